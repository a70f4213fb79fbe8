import { owedCents } from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import { SIMPLATO } from '../orders/change-payment.ts';
import { requireOrder } from '../orders/require-order.ts';
import { feeToReturn } from './ask-for-refund.ts';
import { listPaymentsOfOrder } from './payment-queries.ts';
import { insertRefund, listRefunds, type Refund } from './refund-queries.ts';
import { withRefunds } from './update-stray.ts';

const FIRST_PAUSE_MS = 10 * 60_000;
/**
 * The pauses are 10 minutes, 30 minutes and so on; the last try comes some twenty hours after the
 * first.
 */
const PAUSE_GROWS_BY = 3;
const MOST_TRIES = 6;

/**
 * Asks again for what a failed refund leaves owed to the diner, as a new refund with its own key,
 * with growing pauses. After the last try, it is up to an owner.
 */
export async function retryRefund(tx: Transaction, failed: Refund, now: Date): Promise<void> {
  const { restaurantId, orderId, attempt } = failed;
  const order = await requireOrder(tx, restaurantId, orderId);
  const payments = await listPaymentsOfOrder(tx, restaurantId, orderId);
  const payment = payments.find((one) => one.attempt === attempt);
  const refunds = await listRefunds(tx, restaurantId, orderId);
  if (!payment) return;
  const ofThis = withRefunds(order, payment, refunds);
  const amountCents = owedCents(ofThis);
  const tries = refunds.filter(
    (one) => one.attempt === attempt && one.state === 'failed' && !one.isRequested,
  ).length;
  if (tries >= MOST_TRIES || amountCents === 0) return;
  const pauseMs = FIRST_PAUSE_MS * PAUSE_GROWS_BY ** Math.max(0, tries - 1);
  await insertRefund(tx, {
    restaurantId,
    orderId,
    attempt,
    request: null,
    amountCents,
    platformFeeCents: feeToReturn(payment, refunds, amountCents),
    lines: [],
    reason: failed.reason,
    actor: SIMPLATO,
    lookAt: new Date(now.getTime() + pauseMs),
  });
}
