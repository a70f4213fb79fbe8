import { orderExample, orderFromWire } from '@simplato/contract';
import type { Order } from '@simplato/domain';
import { expect, it } from 'vitest';
import { arrangeColumns } from './board-columns.ts';

const order = (orderId: number, given: Partial<Order> = {}): Order => ({
  ...orderFromWire(orderExample),
  orderId,
  ...given,
});

it('puts each order in its column, oldest first, and leaves the closed ones out', () => {
  const { columns } = arrangeColumns([
    order(3, { placedAt: '2026-11-20T20:33:00Z' }),
    order(1, { placedAt: '2026-11-20T20:31:00Z' }),
    order(2, { placedAt: '2026-11-20T20:31:00Z' }),
    order(4, { status: 'preparing' }),
    order(5, { status: 'ready' }),
    order(6, { status: 'closed' }),
  ]);
  const ids = (orders: readonly Order[]) => orders.map(({ orderId }) => orderId);
  expect(ids(columns.received)).toEqual([1, 2, 3]);
  expect(ids(columns.preparing)).toEqual([4]);
  expect(ids(columns.ready)).toEqual([5]);
});

it('puts at the pass first what has been ready longest, however late it was ordered', () => {
  const { columns } = arrangeColumns([
    order(1, {
      status: 'ready',
      placedAt: '2026-11-20T20:00:00Z',
      readyAt: '2026-11-20T20:40:00Z',
    }),
    order(2, {
      status: 'ready',
      placedAt: '2026-11-20T20:20:00Z',
      readyAt: '2026-11-20T20:30:00Z',
    }),
  ]);
  expect(columns.ready.map(({ orderId }) => orderId)).toEqual([2, 1]);
});

it('keeps an order with an open payment apart, out of the kitchen’s columns', () => {
  const { columns, openPayments } = arrangeColumns([order(1, { payment: 'pending' }), order(2)]);
  expect(columns.received.map(({ orderId }) => orderId)).toEqual([2]);
  expect(openPayments.map(({ orderId }) => orderId)).toEqual([1]);
});
