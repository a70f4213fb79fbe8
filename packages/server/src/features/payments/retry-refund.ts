import type { Transaction } from '../../db/database.ts';
import { SIMPLATO } from '../orders/change-payment.ts';
import { feeToReturn } from './ask-for-refund.ts';
import { payableOf } from './payable-of.ts';
import type { Payment } from './payment-queries.ts';
import { insertRefund, listRefundsOfPayment, type Refund } from './refund-queries.ts';

const FIRST_PAUSE_MS = 10 * 60_000;
/**
 * The pauses are 10 minutes, 30 minutes and so on; the last try comes some twenty hours after the
 * first.
 */
const PAUSE_GROWS_BY = 3;
const MOST_TRIES = 6;

/**
 * Asks again for what a failed refund leaves owed to the diner, as a new refund with its own key,
 * with growing pauses. After the last try, it is up to people.
 */
export async function retryRefund(
  tx: Transaction,
  payment: Payment,
  failed: Refund,
  /** Unless the provider shows us the payment, no try can succeed. */
  { now, isSeen }: { now: Date; isSeen: boolean },
): Promise<void> {
  const refunds = await listRefundsOfPayment(tx, payment);
  const amountCents = await payableOf(payment).findOwed(tx);
  if (amountCents === 0) return;
  const tries = refunds.filter((one) => one.state === 'failed' && !one.isRequested).length;
  if (tries >= MOST_TRIES || !isSeen) {
    await payableOf(payment).handOver(tx, amountCents, failed.reason);
    return;
  }
  const pauseMs = FIRST_PAUSE_MS * PAUSE_GROWS_BY ** Math.max(0, tries - 1);
  await insertRefund(tx, {
    restaurantId: payment.restaurantId,
    paymentNumber: payment.paymentNumber,
    request: null,
    amountCents,
    platformFeeCents: feeToReturn(payment, refunds, amountCents),
    lines: [],
    reason: failed.reason,
    actor: SIMPLATO,
    makesGood: true,
    lookAt: new Date(now.getTime() + pauseMs),
  });
}
