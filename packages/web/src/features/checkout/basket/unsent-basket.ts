import { basketOf, replaceBasket, storedNote } from './basket-store.ts';
import { pendingOrderOf } from '../sending/pending-order-store.ts';

/** Whether products or a note were left unsent; while they are being sent, they are not. */
export function hasUnsent(restaurantId: number): boolean {
  if (pendingOrderOf(restaurantId) !== null) return false;
  return basketOf(restaurantId).length > 0 || storedNote.read().trim() !== '';
}

/** Drops the products and the note on the order. */
export function startAfresh(restaurantId: number): void {
  replaceBasket(restaurantId, []);
  storedNote.write('');
}
