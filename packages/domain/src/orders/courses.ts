import { goesToKitchen } from '../payments/payment-status.ts';
import { isMade, type Order, type OrderCourse, type OrderLine, type OrderOrigin } from './order.ts';
import {
  isOpen,
  nextStatus,
  previousStatus,
  UNDO_WINDOW_MS,
  type OrderStatus,
} from './order-status.ts';

/** How far a line is: waiting for its course, being made, made, or carried to the table. */
export const LINE_PROGRESS = ['held', 'fired', 'done', 'served'] as const;
export type LineProgress = (typeof LINE_PROGRESS)[number];

/** Whether it is eaten after others: starters, mains and desserts. All else is served at once. */
export function isInTurn(course: number): boolean {
  return course >= 1 && course <= 3;
}

type WithCourse = Pick<OrderLine, 'course' | 'quantity' | 'options'>;

/** Whether there is something of it to make. */
function isToMake(line: WithCourse): boolean {
  return line.quantity > 0 && isMade(line);
}

function coursesOf(lines: readonly WithCourse[]): number[] {
  const all = lines.filter(isToMake).map(({ course }) => course);
  return [...new Set(all)].toSorted((one, other) => one - other);
}

/** Whether there is anything to wait for: two courses of those that are eaten in turn. */
export function canComeByCourses(lines: readonly WithCourse[]): boolean {
  return coursesOf(lines).filter(isInTurn).length > 1;
}

/**
 * The courses of an order that comes by courses, and which are held as it is sent: of those that are
 * eaten in turn, all but the first. Empty where there is nothing to wait for.
 */
export function planCourses(lines: readonly WithCourse[]): { course: number; isHeld: boolean }[] {
  if (!canComeByCourses(lines)) return [];
  const all = coursesOf(lines);
  const first = all.find(isInTurn);
  return all.map((course) => ({ course, isHeld: isInTurn(course) && course !== first }));
}

/** What the kitchen makes as an order is sent: by courses, all but what is held. */
export function firstFired<Line extends WithCourse>(
  lines: readonly Line[],
  isByCourses: boolean,
): Line[] {
  const courses = isByCourses ? planCourses(lines) : [];
  const held = courses.filter(({ isHeld }) => isHeld).map(({ course }) => course);
  return lines.filter((line) => isToMake(line) && !held.includes(line.course));
}

type CourseOrder = Pick<Order, 'courses' | 'doneLines' | 'lines' | 'payment' | 'status'>;

/**
 * How far a line of an order is, given its index; a set menu, as its slowest product. A step of the whole
 * order says it of every line: what is ready is made, and what is closed was carried.
 */
export function lineProgress(order: Omit<CourseOrder, 'payment'>, index: number): LineProgress {
  const { courses, doneLines, lines, status } = order;
  const line = lines[index];
  if (line && !isMade(line)) {
    const ofParts = lines.flatMap(({ menuLine }, part) =>
      menuLine === index + 1 ? lineProgress(order, part) : [],
    );
    return slowest(ofParts) ?? 'fired';
  }
  const course = courses.find((one) => one.course === line?.course);
  if (status === 'closed' || (course && course.servedAt !== null)) return 'served';
  if (status === 'ready' || doneLines.includes(index + 1)) return 'done';
  return course?.firedAt === null ? 'held' : 'fired';
}

function slowest(progress: readonly LineProgress[]): LineProgress | null {
  return LINE_PROGRESS.find((one) => progress.includes(one)) ?? null;
}

/** Whether the kitchen has to make a line now, given its index in the order: not while it is held. */
export function isPending(order: Order, index: number): boolean {
  const line = order.lines[index];
  const isThere = line !== undefined && isToMake(line);
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
    line.course === course && isToMake(line) ? lineProgress(order, index) : [],
  );
  return slowest(progress);
}

function isWithKitchen({ payment, status }: CourseOrder): boolean {
  return isOpen(status) && goesToKitchen(payment);
}

/**
 * The order with a course fired; null if there is nothing to change. A waiter fires what is held, or the
 * table does: that begins nothing, since the kitchen may not even have seen the order. The kitchen begins
 * it by firing what was fired as it was sent.
 */
