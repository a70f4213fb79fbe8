import { tableLabel } from '../tables/table-label.ts';
import type { ReceiptMessages } from './receipt-messages.ts';

export const RECEIPT_ES = {
  heading: ({ orderId, tableName, day, time }) =>
    `Pedido nº ${orderId} · ${tableLabel(tableName)} · ${day} ${time}`,
  paymentHeading: ({ paymentNumber, tableName, day, time }) =>
    `Pago nº ${paymentNumber} · ${tableLabel(tableName)} · ${day} ${time}`,
  taxId: (taxId) => `NIF ${taxId}`,
  phone: (phone) => `Tel. ${phone}`,
  each: (price) => `${price} la unidad`,
  total: 'Total, IVA incluido',
  onAccount: 'A cuenta de la mesa',
  onAccountTotal: 'Total a cuenta',
  onAccountText: 'No es de ningún plato en particular, y por eso no lleva IVA propio.',
  vat: (percent, net) => `IVA ${percent} % de ${net}`,
  takenOff: (product) => `Quitado: ${product}`,
  tip: 'Propina, aparte',
  refunded: 'Devuelto',
  returning: 'Devolución en curso',
  payments: {
    cancelled: 'Pedido cancelado: no se ha cobrado nada',
    stray: 'Pedido cancelado: su pago va aparte',
    paid: 'Pagado online',
    unfinished: 'Pago online sin terminar',
    atTable: 'Se paga en la mesa',
    paidAtTable: 'Pagado en la mesa',
  },
  notice: 'Este documento no es una factura',
} as const satisfies ReceiptMessages;
