import type { Language } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Parts } from '../../parts.ts';
import { requireDiner } from '../diners/change-diner.ts';
import type { Session } from '../sessions/session.ts';
import { findOwnOrder, insertOrderMail } from './order-mail-queries.ts';
import { findOrder } from './order-queries.ts';
import { composeOrderMail } from './write-order-letter.ts';

interface Wish {
  to: string;
  /** A text from the diner's screen, shown above the order; always treated as plain text. */
  message: string;
  orderId: number | null;
  restaurantId: number | null;
  language: Language;
}

/**
 * Mails a diner's order to them. Cannot be abused as a mail relay: only to their own address, only
 * their own order, and only once. So an order that was confirmed when it was placed is not mailed
 * again; one placed before the diner logged in is. Returns whether a mail was queued.
 */
export async function mailOwnOrder(
  { db, config }: Pick<Parts, 'db' | 'config'>,
  session: Session,
  { to, message, language, ...wish }: Wish,
): Promise<boolean> {
  const diner = await requireDiner(db, session);
  if (to.toLowerCase() !== diner.email.toLowerCase()) throw new AppError('not_own_address');
  const restaurantId = wish.restaurantId ?? session.restaurantId;
  const key = await findOwnOrder(db, diner.dinerId, { ...wish, restaurantId });
  const order = key && (await findOrder(db, key.restaurantId, key.orderId));
  if (!order) throw new AppError('not_found');
  // It is confirmed once it is paid and goes to the kitchen.
  if (order.payment === 'pending') return false;
  const words = { dinerName: diner.name, language, publicUrl: config.publicUrl, message };
  return insertOrderMail(db, order, await composeOrderMail(db, order, words));
}
