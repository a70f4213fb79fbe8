import { expect, it, test } from 'vitest';
import { longestOf, shareWidth } from './sub-columns.ts';

const counts = (received: number, preparing: number, ready: number) => ({
  received,
  preparing,
  ready,
});

test.each([
  { width: 1256, orders: counts(13, 2, 3), fit: 4, of: [2, 1, 1] },
  { width: 1256, orders: counts(13, 0, 3), fit: 4, of: [3, 0, 1] },
  { width: 1256, orders: counts(18, 0, 0), fit: 4, of: [4, 0, 0] },
  { width: 1256, orders: counts(2, 5, 3), fit: 4, of: [1, 2, 1] },
  { width: 1256, orders: counts(2, 2, 0), fit: 4, of: [2, 2, 0] },
  { width: 1256, orders: counts(1, 1, 0), fit: 4, of: [3, 1, 0] },
  { width: 1000, orders: counts(13, 2, 3), fit: 3, of: [1, 1, 1] },
  { width: 744, orders: counts(13, 2, 0), fit: 2, of: [1, 1, 0] },
  { width: 1256, orders: counts(0, 0, 0), fit: 4, of: [1, 1, 1] },
])('shares $width px among $orders', ({ width, orders, fit, of: [received, preparing, ready] }) => {
  expect(shareWidth(width, orders)).toEqual({
    fit,
    of: { received, preparing, ready },
    isTabbed: false,
  });
});

test.each([
  { width: 390, orders: counts(3, 0, 0), fit: 1 },
  { width: 744, orders: counts(13, 2, 3), fit: 2 },
  { width: 0, orders: counts(0, 0, 0), fit: 1 },
])('gives $orders tabs where they do not fit in $width px', ({ width, orders, fit }) => {
  const of = { received: 1, preparing: 1, ready: 1 };
  expect(shareWidth(width, orders)).toEqual({ fit, of, isTabbed: true });
});

test.each([
  [400, 3],
  [500, 2],
])('fits fewer where a sub-column takes %i px', (narrowest, fit) => {
  expect(shareWidth(1256, counts(3, 1, 0), { narrowest }).fit).toBe(fit);
});

it('leaves the width where it is until another column is longer by more than one', () => {
  const before = longestOf(shareWidth(1256, counts(4, 3, 1)));
  expect(before).toBe('received');
  expect(shareWidth(1256, counts(4, 5, 1), { before }).of.received).toBe(2);
  expect(shareWidth(1256, counts(3, 5, 1), { before }).of.preparing).toBe(2);
  expect(shareWidth(1256, counts(0, 1, 1), { before }).of.received).toBe(0);
});

it('leaves no sub-column empty while another column has slips for it', () => {
  const before = 'received';
  expect(shareWidth(1256, counts(1, 2, 0), { before }).of).toEqual({
    received: 2,
    preparing: 2,
    ready: 0,
  });
  expect(shareWidth(1000, counts(1, 2, 0), { before }).of.preparing).toBe(2);
});
