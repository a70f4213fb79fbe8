import { describe, expect, test } from 'vitest';
import {
  chargedCents,
  refundableCents,
  refundOfLines,
  refundState,
  removedToRefund,
  unitsLeft,
} from './refunds.ts';

const paid = {
  totalCents: 1650,
  tipCents: 100,
  refundedCents: 0,
  payment: 'paid',
  lines: [],
} as const;

describe('what can still be refunded', () => {
  test.each([
    { order: paid, charged: 1750, left: 1750, state: 'none' },
    { order: { ...paid, refundedCents: 700 }, charged: 1750, left: 1050, state: 'partial' },
    { order: { ...paid, refundedCents: 1750 }, charged: 1750, left: 0, state: 'whole' },
    {
      order: { ...paid, totalCents: 950, lines: [{ removed: 1, unitGrossCents: 700 }] },
      charged: 1750,
      left: 1750,
      state: 'none',
    },
    { order: { ...paid, payment: 'unpaid' as const }, charged: 0, left: 0, state: 'none' },
    { order: { ...paid, payment: 'pending' as const }, charged: 0, left: 0, state: 'none' },
  ])('$order.payment with $order.refundedCents refunded: $left, $state', (row) => {
    expect(chargedCents(row.order)).toBe(row.charged);
    expect(refundableCents(row.order)).toBe(row.left);
    expect(refundState(row.order)).toBe(row.state);
  });
});

describe('the refund of lines', () => {
  const lines = [
    { quantity: 2, removed: 0, unitGrossCents: 700 },
    { quantity: 1, removed: 0, unitGrossCents: 250 },
  ];
  const gone = [{ lineNumber: 1, quantity: 1 }];

  test('is their price', () => {
    expect(refundOfLines(lines, [{ lineNumber: 1, quantity: 2 }], [])).toBe(1400);
    const both = [
      { lineNumber: 1, quantity: 1 },
      { lineNumber: 2, quantity: 1 },
    ];
    expect(refundOfLines(lines, both, gone)).toBe(950);
  });

  test('is possible once per unit', () => {
    expect(unitsLeft(lines, gone)).toEqual([1, 1]);
    expect(refundOfLines(lines, [{ lineNumber: 1, quantity: 2 }], gone)).toBeNull();
  });

  test('counts what was taken off as ordered, and refunds it once', () => {
    const taken = [{ quantity: 1, removed: 1, unitGrossCents: 700 }];
    expect(unitsLeft(taken, [])).toEqual([2]);
    const units = [{ lineNumber: 1, quantity: 2 }];
    expect(removedToRefund(taken, units, gone)).toEqual([{ lineNumber: 1, quantity: 1 }]);
    expect(removedToRefund(taken, units, units)).toEqual([]);
  });

  test.each([
    { what: 'a line that is not there', wanted: [{ lineNumber: 3, quantity: 1 }] },
    { what: 'more than was ordered', wanted: [{ lineNumber: 2, quantity: 2 }] },
    { what: 'none of a line', wanted: [{ lineNumber: 1, quantity: 0 }] },
    { what: 'no line at all', wanted: [] },
    {
      what: 'a line named twice, too often in all',
      wanted: [
        { lineNumber: 2, quantity: 1 },
        { lineNumber: 2, quantity: 1 },
      ],
    },
  ])('is refused for $what', ({ wanted }) => {
    expect(refundOfLines(lines, wanted, [])).toBeNull();
  });
});
