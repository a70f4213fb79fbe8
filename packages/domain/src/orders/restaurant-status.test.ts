import { expect, test } from 'vitest';
import { RESTAURANT_STATUSES, restaurantStatus, isSale, storedOf } from './restaurant-status.ts';
import { ORDER_STATUSES } from './order-status.ts';
import { PAYMENT_STATUSES } from '../payments/payment-status.ts';

const ALL = ORDER_STATUSES.flatMap((status) =>
  PAYMENT_STATUSES.map((payment) => ({ status, payment })),
);

test('an order that never reached the kitchen counts as abandoned, not as cancelled', () => {
  expect(restaurantStatus({ status: 'cancelled', payment: 'pending' })).toBe('abandoned');
  expect(restaurantStatus({ status: 'cancelled', payment: 'unpaid' })).toBe('cancelled');
  expect(restaurantStatus({ status: 'cancelled', payment: 'paid' })).toBe('cancelled');
  expect(restaurantStatus({ status: 'received', payment: 'pending' })).toBe('received');
});

test('a sale is an order that is not cancelled, abandoned or waiting for a payment', () => {
  for (const order of ALL) {
    const isOut = ['cancelled', 'abandoned'].includes(restaurantStatus(order));
    expect(isSale(order)).toBe(!isOut && order.payment !== 'pending');
  }
});

test('the stored values of each restaurant status match exactly its orders', () => {
  for (const wanted of RESTAURANT_STATUSES) {
    const { status, payments } = storedOf(wanted);
    const stored = payments.map((payment) => ({ status, payment }));
    expect(stored).toEqual(ALL.filter((order) => restaurantStatus(order) === wanted));
  }
});
