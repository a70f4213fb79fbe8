import { firstFired, type ProductFacts } from '@simplato/domain';
import type { Queryable, Transaction } from '../../db/database.ts';
import { seatReleasedOrder } from '../tabs/seat.ts';
import { insertOrderMail } from './order-mail-queries.ts';
import { findOrderObstacle, readWaitingOrder } from './order-obstacle.ts';
import { updatePayment, type PaymentChange } from './payment-change-queries.ts';
import type { OrderDependencies } from './place-order.ts';
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
export { findOrderObstacle, readWaitingOrder } from './order-obstacle.ts';

/** When an order reaches the kitchen, and what says when it is ready then. */
export type Arrival = Pick<OrderDependencies, 'now' | 'paces'>;

export type OrderId = Pick<PaymentChange, 'restaurantId' | 'orderId'>;

/**
 * The provider has the money: the order goes to the kitchen, even if it could not be placed any more,
 * which the board then shows. Its diner gets the confirmation.
 */
export async function markPaid(
  tx: Transaction,
  order: OrderId,
  arrival: Arrival,
): Promise<boolean> {
  return letIn(tx, { ...order, actor: '' }, arrival, 'paid');
}

/**
 * The diner pays the waiter after all: the order goes to the kitchen unpaid, if it could still be
 * placed. `actor` is who of the staff has let it in; empty where its table has. `readNow` is what they have
 * read of it since it was placed.
 */
export async function turnToTable(
  tx: Transaction,
  order: OrderId,
  arrival: Arrival,
  { actor = '', readNow }: { actor?: string; readNow?: ProductFacts | undefined } = {},
): Promise<boolean> {
  return letIn(tx, { ...order, actor, readNow }, arrival, 'unpaid');
}

/** Now it is expected as any order is that is sent; nobody knows how what stood against it is solved. */
async function letIn(
  tx: Transaction,
  {
    restaurantId,
    orderId,
    actor,
    readNow,
  }: OrderId & Pick<PaymentChange, 'actor'> & { readNow?: ProductFacts | undefined },
  { now, paces }: Arrival,
  to: 'paid' | 'unpaid',
): Promise<boolean> {
  const order = { restaurantId, orderId };
  const waiting = await readWaitingOrder(tx, order);
  const found = await findOrderObstacle(tx, waiting, now(), readNow);
  if (found && to === 'unpaid') return false;
  const { lines, courses } = waiting.order;
  const first = firstFired(lines, courses.length > 0);
  const isIn = await updatePayment(tx, {
    ...order,
    from: 'pending',
    to,
    in: ['received'],
    actor,
    isArrival: true,
    paidDespite: found?.obstacle ?? null,
    expected: found ? null : await paces.expectOrder(tx, waiting.restaurant, first),
  });
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
