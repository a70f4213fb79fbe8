import { previousStatus, UNDO_WINDOW_MS, type Order, type OrderStatus } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { requireOrder } from './require-order.ts';
import { updateStatus } from './step-queries.ts';

/** Somebody of the staff, whose name stands beside what was done. */
export interface Actor {
  restaurantId: number;
  userName: string;
}

export interface Moved {
  order: Order;
  hasMoved: boolean;
}

/**
 * One step on the order's way. Asking for the status it already has is no error: two people pressed
 * the same button, and both see the order as it is.
 */
export async function advanceOrder(
  db: Queryable,
  { restaurantId, userName }: Actor,
  orderId: number,
  to: OrderStatus,
): Promise<Moved> {
  const from = previousStatus(to);
  const hasMoved =
    from !== null &&
    (await updateStatus(db, { restaurantId, orderId, from: [from], to, actor: userName }));
  const order = await requireOrder(db, restaurantId, orderId);
  if (!hasMoved && order.status !== to) throw new AppError('wrong_step');
  return { order, hasMoved };
}

/**
 * Takes the last step back, for a few seconds. `undone` is the status that the step led to; an order
 * that is in another one by now has gone on, and stays.
 */
export async function undoStep(
  db: Queryable,
  { restaurantId, userName }: Actor,
  orderId: number,
  undone: OrderStatus,
): Promise<Moved> {
  const to = previousStatus(undone);
  if (to === null) throw new AppError('wrong_step');
  const hasMoved = await updateStatus(db, {
    restaurantId,
    orderId,
    from: [undone],
    to,
    actor: userName,
    isBack: true,
    withinMs: UNDO_WINDOW_MS,
  });
  const order = await requireOrder(db, restaurantId, orderId);
  if (hasMoved || order.status === to) return { order, hasMoved };
  throw new AppError(order.status === undone ? 'too_late_to_undo' : 'wrong_step');
}
