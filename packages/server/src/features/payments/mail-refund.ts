import type { Queryable } from '../../db/database.ts';
import {
  cameLateMail,
  failedRefundMail,
  refundMail,
  type RefundLetter,
} from '../../mail/letters/refund-mail.ts';
import { shortened } from '../../mail/letters/one-line.ts';
import { mayMailTo, queueMail } from '../../mail/outbox.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import { findPayer } from './diner-queries.ts';
import type { Payment } from './payment-queries.ts';
import type { Refund } from './refund-queries.ts';

/**
 * Queues a mail to whoever paid, if they have an account, in the transaction that records what became
 * of the refund: that it is done, or that the bank has sent it back after that was told.
 */
export async function mailRefund(
  tx: Queryable,
  payment: Payment,
  { restaurantId, amountCents, reason }: Refund,
  news: 'done' | 'failed',
): Promise<void> {
  const { orderId, paymentNumber } = payment;
  const diner = await findPayer(tx, payment);
  if (!diner || !(await mayMailTo(tx, diner.email))) return;
  const letter: RefundLetter = {
    to: diner.email,
    dinerName: diner.name,
    language: diner.language,
    restaurant: await loadRestaurant(tx, restaurantId),
    paid: orderId === null ? { paymentNumber } : { orderId },
    amountCents,
    reason: diner.isProved ? reason : shortened(reason),
  };
  const write = news === 'failed' ? failedRefundMail : writerOf(payment);
  await queueMail(tx, write(letter));
}

/** What came too late goes back for a reason of ours, which is told in the diner's own language. */
function writerOf({ state }: Payment) {
  return state === 'late' ? cameLateMail : refundMail;
}
