import { goneCents } from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import { SIMPLATO } from '../orders/change-payment.ts';
import { feeToReturn } from './ask-for-refund.ts';
import { listPaymentsOfOrder } from './payment-queries.ts';
import { insertRefund, listRefunds, type Refund } from './refund-queries.ts';

const FIRST_PAUSE_MS = 10 * 60_000;
/**
 * The pauses are 10 minutes, 30 minutes and so on; the last try comes some twenty hours after the
 * first.
 */
const PAUSE_GROWS_BY = 3;
const MOST_TRIES = 6;

/**
 * Retries a failed automatic refund of a late payment, as a new refund with its own key, with
 * growing pauses. After the last try, it is up to an owner. Refunds that an owner requested are not
 * retried.
 */
export async function retryRefund(tx: Transaction, refund: Refund, now: Date): Promise<void> {
  const { restaurantId, orderId, attempt } = refund;
  const payments = await listPaymentsOfOrder(tx, restaurantId, orderId);
  const late = payments.find((one) => one.attempt === attempt && one.state === 'late');
  if (!late || refund.actor !== SIMPLATO) return;
  const refunds = await listRefunds(tx, restaurantId, orderId);
  const ofThis = refunds.filter((one) => one.attempt === attempt);
  const tries = ofThis.filter(
    ({ actor, state }) => actor === SIMPLATO && state === 'failed',
  ).length;
  const amountCents = late.amountCents - goneCents(ofThis);
  if (tries >= MOST_TRIES || amountCents <= 0) return;
  const pauseMs = FIRST_PAUSE_MS * PAUSE_GROWS_BY ** (tries - 1);
  await insertRefund(tx, {
    restaurantId,
    orderId,
    attempt,
    request: null,
    amountCents,
    platformFeeCents: feeToReturn(late, refunds, amountCents),
    lines: [],
    reason: refund.reason,
    actor: SIMPLATO,
    lookAt: new Date(now.getTime() + pauseMs),
  });
}
