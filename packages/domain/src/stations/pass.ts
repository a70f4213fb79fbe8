import { heldCourses, isInTurn, lineProgress } from '../orders/courses.ts';
import { isMade, type Order, type OrderLine } from '../orders/order.ts';
import { isOpen } from '../orders/order-status.ts';
import { goesToKitchen } from '../payments/payment-status.ts';

/** A line at the pass: made, or still missing. */
export interface PassLine {
  orderId: number;
  /** From 1. */
  lineNumber: number;
  line: OrderLine;
  isDone: boolean;
}

/**
 * What a table gets together, where its stations meet: a course of those of its orders that come by
 * courses, or an order that comes all at once.
 */
export interface PassServing {
  tableName: string;
  /** Null where all comes at once. */
  course: number | null;
  orders: Order[];
  lines: PassLine[];
  /** Whether nothing of it is missing any more. */
  isComplete: boolean;
  /** Since when it is complete; otherwise since when its oldest part is being made. */
  since: string;
}

/**
 * The servings that are being made or wait to be carried: those that are complete first, and of each the
 * oldest first.
 */
export function passServings(orders: Iterable<Order>): PassServing[] {
  const servings = new Map<string, PassServing>();
  for (const order of orders) {
    if (!isOpen(order.status) || !goesToKitchen(order.payment)) continue;
    for (const [index, line] of order.lines.entries()) {
      const progress = lineProgress(order, index);
      if (line.quantity === 0 || !isMade(line)) continue;
      if (progress === 'held' || progress === 'served') continue;
      const course = order.courses.length === 0 ? null : line.course;
      const key = course === null ? `order ${order.orderId}` : `${course} ${order.tableName}`;
      const serving = servings.get(key) ?? {
        tableName: order.tableName,
        course,
        orders: [],
        lines: [],
        isComplete: true,
        since: '',
      };
      servings.set(key, serving);
      if (!serving.orders.includes(order)) serving.orders.push(order);
      const isDone = progress === 'done';
      serving.lines.push({ orderId: order.orderId, lineNumber: index + 1, line, isDone });
      serving.isComplete &&= isDone;
    }
  }
  return [...servings.values()]
    .map((serving) => ({ ...serving, since: servingSince(serving) }))
    .toSorted(
      (one, other) =>
        Number(other.isComplete) - Number(one.isComplete) || one.since.localeCompare(other.since),
    );
}

/** It is complete with its last part, and waits for the kitchen with its first. */
function servingSince({ course, orders, isComplete }: PassServing): string {
  const times = orders
    .map((order) => {
      const ofCourse = order.courses.find((one) => one.course === course);
      return isComplete
        ? (ofCourse?.doneAt ?? order.readyAt ?? order.placedAt)
        : (ofCourse?.firedAt ?? order.placedAt);
    })
    .toSorted();
  return (isComplete ? times.at(-1) : times[0]) ?? '';
}

/** The stations that have not made all of a serving; what no station makes is by an empty name. */
export function missingStations({ lines }: PassServing): string[] {
  const missing = lines.filter(({ isDone }) => !isDone).map(({ line }) => line.station);
  return [...new Set(missing)];
}

/**
 * The next course that is held of the orders of a serving that is eaten in turn, and how many units of it are;
 * null if none is.
 */
export function heldAfter({
  course,
  orders,
}: PassServing): { course: number; units: number } | null {
  if (course === null || !isInTurn(course)) return null;
  const held = orders.flatMap(heldCourses);
  if (held.length === 0) return null;
  const next = Math.min(...held);
  const units = orders
    .flatMap((order) =>
      order.lines.filter(
        (line, index) =>
          line.course === next && isMade(line) && lineProgress(order, index) === 'held',
      ),
    )
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return { course: next, units };
}
