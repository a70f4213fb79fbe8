import type { Order } from '../orders/order.ts';
import { isOpen } from '../orders/order-status.ts';
import { weighingOf } from '../orders/weighing.ts';
import { refundState } from '../money/refunds.ts';
import type { TabPayment } from '../tabs/tab-payment.ts';
import { isUnreturned, type StrayState } from './stray-payment.ts';

/**
 * The payment state of an order, for lists: what actually happened, not only how it was meant to be
 * paid.
 */
export const PAYMENT_STANDINGS = [
  'at-table',
  'due',
  'partly-paid',
  'paid-with-tab',
  'to-weigh',
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
  if (payment === 'unpaid') return standingAtTable(order);
  if (payment === 'paid') {
    if (isUnreturned(order)) return OF_STRAY[order.stray.state];
    return standingOf(order, 'online');
  }
  if (weighingOf(order) !== null) return 'to-weigh';
  if (status !== 'cancelled') return 'underway';
  return stray === null ? 'not-paid' : OF_STRAY[stray.state];
}

/** Of one that is paid to the last cent. */
function standingOf(order: Order, paid: PaymentStanding): PaymentStanding {
  const refunded = refundState(order);
  if (refunded === 'whole') return 'refunded';
  return refunded === 'partial' ? 'partly-refunded' : paid;
}

/**
 * What its tab says of it comes first. Where a tab was closed and nobody paid at it, the application was
 * not told: there, closing the order counts as paid.
 */
function standingAtTable(order: Order): PaymentStanding {
  const { status, leftCents, totalCents } = order;
  if (status === 'cancelled') return 'not-paid';
  if (leftCents === 0) return standingOf(order, 'paid-with-tab');
  if (leftCents !== null) return leftCents < totalCents ? 'partly-paid' : 'due';
  return isOpen(status) ? 'due' : 'at-table';
}

/** Whether it is, or was, paid at the table. */
export function isPaidAtTable({ payment, status }: Pick<Order, 'payment' | 'status'>): boolean {
  return payment === 'unpaid' && status !== 'cancelled';
}

/** What has become of a payment of a tab. */
export type TabPaymentEnd = Pick<TabPayment, 'state'>;

/**
 * Whether it is certain that a cancelled order has cost its diner nothing. What was paid of its tab may
 * have paid for it too; null where that is not known.
 */
export function isSurelyUncharged(
  { payment, stray }: Order,
  ofTab: readonly TabPaymentEnd[] | null = [],
): boolean {
  if (payment === 'paid' || stray !== null || ofTab === null) return false;
  return ofTab.every(({ state }) => state === 'open' || state === 'expired' || state === 'undone');
}
