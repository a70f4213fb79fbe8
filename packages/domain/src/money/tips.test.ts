import { expect, test } from 'vitest';
import { TIP_LIMIT_CENTS, TIP_PERCENTS, TIP_TEXTS, tipFault, tipOf } from './tips.ts';

test('no tip is the first choice', () => {
  expect(TIP_PERCENTS[0]).toBe(0);
});

test.each([
  { totalCents: 1650, percent: 0, tipCents: 0 },
  { totalCents: 1650, percent: 5, tipCents: 83 },
  { totalCents: 1650, percent: 10, tipCents: 165 },
])('$percent % of $totalCents cents are $tipCents', ({ totalCents, percent, tipCents }) => {
  expect(tipOf(totalCents, percent)).toBe(tipCents);
});

test.each([
  { tipCents: 0, totalCents: 500, fault: null },
  { tipCents: 500, totalCents: 500, fault: null },
  { tipCents: 501, totalCents: 500, fault: 'overTotal' },
  { tipCents: TIP_LIMIT_CENTS, totalCents: 90_000, fault: null },
  {
    tipCents: TIP_LIMIT_CENTS + 1,
    totalCents: 90_000,
    fault: 'overLimit',
  },
])('a tip of $tipCents on $totalCents: $fault', ({ tipCents, totalCents, fault }) => {
  expect(tipFault(tipCents, totalCents)).toBe(fault);
});

test('a tip that is refused says why', () => {
  expect(TIP_TEXTS).toEqual({
    overLimit: 'La propina no puede pasar de 100 €',
    overTotal: 'La propina no puede ser más que lo que pagas',
  });
});
