import { csvText } from './csv.ts';
import { wallTime } from './house-time.ts';
import type { Cents } from './money.ts';
import { describeLines, type Order, type OrderOrigin } from './order.ts';
import type { OrderStatus } from './order-status.ts';
import type { PaymentStatus } from './payment-status.ts';

const STATUS_WORDS = {
  received: 'En curso',
  preparing: 'En preparación',
  ready: 'Listo',
  closed: 'Cerrado',
  cancelled: 'Cancelado',
} as const satisfies Record<OrderStatus, string>;
const PAYMENT_WORDS = {
  unpaid: 'En la mesa',
  pending: 'Pago en curso',
  paid: 'En línea',
} as const satisfies Record<PaymentStatus, string>;
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
    PAYMENT_WORDS[order.payment],
    ORIGIN_WORDS[order.origin],
    decimalComma(order.totalCents),
    decimalComma(order.tipCents),
    decimalComma(order.refundedCents),
    describeLines(order.lines).replaceAll('\n', ', '),
    order.note,
    order.cancelReason,
  ];
}

/** '12,50', without the thousands that a spreadsheet would have to guess. */
export function decimalComma(cents: Cents): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}
