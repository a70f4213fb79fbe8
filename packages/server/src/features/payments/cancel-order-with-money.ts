import { auditEvent, canCancel, isOpen, may, type Order, newFact } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/database.ts';
import { recordChanges } from '../audit/record-changes.ts';
import type { Moved } from '../orders/advance-order.ts';
import { requireOrder } from '../orders/require-order.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { queueCancellationSlip } from '../tickets/kitchen-paper.ts';
import type { StaffSession } from '../../auth/session.ts';
import { lockTabOfOrder } from '../tabs/tab-money.ts';
import { invoiceAndMail, invoiceAndMailOfOrder } from './invoice-and-mail.ts';
import { askForRefund } from './ask-for-refund.ts';
import { giveBackBeyond } from './give-back.ts';
import { closeAttempt } from './leave-payment.ts';
import type { SettlingDependencies } from './settle.ts';
import { lockOrder } from './refund-queries.ts';
import { updateStray } from './update-stray.ts';

/**
 * Cancels an order in any state of payment. A paid order is refunded, so its canceller must be allowed
 * to refund. An open payment is closed first; if the provider does not answer or the bank has not
 * decided, the order is cancelled all the same, and a payment that still comes in is refunded
 * automatically.
 */
export async function cancelOrderWithMoney(
  dependencies: SettlingDependencies,
  session: StaffSession,
  orderId: number,
  reason: string,
): Promise<Moved> {
  const { db } = dependencies;
  const { restaurantId } = session;
  const order = await requireOrder(db, restaurantId, orderId);
  if (!isOpen(order.status)) return cancelOrder(db, session, orderId, reason);
  if (order.payment === 'unpaid') return cancelUnpaidOrder(dependencies, session, order, reason);
  if (order.payment === 'pending')
    await closeAttempt(dependencies, order, 'free').catch(ignoreSilence);
  const now = await requireOrder(db, restaurantId, orderId);
  if (now.payment !== 'paid') return cancelUnpaidOrder(dependencies, session, now, reason);
  if (!canCancel(now.status, now.payment, may(session.role, 'refund-order'))) {
    // Throws the error that says why.
    return cancelOrder(db, session, orderId, reason);
  }
  return db.transaction(async (tx) => {
    const moved = await cancelOrder(tx, session, orderId, reason, ['paid']);
    if (moved.hasMoved) {
      await recordCancelled(tx, session, moved.order, reason);
      await askForRefund(tx, {
        restaurantId,
        orderId,
        what: { kind: 'rest' },
        reason,
        actor: session.userName,
        request: null,
        at: dependencies.now(),
      });
      await invoiceAndMailOfOrder(tx, moved.order);
    }
    return moved;
  });
}

/** What its table has paid of it goes back, which is for those who may refund when it was paid online. */
async function cancelUnpaidOrder(
  { db, now }: SettlingDependencies,
  session: StaffSession,
  { restaurantId, orderId }: Order,
  reason: string,
): Promise<Moved> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, restaurantId, orderId);
    const tab = await lockTabOfOrder(tx, restaurantId, orderId);
    const { order, hasMoved } = await cancelOrder(tx, session, orderId, reason, [
      'unpaid',
      'pending',
    ]);
    await updateStray(tx, { restaurantId, orderId });
    if (hasMoved) await recordCancelled(tx, session, order, reason);
    if (hasMoved && tab) {
      const mayRefund = may(session.role, 'refund-order');
      const why = { reason, actor: session.userName, mayRefund, at: now() };
      await giveBackBeyond(tx, tab, why);
      await invoiceAndMail(tx, tab);
    }
    return { order: await requireOrder(tx, restaurantId, orderId), hasMoved };
  });
}

/** For the trail, and for the kitchen's paper. */
async function recordCancelled(
  tx: Transaction,
  session: StaffSession,
  order: Order,
  reason: string,
): Promise<void> {
  const why = newFact('Motivo', reason);
  const about = `Pedido nº ${order.orderId}`;
  await recordChanges(tx, session, [auditEvent('order-cancelled', about, [why])]);
  await queueCancellationSlip(tx, order);
}

function ignoreSilence(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'payment_not_closed') throw error;
}
