import { expect, test } from 'vitest';
import { ageOf } from './age.ts';

const MINUTE = 60_000;

test.each([
  [0, { count: 1, unit: 'minute' }],
  // The two clocks differ.
  [-5 * MINUTE, { count: 1, unit: 'minute' }],
  [12 * MINUTE, { count: 12, unit: 'minute' }],
  [60 * MINUTE - 1, { count: 59, unit: 'minute' }],
  [60 * MINUTE, { count: 1, unit: 'hour' }],
  [24 * 60 * MINUTE - 1, { count: 23, unit: 'hour' }],
  [24 * 60 * MINUTE, { count: 1, unit: 'day' }],
  [400 * 24 * 60 * MINUTE, { count: 400, unit: 'day' }],
])('an age of %s ms is shown as %j', (ms, age) => {
  expect(ageOf(1_000_000, 1_000_000 + ms)).toEqual(age);
});
