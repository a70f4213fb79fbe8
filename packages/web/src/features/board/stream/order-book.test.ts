import { orderExample, orderFromWire } from '@simplato/contract';
import type { Order } from '@simplato/domain';
import { describe, expect, it } from 'vitest';
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

it('keeps the newer of two copies, in whichever order they arrive', () => {
  const book = createOrderBook();
  book.hear(order(1, 12, { status: 'preparing' }));
  book.hear(order(1, 11));
  book.reconcile([order(1, 10)], book.moment());
  expect(statuses(book)).toEqual(['1 preparing']);
});

it('removes an order that was closed while the stream was down', () => {
  const book = createOrderBook();
  book.reconcile([order(1, 10), order(2, 11)], book.moment());
  book.reconcile([order(2, 11)], book.moment());
  expect(statuses(book)).toEqual(['2 received']);
});

it('takes what it has missed without losing what has not changed', () => {
  const book = createOrderBook();
  book.reconcile([order(1, 10), order(2, 11)], book.moment());
  book.merge([order(2, 12, { status: 'closed' }), order(3, 13)], book.moment());
  expect(statuses(book)).toEqual(['1 received', '2 closed', '3 received']);
});

it('keeps an order that the stream sent while the list was loading', () => {
  const book = createOrderBook();
  const moment = book.moment();
  book.hear(order(3, 15));
  book.reconcile([order(1, 10)], moment);
  expect(statuses(book).toSorted()).toEqual(['1 received', '3 received']);
});

it('does not bring back an order that was closed while the list was loading', () => {
  const book = createOrderBook();
  const moment = book.moment();
  book.hear(order(1, 16, { status: 'closed' }));
  book.reconcile([order(1, 10)], moment);
  expect(statuses(book)).toEqual(['1 closed']);
});

it('says what is left of an order as its tab told last, also in a list that was asked for before', () => {
  const book = createOrderBook();
  const left = () => book.read().orders.get(1)?.leftCents;
  book.reconcile([order(1, 10, { leftCents: 1650, payment: 'unpaid' })], book.moment());
  expect(left()).toBe(1650);
  const moment = book.moment();
  book.hearMoney(new Map([[1, { leftCents: 0, refundedCents: 1650 }]]));
  expect(left()).toBe(0);
  expect(book.read().orders.get(1)?.refundedCents).toBe(1650);
  book.hear(order(1, 11, { status: 'preparing' }));
  book.reconcile([order(1, 11, { leftCents: 1650 })], moment);
  expect(left()).toBe(0);
  book.reconcile([order(1, 11, { leftCents: 400 })], book.moment());
  expect(left()).toBe(400);
  book.reconcile([order(1, 11)], book.moment());
  expect(left()).toBeNull();
});

it('shows a step before the server confirms it, and reverts it if it fails', () => {
  const book = createOrderBook();
  book.hear(order(1, 10));
  book.intend({ orderId: 1, from: 'received', to: 'preparing', at: '2026-11-20T20:31:00Z' });
  expect(statuses(book)).toEqual(['1 preparing']);
  book.forget(1);
  expect(statuses(book)).toEqual(['1 received']);
});

it('a newer change by somebody else replaces an unconfirmed step', () => {
  const book = createOrderBook();
  book.hear(order(1, 10));
  book.intend({ orderId: 1, from: 'received', to: 'preparing', at: '2026-11-20T20:31:00Z' });
  book.hear(order(1, 12, { status: 'ready' }));
  expect(statuses(book)).toEqual(['1 ready']);
});

it('keeps showing an unconfirmed step while a line of the order is ticked', () => {
  const book = createOrderBook();
  book.hear(order(1, 10));
  book.intend({ orderId: 1, from: 'received', to: 'preparing', at: '2026-11-20T20:31:00Z' });
  book.hear(order(1, 11, { doneLines: [1] }));
  expect(statuses(book)).toEqual(['1 preparing']);
});

