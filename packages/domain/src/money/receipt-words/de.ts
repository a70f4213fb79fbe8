import { tableWords } from '../../tables/table-words.ts';
import type { ReceiptLanguage } from './receipt-language.ts';

export const RECEIPT_DE: ReceiptLanguage = {
  words: {
    heading: ({ orderId, tableName, day, time }) =>
      `Bestellung Nr. ${orderId} · ${tableWords(tableName, 'de')} · ${day.replaceAll('/', '.')} ${time}`,
    taxId: (taxId) => `Steuernr. (NIF) ${taxId}`,
    phone: (phone) => `Tel. ${phone}`,
    each: (price) => `${price} pro Stück`,
    total: 'Gesamt, inkl. MwSt.',
    vat: (percent, net) => `MwSt. ${percent}\u00a0% auf ${net}`,
    tip: 'Trinkgeld, getrennt',
    refunded: 'Erstattet',
  },
  said: {
    'Pedido cancelado: su pago va aparte':
      'Bestellung storniert: Die Zahlung wird gesondert behandelt',
    'Pedido cancelado: no se ha cobrado nada': 'Bestellung storniert: Es wurde nichts abgebucht',
    'Pagado online': 'Online bezahlt',
    'Pago online sin terminar': 'Online-Zahlung nicht abgeschlossen',
    'Se paga en la mesa': 'Wird am Tisch bezahlt',
    'Este documento no es una factura': 'Dieses Dokument ist keine Rechnung',
  },
};
