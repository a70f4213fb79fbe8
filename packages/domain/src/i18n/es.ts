import { tableLabel } from '../tables/table-label.ts';
import type { ReceiptMessages } from './receipt-messages.ts';

export const RECEIPT_ES = {
  heading: ({ orderId, tableName, day, time }) =>
    `Pedido nº ${orderId} · ${tableLabel(tableName)} · ${day} ${time}`,
  taxId: (taxId) => `NIF ${taxId}`,
  phone: (phone) => `Tel. ${phone}`,
  each: (price) => `${price} la unidad`,
  total: 'Total, IVA incluido',
  vat: (percent, net) => `IVA ${percent} % de ${net}`,
  tip: 'Propina, aparte',
  refunded: 'Devuelto',
  payments: {
    cancelled: 'Pedido cancelado: no se ha cobrado nada',
    stray: 'Pedido cancelado: su pago va aparte',
    paid: 'Pagado online',
    unfinished: 'Pago online sin terminar',
    atTable: 'Se paga en la mesa',
  },
  notice: 'Este documento no es una factura',
} as const satisfies ReceiptMessages;
