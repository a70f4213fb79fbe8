import { describe, expect, it } from 'vitest';
import type { Order, OrderCourse, OrderLine } from '../orders/order.ts';
import { heldAfter, missingStations, passServings } from './pass.ts';
import { linesToMake, linesToRecall, stationColumn } from './station-step.ts';

const [STARTERS, MAINS] = [1, 2] as const;
const at = (minute: number) => `2026-11-28T21:${String(minute).padStart(2, '0')}:00.000Z`;

const line = (station: string, course: number, quantity = 1) =>
  ({
    station,
    course,
    quantity,
    name: `${station} ${course}`,
    options: [] as OrderLine['options'],
  }) as OrderLine;
const course = (number: number, firedAt: string | null, doneAt: string | null = null) =>
  ({ course: number, firedAt, doneAt, servedAt: null }) satisfies OrderCourse;

function makeOrder(orderId: number, changes: Partial<Order>): Order {
  return {
    orderId,
    tableName: '4',
    lines: [],
    courses: [],
    doneLines: [],
    status: 'preparing',
    payment: 'unpaid',
    placedAt: at(0),
    readyAt: null,
    ...changes,
  } as unknown as Order;
}

const isOfGrill = ({ station }: OrderLine) => station === 'Plancha';

describe('the pass sees', () => {
  it('of a table and course what is missing, and from whom, over several orders', () => {
    const [one, other] = [1, 2].map((orderId) =>
      makeOrder(orderId, {
        lines: [line('Plancha', MAINS), line('Fríos', MAINS)],
        courses: [course(MAINS, at(orderId))],
        doneLines: orderId === 1 ? [1, 2] : [1],
      }),
    );
    const [serving, ...more] = passServings([one!, other!]);
    expect(more).toEqual([]);
    expect(serving).toMatchObject({
      tableName: '4',
      course: MAINS,
      isComplete: false,
      since: at(1),
    });
    expect(missingStations(serving!)).toEqual(['Fríos']);
  });

  it('a course complete with its last line, whatever else is held', () => {
    const order = makeOrder(1, {
      lines: [line('Fríos', STARTERS), line('Plancha', MAINS)],
      courses: [course(STARTERS, at(1), at(9)), course(MAINS, null)],
      doneLines: [1],
    });
    const [serving, ...more] = passServings([order]);
    expect(more).toEqual([]);
    expect(serving).toMatchObject({ course: STARTERS, isComplete: true, since: at(9) });
    expect(heldAfter(serving!)).toEqual({ course: MAINS, units: 1 });
  });

  it('how much of the next course is still held, of all orders of the table', () => {
    const [one, other] = [1, 2].map((orderId) =>
      makeOrder(orderId, {
        lines: [line('Fríos', STARTERS), line('Plancha', MAINS, orderId)],
        courses: [course(STARTERS, at(1)), course(MAINS, orderId === 1 ? null : at(5))],
      }),
    );
    const [starters] = passServings([one!, other!]);
    expect(starters?.orders).toHaveLength(2);
    expect(heldAfter(starters!)).toEqual({ course: MAINS, units: 1 });
  });

  it('each order that comes all at once by itself', () => {
    const orders = [1, 2].map((orderId) => makeOrder(orderId, { lines: [line('Plancha', MAINS)] }));
    expect(passServings(orders).map((serving) => [serving.course, serving.orders])).toEqual(
      orders.map((order) => [null, [order]]),
    );
  });

  it('what is complete first, and of each the oldest first', () => {
    const waits = (orderId: number, placedAt: string) =>
      makeOrder(orderId, { lines: [line('Plancha', MAINS)], placedAt });
    const done = makeOrder(3, {
      lines: [line('Plancha', MAINS)],
      status: 'ready',
      readyAt: at(30),
    });
    const servings = passServings([waits(1, at(20)), waits(2, at(10)), done]);
    expect(servings.map(({ orders }) => orders[0]?.orderId)).toEqual([3, 2, 1]);
  });

  it.each([
    ['is being paid', { payment: 'pending' as const }],
    ['is closed', { status: 'closed' as const }],
    ['is cancelled', { status: 'cancelled' as const }],
    ['has nothing left', { lines: [line('Plancha', MAINS, 0)] }],
    ['is held', { courses: [course(MAINS, null)] }],
  ])('nothing of an order that %s', (_what, changes) => {
    const order = makeOrder(1, { lines: [line('Plancha', MAINS)], ...changes });
    expect(passServings([order])).toEqual([]);
  });
});

describe("a station's screen has an order", () => {
  const lines = [line('Plancha', STARTERS), line('Fríos', STARTERS), line('Plancha', MAINS)];
  const courses = [course(STARTERS, at(1)), course(MAINS, null)];
  const inTurn = (changes: Partial<Order>) => makeOrder(1, { lines, courses, ...changes });
  it.each([
    { so: 'to be begun', order: inTurn({ status: 'received' }), column: 'received' },
    { so: 'being made', order: inTurn({}), column: 'preparing' },
    { so: 'made, while others make theirs', order: inTurn({ doneLines: [1] }), column: 'ready' },
    {
      so: 'where it is, while its own is held',
      order: inTurn({ courses: [{ ...courses[0]!, servedAt: at(9) }, courses[1]!] }),
      column: 'preparing',
    },
    { so: 'no more once it is over', order: inTurn({ status: 'closed' }), column: null },
    {
      so: 'not at all without lines of its own',
      order: makeOrder(1, { lines: [line('Fríos', STARTERS)] }),
      column: null,
    },
  ])('$so', ({ order, column }) => {
    expect(stationColumn(order, isOfGrill)).toBe(column);
  });

  it('with the lines that it makes, and those that it can call back', () => {
    const order = inTurn({ doneLines: [2] });
    expect(linesToMake(order, isOfGrill)).toEqual([1]);
    expect(linesToRecall(order, isOfGrill)).toEqual([]);
    const made = inTurn({ doneLines: [1] });
    expect(linesToMake(made, isOfGrill)).toEqual([]);
    expect(linesToRecall(made, isOfGrill)).toEqual([1]);
  });
});
