import type { Language } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Dependencies } from '../../dependencies.ts';
import { mayMailTo } from '../../mail/outbox.ts';
import { countUnprovedMail } from '../../auth/rate-limit.ts';
import { accountName, accountOf, type Session } from '../../auth/session.ts';
import { findAddressee, findOwnOrder, insertOrderMail } from './order-mail-queries.ts';
import { findOrder } from './order-queries.ts';
import { composeOrderMail } from './write-order-letter.ts';

const A_DAY_S = 24 * 3_600;

interface Wish {
  to: string;
  /** A text from the diner's screen, shown above the order; always treated as plain text. */
  message: string;
  orderId: number | null;
  restaurantId: number | null;
  language: Language;
}

/**
 * Mails a diner's order to them: only to their own address, only their own order, and only once. So
 * an order that was confirmed when it was placed is not mailed again; one placed before the diner
 * logged in is. Nobody has confirmed that the address is theirs, so the mail may carry somebody's
 * words to a stranger: without links, and only a few an hour. Returns whether a mail was queued.
 */
export async function mailOwnOrder(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  session: Session,
  { to, message, language, ...wish }: Wish,
): Promise<boolean> {
  const account = accountOf(session);
  const diner = account?.kind === 'diner' ? await findAddressee(db, account.dinerId) : null;
  if (account?.kind !== 'diner' || !diner) throw new AppError('no_session');
  if (to.toLowerCase() !== diner.email.toLowerCase()) throw new AppError('not_own_address');
  const restaurantId = wish.restaurantId ?? session.restaurantId;
  const key = await findOwnOrder(db, account.dinerId, { ...wish, restaurantId });
  const order = key && (await findOrder(db, key.restaurantId, key.orderId));
  if (!order) throw new AppError('not_found');
  // It is confirmed once it is paid and goes to the kitchen.
  if (order.payment === 'pending') return false;
  const { name: dinerName, isProved } = diner;
  const words = { dinerName, isProved, language, publicUrl: config.publicUrl, message };
  const letter = await composeOrderMail(db, order, words);
  return db.transaction(async (tx) => {
    const mayMail = await mayMailTo(tx, diner.email);
    const isQueued = await insertOrderMail(tx, order, letter);
    if (!isQueued) return false;
    if (!mayMail) throw new AppError('too_many', {}, A_DAY_S);
    await countUnprovedMail(tx, accountName(account), 'own-order');
    return true;
  });
}
