import type { Order } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { changeOrder, insertEvent } from './order-events.ts';
import { coursesToRow, ORDER_COLUMNS, orderFromRow, type OrderRow } from './order-rows.ts';
import { requireOrder } from './require-order.ts';

/** A change of an order that comes by courses, for its history. */
export interface CourseChange {
  restaurantId: number;
  orderId: number;
  /** The name of the member of staff; empty where the table did it. */
  actor: string;
  reason?: string;
  remark?: string;
  /** Marks a step back, which cannot itself be undone. */
  isBack?: boolean;
}

/** ISO 8601, by the database's clock, once nobody else changes the order: now, and since when it has its status. */
interface Moment {
  at: string;
  stepAt: string;
}

type Change = (order: Order, moment: Moment) => Order | null;

/** Changes an order that is locked meanwhile: null leaves it as it is. Throws `not_found`. */
export async function changeCourses(
  db: Database,
  by: CourseChange,
  change: Change,
): Promise<{ order: Order; hasMoved: boolean; at: string }> {
  return db.transaction(async (tx) => changeCoursesIn(tx, by, change));
}

/** The same within a transaction. */
export async function changeCoursesIn(tx: Transaction, by: CourseChange, change: Change) {
  const moment = await lockOrder(tx, by);
  const order = await requireOrder(tx, by.restaurantId, by.orderId);
  const changed = change(order, moment);
  const { at } = moment;
  return changed
    ? { order: await updateCourses(tx, changed, by, at), hasMoved: true, at }
    : { order, hasMoved: false, at };
}

async function lockOrder(
  tx: Transaction,
  { restaurantId, orderId }: CourseChange,
): Promise<Moment> {
  const [row] = await tx.query<{ at: Date; stepAt: Date }>(
    `with locked as (
       select status_changed_at from orders
       where restaurant_id = $1 and order_id = $2 for no key update
     ) select clock_timestamp() as at, status_changed_at as "stepAt" from locked`,
    [restaurantId, orderId],
  );
  if (!row) throw new AppError('not_found');
  return { at: row.at.toISOString(), stepAt: row.stepAt.toISOString() };
}

/** What the kitchen has begun it has seen; a waiter fires a course of what it may not have. */
async function updateCourses(
  tx: Transaction,
  { restaurantId, orderId, courses, doneLines, status }: Order,
  { actor, reason = '', remark = '', isBack = false }: CourseChange,
  at: string,
): Promise<Order> {
  const [row] = await tx.query<OrderRow>(
    `${changeOrder(
      'true',
      `courses = $3, done_lines = $4,
       status_changed_at = case when status = $5 then status_changed_at
         when $9::boolean then placed_at else $10::timestamptz end,
       status = $5,
       seen_at = case when $5 = 'received' then seen_at else coalesce(seen_at, clock_timestamp()) end,`,
      insertEvent('changed', '$6', '$7', '$8', '0'),
    )} select ${ORDER_COLUMNS} from changed o`,
    [
      restaurantId,
      orderId,
      courses.length === 0 ? null : JSON.stringify(coursesToRow(courses)),
      doneLines,
      status,
      actor,
      reason,
      remark,
      isBack,
      at,
    ],
  );
  if (!row) throw new Error(`Order ${restaurantId}-${orderId} is gone although it is locked.`);
  return orderFromRow(row);
}
