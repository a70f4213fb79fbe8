import type { OrderObstacle, PaymentStatus } from '@simplato/domain';
import type { Queryable, Transaction } from '../../db/database.ts';
import { seatReleasedOrder } from '../tabs/seat.ts';
import { insertOrderMail } from './order-mail-queries.ts';
import { findOrderObstacle } from './order-obstacle.ts';
import { updatePayment, type PaymentChange } from './payment-change-queries.ts';
import { updateStatus } from './step-queries.ts';

export { SIMPLATO } from '@simplato/domain';

/*
 * How payments change their orders; for the payments feature. Each function returns whether it did
 * anything: an order that has changed otherwise meanwhile is left as it is, and the caller must
 * deal with the money.
 */

export {
  dropTip,
  isNeverPaid,
  listNeverPaid,
  markRefunded,
  markStray,
  remarkOnOrder,
} from './payment-change-queries.ts';
export { findOrderObstacle } from './order-obstacle.ts';

export type OrderId = Pick<PaymentChange, 'restaurantId' | 'orderId'>;

/**
 * The provider has the money: the order goes to the kitchen, even if it could not be placed any more,
 * which the board then shows. Its diner gets the confirmation.
 */
export async function markPaid(tx: Transaction, order: OrderId, at: Date): Promise<boolean> {
  const found = await findOrderObstacle(tx, order, at);
  return letIn(tx, order, 'paid', found?.obstacle ?? null);
}

/**
 * The diner pays the waiter after all: the order goes to the kitchen unpaid, if it could still be
 * placed.
 */
export async function turnToTable(tx: Transaction, order: OrderId, at: Date): Promise<boolean> {
  const found = await findOrderObstacle(tx, order, at);
  return found === null && letIn(tx, order, 'unpaid', null);
}

async function letIn(
  tx: Transaction,
  order: OrderId,
  to: PaymentStatus,
  paidDespite: OrderObstacle | null,
): Promise<boolean> {
  const arrival = { in: ['received'], actor: '', isArrival: true, paidDespite } as const;
  const change = { from: 'pending', to, ...arrival } as const;
  const isIn = await updatePayment(tx, { ...order, ...change });
  if (!isIn) return false;
  await seatReleasedOrder(tx, order);
  await insertOrderMail(tx, order);
  return true;
}

/** Cancels an order that was never paid and never reached the kitchen. */
export async function cancelUnpaid(
  tx: Queryable,
  order: OrderId,
  { actor, reason }: { actor: string; reason: string },
): Promise<boolean> {
  const cancelled = await updateStatus(tx, {
    ...order,
    from: ['received'],
    to: 'cancelled',
    actor,
    reason,
    payments: ['pending'],
  });
  return cancelled !== null;
}
