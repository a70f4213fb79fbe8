import { type Order, UNPAID_TEXTS, weighingOf } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import {
  cancelUnpaid,
  dropTip,
  findOrderObstacle,
  readWaitingOrder,
  turnToTable,
} from '../orders/change-payment.ts';
import { requireOrder, requireOwnOrder } from '../orders/require-order.ts';
import { requireOrderToDrop } from '../orders/weigh-order.ts';
import { requireTableSession, type Session } from '../../auth/session.ts';
import { askProvider } from './ask-provider.ts';
import { hasPage } from './fetch-checkout.ts';
import { findPaymentUnderWay, giveUpPayment, setLeaving, type Leaving } from './payment-queries.ts';
import { lockOrder } from './refund-queries.ts';
import { closePayment, type Settled, type SettlingDependencies } from './settle.ts';

/** After this the worker tries again to close a page for which the provider did not answer. */
const GO_ON_MS = 5_000;

/** The diner will pay the waiter instead. Idempotent: a repeated call returns the same order. */
export async function payAtTable(
  dependencies: SettlingDependencies,
  session: Session,
  orderId: number,
): Promise<Order> {
  const order = await requireOwnOrder(dependencies.db, session, orderId);
  if (order.status === 'cancelled') throw new AppError('order_cancelled');
  if (order.payment === 'unpaid') return order;
  // Its table accepts what was weighed, and so pays with the rest.
  if (weighingOf(order) !== null) throw new AppError('not_payable');
  const { db } = dependencies;
  const requirePlaceable = async () => {
    const found = await findOrderObstacle(
      db,
      await readWaitingOrder(db, order),
      dependencies.now(),
    );
    if (found !== null) throw found.refusal;
  };
  if (order.payment === 'pending') await requirePlaceable();
  const now = await leavePayment(dependencies, order, 'table', async () =>
    db.transaction(async (tx) => turnToTable(tx, order, dependencies)),
  );
  // The restaurant cancelled it meanwhile.
  if (now.status === 'cancelled') throw new AppError('order_cancelled');
  if (now.payment === 'pending') {
    // It may have become impossible while the page was being closed.
    await requirePlaceable();
    throw new AppError('payment_underway');
  }
  return now;
}

/**
 * The diner wants to change their choice: cancels this order, which never reached the kitchen. What a waiter
 * has ordered by weight is for any phone of its table to decline.
 */
export async function dropOrder(
  dependencies: SettlingDependencies,
  session: Session,
  orderId: number,
): Promise<Order> {
  const order = await requireOrderToDrop(dependencies.db, requireTableSession(session), orderId);
  if (order.payment === 'pending' && order.status === 'cancelled') return order;
  const now = await leavePayment(dependencies, order, 'drop', async () =>
    cancelUnpaid(dependencies.db, order, {
      actor: '',
      reason: weighingOf(order) === null ? UNPAID_TEXTS.dropped : UNPAID_TEXTS.declined,
    }),
  );
  if (now.status === 'cancelled') return now;
  throw new AppError(now.payment === 'pending' ? 'payment_underway' : 'not_payable');
}

/**
 * The restaurant takes no tips any more, so that of an order that waits for its payment is taken off,
 * and its diner agrees to the new amount before it is charged.
 */
export async function takeTipOff(dependencies: SettlingDependencies, order: Order): Promise<void> {
  const { db } = dependencies;
  await leavePayment(dependencies, order, 'free', async () =>
    db.transaction(async (tx) => {
      await lockOrder(tx, order.restaurantId, order.orderId);
      return dropTip(tx, order);
    }),
  );
}

/** Closes the open page, then does `leave`. Returns the order as it is afterwards. */
async function leavePayment(
  dependencies: SettlingDependencies,
  order: Order,
  leaving: Leaving,
  leave: () => Promise<boolean>,
): Promise<Order> {
  if (order.payment === 'paid') throw new AppError('already_paid');
  if (order.payment !== 'pending') throw new AppError('not_payable');
  const closed = await closeAttempt(dependencies, order, leaving);
  if (closed === 'processing') throw new AppError('payment_underway');
  if (closed === 'open') throw new AppError('payment_not_closed');
  const hasLeft = closed !== 'paid' && (await leave());
  if (hasLeft) dependencies.announce(order.restaurantId);
  const now = await requireOrder(dependencies.db, order.restaurantId, order.orderId);
  if (now.payment === 'paid') throw new AppError('already_paid');
  return now;
}

/**
 * Ends the open attempt, if there is one, so that nobody can pay it any more. Returns its final
 * state: it may have been paid a moment ago. What to do with the order (`leaving`) is stored first,
 * so that whichever process learns that the page is closed, even after a crash, does it.
 */
export async function closeAttempt(
  dependencies: SettlingDependencies,
  order: Order,
  leaving: Leaving,
): Promise<Settled | 'none'> {
  const payment = await findPaymentUnderWay(dependencies.db, order.restaurantId, order.orderId);
  if (payment === null) return 'none';
  if (!hasPage(payment)) {
    // Nobody has been sent to a page yet. If one is being made, `openPayment` will find the attempt
    // given up.
    const isOver = await giveUpPayment(dependencies.db, payment);
    return isOver ? 'expired' : closeAttempt(dependencies, order, leaving);
  }
  const goOnAt = new Date(dependencies.now().getTime() + GO_ON_MS);
  const isMeant = await setLeaving(dependencies.db, payment, leaving, goOnAt);
  if (!isMeant) return closeAttempt(dependencies, order, leaving);
  return askProvider(
    () => closePayment(dependencies, { ...payment, leaving }),
    'payment_not_closed',
  );
}
