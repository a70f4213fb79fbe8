import { fireCourse, serveCourse, type Order } from '@simplato/domain';
import { targetOf, type MarkTap } from './unsent-taps.ts';

/**
 * What was done here to lines and courses that the server has not confirmed yet, applied on top of its
 * state; of a line's ticks the last one counts.
 */
export function createOrderMarks() {
  const marks = new Map<number, Map<string, MarkTap>>();
  return {
    mark(tap: MarkTap): void {
      const { orderId } = tap.order;
      const ofOrder = marks.get(orderId) ?? new Map<string, MarkTap>();
      marks.set(orderId, ofOrder.set(targetOf(tap), tap));
    },
    unmark(tap: MarkTap): void {
      const { orderId } = tap.order;
      const ofOrder = marks.get(orderId);
      if (ofOrder?.get(targetOf(tap)) === tap) ofOrder.delete(targetOf(tap));
      if (ofOrder?.size === 0) marks.delete(orderId);
    },
    over(order: Order): Order {
      return [...(marks.get(order.orderId)?.values() ?? [])].reduce(withMark, order);
    },
  };
}

function withMark(order: Order, tap: MarkTap): Order {
  if (tap.kind !== 'tick') {
    const { course, at } = tap;
    const changed =
      tap.kind === 'fire'
        ? fireCourse(order, { course, at, by: 'staff' })
        : serveCourse(order, { course, at });
    return changed ?? order;
  }
  const others = order.doneLines.filter((lineNumber) => lineNumber !== tap.lineNumber);
  const doneLines = tap.isDone ? [...others, tap.lineNumber] : others;
  return { ...order, doneLines: doneLines.toSorted((one, other) => one - other) };
}
