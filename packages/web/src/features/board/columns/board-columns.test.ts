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

it('puts an order by courses where its last one was fired, and leaves it there once that is made', () => {
  const [line] = order(1).lines;
  const [fired, later] = ['2026-11-20T20:00:00Z', '2026-11-20T20:40:00Z'];
  const byCourses = (doneLines: number[], mainsFiredAt: string | null) =>
    order(1, {
      status: 'preparing',
      placedAt: fired,
      lines: [1, 2].map((course) => ({ ...line!, course })),
      courses: [fired, mainsFiredAt].map((firedAt, index) => {
        return { course: index + 1, firedAt, doneAt: null, servedAt: null };
      }),
      doneLines,
    });
  const other = order(2, { status: 'preparing', placedAt: '2026-11-20T20:20:00Z' });
  const placed = (one: Order) =>
    arrangeColumns([other, one]).columns.preparing.map(({ orderId }) => orderId);
  expect(placed(byCourses([1], null))).toEqual([1, 2]);
  expect(placed(byCourses([1], later))).toEqual([2, 1]);
  expect(placed(byCourses([1, 2], later))).toEqual([2, 1]);
  // What is late is not passed over for what was fired since.
  expect(placed(byCourses([2], later))).toEqual([1, 2]);
});

it('keeps an order with an open payment apart, out of the kitchen’s columns', () => {
  const { columns, openPayments } = arrangeColumns([order(1, { payment: 'pending' }), order(2)]);
  expect(columns.received.map(({ orderId }) => orderId)).toEqual([2]);
  expect(openPayments.map(({ orderId }) => orderId)).toEqual([1]);
});
