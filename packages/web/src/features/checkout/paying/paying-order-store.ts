import type { NewOrderWire } from '@simplato/contract';
import { ORDER_LIMITS, weighingOf, type Order } from '@simplato/domain';
import { createStoredValue, useStoredValue } from '../../../storage/stored-value.ts';
import { currentSession } from '../../session/session-store.ts';
import { clearSent } from '../basket/basket-store.ts';
import { storedLastOrder } from '../sending/pending-order-store.ts';

/**
 * The order being paid online, with the request body it was made from. The basket stays until the
 * payment is settled, and comparing the bodies shows whether it still matches the order.
 */
export interface PayingOrder {
  restaurantId: number;
  orderId: number;
  body: NewOrderWire;
  /** Where it will be served, as the server said; undefined if stored before that was kept. */
  table?: string;
}

export const storedPayingOrder = createStoredValue<PayingOrder | null>({
  key: 'pagoPendiente',
  empty: null,
  parse: parsePayingOrder,
  toJson: (paying) => paying,
});

export function usePayingOrder(restaurantId: number | null): PayingOrder | null {
  return ofRestaurant(useStoredValue(storedPayingOrder, null), restaurantId);
}

export function payingOrderOf(restaurantId: number | null): PayingOrder | null {
  return ofRestaurant(storedPayingOrder.read(), restaurantId);
}

function ofRestaurant(paying: PayingOrder | null, restaurantId: number | null): PayingOrder | null {
  return paying?.restaurantId === restaurantId ? paying : null;
}

/** Whether it will be served where the diner is now. */
export function isForThisTable({ table }: Pick<PayingOrder, 'table'>): boolean {
  const { tableName } = currentSession();
  return table === undefined || tableName === null || table === tableName;
}

/** This device no longer has to pay the order; the basket stays as it is. */
export function forgetPayingOrder(orderId: number): void {
  if (storedPayingOrder.read()?.orderId === orderId) storedPayingOrder.write(null);
}

/** What an update of the order means for the basket it was made from. */
export type PaymentNews = 'waiting' | 'paid' | 'at-table' | 'over';

export function newsOf(order: Order): PaymentNews {
  const { payment, status } = order;
  if (payment === 'paid') return 'paid';
  if (status === 'cancelled') return 'over';
  // What waits for the scale waits for no payment.
  return payment === 'pending' && weighingOf(order) === null ? 'waiting' : 'at-table';
}

/**
 * Applies the update: what went to the kitchen leaves the basket; if the order is over, it stays.
 */
export function settlePayingOrder(order: Order): PaymentNews {
  const news = newsOf(order);
  const paying = storedPayingOrder.read();
  if (news === 'waiting' || paying?.orderId !== order.orderId) return news;
  storedPayingOrder.write(null);
  if (news === 'over') return news;
  clearSent(paying.restaurantId, paying.body);
  storedLastOrder.write(order.orderId);
  return news;
}

function parsePayingOrder(json: unknown): PayingOrder | null {
  if (typeof json !== 'object' || json === null) return null;
  const { restaurantId, orderId, body, table } = json as Partial<PayingOrder>;
  const isWhole =
    Number.isSafeInteger(restaurantId) &&
    Number.isSafeInteger(orderId) &&
    typeof body === 'object' &&
    Array.isArray(body?.lineas) &&
    body.lineas.length <= ORDER_LIMITS.lines;
  if (!isWhole) return null;
  return {
    restaurantId: Number(restaurantId),
    orderId: Number(orderId),
    body,
    ...(typeof table === 'string' ? { table } : {}),
  };
}
