import { expect, test } from 'vitest';
import { waitedMinutes, waitingAge, waitingLimitsRule } from './waiting-time.ts';

test.each([
  [0, 0],
  [59_999, 0],
  [60_000, 1],
  [599_999, 9],
  [-5_000, 0],
])('after %i ms an order has waited %i minutes', (elapsedMs, minutes) => {
  const placedAt = Date.UTC(2026, 10, 20, 20, 31);
  expect(waitedMinutes(placedAt, placedAt + elapsedMs)).toBe(minutes);
});

test.each([
  { status: 'received', minutes: 0, age: 'fresh' },
  { status: 'received', minutes: 9, age: 'fresh' },
  { status: 'received', minutes: 10, age: 'waiting' },
  { status: 'preparing', minutes: 19, age: 'waiting' },
  { status: 'preparing', minutes: 20, age: 'late' },
  { status: 'received', minutes: 90, age: 'late' },
  { status: 'ready', minutes: 2, age: 'fresh' },
  { status: 'ready', minutes: 3, age: 'waiting' },
  { status: 'ready', minutes: 6, age: 'late' },
  { status: 'closed', minutes: 90, age: 'fresh' },
  { status: 'cancelled', minutes: 90, age: 'fresh' },
] as const)('$status for $minutes minutes is shown as $age', ({ status, minutes, age }) => {
  expect(waitingAge(status, minutes)).toBe(age);
});

test.each([
  { minutes: 3, age: 'fresh' },
  { minutes: 4, age: 'waiting' },
  { minutes: 6, age: 'late' },
] as const)('with limits of 4 and 6, $minutes minutes are shown as $age', ({ minutes, age }) => {
  const limits = { waitingAfterMinutes: 4, lateAfterMinutes: 6 };
  expect(waitingAge('preparing', minutes, limits)).toBe(age);
});

test('a restaurant’s limits are for its kitchen, not for its pass', () => {
  const limits = { waitingAfterMinutes: 30, lateAfterMinutes: 60 };
  expect(waitingAge('ready', 6, limits)).toBe('late');
});

test.each([
  [10, 20, true],
  [1, 2, true],
  [10, 10, false],
  [20, 10, false],
])('limits of %i and %i minutes are valid: %s', (waitingAfterMinutes, lateAfterMinutes, hold) => {
  expect(waitingLimitsRule({ waitingAfterMinutes, lateAfterMinutes }) === null).toBe(hold);
});
