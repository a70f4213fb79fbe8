import type { Order } from '@simplato/domain';
import { isColumn } from '../columns/board-columns.ts';
import type { OrderBook } from './order-book.ts';
import { slideSlip } from '../columns/slide-slip.ts';

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
