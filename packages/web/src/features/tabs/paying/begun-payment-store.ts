import type { TabPaymentWishWire } from '@simplato/contract';
import { createStoredValue, useStoredValue } from '../../../storage/stored-value.ts';

/**
 * What this phone pays of its tab, stored from just before it is sent until the payment has ended. The
 * same request under the same key leads to the same page, after a lost answer and after the back button.
 */
export interface BegunPayment {
  idempotencyKey: string;
  restaurantId: number;
  tabId: number;
  body: TabPaymentWishWire;
  /** Null until the server has answered. */
  paymentNumber: number | null;
}

export const storedPayment = createStoredValue<BegunPayment | null>({
  key: 'pagoCuenta',
  empty: null,
  parse: (json) => {
    const { idempotencyKey, restaurantId, tabId, body, paymentNumber } = (json ??
      {}) as Partial<BegunPayment>;
    const isWhole =
      typeof idempotencyKey === 'string' &&
      /^[\x21-\x7e]{1,100}$/.test(idempotencyKey) &&
      Number.isSafeInteger(restaurantId) &&
      Number.isSafeInteger(tabId) &&
      typeof body?.modo === 'string' &&
      typeof body.importe === 'string';
    if (!isWhole) return null;
    return {
      idempotencyKey,
      restaurantId: Number(restaurantId),
      tabId: Number(tabId),
      body,
      paymentNumber: Number.isSafeInteger(paymentNumber) ? Number(paymentNumber) : null,
    };
  },
  toJson: (begun) => begun,
});

export function useBegunPayment(restaurantId: number | null): BegunPayment | null {
  const begun = useStoredValue(storedPayment, null);
  return begun?.restaurantId === restaurantId ? begun : null;
}
