import { orderExample, orderFromWire } from '@simplato/contract';
import type { Order } from '@simplato/domain';
import { expect, it } from 'vitest';
import { placesAfter } from './places.ts';

const order = (orderId: number, given: Partial<Order>): Order => ({
  ...orderFromWire(orderExample),
  orderId,
  ...given,
});
const nobody = new Set<number>();

it('keeps the place of an order that is cancelled elsewhere, not of one that is closed', () => {
  const before = placesAfter(
    new Map(),
    [order(1, { status: 'preparing' }), order(2, { status: 'ready' })],
    nobody,
  );
  const after = placesAfter(
    before,
    [order(1, { status: 'cancelled' }), order(2, { status: 'closed' })],
    nobody,
  );
  expect([...after]).toEqual([[1, 'preparing']]);
});

it('has no place for what this screen cancelled, and what never was in its kitchen', () => {
  const cancelled = order(1, { status: 'cancelled' });
  expect(placesAfter(new Map([[1, 'ready']]), [cancelled], new Set([1])).size).toBe(0);
  expect(placesAfter(new Map(), [cancelled], nobody).size).toBe(0);
  const unpaid = order(1, { status: 'received', payment: 'pending' });
  expect(placesAfter(new Map(), [unpaid], nobody).size).toBe(0);
});