export function fireCourse<Fired extends CourseOrder & Pick<Order, 'placedAt'>>(
  order: Fired,
  { course, at, by }: { course: number; at: string; by: OrderOrigin },
): Fired | null {
  if (!isWithKitchen(order)) return null;
  if (heldCourses(order).includes(course)) {
    const courses = order.courses.map((one) =>
      one.course === course ? { ...one, firedAt: at } : one,
    );
    return { ...order, courses };
  }
  // Of several who fire what was held, the later ones do not begin it either.
  const isFirst = order.courses.some(
    (one) => one.course === course && one.firedAt === order.placedAt,
  );
  const begins = isFirst && by === 'staff' && order.status === 'received';
  return begins ? { ...order, status: 'preparing' } : null;
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
  return order.lines.reduce((sum, line, index) => {
    const isThere = order.status === 'ready' || courses.includes(line.course);
    const isAtPass = isThere && isToMake(line) && lineProgress(order, index) === 'done';
    return isAtPass ? sum + line.quantity : sum;
  }, 0);
}

/**
 * The next course of an order for which its table waits, since the last one was carried; null unless all
 * that was fired of those that are eaten in turn is on the table. One that was taken off whole is not
 * waited for: nobody carries it.
 */
export function courseAwaited(order: CourseOrder): { course: number; since: string } | null {
  const [course] = heldCourses(order);
  if (course === undefined) return null;
  const fired = order.courses.filter((one) => isInTurn(one.course) && one.firedAt !== null);
  const isOnTable = fired.every(
    (one) => (courseProgress(order, one.course) ?? 'served') === 'served',
  );
  const since = fired
    .flatMap(({ firedAt, servedAt }) => servedAt ?? firedAt ?? [])
    .toSorted()
    .at(-1);
  return since !== undefined && isOnTable ? { course, since } : null;
}

/**
 * Since when the kitchen has been making what it is making now of an order, by its oldest course; null
 * while it is making nothing, as everything that was fired is done.
 */
