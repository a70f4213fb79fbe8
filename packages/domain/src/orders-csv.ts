import { csvText } from './csv.ts';
import { wallTime } from './house-time.ts';
import type { Cents } from './money.ts';
import { describeLines, type Order, type OrderOrigin } from './order.ts';
import type { OrderStatus } from './order-status.ts';
import { paymentStanding, type PaymentStanding } from './payment-standing.ts';

const STATUS_WORDS = {
  received: 'En curso',
  preparing: 'En preparación',
  ready: 'Listo',
  closed: 'Cerrado',
  cancelled: 'Cancelado',
} as const satisfies Record<OrderStatus, string>;
const PAYMENT_WORDS = {
  'at-table': 'En la mesa',
  underway: 'Pago en curso',
  'not-paid': 'No se pagó',
  online: 'En línea',
  'partly-refunded': 'Devuelto en parte',
  refunded: 'Devuelto',
  returning: 'Devolviéndose',
  'not-returned': 'Sin devolver',
  unseen: 'Sin saber',
} as const satisfies Record<PaymentStanding, string>;
const ORIGIN_WORDS = {
  diner: 'Comensal',
  staff: 'Camarero',
} as const satisfies Record<OrderOrigin, string>;

const HEADINGS = [
  'Pedido',
  'Fecha',
  'Hora',
  'Mesa',
  'Estado',
  'Pago',
  'Origen',
  'Total',
  'Propina',
  'Devuelto',
  'Platos',
  'Nota',
  'Motivo',
] as const;

/** Orders as a table for a spreadsheet. */
export function ordersCsv(orders: readonly Order[]): string {
  return csvText([HEADINGS, ...orders.map(rowOf)]);
}

function rowOf(order: Order): string[] {
  const { date, time } = wallTime(Date.parse(order.placedAt));
  return [
    String(order.orderId),
    date.split('-').toReversed().join('/'),
    time,
    order.tableName,
    STATUS_WORDS[order.status],
    PAYMENT_WORDS[paymentStanding(order)],
    ORIGIN_WORDS[order.origin],
    decimalComma(order.totalCents),
    decimalComma(order.tipCents),
    decimalComma(goneBackCents(order)),
    describeLines(order.lines).replaceAll('\n', ', '),
    order.note,
    order.cancelReason,
  ];
}

/** What came too late and went back stands here as well. */
function goneBackCents({ refundedCents, stray }: Order): Cents {
  return refundedCents + (stray?.state === 'returned' ? stray.amountCents : 0);
}

/** '12,50', without the thousands that a spreadsheet would have to guess. */
export function decimalComma(cents: Cents): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}
