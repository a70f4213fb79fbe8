import {
  needsReasonToReturn,
  type Order,
  type OrderStatus,
  previousStatus,
  UNDO_WINDOW_MS,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { requireOrder } from './require-order.ts';
import { updateStatus } from './step-queries.ts';

/** A member of staff, whose name is recorded in the order's history. */
export interface Actor {
  restaurantId: number;
  userName: string;
}

export interface Moved {
  order: Order;
  hasMoved: boolean;
}

/**
 * Moves an order on by one step. Not an error if it already has the requested status: two people
 * may press the same button, and both get the order as it is.
 */
export async function advanceOrder(
  db: Queryable,
  { restaurantId, userName }: Actor,
  orderId: number,
  to: OrderStatus,
): Promise<Moved> {
  const from = previousStatus(to);
  const step = { restaurantId, orderId, to, actor: userName };
  const moved = from === null ? null : await updateStatus(db, { ...step, from: [from] });
  if (moved) return { order: moved, hasMoved: true };
  const order = await requireOrder(db, restaurantId, orderId);
  if (order.status !== to) throw new AppError('wrong_step');
  return { order, hasMoved: false };
}

/**
 * Undoes the last step, within a few seconds. `undone` is the status that the step led to; an order
 * that has another status by now is left as it is.
 */
export async function undoStep(
  db: Queryable,
  { restaurantId, userName }: Actor,
  orderId: number,
  undone: OrderStatus,
): Promise<Moved> {
  const to = previousStatus(undone);
  if (to === null) throw new AppError('wrong_step');
  const moved = await updateStatus(db, {
    restaurantId,
    orderId,
    from: [undone],
    to,
    actor: userName,
    isBack: true,
    withinMs: UNDO_WINDOW_MS,
  });
  if (moved) return { order: moved, hasMoved: true };
  const order = await requireOrder(db, restaurantId, orderId);
  if (order.status === to) return { order, hasMoved: false };
  throw new AppError(order.status === undone ? 'too_late_to_undo' : 'wrong_step');
}

/**
 * Puts an order back a step, with a reason and without a time limit. `from` is the status that the
 * caller saw: an order that has another one by now is left as it is.
 */
export async function returnOrder(
  db: Queryable,
  { restaurantId, userName }: Actor,
  orderId: number,
  { from, reason }: { from: OrderStatus; reason: string },
): Promise<Moved> {
  const to = previousStatus(from);
  if (to === null) throw new AppError('wrong_step');
  if (reason === '' && needsReasonToReturn(from)) {
    throw new AppError('bad_request', { fields: { motivo: 'Di por qué vuelve atrás' } });
  }
  const step = { restaurantId, orderId, from: [from], to, actor: userName, reason, isBack: true };
  const moved = await updateStatus(db, step);
  if (moved) return { order: moved, hasMoved: true };
  const order = await requireOrder(db, restaurantId, orderId);
  if (order.status !== to) throw new AppError('wrong_step');
  return { order, hasMoved: false };
}
