import { isOpen, lineProgress, type Order } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { Actor, Moved } from './advance-order.ts';
import { requireOrder } from './require-order.ts';
import { finishCourses, isReadyByLines } from './change-course.ts';
import { hasStations } from '../stations/has-stations.ts';
import { changeOrder, insertEvent } from './order-events.ts';
import { ORDER_COLUMNS, orderFromRow, type OrderRow } from './order-rows.ts';

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
  db: Database,
  { restaurantId, userName }: Actor,
  tick: LineTick,
): Promise<Moved> {
  const own = { restaurantId, orderId: tick.orderId, actor: userName };
  const ticked = await updateLine(db, { ...tick, ...own });
  const order = ticked?.order ?? (await requireOrder(db, restaurantId, tick.orderId));
  if (order.lines[tick.lineNumber - 1] === undefined) throw new AppError('not_found');
  const isAsAsked = order.doneLines.includes(tick.lineNumber) === tick.isDone;
  // What is held is not made: whoever ticks it has another line in mind, or does not see that it waits.
  const isHeld = lineProgress(order, tick.lineNumber - 1) === 'held';
  if (!isAsAsked && (isHeld || !isOpen(order.status))) throw new AppError('wrong_step');
  const withStations = ticked?.withStations ?? (await hasStations(db, restaurantId));
  if (!isReadyByLines(order, withStations)) return { order, hasMoved: ticked !== null };
  // Also where it was ticked before: whoever ticked it may have heard nothing, and so finished nothing.
  const recalled = ticked && !tick.isDone ? tick.lineNumber : null;
  const finished = await db.transaction(async (tx) => finishCourses(tx, own, recalled));
  return { order: finished, hasMoved: ticked !== null || finished.version > order.version };
}

interface Tick {
  restaurantId: number;
  orderId: number;
  lineNumber: number;
  isDone: boolean;
  actor: string;
}

/**
 * Ticks or unticks a line and inserts the event, in one statement, which also returns the order as it
 * is then, and whether its kitchen has stations. Null if nothing had to change, the order has left the board, or it has no such line.
 */
export async function updateLine(
  db: Queryable,
  tick: Tick,
): Promise<{ order: Order; withStations: boolean } | null> {
  const [row] = await db.query<OrderRow & { withStations: boolean }>(
    `${changeOrder(
      `status not in ('closed', 'cancelled')
       and (done_lines @> array[$3::int]) <> $4::boolean
       and exists (select 1 from order_lines
         where restaurant_id = $1 and order_id = $2 and line_number = $3
           and not ($4::boolean and exists (
             select 1 from jsonb_array_elements(orders.courses) one
             where (one ->> 'course')::int = order_lines.course and (one ->> 'isHeld')::boolean)))`,
      `done_lines = case when $4::boolean
         then (select array_agg(number order by number)
           from unnest(orders.done_lines || $3::int) as number)
         else array_remove(orders.done_lines, $3::int) end,
       seen_at = coalesce(seen_at, clock_timestamp()),`,
      insertEvent('changed', '$5', `''`, `''`, '0'),
    )} select ${ORDER_COLUMNS},
      exists (select 1 from stations where restaurant_id = $1) as "withStations" from changed o`,
    [tick.restaurantId, tick.orderId, tick.lineNumber, tick.isDone, tick.actor],
  );
  if (!row) return null;
  const { withStations, ...order } = row;
  return { order: orderFromRow(order), withStations };
}
