import { COOKIES } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { afterEach, expect, test } from 'vitest';
import { writeCookie } from '../../../storage/cookies.ts';
import { clearStorages } from '../../../storage/stored-value.ts';
import { pendingOrderOf, storedPendingOrder, type PendingOrder } from './pending-order-store.ts';

const restaurant = 1001;
const diners: PendingOrder = {
  idempotencyKey: 'clave-1',
  restaurantId: restaurant,
  body: { lineas: [{ idproductos: 7, quantity: 1 }] },
  state: 'unanswered',
  startedAt: 0,
};
const waiters: PendingOrder = { ...diners, idempotencyKey: 'clave-2', table: '4' };

function workAs(type: string): void {
  writeCookie(`${COOKIES.userType}=${encodeURIComponent(encodeBase64(type))}; Path=/`);
}

afterEach(() => {
  writeCookie(`${COOKIES.userType}=; Max-Age=-1; Path=/`);
  clearStorages();
});

test.each([
  ['a diner’s', diners, 'CLIENTE', 'RESTAURANTE'],
  ['a waiter’s', waiters, 'RESTAURANTE', 'CLIENTE'],
])(
  '%s pending order is returned only to that kind of user, and kept meanwhile',
  (_, pending, own, other) => {
    storedPendingOrder.write(pending);
    workAs(other);
    expect(pendingOrderOf(restaurant)).toBeNull();
    workAs(own);
    expect(pendingOrderOf(restaurant)).toEqual(pending);
    expect(pendingOrderOf(restaurant + 1)).toBeNull();
  },
);
