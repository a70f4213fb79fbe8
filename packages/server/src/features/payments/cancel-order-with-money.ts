import { isOpen, may } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import { requireOrder, type Moved } from '../orders/advance-order.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import type { StaffSession } from '../sessions/session.ts';
import { askForRefund } from './ask-for-refund.ts';
import { closeAttempt } from './leave-payment.ts';
import type { SettlingParts } from './settle.ts';

/**
 * Cancels an order, whatever its money does. What was paid goes back, which takes somebody who may give
 * money back. An open payment is ended first; where the provider is silent or the bank is at it, the house
 * does not wait: a payment that comes in afterwards goes back by itself.
 */
export async function cancelOrderWithMoney(
  parts: SettlingParts,
  session: StaffSession,
  orderId: number,
  reason: string,
): Promise<Moved> {
  const { db } = parts;
  const order = await requireOrder(db, session.restaurantId, orderId);
  if (!isOpen(order.status) || order.payment === 'unpaid') {
    return cancelOrder(db, session, orderId, reason);
  }
  if (order.payment === 'pending') await closeAttempt(parts, order).catch(ignoreSilence);
  const now = await requireOrder(db, session.restaurantId, orderId);
  if (now.payment !== 'paid')
    return cancelOrder(db, session, orderId, reason, ['unpaid', 'pending']);
  if (!may(session.role, 'refund-order')) throw new AppError('paid_order');
  return db.transaction(async (tx) => {
    const moved = await cancelOrder(tx, session, orderId, reason, ['paid']);
    if (moved.hasMoved) {
      await askForRefund(tx, {
        restaurantId: session.restaurantId,
        orderId,
        what: { kind: 'rest' },
        reason,
        actor: session.userName,
        request: null,
        at: parts.now(),
      });
    }
    return moved;
  });
}

function ignoreSilence(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'provider_silent') throw error;
}
