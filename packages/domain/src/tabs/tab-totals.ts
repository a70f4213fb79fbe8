import type { Order, OrderLine } from '../orders/order.ts';
import { placedCents } from '../orders/removals.ts';
import { goesToKitchen } from '../payments/payment-status.ts';
import type { TabTotals } from './tab.ts';

type Counted = Pick<Order, 'status' | 'payment' | 'totalCents' | 'tipCents' | 'refundedCents'> & {
  lines: readonly Pick<OrderLine, 'removed' | 'unitGrossCents'>[];
};

/** Cancelled orders do not count; one that waits for its own online payment does once it is paid. */
export function countsInTab({ status, payment }: Pick<Order, 'status' | 'payment'>): boolean {
  return status !== 'cancelled' && goesToKitchen(payment);
}

/** How many units of an order's line nobody has paid for yet, of those that are left. */
export function claimableUnits(order: Pick<Order, 'status' | 'payment'>, quantity: number): number {
  return countsInTab(order) && order.payment !== 'paid' ? quantity : 0;
}

/**
 * What a tab costs, what has been paid and what is due. What its restaurant gave back of an online
 * payment lowers price and payment alike, the tip last.
 */
export function tabTotals(orders: readonly Counted[]): TabTotals {
  const counting = orders.filter(countsInTab).map((order) => {
    const isPaid = order.payment === 'paid';
    // What gives back units that were taken off lowers the price once.
    const keptCents = isPaid
      ? Math.max(0, Math.min(order.totalCents, placedCents(order) - order.refundedCents))
      : order.totalCents;
    return { totalCents: keptCents, paidCents: isPaid ? keptCents : 0 };
  });
  const totalCents = counting.reduce((sum, one) => sum + one.totalCents, 0);
  const paidCents = counting.reduce((sum, one) => sum + one.paidCents, 0);
  return { totalCents, paidCents, reservedCents: 0, dueCents: totalCents - paidCents };
}
