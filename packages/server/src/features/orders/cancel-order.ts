import { isOpen, ORDER_STATUSES, type PaymentStatus } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import type { Actor, Moved } from './advance-order.ts';
import { requireOrder } from './require-order.ts';
import { updateStatus } from './step-queries.ts';

/**
 * Cancels an unpaid order; a paid one only for a caller that refunds it in the same transaction. An
 * order that is already cancelled keeps its first reason.
 */
export async function cancelOrder(
  db: Queryable,
  { restaurantId, userName }: Actor,
  orderId: number,
  reason: string,
  payments: readonly PaymentStatus[] = ['unpaid'],
): Promise<Moved> {
  const cancelled = await updateStatus(db, {
    restaurantId,
    orderId,
    from: ORDER_STATUSES.filter(isOpen),
    to: 'cancelled',
    actor: userName,
    reason,
    payments,
  });
  if (cancelled) return { order: cancelled, hasMoved: true };
  const order = await requireOrder(db, restaurantId, orderId);
  if (order.status === 'cancelled') return { order, hasMoved: false };
  throw new AppError(isOpen(order.status) ? 'paid_order' : 'not_cancellable');
}
