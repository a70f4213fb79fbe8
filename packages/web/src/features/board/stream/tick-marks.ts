import type { Order } from '@simplato/domain';

/** A tick made here that the server has not confirmed yet. */
export interface TickMark {
  orderId: number;
  /** From 1. */
  lineNumber: number;
  isDone: boolean;
}

/** Unconfirmed ticks, applied on top of the server's state; the last one for each line counts. */
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