export function makingSince(order: CourseOrder & Pick<Order, 'placedAt'>): string | null {
  if (order.courses.length === 0) return order.placedAt;
  const times = order.lines.flatMap((line, index) => {
    if (!isToMake(line) || lineProgress(order, index) !== 'fired') return [];
    return order.courses.find((one) => one.course === line.course)?.firedAt ?? order.placedAt;
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
  return { ...served, status: statusByLines(served) };
}

/** Whether what was done at a time can still be undone; both as the server's clock has them. */
export function isUndoable(since: string, at: string): boolean {
  return Date.parse(at) - Date.parse(since) < UNDO_WINDOW_MS;
}

/**
 * The order with the firing of a course undone; null if that is too late, if nobody has fired it since the
 * order was sent, or if something of it is done.
 */
export function holdCourse<Held extends CourseOrder & Pick<Order, 'placedAt'>>(
  order: Held,
  { course, at }: { course: number; at: string },
): Held | null {
  const fired = order.courses.find((one) => one.course === course)?.firedAt ?? order.placedAt;
  const isFired = fired !== order.placedAt && courseProgress(order, course) === 'fired';
  const isHeldAgain = isWithKitchen(order) && isFired && !isTicked(order, course);
  if (!isHeldAgain || !isUndoable(fired, at)) return null;
  return {
    ...order,
    courses: order.courses.map((one) => (one.course === course ? { ...one, firedAt: null } : one)),
  };
}

/**
 * The order with the carrying of a course undone; null if that is too late, or it was not carried. It is
 * done still, unless carrying it had finished it.
 */
export function unserveCourse<Served extends CourseOrder>(
  order: Served,
  { course, at }: { course: number; at: string },
): Served | null {
  const known = order.courses.find((one) => one.course === course);
  const servedAt = known?.servedAt ?? null;
  const isThere = order.status !== 'cancelled' && goesToKitchen(order.payment);
  if (!known || servedAt === null || !isThere || !isUndoable(servedAt, at)) return null;
  const wasDone = known.doneAt !== servedAt;
  const carried = {
    ...order,
    status: 'preparing' as const,
    courses: order.courses.map((one) =>
      one.course === course ? { ...one, servedAt: null, doneAt: wasDone ? one.doneAt : null } : one,
    ),
    doneLines: wasDone ? order.doneLines : withoutCourses(order, [course]),
  };
  return { ...carried, status: statusByLines(carried) };
}

/**
 * An order that comes by courses after a step of the whole of it, which fires, finishes and carries what
 * of it was not; null if that is not its next step.
 */
export function stepCourses<Stepped extends CourseOrder>(
  order: Stepped,
  { to, at }: { to: OrderStatus; at: string },
): Stepped | null {
  if (!isWithKitchen(order) || nextStatus(order.status) !== to) return null;
  const isDone = to === 'ready' || to === 'closed';
  const courses = order.courses.map(({ course, firedAt, doneAt, servedAt }) => ({
    course,
    firedAt: firedAt ?? at,
    doneAt: doneAt ?? (isDone ? at : null),
    servedAt: servedAt ?? (to === 'closed' ? at : null),
  }));
  const doneLines = isDone ? order.lines.map((_line, index) => index + 1) : order.doneLines;
  return { ...order, status: to, courses, doneLines };
}

/**
 * An order that comes by courses after a step back from its status: what was carried last is at the pass
 * again, what was done last is being made again. With `stepAt`, when it got its status, what was fired
 * with that step and not begun is held again. Null if it has another status, or none before.
 */
export function stepCoursesBack<Stepped extends CourseOrder>(
  order: Stepped,
  { from, stepAt }: { from: OrderStatus; stepAt: string | null },
): Stepped | null {
  const to = previousStatus(from);
  if (to === null || order.status !== from || !goesToKitchen(order.payment)) return null;
  const back = { ...order, status: to };
  if (to === 'ready') return carryLastAgain(back);
  if (to === 'preparing') return makeLastAgain(back);
  const courses = back.courses.map((one) => {
    const isUntouched = courseProgress(back, one.course) === 'fired' && !isTicked(back, one.course);
    return one.firedAt === stepAt && isUntouched ? { ...one, firedAt: null } : one;
  });
  return { ...back, courses };
}

function carryLastAgain<Back extends CourseOrder>(order: Back): Back {
  const last = latest(order.courses.flatMap(({ servedAt }) => servedAt ?? []));
  const courses = order.courses.map((one) =>
    one.servedAt === last ? { ...one, servedAt: null } : one,
  );
  return { ...order, courses };
}

function makeLastAgain<Back extends CourseOrder>(given: Back): Back {
  const isAllCarried = given.courses.every(({ servedAt }) => servedAt !== null);
  const order = isAllCarried ? carryLastAgain(given) : given;
  const atPass = order.courses.filter(({ servedAt }) => servedAt === null);
  const last = latest(atPass.flatMap(({ doneAt }) => doneAt ?? []));
  const again = atPass.flatMap(({ course, doneAt }) => (doneAt === last ? [course] : []));
  return {
    ...order,
    courses: order.courses.map((one) =>
      again.includes(one.course) ? { ...one, doneAt: null } : one,
    ),
    doneLines: withoutCourses(order, again),
  };
}

function latest(times: readonly string[]): string | null {
  return times.toSorted().at(-1) ?? null;
}

function isTicked({ doneLines, lines }: CourseOrder, course: number): boolean {
  return doneLines.some((number) => lines[number - 1]?.course === course);
}

/** The ticks without those of these courses. */
function withoutCourses({ doneLines, lines }: CourseOrder, courses: readonly number[]): number[] {
  return doneLines.filter((number) => !courses.includes(lines[number - 1]?.course ?? NaN));
}

/**
 * The order with the courses done whose last line is ticked, and ready if none is left; a course whose
 * line was unticked is not. Null if there is nothing to change. For orders that are ready by their lines:
 * those that come by courses, and all where the kitchen has stations.
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
  const status = statusByLines(order);
  const isSame = courses.every(({ doneAt }, index) => doneAt === order.courses[index]?.doneAt);
  return isSame && status === order.status ? null : { ...order, courses, status };
}

/**
 * The order with a line called back whose tick was taken away: if it was ready, it is being made again,
 * and all but this line stay done. Null if there is nothing to change.
 */
export function recallLine<Ticked extends CourseOrder>(
  order: Ticked,
  lineNumber: number,
): Ticked | null {
  const again = { ...order, status: 'preparing' as const };
  const isThere = (order.lines[lineNumber - 1]?.quantity ?? 0) > 0;
  // What was carried stays so.
  const isAgain = isThere && lineProgress(again, lineNumber - 1) === 'fired';
  if (order.status !== 'ready' || !isAgain || !isWithKitchen(order)) return null;
  const others = order.lines.map((_line, index) => index + 1).filter((one) => one !== lineNumber);
  const course = order.lines[lineNumber - 1]?.course;
  return {
    ...again,
    doneLines: others,
    courses: order.courses.map((one) =>
      one.course === course && one.servedAt === null ? { ...one, doneAt: null } : one,
    ),
  };
}

/** Of an order that is ready by its lines: ready once all that is left of it is made, closed once all is on the table. */
function statusByLines(order: CourseOrder): OrderStatus {
  const progress = progressLeft(order);
  if (progress.length === 0) return order.status;
  if (progress.every((one) => one === 'served')) return 'closed';
  return progress.every((one) => one === 'done' || one === 'served') ? 'ready' : order.status;
}

/** Of the lines that were not taken off. */
function progressLeft(order: CourseOrder): LineProgress[] {
  return order.lines.flatMap((line, index) => (isToMake(line) ? lineProgress(order, index) : []));
}
