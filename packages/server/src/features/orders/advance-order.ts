import {
  isUndoable,
  needsReasonToReturn,
  type Order,
  type OrderStatus,
  previousStatus,
  stepCourses,
  stepCoursesBack,
  UNDO_WINDOW_MS,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { changeCourses } from './course-queries.ts';
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
  db: Database,
  { restaurantId, userName }: Actor,
  orderId: number,
  to: OrderStatus,
): Promise<Moved> {
  const from = previousStatus(to);
  const own = { restaurantId, orderId, actor: userName };
  const step = { ...own, to, isAtOnce: true };
  const moved = from === null ? null : await updateStatus(db, { ...step, from: [from] });
  if (moved) return { order: moved, hasMoved: true };
  const order = await requireOrder(db, restaurantId, orderId);
  if (order.courses.length > 0) {
    const change = await changeCourses(db, own, (known, { at }) => stepCourses(known, { to, at }));
    if (change.hasMoved || change.order.status === to) return change;
  }
  if (order.status !== to) throw new AppError('wrong_step');
  return { order, hasMoved: false };
}

/**
 * Undoes the last step, within a few seconds. `undone` is the status that the step led to; an order
 * that has another status by now is left as it is.
 */
export async function undoStep(
  db: Database,
  { restaurantId, userName }: Actor,
  orderId: number,
  undone: OrderStatus,
): Promise<Moved> {
  const to = previousStatus(undone);
  if (to === null) throw new AppError('wrong_step');
  const own = { restaurantId, orderId, actor: userName };
  const moved = await updateStatus(db, {
    ...own,
    from: [undone],
    to,
    isBack: true,
    withinMs: UNDO_WINDOW_MS,
    isAtOnce: true,
  });
  if (moved) return { order: moved, hasMoved: true };
  const order = await requireOrder(db, restaurantId, orderId);
  if (order.courses.length > 0) {
    const change = await changeCourses(db, { ...own, isBack: true }, (known, { at, stepAt }) =>
      // After a step back it has its status since it was placed.
      stepAt > known.placedAt && isUndoable(stepAt, at)
        ? stepCoursesBack(known, { from: undone, stepAt })
        : null,
    );
    if (change.hasMoved || change.order.status === to) return change;
  }
  if (order.status === to) return { order, hasMoved: false };
  throw new AppError(order.status === undone ? 'too_late_to_undo' : 'wrong_step');
}

/**
 * Puts an order back a step, with a reason and without a time limit. `from` is the status that the
 * caller saw: an order that has another one by now is left as it is.
 */
export async function returnOrder(
  db: Database,
  { restaurantId, userName }: Actor,
  orderId: number,
  { from, reason }: { from: OrderStatus; reason: string },
): Promise<Moved> {
  const to = previousStatus(from);
  if (to === null) throw new AppError('wrong_step');
  if (reason === '' && needsReasonToReturn(from)) {
    throw new AppError('bad_request', { fields: { motivo: 'Di por qué vuelve atrás' } });
  }
  const own = { restaurantId, orderId, actor: userName, reason, isBack: true };
  const moved = await updateStatus(db, { ...own, from: [from], to, isAtOnce: true });
  if (moved) return { order: moved, hasMoved: true };
  const order = await requireOrder(db, restaurantId, orderId);
  if (order.courses.length > 0) {
    const change = await changeCourses(db, own, (known) =>
      stepCoursesBack(known, { from, stepAt: null }),
    );
    if (change.hasMoved || change.order.status === to) return change;
  }
  if (order.status !== to) throw new AppError('wrong_step');
  return { order, hasMoved: false };
}
