import { goesToKitchen } from '../payments/payment-status.ts';
import type { Order, OrderCourse, OrderLine, OrderOrigin } from './order.ts';
import { isOpen } from './order-status.ts';

/** How far a line is: waiting for its course, being made, made, or carried to the table. */
export const LINE_PROGRESS = ['held', 'fired', 'done', 'served'] as const;
export type LineProgress = (typeof LINE_PROGRESS)[number];

/** What is eaten one after the other: starters, mains and desserts. All else is served at once. */
const IN_TURN: readonly number[] = [1, 2, 3];

type WithCourse = Pick<OrderLine, 'course' | 'quantity'>;

function coursesOf(lines: readonly WithCourse[]): number[] {
  const all = lines.filter(({ quantity }) => quantity > 0).map(({ course }) => course);
  return [...new Set(all)].toSorted((one, other) => one - other);
}

/** Whether there is anything to wait for: two courses of those that are eaten in turn. */
export function canComeByCourses(lines: readonly WithCourse[]): boolean {
  return coursesOf(lines).filter((course) => IN_TURN.includes(course)).length > 1;
}

/**
 * The courses of an order that comes by courses, and which are held as it is sent: of those that are
 * eaten in turn, all but the first. Empty where there is nothing to wait for.
 */
export function planCourses(lines: readonly WithCourse[]): { course: number; isHeld: boolean }[] {
  if (!canComeByCourses(lines)) return [];
  const all = coursesOf(lines);
  const first = all.find((course) => IN_TURN.includes(course));
  return all.map((course) => ({ course, isHeld: IN_TURN.includes(course) && course !== first }));
}

type CourseOrder = Pick<Order, 'courses' | 'doneLines' | 'lines' | 'payment' | 'status'>;

/**
 * How far a line of an order is, given its index. A step of the whole order says it of every line: what
 * is ready is made, and what is closed was carried.
 */
export function lineProgress(
  { courses, doneLines, lines, status }: Omit<CourseOrder, 'payment'>,
  index: number,
): LineProgress {
  const course = courses.find((one) => one.course === lines[index]?.course);
  if (status === 'closed' || (course && course.servedAt !== null)) return 'served';
  if (status === 'ready' || doneLines.includes(index + 1)) return 'done';
  return course?.firedAt === null ? 'held' : 'fired';
}

/** Whether the kitchen has to make a line now, given its index in the order: not while it is held. */
export function isPending(order: Order, index: number): boolean {
  const isThere = (order.lines[index]?.quantity ?? 0) > 0;
  return isThere && isWithKitchen(order) && lineProgress(order, index) === 'fired';
}

/** The courses that somebody still has to fire, first to last; none of an order that is over, or being paid. */
export function heldCourses(order: CourseOrder): number[] {
  if (!isWithKitchen(order)) return [];
  return coursesOf(order.lines.filter((_line, index) => lineProgress(order, index) === 'held'));
}

/**
 * The course that a table can fire next, of all its orders: the first of those that are held. Null where
 * it waits for none.
 */
export function nextCourse(orders: readonly CourseOrder[]): number | null {
  const held = orders.flatMap(heldCourses);
  return held.length === 0 ? null : Math.min(...held);
}

/** How far a course of an order is, as its slowest line; null where all of it was taken off. */
export function courseProgress(
  order: Omit<CourseOrder, 'payment'>,
  course: number,
): LineProgress | null {
  const progress = order.lines.flatMap((line, index) =>
    line.course === course && line.quantity > 0 ? lineProgress(order, index) : [],
  );
  return LINE_PROGRESS.find((one) => progress.includes(one)) ?? null;
}

function isWithKitchen({ payment, status }: CourseOrder): boolean {
  return isOpen(status) && goesToKitchen(payment);
}

/**
 * The order with a course fired. Where the restaurant fires it, the kitchen has begun the order, as it
 * has with one that was fired as the order was sent. Null if there is nothing to change.
 */
export function fireCourse<Fired extends CourseOrder>(
  order: Fired,
  { course, at, by }: { course: number; at: string; by: OrderOrigin },
): Fired | null {
  const isHeld = heldCourses(order).includes(course);
  const isFired = order.courses.some((one) => one.course === course && one.firedAt !== null);
  const begins = by === 'staff' && order.status === 'received' && (isHeld || isFired);
  if (!isWithKitchen(order) || !(isHeld || begins)) return null;
  return {
    ...order,
    status: begins ? 'preparing' : order.status,
    courses: order.courses.map((one) =>
      isHeld && one.course === course ? { ...one, firedAt: at } : one,
    ),
  };
}

