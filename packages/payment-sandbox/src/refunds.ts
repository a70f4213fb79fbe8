import {
  type Cents,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRefusal,
  type RefundOrder,
} from '@simplato/domain';
import type { Database, Queryable } from './database.ts';
import { requireAccount } from './accounts.ts';
import { checkoutState, providerFeeCents, type CheckoutData } from './checkout-state.ts';
import { queueEvent } from './event-queries.ts';
import { findReplay, replay } from './idempotency.ts';
import { newId, paymentIdOf, sessionIdOf } from './sandbox-ids.ts';
import { findObject, insertObject, lockObject, saveObject } from './sandbox-objects.ts';
import { after, EVENT_AFTER_MS, REFUND_AFTER_MS } from './sandbox-times.ts';

/**
 * Refunds a payment, up to what is left of it. Pending at first; an event reports when it is done.
 */
export async function refund(db: Database, asked: RefundOrder, now: Date): Promise<ProviderRefund> {
  return db.transaction(async (tx) => {
    const { accountId, paymentId, amountCents, key } = asked;
    await requireAccount(tx, accountId);
    // Locked, so that the second of two concurrent refunds sees what the first has left.
    const checkout = await lockObject<CheckoutData>(tx, 'checkout', sessionIdOf(paymentId));
    const data = requirePaid(checkout, asked, now);
    const earlier = await findReplay(tx, key, asked);
    if (earlier !== null) return describe(tx, earlier, now);
    if (
      amountCents <= 0 ||
      amountCents > data.asked.amountCents - (await refundedCents(tx, paymentId))
    ) {
      throw new ProviderRefusal('the refund is nothing, or more than is left of the payment');
    }
    const refundId = newId('refund');
    const doneAt = after(now, REFUND_AFTER_MS);
    const made: RefundData = { asked, doneAt: doneAt.toISOString() };
    const object = {
      objectId: refundId,
      kind: 'refund',
      belongsTo: paymentId,
      key,
      data: made,
    } as const;
    if (!(await insertObject(tx, object))) return describe(tx, await replay(tx, key, asked), now);
    await queueEvent(tx, { type: 'refund.updated', accountId, objectId: paymentId, dueAt: doneAt });
    return { refundId, state: 'pending' };
  });
}

/**
 * A refund in the provider's dashboard, of all that is left; without a notice if `isReported` is false: the
 * real provider's may be lost, too.
 */
export async function refundElsewhere(
  db: Database,
  sessionId: string,
  isReported: boolean,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const data = await lockObject<CheckoutData>(tx, 'checkout', sessionId);
    if (!data || checkoutState(data, now) !== 'paid') return;
    const paymentId = paymentIdOf(sessionId);
    const { accountId, restaurantId, orderId, paymentNumber } = data.asked;
    const amountCents = data.asked.amountCents - (await refundedCents(tx, paymentId));
    if (amountCents <= 0) return;
    const asked = { accountId, paymentId, amountCents, restaurantId, orderId, paymentNumber };
    const made: RefundData = { asked, doneAt: now.toISOString() };
    const objectId = newId('refund');
    await insertObject(tx, { objectId, kind: 'refund', belongsTo: paymentId, data: made });
    if (!isReported) return;
    const dueAt = after(now, EVENT_AFTER_MS);
    await queueEvent(tx, { type: 'refund.updated', accountId, objectId: paymentId, dueAt });
  });
}

/** The bank sends back the last refund that it had taken; what it was of can be refunded again. */
export async function failLastRefund(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const data = await lockObject<CheckoutData>(tx, 'checkout', sessionId);
    const paymentId = paymentIdOf(sessionId);
    const last = (await listRefunds(tx, paymentId)).findLast((one) => one.data.isFailed !== true);
    if (!data || !last) return;
    await saveObject(tx, last.refundId, { ...last.data, isFailed: true });
    await queueEvent(tx, {
      type: 'refund.updated',
      accountId: data.asked.accountId,
      objectId: paymentId,
      dueAt: after(now, EVENT_AFTER_MS),
    });
  });
}

export async function readPayment(
  db: Queryable,
  accountId: string,
  paymentId: string,
  now: Date,
): Promise<ProviderPayment> {
  await requireAccount(db, accountId);
  const data = await findObject<CheckoutData>(db, 'checkout', sessionIdOf(paymentId));
  if (!data?.payment || data.asked.accountId !== accountId) {
    throw new ProviderRefusal(`no such payment on ${accountId}`);
  }
  const rows = await listRefunds(db, paymentId);
  return {
    providerFeeCents: providerFeeCents(data, now),
    refunds: rows.map(({ refundId, key, data: made }) => ({
      refundId,
      state: stateOf(made, now),
      amountCents: made.asked.amountCents,
      key,
    })),
    disputes: data.isDisputed
      ? [
          {
            disputeId: `${paymentId}-dispute`,
            state: data.dispute ?? 'open',
            amountCents: data.asked.amountCents,
            feeCents: DISPUTE_FEE_CENTS,
          },
        ]
      : [],
  };
}

/** Stripe's, in Europe. */
const DISPUTE_FEE_CENTS = 2_000;

/** What is with the payer again. */
export async function returnedCents(db: Queryable, paymentId: string, now: Date): Promise<Cents> {
  const rows = await listRefunds(db, paymentId);
  return rows
    .filter(({ data }) => stateOf(data, now) === 'done')
    .reduce((sum, { data }) => sum + data.asked.amountCents, 0);
}

async function refundedCents(tx: Queryable, paymentId: string): Promise<Cents> {
  const rows = await listRefunds(tx, paymentId);
  return rows.reduce(
    (sum, { data }) => (data.isFailed === true ? sum : sum + data.asked.amountCents),
    0,
  );
}

function requirePaid(data: CheckoutData | null, { accountId }: RefundOrder, now: Date) {
  const isPaid = data?.asked.accountId === accountId && checkoutState(data, now) === 'paid';
  if (!isPaid) throw new ProviderRefusal(`no such payment on ${accountId}, or not paid`);
  return data;
}

async function describe(tx: Queryable, refundId: string, now: Date): Promise<ProviderRefund> {
  const made = await findObject<RefundData>(tx, 'refund', refundId);
  if (!made) throw new ProviderRefusal('the key was used for something else');
  return { refundId, state: stateOf(made, now) };
}

function stateOf({ doneAt, isFailed }: RefundData, now: Date): ProviderRefund['state'] {
  if (isFailed === true) return 'failed';
  return now < new Date(doneAt) ? 'pending' : 'done';
}

export interface RefundData {
  /** One made elsewhere has no key. */
  asked: Omit<RefundOrder, 'key' | 'tries'> & Partial<Pick<RefundOrder, 'key' | 'tries'>>;
  doneAt: string;
  /** The bank has sent it back. */
  isFailed?: boolean;
}

interface StoredRefund {
  refundId: string;
  key: string | null;
  data: RefundData;
}

/** Of one payment, the oldest first. */
export async function listRefunds(db: Queryable, paymentId: string): Promise<StoredRefund[]> {
  return db.query<StoredRefund>(
    `select object_id as "refundId", idempotency_key as key, data from sandbox_objects
     where belongs_to = $1 and kind = 'refund' order by created_at, object_id`,
    [paymentId],
  );
}
