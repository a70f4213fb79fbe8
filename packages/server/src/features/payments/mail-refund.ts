import type { Queryable } from '../../db/database.ts';
import { failedRefundMail, refundMail, type RefundLetter } from '../../mail/letters/refund-mail.ts';
import { mayMailTo, queueMail, type Mail } from '../../mail/outbox.ts';
import { shortened } from '../../mail/letters/one-line.ts';
import { findDinerOfOrder } from './diner-queries.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import type { Refund } from './refund-queries.ts';

/**
 * Queues a mail to the refunded diner, if they have an account, in the transaction that records the
 * refund.
 */
export async function mailRefund(tx: Queryable, orderId: number, refund: Refund): Promise<void> {
  await mailAbout(tx, orderId, refund, refundMail);
}

/** The same for one that was told before, and that the bank has sent back. */
export async function mailFailedRefund(
  tx: Queryable,
  orderId: number,
  refund: Refund,
): Promise<void> {
  await mailAbout(tx, orderId, refund, failedRefundMail);
}

async function mailAbout(
  tx: Queryable,
  orderId: number,
  { restaurantId, amountCents, reason }: Refund,
  write: (letter: RefundLetter) => Mail,
): Promise<void> {
  const diner = await findDinerOfOrder(tx, restaurantId, orderId);
  if (!diner || !(await mayMailTo(tx, diner.email))) return;
  const letter = {
    to: diner.email,
    dinerName: diner.name,
    language: diner.language,
    restaurant: await loadRestaurant(tx, restaurantId),
    orderId,
    amountCents,
    reason: diner.isProved ? reason : shortened(reason),
  };
  await queueMail(tx, write(letter));
}
