import { expect, test } from 'vitest';
import { HOUSE_STATUSES, houseStatus, isSale, storedOf } from './restaurant-status.ts';
import { ORDER_STATUSES } from './order-status.ts';
import { PAYMENT_STATUSES } from './payment-status.ts';

const ALL = ORDER_STATUSES.flatMap((status) =>
  PAYMENT_STATUSES.map((payment) => ({ status, payment })),
);

test('an order that never reached the kitchen counts as abandoned, not as cancelled', () => {
  expect(houseStatus({ status: 'cancelled', payment: 'pending' })).toBe('abandoned');
  expect(houseStatus({ status: 'cancelled', payment: 'unpaid' })).toBe('cancelled');
  expect(houseStatus({ status: 'cancelled', payment: 'paid' })).toBe('cancelled');
  expect(houseStatus({ status: 'received', payment: 'pending' })).toBe('received');
});

test('a sale is an order that is not cancelled, abandoned or waiting for a payment', () => {
  for (const order of ALL) {
    const isOut = ['cancelled', 'abandoned'].includes(houseStatus(order));
    expect(isSale(order)).toBe(!isOut && order.payment !== 'pending');
  }
});

test('the stored values of each house status match exactly its orders', () => {
  for (const wanted of HOUSE_STATUSES) {
    const { status, payments } = storedOf(wanted);
    const stored = payments.map((payment) => ({ status, payment }));
    expect(stored).toEqual(ALL.filter((order) => houseStatus(order) === wanted));
  }
});
