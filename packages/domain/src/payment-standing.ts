import type { Order } from './order.ts';
import { isOpen, type OrderStatus } from './order-status.ts';
import { refundState } from './refunds.ts';
import type { StrayState } from './stray-payment.ts';

/** How an order stands with its money, for lists: what became of a payment, not only how it was to be. */
export const PAYMENT_STANDINGS = [
  'at-table',
  'due',
  'underway',
  'not-paid',
  'online',
  'partly-refunded',
  'refunded',
  'returning',
  'not-returned',
  'unseen',
] as const;
export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number];

const OF_STRAY = {
  awaited: 'underway',
  returning: 'returning',
  returned: 'refunded',
  stuck: 'not-returned',
  unseen: 'unseen',
} as const satisfies Record<StrayState, PaymentStanding>;

export function paymentStanding(order: Order): PaymentStanding {
  const { payment, status, stray } = order;
  if (payment === 'unpaid') return standingAtTable(status);
  if (payment === 'paid') {
    const refunded = refundState(order);
    if (refunded === 'whole') return 'refunded';
    return refunded === 'partial' ? 'partly-refunded' : 'online';
  }
  if (status !== 'cancelled') return 'underway';
  return stray === null ? 'not-paid' : OF_STRAY[stray.state];
}

/** Nobody tells the application of money at the table: that the house closes the order says it. */
function standingAtTable(status: OrderStatus): PaymentStanding {
  if (status === 'cancelled') return 'not-paid';
  return isOpen(status) ? 'due' : 'at-table';
}

/** Whether it is paid at the table, or was. */
export function isPaidAtTable({ payment, status }: Pick<Order, 'payment' | 'status'>): boolean {
  return payment === 'unpaid' && status !== 'cancelled';
}

/** Whether it is known that a cancelled order has cost its diner nothing. */
export function isSurelyUncharged({ payment, stray }: Order): boolean {
  return payment !== 'paid' && stray === null;
}
