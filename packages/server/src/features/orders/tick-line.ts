import { isOpen } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import type { Actor, Moved } from './advance-order.ts';
import { requireOrder } from './require-order.ts';
import { updateLine } from './tick-queries.ts';

export interface LineTick {
  orderId: number;
  /** From 1. */
  lineNumber: number;
  isDone: boolean;
}

/**
 * Not an error if the line is already as requested: two people may tick it, and both see it ticked.
 */
export async function tickLine(
  db: Queryable,
  { restaurantId, userName }: Actor,
  tick: LineTick,
): Promise<Moved> {
  const ticked = await updateLine(db, { ...tick, restaurantId, actor: userName });
  if (ticked) return { order: ticked, hasMoved: true };
  const order = await requireOrder(db, restaurantId, tick.orderId);
  if (order.lines[tick.lineNumber - 1] === undefined) throw new AppError('not_found');
  const isAsAsked = order.doneLines.includes(tick.lineNumber) === tick.isDone;
  if (!isAsAsked && !isOpen(order.status)) throw new AppError('wrong_step');
  return { order, hasMoved: false };
}
