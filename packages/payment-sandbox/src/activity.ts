import type { ActivitySince, ProviderActivity } from '@simplato/domain';
import { requireAccount } from './accounts.ts';
import { checkoutState, type CheckoutData } from './checkout-state.ts';
import type { Queryable } from './database.ts';
import { readPayment } from './refunds.ts';
import { paymentIdOf } from './sandbox-ids.ts';

/** What the provider's lists of an account show. */
export async function listActivity(
  db: Queryable,
  accountId: string,
  since: ActivitySince,
  now: Date,
): Promise<ProviderActivity> {
  await requireAccount(db, accountId);
  const checkouts = await listCheckouts(db, accountId, since.disputedSince);
  const payments = await Promise.all(
    checkouts
      .filter(({ data }) => checkoutState(data, now) === 'paid')
      .map(async ({ sessionId }) => {
        const paymentId = paymentIdOf(sessionId);
        return { paymentId, ...(await readPayment(db, accountId, paymentId, now)) };
      }),
  );
  return {
    paidCheckouts: checkouts
      .filter(({ createdAt, data }) => {
        return createdAt >= since.paidSince && checkoutState(data, now) === 'paid';
      })
      .map(({ sessionId }) => sessionId),
    refunds: payments.flatMap(({ paymentId, refunds }) =>
      refunds.map((refund) => ({ ...refund, paymentId })),
    ),
    disputes: payments.flatMap(({ paymentId, disputes }) =>
      disputes.map((dispute) => ({ ...dispute, paymentId })),
    ),
  };
}

/** Those for which there may be news since. */
async function listCheckouts(db: Queryable, accountId: string, since: Date) {
  return db.query<{ sessionId: string; createdAt: Date; data: CheckoutData }>(
    `select object_id as "sessionId", created_at as "createdAt", data from sandbox_objects
     where kind = 'checkout' and data -> 'asked' ->> 'accountId' = $1 and created_at >= $2`,
    [accountId, since],
  );
}
