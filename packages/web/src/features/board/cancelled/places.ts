import { goesToKitchen, type Order } from '@simplato/domain';
import { type Column, isColumn } from '../columns/board-columns.ts';

/**
 * The column of each order in the kitchen. A cancelled order keeps its place, struck out, until
 * somebody has seen it. Kept in the device's storage, so that no cancellation is missed during a
 * reload.
 */
export type Places = ReadonlyMap<number, Column>;

/** `own` are the orders cancelled on this screen, where nobody has to be told. */
export function placesAfter(
  before: Places,
  orders: Iterable<Order>,
  own: ReadonlySet<number>,
): Places {
  const after = new Map<number, Column>();
  for (const { orderId, status, payment } of orders) {
    const isUnseen = status === 'cancelled' && !own.has(orderId);
    const place = isUnseen ? before.get(orderId) : status;
    if (place && isColumn(place) && goesToKitchen(payment)) after.set(orderId, place);
  }
  return isSame(before, after) ? before : after;
}

export function isStruck(order: Order, places: Places): boolean {
  return order.status === 'cancelled' && places.has(order.orderId);
}

function isSame(one: Places, other: Places): boolean {
  return one.size === other.size && [...one].every(([id, column]) => other.get(id) === column);
}
