import { expect, test } from 'vitest';
import { goneCents, leftCents, refundStateAfter, returnedCents } from './payment-refunds.ts';

test('a requested refund is no longer available, counts as returned once done, and not if it failed', () => {
  const refunds = [
    { amountCents: 100, state: 'asked' },
    { amountCents: 30, state: 'done' },
    { amountCents: 4, state: 'done' },
    { amountCents: 5000, state: 'failed' },
  ] as const;
  expect(goneCents(refunds)).toBe(134);
  expect(returnedCents(refunds)).toBe(34);
  expect([goneCents([]), returnedCents([])]).toEqual([0, 0]);
});

test('what is left is never below zero, even if two sides return the same money', () => {
  const twice = [
    { amountCents: 1200, state: 'asked' },
    { amountCents: 1200, state: 'done' },
  ] as const;
  expect(leftCents({ amountCents: 1200 }, twice)).toBe(0);
  expect(leftCents({ amountCents: 1200 }, [{ amountCents: 700, state: 'pending' }])).toBe(500);
});

test.each([
  ['asked', 'pending', 'asked'],
  ['asked', 'done', 'done'],
  ['asked', 'failed', 'failed'],
  ['done', 'pending', 'done'],
  ['done', 'failed', 'failed'],
  ['failed', 'pending', 'failed'],
  ['failed', 'done', 'failed'],
] as const)('a refund that was %s and is reported as %s is %s', (before, word, after) => {
  expect(refundStateAfter(before, word, true)).toBe(after);
});

test.each([
  ['pending', 'asked'],
  ['done', 'done'],
] as const)('a refund that was given up, and turns up as %s, is %s', (word, after) => {
  expect(refundStateAfter('failed', word, false)).toBe(after);
});
