import type { Order } from '@simplato/domain';
import { describe, expect, it } from 'vitest';
import { mergeOrders } from './own-orders-query.ts';

const order = (orderId: number, version: number, status: Order['status'] = 'received'): Order => ({
  orderId,
  restaurantId: 1001,
  tableName: '4',
  partyName: '',
  isTableVerified: true,
  note: '',
  lines: [],
  doneLines: [],
  courses: [],
  origin: 'diner',
  cancelReason: '',
  tipCents: 0,
  refundedCents: 0,
  stray: null,
  paidDespite: null,
  seenAt: null,
  avoidances: [],
  allergySeenAt: null,
  promise: null,
  leftCents: null,
  readyAt: null,
  totalCents: 700,
  status,
  payment: 'unpaid',
  placedAt: '2026-11-20T20:31:07.000Z',
  version,
});

describe('merging orders', () => {
  it('takes the newer of two copies, in either order', () => {
    const older = order(1, 10, 'received');
    const newer = order(1, 11, 'preparing');
    expect(mergeOrders([older], [newer])).toEqual([newer]);
    expect(mergeOrders([newer], [older])).toEqual([newer]);
  });

  it('adds new orders and keeps those that the list does not mention', () => {
    expect(mergeOrders([order(1, 10)], [order(2, 12)]).map(({ orderId }) => orderId)).toEqual([
      1, 2,
    ]);
  });

  it('returns the same list if nothing is new', () => {
    const known = [order(1, 10), order(2, 11)];
    expect(mergeOrders(known, [order(2, 11), order(1, 9)])).toBe(known);
  });
});
