import { orderMail, type OrderLetter } from '../../mail/letters/order-mail.tsx';
import type { Mail } from '../../mail/outbox.ts';
import type { Queryable } from '../../db/database.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import { findMailedOrder, type OrderKey } from './order-mail-queries.ts';
import { findPlacedOrder } from './order-queries.ts';

/**
 * Writes the confirmation that was queued with an order. Done when it is sent, so that placing an
 * order does not wait for it. Null if the order is gone.
 */
export async function writeOrderLetter(
  db: Queryable,
  mailId: number,
  publicUrl: string,
): Promise<Omit<Mail, 'to'> | null> {
  const mailed = await findMailedOrder(db, mailId);
  if (!mailed) return null;
  const { dinerName, language, isProved, ...order } = mailed;
  const reader = { dinerName: dinerName ?? '', language, isProved };
  return composeOrderMail(db, order, { ...reader, publicUrl });
}

export async function composeOrderMail(
  db: Queryable,
  { restaurantId, orderId }: OrderKey,
  words: Omit<OrderLetter, 'order' | 'restaurant'>,
): Promise<Omit<Mail, 'to'> | null> {
  const order = await findPlacedOrder(db, restaurantId, orderId);
  if (!order) return null;
  return orderMail({ order, restaurant: await loadRestaurant(db, restaurantId), ...words });
}
