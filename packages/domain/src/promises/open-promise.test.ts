import { expect, test } from 'vitest';
import type { Order } from '../orders/order.ts';
import { openPromise } from './open-promise.ts';

const PLACED = '2026-11-20T13:10:00.000Z';
const promise = { from: '2026-11-20T13:20:00.000Z', until: '2026-11-20T13:28:00.000Z' };
const course = (number: number, firedAt: string | null) => ({
  course: number,
  firedAt,
  doneAt: null,
  servedAt: null,
});
const byCourses = [course(1, PLACED), course(2, null)];

/** A starter and a main, at 14:25 of its own time unless told. */
function shown(given: Partial<Order>, at = '2026-11-20T13:25:00.000Z') {
  const lines = [1, 2].map((number) => ({ course: number, quantity: 1, options: [] }));
  const order = {
    promise,
    status: 'preparing',
    placedAt: PLACED,
    courses: [],
    doneLines: [],
    lines,
  };
  return openPromise({ ...order, ...given } as unknown as Order, Date.parse(at));
}

test.each<[string, Partial<Order>, boolean]>([
  ['while it waits', { status: 'received' }, true],
  ['while it is being made', { doneLines: [1] }, true],
  ['no more once all is made', { doneLines: [1, 2] }, false],
  ['no more once it is ready', { status: 'ready' }, false],
  ['not of what was cancelled', { status: 'cancelled' }, false],
  ['not where there is none', { promise: null }, false],
  ['while its first course is being made', { courses: byCourses }, true],
  ['no more once that is made', { courses: byCourses, doneLines: [1] }, false],
  [
    'not of what was fired later',
    { courses: [course(1, PLACED), course(2, promise.from)], doneLines: [1] },
    false,
  ],
])('a promise is shown %s', (_when, given, isShown) => {
  expect(shown(given)).toEqual(isShown ? promise : null);
});

test('a promise is not shown once its time is over', () => {
  expect(shown({}, promise.until)).toEqual(promise);
  expect(shown({}, '2026-11-20T13:28:30.000Z')).toBeNull();
});
