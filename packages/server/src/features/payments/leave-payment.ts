import type { Order } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import { ProviderRefusal, type Checkout } from '../../payments/payment-provider.ts';
import { requireOrder } from '../orders/advance-order.ts';
import { cancelUnpaid, turnToTable } from '../orders/change-payment.ts';
import { requireOwnOrder } from '../orders/own-order.ts';
import type { Session } from '../sessions/session.ts';
import { askProvider } from './ask-provider.ts';
import { chargeOf, type CheckoutParts } from './open-checkout.ts';
import {
  findPaymentUnderWay,
  openPayment,
  settlePaymentRow,
  type Payment,
} from './payment-queries.ts';
import { recordCheckout, type Settled } from './settle.ts';

const DROPPED = 'Lo has descartado antes de pagar';

/** Paying the waiter after all. Asked twice it answers the same order. */
export async function payAtTable(
  parts: CheckoutParts,
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
  parts: CheckoutParts,
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
  parts: CheckoutParts,
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
export async function closeAttempt(parts: CheckoutParts, order: Order): Promise<Settled | 'none'> {
  const payment = await findPaymentUnderWay(parts.db, order.restaurantId, order.orderId);
  if (payment === null) return 'none';
  const checkout = await askProvider(async () => expireAttempt(parts, order, payment));
  if (checkout === null) {
    await settlePaymentRow(parts.db, payment, 'expired', null);
    return 'expired';
  }
  return recordCheckout(parts, payment, checkout, { isOver: false });
}

/** Null when the provider never made a page, and never will. */
async function expireAttempt(
  parts: CheckoutParts,
  order: Order,
  payment: Payment,
): Promise<Checkout | null> {
  const { db, payments } = parts;
  let { sessionId } = payment;
  if (sessionId === null) {
    // Nobody knows whether the provider heard of it: the same key answers the page that it made then.
    try {
      const page = await payments.createCheckout(chargeOf(parts, order, payment));
      await openPayment(db, payment, page);
      sessionId = page.sessionId;
    } catch (error) {
      if (error instanceof ProviderRefusal) return null;
      throw error;
    }
  }
  return payments.expireCheckout(payment.accountId, sessionId);
}
