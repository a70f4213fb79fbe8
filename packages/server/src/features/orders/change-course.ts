import {
  courseCarried,
  finishCourses as finish,
  fireCourse,
  holdCourse,
  isUndoable,
  recallLine,
  serveCourse,
  unserveCourse,
  type Order,
  type OrderCourse,
  type OrderOrigin,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Actor, Moved } from './advance-order.ts';
import { changeCourses, changeCoursesIn, type CourseChange } from './course-queries.ts';

/**
 * Fires a course of an order. Not an error if it is fired already: two people may fire it, and both get
 * the order as it is.
 */
export async function fireCourseOf(
  db: Database,
  { restaurantId, userName }: Actor,
  { orderId, course, by }: { orderId: number; course: number; by: OrderOrigin },
): Promise<Moved> {
  const remark = `Marchan: ${courseCarried(course)}`;
  const change = await changeCourses(
    db,
    { restaurantId, orderId, actor: userName, remark },
    (order, { at }) => fireCourse(order, { course, at, by }),
  );
  return asAsked(
    change,
    isCourse(change.order, course, ({ firedAt }) => firedAt !== null),
  );
}

/** Stores that a course is on the table. Not an error if it was there already. */
export async function serveCourseOf(
  db: Database,
  { restaurantId, userName }: Actor,
  orderId: number,
  course: number,
): Promise<Moved> {
  const remark = `En la mesa: ${courseCarried(course)}`;
  const change = await changeCourses(
    db,
    { restaurantId, orderId, actor: userName, remark },
    (order, { at }) => serveCourse(order, { course, at }),
  );
  return asAsked(
    change,
    isCourse(change.order, course, ({ servedAt }) => servedAt !== null),
  );
}

/** Undoes the firing of a course, within a few seconds. Not an error if it is held already. */
export async function holdCourseOf(
  db: Database,
  { restaurantId, userName }: Actor,
  orderId: number,
  course: number,
): Promise<Moved> {
  const remark = `Vuelve a esperar: ${courseCarried(course)}`;
  const change = await changeCourses(
    db,
    { restaurantId, orderId, actor: userName, remark, isBack: true },
    (order, { at }) => holdCourse(order, { course, at }),
  );
  return undone(change, course, 'firedAt');
}

/** Undoes that a course was carried, within a few seconds. Not an error if it is not carried. */
export async function unserveCourseOf(
  db: Database,
  { restaurantId, userName }: Actor,
  orderId: number,
  course: number,
): Promise<Moved> {
  const remark = `No está en la mesa: ${courseCarried(course)}`;
  const change = await changeCourses(
    db,
    { restaurantId, orderId, actor: userName, remark, isBack: true },
    (order, { at }) => unserveCourse(order, { course, at }),
  );
  return undone(change, course, 'servedAt');
}

/**
 * Whether an order is ready once all of its lines are: not where one board ticks them to help its memory,
 * and says by a step that all is ready.
 */
export function isReadyByLines(
  { courses }: Pick<Order, 'courses'>,
  withStations: boolean,
): boolean {
  return courses.length > 0 || withStations;
}

/**
 * Marks the courses of an order done whose last line is ticked; it is ready if none is left. So each of
 * several who tick its lines at once leaves it right. `recalled` is the line whose tick was taken away.
 */
export async function finishCourses(
  tx: Transaction,
  by: CourseChange,
  recalled: number | null = null,
): Promise<Order> {
  const { order } = await changeCoursesIn(
    tx,
    by,
    (known, { at }) =>
      (recalled === null ? null : recallLine(known, recalled)) ?? finish(known, at),
  );
  return order;
}

type Changed = Awaited<ReturnType<typeof changeCourses>>;

function isCourse(order: Order, course: number, is: (one: OrderCourse) => boolean): boolean {
  return order.courses.some((one) => one.course === course && is(one));
}

function asAsked({ order, hasMoved }: Changed, isAsAsked: boolean): Moved {
  if (!hasMoved && !isAsAsked) throw new AppError('wrong_step');
  return { order, hasMoved };
}

function undone(change: Changed, course: number, time: 'firedAt' | 'servedAt'): Moved {
  const { order, hasMoved, at } = change;
  const since = order.courses.find((one) => one.course === course)?.[time];
  if (!hasMoved && since && !isUndoable(since, at)) throw new AppError('too_late_to_undo');
  return asAsked({ order, hasMoved, at }, since === null);
}
