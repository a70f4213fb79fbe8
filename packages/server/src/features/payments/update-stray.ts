import {
  returnedCents,
  strayPayment,
  type Order,
  type PaymentWithRefunds,
  type StrayRow,
} from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import { requireOrder } from '../orders/require-order.ts';
import { markRefunded, markStray } from '../orders/change-payment.ts';
import { listPaymentsOfOrder, type OrderPayment } from './payment-queries.ts';
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

/**
 * Updates the order's two refunded amounts: of the payment that counts for it, and of payments that
 * came too late. Returns whether either has changed.
 */
export async function updateRefundedAmounts(
  tx: Transaction,
  {
    restaurantId,
    orderId,
    actor,
    reason,
  }: Pick<Order, 'restaurantId' | 'orderId'> & Pick<Refund, 'actor' | 'reason'>,
): Promise<boolean> {
  const payments = await listPaymentsOfOrder(tx, restaurantId, orderId);
  const paid = payments.find(({ state }) => state === 'paid');
  const refunds = await listRefunds(tx, restaurantId, orderId);
  const refundedCents = returnedCents(
    refunds.filter(({ paymentNumber }) => paymentNumber === paid?.paymentNumber),
  );
  const hasChanged = await markRefunded(tx, {
    restaurantId,
    orderId,
    refundedCents,
    actor,
    reason,
  });
  return (await updateStray(tx, { restaurantId, orderId })) || hasChanged;
}

function rowOf(order: Order, payment: OrderPayment, refunds: readonly Refund[]): StrayRow[] {
  const { state, amountCents, sessionId } = payment;
  const row = withRefunds(order, payment, refunds);
  if (state === 'paid') return [{ state, ...row }];
  if (state === 'late') return [{ state, ...row }];
  if (state === 'lost') return [{ state: 'unseen', amountCents, refunds: [] }];
  const isOver = order.status === 'cancelled' && order.payment === 'pending';
  const isAwaited = isOver && state === 'open' && sessionId !== null;
  return isAwaited ? [{ state: 'awaited', amountCents, refunds: [] }] : [];
}

/** A payment with its own refunds of an order's. */
export function withRefunds(
  { status }: Pick<Order, 'status'>,
  { paymentNumber, state, amountCents }: OrderPayment,
  refunds: readonly Refund[],
): PaymentWithRefunds {
  return {
    amountCents,
    isKept: state === 'paid' && status !== 'cancelled',
    refunds: refunds
      .filter((refund) => refund.paymentNumber === paymentNumber)
      .map((refund) => ({
        ...refund,
        isPromised: refund.isUndone || (refund.isRequested && refund.providerRefundId !== null),
      })),
  };
}
