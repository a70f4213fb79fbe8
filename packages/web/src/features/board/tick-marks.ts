import type { Order } from '@simplato/domain';

/** What somebody here has just said of a line, and the server has not answered yet. */
export interface TickMark {
  orderId: number;
  /** From 1. */
  lineNumber: number;
  isDone: boolean;
}

/** The ticks on their way, drawn over what the server says; the last one said of a line counts. */
export function createTickMarks() {
  const marks = new Map<number, Map<number, TickMark>>();
  return {
    mark(tick: TickMark): void {
      const ofOrder = marks.get(tick.orderId) ?? new Map<number, TickMark>();
      marks.set(tick.orderId, ofOrder.set(tick.lineNumber, tick));
    },
    unmark(tick: TickMark): void {
      const ofOrder = marks.get(tick.orderId);
      if (ofOrder?.get(tick.lineNumber) === tick) ofOrder.delete(tick.lineNumber);
      if (ofOrder?.size === 0) marks.delete(tick.orderId);
    },
    over(order: Order): Order {
      const ofOrder = marks.get(order.orderId);
      if (!ofOrder) return order;
      const done = new Set(order.doneLines);
      for (const { lineNumber, isDone } of ofOrder.values()) {
        if (isDone) done.add(lineNumber);
        else done.delete(lineNumber);
      }
      return { ...order, doneLines: [...done].toSorted((one, other) => one - other) };
    },
  };
}
