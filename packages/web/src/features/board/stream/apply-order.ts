import type { Order } from '@simplato/domain';
import { copyOver, motionMs, moveAway } from '../../../ui/copy-over.ts';
import { isColumn } from '../columns/board-columns.ts';
import type { OrderBook } from './order-book.ts';

/** Adds an order to the book. A change of column is animated; an arrival or departure is not. */
export function applyOrder(book: OrderBook, order: Order, enter: (order: Order) => void): void {
  const shown = book.read().orders.get(order.orderId);
  const isMove =
    shown !== undefined &&
    shown.version < order.version &&
    shown.status !== order.status &&
    isColumn(shown.status) &&
    isColumn(order.status);
  if (isMove) slideSlip(order.orderId, () => enter(order));
  else enter(order);
}

/**
 * Animates one slip from its place to where `change` puts it. A copy of it moves, over columns that
 * scroll by themselves and would cut it; nothing else is drawn for it, and the board stays
 * interactive. There is no animation where reduced motion is preferred.
 */
export function slideSlip(orderId: number, change: () => void): void {
  const duration = document.visibilityState === 'visible' ? motionMs('--motion-slide') : 0;
  if (duration === 0) change();
  // After the tap's own task: with the frame that answers it, both would be one long task.
  else setTimeout(() => slide(orderId, change, duration));
}

function slide(orderId: number, change: () => void, duration: number): void {
  const start = placeOf(orderId);
  const from = start?.getBoundingClientRect();
  const copy = start?.firstElementChild && from && copyOver(start.firstElementChild, from);
  const column = start?.closest('[data-column]');
  change();
  if (!copy || !column) return;
  // The frame lays the board out in any case.
  requestAnimationFrame(() => {
    const end = placeOf(orderId);
    if (!end) return;
    const to = end.getBoundingClientRect();
    if (to.top === from.top && to.left === from.left) return;
    column.append(copy);
    end.animate([{ opacity: 0 }, { opacity: 0 }], duration);
    const move = `translate(${to.left - from.left}px, ${to.top - from.top}px)`;
    moveAway(copy, [{ transform: 'none' }, { transform: move }], duration);
  });
}

function placeOf(orderId: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-order="${orderId}"]`);
}
