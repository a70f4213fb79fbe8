import {
  courseName,
  finishCourses as finish,
  fireCourse,
  serveCourse,
  type Order,
  type OrderOrigin,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Actor, Moved } from './advance-order.ts';
import { changeOrder, insertEvent } from './order-events.ts';
import { coursesToRow, ORDER_COLUMNS, orderFromRow, type OrderRow } from './order-rows.ts';
import { requireOrder } from './require-order.ts';

interface CourseKey {
  restaurantId: number;
  orderId: number;
  course: number;
}

/**
 * Fires a course of an order. Not an error if it is fired already: two people may fire it, and both get
 * the order as it is.
 */
export async function fireCourseOf(
  db: Database,
  { restaurantId, userName }: Actor,
  { orderId, course, by }: { orderId: number; course: number; by: OrderOrigin },
): Promise<Moved> {
  return changeCourse(
    db,
    { restaurantId, orderId, course },
    {
      actor: userName,
      remark: `Marchan: ${courseName(course)}`,
      change: (order, at) => fireCourse(order, { course, at, by }),
      isDone: ({ firedAt }) => firedAt !== null,
    },
  );
}

/** Stores that a course is on the table. Not an error if it was there already. */
export async function serveCourseOf(
  db: Database,
  { restaurantId, userName }: Actor,
  orderId: number,
  course: number,
): Promise<Moved> {
  return changeCourse(
    db,
    { restaurantId, orderId, course },
    {
      actor: userName,
      remark: `En la mesa: ${courseName(course)}`,
      change: (order, at) => serveCourse(order, { course, at }),
      isDone: ({ servedAt }) => servedAt !== null,
    },
  );
}

/**
 * Marks the courses of an order done whose last line is ticked; it is ready if none is left. So each of
 * several who tick its lines at once leaves it right.
 */
export async function finishCoursesOf(db: Database, order: OrderOfActor): Promise<Order> {
  return db.transaction(async (tx) => finishCourses(tx, order));
}

/** The same within a transaction. */
export async function finishCourses(
  tx: Transaction,
  { restaurantId, orderId, actor }: OrderOfActor,
): Promise<Order> {
  const at = await lockOrder(tx, restaurantId, orderId);
  const order = await requireOrder(tx, restaurantId, orderId);
  const finished = finish(order, at);
  return finished ? updateCourses(tx, finished, { actor, remark: '' }) : order;
}

interface OrderOfActor {
  restaurantId: number;
  orderId: number;
  actor: string;
}

interface CourseChange {
  actor: string;
  remark: string;
  /** Null if there is nothing to change. */
  change: (order: Order, at: string) => Order | null;
  /** Whether it has been made before. */
  isDone: (course: Order['courses'][number]) => boolean;
}

async function changeCourse(
  db: Database,
  { restaurantId, orderId, course }: CourseKey,
  { change, isDone, ...by }: CourseChange,
): Promise<Moved> {
  return db.transaction(async (tx) => {
    const at = await lockOrder(tx, restaurantId, orderId);
    const order = await requireOrder(tx, restaurantId, orderId);
    const changed = change(order, at);
    if (changed) return { order: await updateCourses(tx, changed, by), hasMoved: true };
    const known = order.courses.find((one) => one.course === course);
    if (!known || !isDone(known)) throw new AppError('wrong_step');
    return { order, hasMoved: false };
  });
}

/** What the database's clock says, once nobody else changes the order. */
async function lockOrder(tx: Transaction, restaurantId: number, orderId: number): Promise<string> {
  const [row] = await tx.query<{ at: Date }>(
    `with locked as (
       select 1 from orders where restaurant_id = $1 and order_id = $2 for no key update
     ) select clock_timestamp() as at from locked`,
    [restaurantId, orderId],
  );
  if (!row) throw new AppError('not_found');
  return row.at.toISOString();
}

async function updateCourses(
  tx: Transaction,
  { restaurantId, orderId, courses, doneLines, status }: Order,
  { actor, remark }: Pick<CourseChange, 'actor' | 'remark'>,
): Promise<Order> {
  const [row] = await tx.query<OrderRow>(
    `${changeOrder(
      'true',
      `courses = $3, done_lines = $4,
       status_changed_at = case when status = $5 then status_changed_at else clock_timestamp() end,
       status = $5,
       seen_at = case when $6 = '' then seen_at else coalesce(seen_at, clock_timestamp()) end,`,
      insertEvent('changed', '$6', `''`, '$7', '0'),
    )} select ${ORDER_COLUMNS} from changed o`,
    [
      restaurantId,
      orderId,
      JSON.stringify(coursesToRow(courses)),
      doneLines,
      status,
      actor,
      remark,
    ],
  );
  if (!row) throw new Error(`Order ${restaurantId}-${orderId} is gone although it is locked.`);
  return orderFromRow(row);
}