describe('an unconfirmed tick', () => {
  const tickOf = (lineNumber: number, isDone: boolean) => ({
    kind: 'tick' as const,
    order: { orderId: 1, tableName: '4' },
    lineNumber,
    isDone,
  });
  const doneLines = (book: ReturnType<typeof createOrderBook>) =>
    book.read().orders.get(1)?.doneLines;

  it('is shown until it is answered, even if the server reports other changes meanwhile', () => {
    const book = createOrderBook();
    book.hear(order(1, 10));
    const tick = tickOf(2, true);
    book.mark(tick);
    expect(doneLines(book)).toEqual([2]);
    book.hear(order(1, 11, { doneLines: [1] }));
    expect(doneLines(book)).toEqual([1, 2]);
    book.unmark(tick);
    expect(doneLines(book)).toEqual([1]);
  });

  it('is replaced only by a later tick of the same line', () => {
    const book = createOrderBook();
    book.hear(order(1, 10, { doneLines: [2] }));
    const off = tickOf(2, false);
    const on = tickOf(2, true);
    book.mark(off);
    expect(doneLines(book)).toEqual([]);
    book.mark(on);
    book.unmark(off);
    expect(doneLines(book)).toEqual([2]);
  });
});

describe('an unconfirmed course', () => {
  const AT = '2026-11-20T20:31:00.000Z';
  const LATER = '2026-11-20T20:45:00.000Z';
  const tap = (kind: 'fire' | 'serve', course: number) => ({
    kind,
    order: { orderId: 1, tableName: '4' },
    course,
    at: LATER,
  });
  /** Its first line is fired, its second held. */
  const byCourses = (version: number, given: Partial<Order> = {}): Order => {
    const whole = order(1, version);
    return {
      ...whole,
      placedAt: AT,
      lines: whole.lines.map((line, index) => ({ ...line, course: index + 1 })),
      courses: [
        { course: 1, firedAt: AT, doneAt: null, servedAt: null },
        { course: 2, firedAt: null, doneAt: null, servedAt: null },
      ],
      ...given,
    };
  };
  const times = (book: ReturnType<typeof createOrderBook>) =>
    book
      .read()
      .orders.get(1)
      ?.courses.map(({ firedAt, servedAt }) => [firedAt, servedAt]);

  it('is shown as fired or carried, and as it was if that fails', () => {
    const book = createOrderBook();
    book.hear(byCourses(10, { status: 'preparing' }));
    const serve = tap('serve', 1);
    const fire = tap('fire', 2);
    book.mark(serve);
    book.mark(fire);
    const { doneLines, status } = book.read().orders.get(1)!;
    expect({ doneLines, status }).toEqual({ doneLines: [1], status: 'preparing' });
    expect(times(book)).toEqual([
      [AT, LATER],
      [LATER, null],
    ]);
    book.unmark(fire);
    expect(times(book)).toEqual([
      [AT, LATER],
      [null, null],
    ]);
  });

  it('is as the server says once somebody else has fired it', () => {
    const book = createOrderBook();
    book.hear(byCourses(10));
    book.mark(tap('fire', 2));
    expect(times(book)?.[1]).toEqual([LATER, null]);
    const fired = byCourses(11, { status: 'preparing' }).courses.map((one) => ({
      ...one,
      firedAt: AT,
    }));
    book.hear(byCourses(11, { status: 'preparing', courses: fired }));
    expect(times(book)).toEqual([
      [AT, null],
      [AT, null],
    ]);
  });

  it('begins an order, of which the next step is shown too', () => {
    const book = createOrderBook();
    book.hear(byCourses(10));
    book.mark(tap('fire', 1));
    book.intend({ orderId: 1, from: 'preparing', to: 'ready', at: LATER });
    expect(statuses(book)).toEqual(['1 ready']);
  });
});

it('keeps the same object for an unchanged order, so that its card is not drawn again', () => {
  const book = createOrderBook();
  book.reconcile([order(1, 10), order(2, 11)], book.moment());
  const before = book.read().orders.get(1);
  book.reconcile([order(1, 10), order(2, 13)], book.moment());
  expect(book.read().orders.get(1)).toBe(before);
});
