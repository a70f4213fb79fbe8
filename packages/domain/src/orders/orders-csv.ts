import { csvText } from '../text/csv.ts';
import { wallTime } from '../time/restaurant-time.ts';
import type { Cents } from '../money/money.ts';
import { restaurantStatus, type RestaurantStatus } from './restaurant-status.ts';
import { describeLines, type Order, type OrderOrigin } from './order.ts';
import { paymentStanding, type PaymentStanding } from '../payments/payment-standing.ts';
import { chargedTipCents } from '../money/refunds.ts';
import { reasonForRestaurant } from '../payments/unpaid-texts.ts';

/** Also used by the rows of the history. */
export const RESTAURANT_STATUS_WORDS = {
  received: 'En curso',
  preparing: 'En preparación',
  ready: 'Listo',
  closed: 'Cerrado',
  cancelled: 'Cancelado',
  abandoned: 'No llegó a cocina',
} as const satisfies Record<RestaurantStatus, string>;
export const PAYMENT_STANDING_WORDS = {
  'at-table': 'En la mesa',
  due: 'Por cobrar',
  underway: 'Pago en curso',
  'not-paid': 'No se pagó',
  online: 'Online',
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

/** Orders as a spreadsheet table. */
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
    RESTAURANT_STATUS_WORDS[restaurantStatus(order)],
    PAYMENT_STANDING_WORDS[paymentStanding(order)],
    ORIGIN_WORDS[order.origin],
    decimalComma(order.totalCents),
    decimalComma(chargedTipCents(order)),
    decimalComma(goneBackCents(order)),
    describeLines(order.lines).replaceAll('\n', ', '),
    order.note,
    reasonForRestaurant(order.cancelReason),
  ];
}

/** Includes late payments that were returned. */
function goneBackCents({ refundedCents, stray }: Order): Cents {
  return refundedCents + (stray?.state === 'returned' ? stray.amountCents : 0);
}

/** '12,50', without thousands separators, which a spreadsheet might misread. */
export function decimalComma(cents: Cents): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}
