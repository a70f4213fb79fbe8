import { expect, it } from 'vitest';
import { countedCents, NO_COUNT } from './count.ts';

it('adds up notes and coins, those that nobody has typed as none', () => {
  expect(countedCents(NO_COUNT)).toBe(0);
  const pieces = { 5_000: '2', 2_000: ' 9 ', 50: '9', 5: '6', 1: '' };
  expect(countedCents({ ...NO_COUNT, pieces })).toBe(28_480);
});

it.each(['1,5', '-1', 'dos', '123456'])('%s notes are no number', (typed) => {
  expect(countedCents({ ...NO_COUNT, pieces: { 5_000: typed } })).toBeNull();
});

it('or takes the sum as it is typed', () => {
  expect(countedCents({ ...NO_COUNT, how: 'total', total: '1.417,10 €' })).toBe(141_710);
  expect(countedCents({ ...NO_COUNT, how: 'total', total: '' })).toBeNull();
});
