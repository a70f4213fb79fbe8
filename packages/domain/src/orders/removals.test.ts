import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from './order-status.ts';
import { beforeRemoval, canRemove, removalFault, removesAll } from './removals.ts';
import type { Order } from './order.ts';

const lines = [
  { quantity: 2, removed: 1, unitGrossCents: 700 },
  { quantity: 1, removed: 0, unitGrossCents: 250 },
];
const units = (lineNumber: number, quantity: number) => ({ lineNumber, quantity });

describe('units may be taken off', () => {
  const allowed = (payment: Order['payment'], isTabOpen: boolean, mayRefund: boolean) =>
    ORDER_STATUSES.filter((status) => canRemove({ status, payment }, isTabOpen, mayRefund));

  test('of what the kitchen has, and of what was served while its tab is open', () => {
    expect(allowed('unpaid', true, false)).toEqual(['received', 'preparing', 'ready', 'closed']);
    expect(allowed('unpaid', false, false)).toEqual(['received', 'preparing', 'ready']);
  });

  test('not while it is being paid, and once it is paid only by whoever may refund', () => {
    expect(allowed('pending', true, true)).toEqual([]);
    expect(allowed('paid', true, false)).toEqual([]);
    expect(allowed('paid', false, true)).toEqual(['received', 'preparing', 'ready']);
  });

  test.each([
    ['as many as are left', [units(1, 2)], null],
    ['more than are left', [units(1, 3)], 'too-many'],
    ['of a line that is not there', [units(3, 1)], 'no-line'],
    ['of a line that is named twice', [units(1, 1), units(1, 1)], 'twice'],
  ])('%s', (_what, wanted, fault) => {
    expect(removalFault(lines, wanted)).toBe(fault);
  });

  test('until nothing is left', () => {
    expect(removesAll(lines, [units(1, 2)])).toBe(false);
    expect(removesAll(lines, [units(2, 1), units(1, 2)])).toBe(true);
  });
});

test('an order before its removals has its units and its total back', () => {
  const order = { lines, totalCents: 1650 } as unknown as Order;
  const before = beforeRemoval(order, [units(1, 1)]);
  expect(before).toMatchObject({
    totalCents: 2350,
    lines: [{ quantity: 3, removed: 0 }, lines[1]],
  });
  expect(beforeRemoval(before, [units(1, 1)]).totalCents).toBe(2350);
});
