import { tableWords } from '../../tables/table-words.ts';
import type { ReceiptLanguage } from './receipt-language.ts';

export const RECEIPT_EN: ReceiptLanguage = {
  words: {
    heading: ({ orderId, tableName, day, time }) =>
      `Order no. ${orderId} · ${tableWords(tableName, 'en')} · ${day} ${time}`,
    taxId: (taxId) => `Tax no. (NIF) ${taxId}`,
    phone: (phone) => `Tel. ${phone}`,
    each: (price) => `${price} each`,
    total: 'Total, VAT included',
    vat: (percent, net) => `VAT ${percent}% on ${net}`,
    tip: 'Tip, separate',
    refunded: 'Refunded',
  },
  said: {
    'Pedido cancelado: su pago va aparte': 'Order cancelled: its payment is dealt with separately',
    'Pedido cancelado: no se ha cobrado nada': 'Order cancelled: nothing has been charged',
    'Pagado online': 'Paid online',
    'Pago online sin terminar': 'Online payment not finished',
    'Se paga en la mesa': 'To be paid at the table',
    'Este documento no es una factura': 'This document is not an invoice',
  },
};
