import { tableLabel } from '../tables/table-label.ts';
import type { ReceiptMessages } from './receipt-messages.ts';

export const RECEIPT_CA: ReceiptMessages = {
  heading: ({ orderId, tableName, day, time }) =>
    `Comanda núm. ${orderId} · ${tableLabel(tableName, 'ca')} · ${day} ${time}`,
  paymentHeading: ({ paymentNumber, tableName, day, time }) =>
    `Pagament núm. ${paymentNumber} · ${tableLabel(tableName, 'ca')} · ${day} ${time}`,
  taxId: (taxId) => `NIF ${taxId}`,
  phone: (phone) => `Tel. ${phone}`,
  each: (price) => `${price} la unitat`,
  total: 'Total, IVA inclòs',
  onAccount: 'A compte de la taula',
  onAccountTotal: 'Total a compte',
  onAccountText: 'No és de cap plat en particular, i per això no porta IVA propi.',
  vat: (percent, net) => `IVA ${percent}\u00a0% de ${net}`,
  takenOff: (product) => `Tret: ${product}`,
  tip: 'Propina, a part',
  refunded: 'Retornat',
  returning: 'Devolució en curs',
  payments: {
    cancelled: 'Comanda cancel·lada: no s’ha cobrat res',
    stray: 'Comanda cancel·lada: el seu pagament va a part',
    paid: 'Pagat en línia',
    unfinished: 'Pagament en línia sense acabar',
    atTable: 'Es paga a taula',
    paidAtTable: 'Pagat a taula',
  },
  notice: 'Aquest document no és una factura',
};
