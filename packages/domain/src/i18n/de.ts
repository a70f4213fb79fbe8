import { tableLabel } from '../tables/table-label.ts';
import type { ReceiptMessages } from './receipt-messages.ts';

export const RECEIPT_DE: ReceiptMessages = {
  heading: ({ orderId, tableName, day, time }) =>
    `Bestellung Nr. ${orderId} · ${tableLabel(tableName, 'de')} · ${day.replaceAll('/', '.')} ${time}`,
  paymentHeading: ({ paymentNumber, tableName, day, time }) =>
    `Zahlung Nr. ${paymentNumber} · ${tableLabel(tableName, 'de')} · ${day.replaceAll('/', '.')} ${time}`,
  taxId: (taxId) => `Steuernr. (NIF) ${taxId}`,
  phone: (phone) => `Tel. ${phone}`,
  each: (price) => `${price} pro Stück`,
  total: 'Gesamt, inkl. MwSt.',
  onAccount: 'Anzahlung auf die Rechnung des Tischs',
  onAccountTotal: 'Gesamt',
  onAccountText: 'Sie ist für kein bestimmtes Gericht und hat deshalb keine eigene Mehrwertsteuer.',
  vat: (percent, net) => `MwSt. ${percent}\u00a0% auf ${net}`,
  takenOff: (product) => `Gestrichen: ${product}`,
  tip: 'Trinkgeld, getrennt',
  refunded: 'Erstattet',
  returning: 'Erstattung unterwegs',
  payments: {
    cancelled: 'Bestellung storniert: Es wurde nichts abgebucht',
    stray: 'Bestellung storniert: Die Zahlung wird gesondert behandelt',
    paid: 'Online bezahlt',
    unfinished: 'Online-Zahlung nicht abgeschlossen',
    atTable: 'Wird am Tisch bezahlt',
    paidAtTable: 'Am Tisch bezahlt',
  },
  notice: 'Dieses Dokument ist keine Rechnung',
};
