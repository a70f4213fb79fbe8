import type { Order } from '@simplato/domain';
import { flushSync } from 'react-dom';
import { mediaQuery } from '../../../ui/media-query.ts';
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
 * Animates one slip from its place to where `change` puts it (220 ms; styled in board.module.css).
 * Only that slip is part of the view transition, so the rest of the board stays interactive. There
 * is no animation if the browser does not support it or reduced motion is preferred.
 */
export function slideSlip(orderId: number, change: () => void): void {
  const isCut =
    typeof document.startViewTransition !== 'function' ||
    document.visibilityState !== 'visible' ||
    mediaQuery('(prefers-reduced-motion: reduce)')?.matches;
  if (isCut) {
    change();
    return;
  }
  markSliding(orderId);
  const transition = document.startViewTransition(() => {
    flushSync(change);
    markSliding(orderId);
  });
  // A second step at the same moment skips the first animation; the change itself has been made.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => unmark(orderId)).catch(() => undefined);
}

function slipOf(orderId: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-order="${orderId}"]`);
}

function markSliding(orderId: number): void {
  // Two elements with the same transition name would cancel it.
  for (const slip of document.querySelectorAll<HTMLElement>('[data-sliding]')) {
    delete slip.dataset['sliding'];
  }
  const slip = slipOf(orderId);
  if (slip) slip.dataset['sliding'] = '';
}

function unmark(orderId: number): void {
  const slip = slipOf(orderId);
  if (slip) delete slip.dataset['sliding'];
}
