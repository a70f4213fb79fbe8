import { strayPayment, type Order, type StrayRow } from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import { requireOrder } from '../orders/require-order.ts';
import { markStray } from '../orders/change-payment.ts';
import { listPaymentsOfOrder, type Payment } from './payment-queries.ts';
import { listRefunds, lockOrder, type Refund } from './refund-queries.ts';

/**
 * Recomputes an order's stray payment and stores it. Must be called last by whatever changes a
 * payment or a refund, or cancels the order: under the order's lock, the last caller sees all changes.
 * Returns whether it has changed.
 */
export async function updateStray(
  tx: Transaction,
  { restaurantId, orderId }: Pick<Order, 'restaurantId' | 'orderId'>,
): Promise<boolean> {
  await lockOrder(tx, restaurantId, orderId);
  const order = await requireOrder(tx, restaurantId, orderId);
  const payments = await listPaymentsOfOrder(tx, restaurantId, orderId);
  const refunds = await listRefunds(tx, restaurantId, orderId);
  const rows = payments.flatMap((payment) => rowOf(order, payment, refunds));
  return markStray(tx, { restaurantId, orderId, stray: strayPayment(rows) });
}

function rowOf(
  { status, payment: standing }: Order,
  { attempt, state, amountCents, sessionId }: Payment,
  refunds: readonly Refund[],
): StrayRow[] {
  const row = (strayState: StrayRow['state']) => [
    {
      state: strayState,
      amountCents,
      refunds: refunds.filter((refund) => refund.attempt === attempt),
    },
  ];
  if (state === 'late') return row('late');
  if (state === 'lost') return row('unseen');
  const isOver = status === 'cancelled' && standing === 'pending';
  return isOver && state === 'open' && sessionId !== null ? row('awaited') : [];
}
