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
  /** What the diner's screen wants to say above the order; plain text, whatever stands in it. */
  message: string;
  orderId: number | null;
  restaurantId: number | null;
  language: Language;
}

/**
 * No relay: a diner's own address, own order, and once. An order that was confirmed when it was placed
 * is not confirmed again; one placed before its diner logged in is. Answers whether a mail was queued.
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
  // Confirmed when it goes to the kitchen, or never.
  if (order.payment === 'pending') return false;
  const words = { dinerName: diner.name, language, publicUrl: config.publicUrl, message };
  return insertOrderMail(db, order, await composeOrderMail(db, order, words));
}
