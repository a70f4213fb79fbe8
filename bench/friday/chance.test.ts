import { expect, test } from 'vitest';
import { Chance } from './chance.ts';
import { arrivals, EVENING_MINUTES } from './curve.ts';

test('the same seed gives the same arrivals', () => {
  const evening = (seed: number) => arrivals(50, new Chance(seed));
  expect(evening(7)).toEqual(evening(7));
  expect(evening(7)).not.toEqual(evening(8));
});

test('half of the evening’s parties arrive in its second hour', () => {
  const came = arrivals(4_000, new Chance(1));
  expect(came).toEqual(came.toSorted((one, other) => one - other));
  expect(Math.min(...came)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...came)).toBeLessThan(EVENING_MINUTES);
  const peak = came.filter((minute) => minute >= 60 && minute < 120).length;
  expect(peak / came.length).toBeCloseTo(0.5, 1);
});

test('drawing several items returns each at most once, even if more are asked for than exist', () => {
  const drawn = new Chance(3).several([1, 2, 3], 5);
  expect(drawn.toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
});
