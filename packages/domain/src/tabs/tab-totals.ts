import type { Order } from '../orders/order.ts';
import { goesToKitchen } from '../payments/payment-status.ts';
import type { TabTotals } from './tab.ts';

type Counted = Pick<Order, 'status' | 'payment' | 'totalCents' | 'tipCents' | 'refundedCents'>;

/** Cancelled orders do not count; one that waits for its own online payment does once it is paid. */
export function countsInTab({ status, payment }: Pick<Order, 'status' | 'payment'>): boolean {
  return status !== 'cancelled' && goesToKitchen(payment);
}

/** How many units of an order's line nobody has paid for yet. */
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
    const keptCents =
      order.totalCents - (isPaid ? Math.min(order.totalCents, order.refundedCents) : 0);
    return { totalCents: keptCents, paidCents: isPaid ? keptCents : 0 };
  });
  const totalCents = counting.reduce((sum, one) => sum + one.totalCents, 0);
  const paidCents = counting.reduce((sum, one) => sum + one.paidCents, 0);
  return { totalCents, paidCents, reservedCents: 0, dueCents: totalCents - paidCents };
}
