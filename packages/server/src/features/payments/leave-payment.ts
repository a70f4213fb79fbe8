import type { Order } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import { requireOrder } from '../orders/advance-order.ts';
import { cancelUnpaid, turnToTable } from '../orders/change-payment.ts';
import { requireOwnOrder } from '../orders/own-order.ts';
import type { Session } from '../sessions/session.ts';
import { askProvider } from './ask-provider.ts';
import { findPaymentUnderWay, giveUpPayment } from './payment-queries.ts';
import { recordCheckout, type Settled, type SettlingParts } from './settle.ts';

const DROPPED = 'Lo has descartado antes de pagar';

/** Paying the waiter after all. Asked twice it answers the same order. */
export async function payAtTable(
  parts: SettlingParts,
  session: Session,
  orderId: number,
): Promise<Order> {
  const order = await requireOwnOrder(parts.db, session, orderId);
  if (order.payment === 'unpaid' && order.status !== 'cancelled') return order;
  return leavePayment(parts, order, async () =>
    parts.db.transaction(async (tx) => turnToTable(tx, order)),
  );
}

/** The diner wants to change what they chose: this order is over, and no kitchen has seen it. */
export async function dropOrder(
  parts: SettlingParts,
  session: Session,
  orderId: number,
): Promise<Order> {
  const order = await requireOwnOrder(parts.db, session, orderId);
  if (order.payment === 'pending' && order.status === 'cancelled') return order;
  return leavePayment(parts, order, async () =>
    cancelUnpaid(parts.db, order, { actor: '', reason: DROPPED }),
  );
}

async function leavePayment(
  parts: SettlingParts,
  order: Order,
  leave: () => Promise<boolean>,
): Promise<Order> {
  if (order.payment === 'paid') throw new AppError('already_paid');
  if (order.payment !== 'pending') throw new AppError('not_payable');
  const closed = await closeAttempt(parts, order);
  if (closed === 'processing') throw new AppError('payment_underway');
  const hasLeft = closed !== 'paid' && (await leave());
  if (hasLeft) parts.announce(order.restaurantId);
  const now = await requireOrder(parts.db, order.restaurantId, order.orderId);
  if (now.payment === 'paid') throw new AppError('already_paid');
  if (!hasLeft && now.payment === 'pending' && now.status !== 'cancelled') {
    throw new AppError('payment_underway');
  }
  return now;
}

/**
 * Ends the attempt under way, if there is one, so that nobody can pay on it any more; answers what became
 * of it, which may be that it was paid a moment ago.
 */
export async function closeAttempt(parts: SettlingParts, order: Order): Promise<Settled | 'none'> {
  const payment = await findPaymentUnderWay(parts.db, order.restaurantId, order.orderId);
  if (payment === null) return 'none';
  const { accountId, sessionId } = payment;
  if (sessionId === null) {
    // Nobody has been sent to its page, if there is one; whoever gets it now is told that it is over.
    const isOver = await giveUpPayment(parts.db, payment);
    return isOver ? 'expired' : closeAttempt(parts, order);
  }
  const checkout = await askProvider(() => parts.payments.expireCheckout(accountId, sessionId));
  return recordCheckout(parts, payment, checkout, { isOver: false });
}
