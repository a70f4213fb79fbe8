import { orderExample, orderFromWire } from '@simplato/contract';
import type { Order } from '@simplato/domain';
import { expect, test } from 'vitest';
import { courseStep } from './course-step.ts';

const [STARTERS, MAINS, DESSERTS, DRINKS] = [1, 2, 3, 4] as const;
const AT = '2026-11-28T21:00:00.000Z';
const held = { firedAt: null, doneAt: null, servedAt: null };
const fired = { firedAt: AT, doneAt: null, servedAt: null };
const served = { firedAt: AT, doneAt: AT, servedAt: AT };

type Progress = typeof held | typeof fired | typeof served;

/** With two lines of starters, and one of each other course. */
function orderOf(courses: Record<number, Progress>, given: Partial<Order> = {}): Order {
  const whole = orderFromWire(orderExample);
  const numbers = Object.keys(courses).map(Number);
  const [line] = whole.lines;
  const all = numbers.includes(STARTERS) ? [STARTERS, ...numbers] : numbers;
  return {
    ...whole,
    status: 'preparing',
    lines: all.map((course) => ({ ...line!, course, quantity: 1 })),
    courses: numbers.map((course) => ({ course, ...courses[course]! })),
    ...given,
  };
}

const whole = { [STARTERS]: fired, [MAINS]: held, [DESSERTS]: held, [DRINKS]: fired };

test.each([
  ['received', orderOf(whole, { status: 'received' }), { kind: 'begin', course: STARTERS }],
  ['being made', orderOf(whole), { kind: 'finish', course: STARTERS, lineNumbers: [1, 2, 5] }],
  [
    'made but for the drinks',
    orderOf(whole, { doneLines: [1, 2] }),
    { kind: 'finish', course: DRINKS, lineNumbers: [5] },
  ],
  [
    'made',
    orderOf(whole, { doneLines: [1, 2, 5] }),
    { kind: 'serve', course: STARTERS, courses: [STARTERS, DRINKS] },
  ],
  [
    'carried in part',
    orderOf({ ...whole, [STARTERS]: served }, { doneLines: [1, 2, 5] }),
    { kind: 'serve', course: DRINKS, courses: [DRINKS] },
  ],
  [
    'carried',
    orderOf({ ...whole, [STARTERS]: served, [DRINKS]: served }),
    { kind: 'fire', course: MAINS },
  ],
  [
    'fired before the starters were carried',
    orderOf({ ...whole, [MAINS]: fired }, { doneLines: [1, 2, 5] }),
    { kind: 'finish', course: MAINS, lineNumbers: [3] },
  ],
] as const)('of an order that is %s', (_state, order, step) => {
  expect(courseStep(order)).toEqual(step);
});

test('what was ticked while it is held is not carried', () => {
  const courses = { [STARTERS]: served, [MAINS]: held, [DESSERTS]: held };
  const line = orderOf(courses).lines[2]!;
  const order = orderOf(courses, { doneLines: [1, 2, 3] });
  const twoMains = { ...order, lines: [...order.lines, line] };
  expect(courseStep(twoMains)).toEqual({ kind: 'fire', course: MAINS });
});

test('what was taken off is neither made nor carried nor fired', () => {
  const order = orderOf(whole);
  const without = (...courses: number[]) => ({
    ...order,
    lines: order.lines.map((line) =>
      courses.includes(line.course) ? { ...line, quantity: 0 } : line,
    ),
  });
  expect(courseStep(without(STARTERS))).toEqual({
    kind: 'finish',
    course: DRINKS,
    lineNumbers: [5],
  });
  expect(courseStep(without(STARTERS, DRINKS))).toEqual({ kind: 'fire', course: MAINS });
  expect(courseStep(without(MAINS, DESSERTS))).toBeNull();
});

test.each([
  ['all at once', orderOf({ [STARTERS]: fired }, { courses: [] })],
  ['with nothing held', orderOf({ [STARTERS]: served, [MAINS]: fired })],
  ['ready', orderOf(whole, { status: 'ready' })],
  ['closed', orderOf(whole, { status: 'closed' })],
  ['cancelled', orderOf(whole, { status: 'cancelled' })],
])('an order %s has the steps of the whole', (_state, order) => {
  expect(courseStep(order)).toBeNull();
});
