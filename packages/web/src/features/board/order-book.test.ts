import { orderExample, orderFromWire } from '@simplato/contract';
import type { Order } from '@simplato/domain';
import { expect, it } from 'vitest';
import { createOrderBook } from './order-book.ts';

const order = (orderId: number, version: number, given: Partial<Order> = {}): Order => ({
  ...orderFromWire(orderExample),
  orderId,
  version,
  status: 'received',
  ...given,
});

function statuses(book: ReturnType<typeof createOrderBook>) {
  return [...book.read().orders.values()].map(({ orderId, status }) => `${orderId} ${status}`);
}

it('keeps the newer of two copies, whichever comes late', () => {
  const book = createOrderBook();
  book.hear(order(1, 12, { status: 'preparing' }));
  book.hear(order(1, 11));
  book.reconcile([order(1, 10)], book.mark());
  expect(statuses(book)).toEqual(['1 preparing']);
});

it('lets an order go that closed while nobody told us', () => {
  const book = createOrderBook();
  book.reconcile([order(1, 10), order(2, 11)], book.mark());
  book.reconcile([order(2, 11)], book.mark());
  expect(statuses(book)).toEqual(['2 received']);
});

it('keeps an order that the stream brought while the list was on its way', () => {
  const book = createOrderBook();
  const mark = book.mark();
  book.hear(order(3, 15));
  book.reconcile([order(1, 10)], mark);
  expect(statuses(book).toSorted()).toEqual(['1 received', '3 received']);
});

it('does not bring back an order that closed while the list was on its way', () => {
  const book = createOrderBook();
  const mark = book.mark();
  book.hear(order(1, 16, { status: 'closed' }));
  book.reconcile([order(1, 10)], mark);
  expect(statuses(book)).toEqual(['1 closed']);
});

it('shows a step before the server knows, and takes it back when it did not happen', () => {
  const book = createOrderBook();
  book.hear(order(1, 10));
  book.intend({ orderId: 1, version: 10, to: 'preparing' });
  expect(statuses(book)).toEqual(['1 preparing']);
  book.forget(1);
  expect(statuses(book)).toEqual(['1 received']);
});

it('lets the word of somebody else outrank a step on its way', () => {
  const book = createOrderBook();
  book.hear(order(1, 10));
  book.intend({ orderId: 1, version: 10, to: 'preparing' });
  book.hear(order(1, 12, { status: 'ready' }));
  expect(statuses(book)).toEqual(['1 ready']);
});

it('keeps the same object for an order that did not change, so that its card is not drawn again', () => {
  const book = createOrderBook();
  book.reconcile([order(1, 10), order(2, 11)], book.mark());
  const before = book.read().orders.get(1);
  book.reconcile([order(1, 10), order(2, 13)], book.mark());
  expect(book.read().orders.get(1)).toBe(before);
});
