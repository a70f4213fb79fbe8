import { describe, expect, test } from 'vitest';
import {
  canCancel,
  isOpen,
  needsReasonToReturn,
  nextStatus,
  ORDER_STATUSES,
  previousStatus,
} from './order-status.ts';

test('each status has its next and previous one', () => {
  expect(ORDER_STATUSES.map(nextStatus)).toEqual(['preparing', 'ready', 'closed', null, null]);
  expect(ORDER_STATUSES.map(previousStatus)).toEqual([
    null,
    'received',
    'preparing',
    'ready',
    null,
  ]);
});

describe('an order can be cancelled', () => {
  test.each([
    { status: 'received', payment: 'unpaid', can: true },
    { status: 'preparing', payment: 'unpaid', can: true },
    { status: 'ready', payment: 'unpaid', can: true },
    { status: 'closed', payment: 'unpaid', can: false },
    { status: 'cancelled', payment: 'unpaid', can: false },
    { status: 'received', payment: 'paid', can: false },
    { status: 'received', payment: 'pending', can: true },
  ] as const)('$status and $payment: $can', ({ status, payment, can }) => {
    expect(canCancel(status, payment, false)).toBe(can);
  });

  test('if paid, only by somebody who may refund it', () => {
    expect(canCancel('preparing', 'paid', true)).toBe(true);
    expect(canCancel('closed', 'paid', true)).toBe(false);
  });
});

test('the board shows orders that are neither closed nor cancelled', () => {
  expect(ORDER_STATUSES.filter(isOpen)).toEqual(['received', 'preparing', 'ready']);
});

test('only a closed order can be moved back without a reason', () => {
  expect(ORDER_STATUSES.filter((status) => !needsReasonToReturn(status))).toEqual(['closed']);
});
