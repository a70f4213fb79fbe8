import { isMade, type Order, type OrderPromise } from '../orders/order.ts';
import { lineProgress } from '../orders/courses.ts';

/**
 * What whoever waits for an order is shown: its promise, until all that was fired as it was sent is made, or
 * was to be.
 */
export function openPromise(order: Order, nowMs: number): OrderPromise | null {
  const { promise, status, placedAt, courses, lines } = order;
  const isWaiting = status === 'received' || status === 'preparing';
  if (!promise || !isWaiting || nowMs > Date.parse(promise.until)) return null;
  const isLater = (course: number) =>
    courses.some((one) => one.course === course && one.firedAt !== placedAt);
  const isBeingMade = lines.some(
    (line, index) =>
      line.quantity > 0 &&
      isMade(line) &&
      !isLater(line.course) &&
      lineProgress(order, index) === 'fired',
  );
  return isBeingMade ? promise : null;
}
