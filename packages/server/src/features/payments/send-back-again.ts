import { goneCents } from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import { SIMPLATO } from '../orders/change-payment.ts';
import { feeToReturn } from './ask-for-refund.ts';
import { listPaymentsOfOrder } from './payment-queries.ts';
import { insertRefund, listRefunds, type Refund } from './refund-queries.ts';

const FIRST_PAUSE_MS = 10 * 60_000;
/** 10 minutes, half an hour, … and the last time some twenty hours after the first. */
const PAUSE_GROWS_BY = 3;
const MOST_TRIES = 6;

/**
 * What came too late and was refused to go back by itself is asked for again, as another refund with a key
 * of its own, ever later; after the last time it is for an owner to ask. What an owner asked for is theirs.
 */
export async function sendBackAgain(tx: Transaction, refund: Refund, now: Date): Promise<void> {
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