/** The courses of an order that are done and not carried; while it comes all at once, none. */
export function coursesAtPass(order: CourseOrder): OrderCourse[] {
  if (!isWithKitchen(order)) return [];
  return order.courses.filter(({ doneAt, servedAt }) => doneAt !== null && servedAt === null);
}

/** Since when something of an order waits to be carried: all of it, or a course; null if nothing does. */
export function atPassSince(
  order: CourseOrder & Pick<Order, 'placedAt' | 'readyAt'>,
): string | null {
  // An older server says only when it was placed.
  if (order.status === 'ready') return order.readyAt ?? order.placedAt;
  const times = coursesAtPass(order).flatMap(({ doneAt }) => doneAt ?? []);
  return times.toSorted()[0] ?? null;
}

/** How many units of an order wait to be carried. */
export function unitsAtPass(order: CourseOrder): number {
  const courses = coursesAtPass(order).map(({ course }) => course);
  return order.lines.reduce((sum, { course, quantity }, index) => {
    const isThere = order.status === 'ready' || courses.includes(course);
    return isThere && lineProgress(order, index) === 'done' ? sum + quantity : sum;
  }, 0);
}

/**
 * The next course of an order for which its table waits, since the last one was carried; null unless all
 * that was fired is on the table.
 */
export function courseAwaited(order: CourseOrder): { course: number; since: string } | null {
  const [course] = heldCourses(order);
  if (course === undefined) return null;
  const fired = order.courses.filter(({ firedAt }) => firedAt !== null);
  const served = fired.flatMap(({ servedAt }) => servedAt ?? []);
  const since = served.toSorted().at(-1);
  return since !== undefined && served.length === fired.length ? { course, since } : null;
}

/**
 * Since when the kitchen has been making what it is making now of an order, by its oldest course; null
 * while it is making nothing, as everything that was fired is done.
 */
export function makingSince(order: CourseOrder & Pick<Order, 'placedAt'>): string | null {
  if (order.courses.length === 0) return order.placedAt;
  const times = order.lines.flatMap(({ course, quantity }, index) => {
    if (quantity === 0 || lineProgress(order, index) !== 'fired') return [];
    return order.courses.find((one) => one.course === course)?.firedAt ?? order.placedAt;
  });
  return times.toSorted()[0] ?? null;
}

/**
 * The order with a course carried to the table, which finishes its lines; null if it was not fired, or
 * was carried before. With the last one the order is closed.
 */
export function serveCourse<Served extends CourseOrder>(
  order: Served,
  { course, at }: { course: number; at: string },
): Served | null {
  const isThere = order.courses.some(
    (one) => one.course === course && one.firedAt !== null && one.servedAt === null,
  );
  if (!isThere || !isWithKitchen(order)) return null;
  const ofCourse = order.lines.flatMap((line, index) => (line.course === course ? index + 1 : []));
  const served = {
    ...order,
    status: order.status === 'received' ? ('preparing' as const) : order.status,
    courses: order.courses.map((one) =>
      one.course === course ? { ...one, doneAt: one.doneAt ?? at, servedAt: at } : one,
    ),
    doneLines: [...new Set([...order.doneLines, ...ofCourse])].toSorted(
      (one, other) => one - other,
    ),
  };
  const progress = progressLeft(served);
  if (progress.every((one) => one === 'served')) return { ...served, status: 'closed' };
  return isFinished(served) ? { ...served, status: 'ready' } : served;
}

/**
 * The order with the courses done whose last line is ticked, and ready if none is left; a course whose
 * line was unticked is not. Null if there is nothing to change.
 */
export function finishCourses<Ticked extends CourseOrder>(
  order: Ticked,
  at: string,
): Ticked | null {
  if (!isWithKitchen(order)) return null;
  const courses = order.courses.map((one) => {
    if (one.servedAt !== null) return one;
    const isDone = courseProgress(order, one.course) === 'done';
    return { ...one, doneAt: isDone ? (one.doneAt ?? at) : null };
  });
  const status = order.status !== 'ready' && isFinished(order) ? 'ready' : order.status;
  const isSame = courses.every(({ doneAt }, index) => doneAt === order.courses[index]?.doneAt);
  return isSame && status === order.status ? null : { ...order, courses, status };
}

/** Whether the kitchen has made all of an order that comes by courses. */
function isFinished(order: CourseOrder): boolean {
  return (
    order.courses.length > 0 &&
    progressLeft(order).every((progress) => progress === 'done' || progress === 'served')
  );
}

/** Of the lines that were not taken off. */
function progressLeft(order: CourseOrder): LineProgress[] {
  return order.lines.flatMap(({ quantity }, index) =>
    quantity > 0 ? lineProgress(order, index) : [],
  );
}
