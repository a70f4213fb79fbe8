import { expect, test } from 'vitest';
import { isUnseen, ringsUnseen, UNSEEN_AFTER_MS } from './unseen.ts';

const PLACED = '2026-11-20T20:31:00.000Z';
const order = { status: 'received', payment: 'unpaid', seenAt: null, placedAt: PLACED } as const;
const after = (ms: number) => Date.parse(PLACED) + ms;

test('an order rings once nobody in the kitchen has seen it for two minutes', () => {
  expect(ringsUnseen(order, after(UNSEEN_AFTER_MS - 1))).toBe(false);
  expect(ringsUnseen(order, after(UNSEEN_AFTER_MS))).toBe(true);
  expect(ringsUnseen({ ...order, payment: 'paid' }, after(UNSEEN_AFTER_MS))).toBe(true);
});

test.each([
  ['has been seen', { ...order, seenAt: PLACED }],
  ['is on its way through the kitchen', { ...order, status: 'preparing' }],
  ['is cancelled', { ...order, status: 'cancelled' }],
  ['still waits for its payment', { ...order, payment: 'pending' }],
] as const)('an order that %s does not ring, however old', (_what, seen) => {
  expect(isUnseen(seen)).toBe(false);
  expect(ringsUnseen(seen, after(60 * UNSEEN_AFTER_MS))).toBe(false);
});
