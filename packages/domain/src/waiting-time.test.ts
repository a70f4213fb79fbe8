import { expect, test } from 'vitest';
import { waitedMinutes, waitingAge } from './waiting-time.ts';

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
  { status: 'received', minutes: 7, age: 'fresh' },
  { status: 'received', minutes: 8, age: 'waiting' },
  { status: 'preparing', minutes: 14, age: 'waiting' },
  { status: 'preparing', minutes: 15, age: 'late' },
  { status: 'received', minutes: 90, age: 'late' },
  { status: 'ready', minutes: 90, age: 'fresh' },
  { status: 'closed', minutes: 90, age: 'fresh' },
] as const)('$status for $minutes minutes looks $age', ({ status, minutes, age }) => {
  expect(waitingAge(status, minutes)).toBe(age);
});
