import { expect, test } from 'vitest';
import type { Order } from '../orders/order.ts';
import { paymentStanding } from './payment-standing.ts';
import { STRAY_STATES } from './stray-payment.ts';

const order = (given: Partial<Order>): Order => ({
  orderId: 1,
  restaurantId: 1001,
  tableName: '4',
  partyName: '',
  isTableVerified: true,
  note: '',
  lines: [],
  doneLines: [],
  courses: [],
  origin: 'diner',
  totalCents: 1650,
  status: 'received',
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
  payment: 'pending',
  placedAt: '2026-11-20T13:10:00.000Z',
  version: 1,
  ...given,
});

const weighed = { grams: 320, isWeighed: true } as Order['lines'][number];

test.each<[Partial<Order>, string]>([
  [{ payment: 'unpaid' }, 'due'],
  [{ payment: 'unpaid', status: 'ready' }, 'due'],
  [{ payment: 'unpaid', status: 'closed' }, 'at-table'],
  [{ payment: 'unpaid', status: 'cancelled' }, 'not-paid'],
  [{ payment: 'unpaid', leftCents: 1650 }, 'due'],
  [{ payment: 'unpaid', leftCents: 400 }, 'partly-paid'],
  [{ payment: 'unpaid', leftCents: 0 }, 'paid-with-tab'],
  [{ payment: 'unpaid', leftCents: 0, status: 'closed' }, 'paid-with-tab'],
  [{ payment: 'unpaid', leftCents: 1650, status: 'closed' }, 'due'],
  [{ payment: 'unpaid', leftCents: 0, refundedCents: 1650 }, 'refunded'],
  [{ payment: 'unpaid', leftCents: 0, refundedCents: 700 }, 'partly-refunded'],
  [{ payment: 'unpaid', leftCents: 950, refundedCents: 700 }, 'partly-paid'],
  [{ payment: 'unpaid', leftCents: 0, status: 'cancelled' }, 'not-paid'],
  [{ lines: [weighed] }, 'to-weigh'],
  [{ lines: [weighed], status: 'cancelled' }, 'not-paid'],
  [{ lines: [weighed], payment: 'unpaid' }, 'due'],
  [{}, 'underway'],
  [{ status: 'cancelled' }, 'not-paid'],
  [{ payment: 'paid' }, 'online'],
  [{ payment: 'paid', refundedCents: 700 }, 'partly-refunded'],
  [{ payment: 'paid', refundedCents: 1650, status: 'cancelled' }, 'refunded'],
  [
    { payment: 'paid', status: 'cancelled', stray: { state: 'stuck', amountCents: 1650 } },
    'not-returned',
  ],
  [
    { payment: 'paid', refundedCents: 700, stray: { state: 'returning', amountCents: 300 } },
    'returning',
  ],
])('the payment of %j is shown as %s', (given, standing) => {
  expect(paymentStanding(order(given))).toBe(standing);
});

test('a cancelled order with a late payment is never shown as not paid', () => {
  for (const state of STRAY_STATES) {
    const stray = { state, amountCents: 1650 };
    expect(paymentStanding(order({ status: 'cancelled', stray }))).not.toBe('not-paid');
  }
});
