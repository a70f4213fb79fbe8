import { tableLabel } from '../tables/table-label.ts';
import type { ReceiptMessages } from './receipt-messages.ts';

export const RECEIPT_EN: ReceiptMessages = {
  heading: ({ orderId, tableName, day, time }) =>
    `Order no. ${orderId} · ${tableLabel(tableName, 'en')} · ${day} ${time}`,
  paymentHeading: ({ paymentNumber, tableName, day, time }) =>
    `Payment no. ${paymentNumber} · ${tableLabel(tableName, 'en')} · ${day} ${time}`,
  taxId: (taxId) => `Tax no. (NIF) ${taxId}`,
  phone: (phone) => `Tel. ${phone}`,
  each: (price) => `${price} each`,
  total: 'Total, VAT included',
  onAccount: 'Towards the table’s bill',
  onAccountTotal: 'Total',
  onAccountText: 'It is for no dish in particular, and so has no VAT of its own.',
  vat: (percent, net) => `VAT ${percent}% on ${net}`,
  takenOff: (product) => `Taken off: ${product}`,
  tip: 'Tip, separate',
  refunded: 'Refunded',
  returning: 'Refund under way',
  payments: {
    cancelled: 'Order cancelled: nothing has been charged',
    stray: 'Order cancelled: its payment is dealt with separately',
    paid: 'Paid online',
    unfinished: 'Online payment not finished',
    atTable: 'To be paid at the table',
    paidAtTable: 'Paid at the table',
  },
  notice: 'This document is not an invoice',
};
