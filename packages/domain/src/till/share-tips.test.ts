import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareTips } from './share-tips.ts';

const hours = (...all: number[]) => all.map((one) => ({ minutes: one * 60 }));

test('tips are shared by hours, odd cents to the first', () => {
  const parts = shareTips(9790, hours(6.5, 6.5, 6, 6, 5), 'hours');
  expect(parts).toEqual([2122, 2121, 1958, 1958, 1631]);
});

test('equally: the same to everybody who has worked', () => {
  expect(shareTips(1000, hours(8, 0, 2, 5), 'equally')).toEqual([334, 0, 333, 333]);
});

test('nobody gets anything where nobody has worked, or more went back than came', () => {
  expect(shareTips(1000, hours(0, 0), 'hours')).toEqual([0, 0]);
  expect(shareTips(-500, hours(1, 1), 'equally')).toEqual([0, 0]);
});

test('whoever has worked, not a cent is lost', () => {
  const people = fc.array(fc.record({ minutes: fc.integer({ min: 0, max: 900 }) }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(
      fc.nat(100_000),
      people,
      fc.constantFrom('hours' as const, 'equally' as const),
      (cents, all, how) => {
        const parts = shareTips(cents, all, how);
        const shared = parts.reduce((sum, part) => sum + part, 0);
        expect(shared).toBe(all.some(({ minutes }) => minutes > 0) ? cents : 0);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
