import { ProviderSilence, type ProviderActivity } from '@simplato/domain';
import { runConcurrently } from '../../concurrency/run-concurrently.ts';
import {
  leaseAccount,
  listBookedDisputes,
  listBookedRefunds,
  markReconciled,
  type AccountToReconcile,
} from './reconcile-queries.ts';
import { refreshAccountById } from './connect-account.ts';
import { findPaymentOfSession } from './payment-queries.ts';
import { settlePayment, type SettlingDependencies } from './settle.ts';
import { syncPaymentById } from './sync-payment.ts';

/** Accounts at a time: one of them may be slow. */
const LANES = 4;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** So that a difference is found within the hour, even after a try that failed. */
const RECONCILE_EVERY_MS = 30 * MINUTE_MS;
const AGAIN_AFTER_MS = 5 * MINUTE_MS;
/** Longer than a page lives; a bank that takes longer is asked about by the worker. */
const OVERLAP_MS = 2 * 60 * MINUTE_MS;
/** After an account was connected, or a copy of old data was restored. */
const LONGEST_MS = 30 * DAY_MS;
/** For as long, a bank may still refuse a refund. */
const REFUNDS_MS = 30 * DAY_MS;
const DISPUTES_MS = 120 * DAY_MS;

/**
 * Compares the provider's lists with the books, account by account, without any notice: what differs
 * is read again and stored as if a notice had come. Lists are a few calls an account, however many
 * payments it has.
 */
export async function reconcileAccounts(dependencies: SettlingDependencies): Promise<void> {
  const at = (ms: number) => new Date(dependencies.now().getTime() + ms);
  const lease = async () => leaseAccount(dependencies.db, at(0), at(AGAIN_AFTER_MS));
  await runConcurrently(LANES, lease, async (account) => {
    const startedAt = at(0);
    let isWhole = true;
    // What cannot be read now is left for the next time, and does not hold up the rest.
    const tryTo = async (work: () => Promise<unknown>) => {
      await work().catch((error: unknown) => {
        isWhole = false;
        if (!(error instanceof ProviderSilence)) dependencies.onError(error);
      });
    };
    await tryTo(async () => reconcile(dependencies, account, tryTo));
    if (isWhole) await markReconciled(dependencies.db, account, startedAt, at(RECONCILE_EVERY_MS));
  });
}

async function reconcile(
  dependencies: SettlingDependencies,
  { restaurantId, accountId, reconciledUntil }: AccountToReconcile,
  tryTo: (work: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const before = (ms: number, from = dependencies.now()) => new Date(from.getTime() - ms);
  const state = await refreshAccountById(dependencies, accountId);
  if (state === 'disconnected') return;
  const activity = await dependencies.payments.listActivity(accountId, {
    paidSince: reconciledUntil ? before(OVERLAP_MS, reconciledUntil) : before(LONGEST_MS),
    refundedSince: before(REFUNDS_MS),
    disputedSince: before(DISPUTES_MS),
  });
  for (const sessionId of activity.paidCheckouts) {
    const payment = await findPaymentOfSession(dependencies.db, sessionId);
    if (payment === null) {
      const unknown = `Restaurant ${restaurantId}: ${sessionId} was paid, and is not in the books.`;
      dependencies.onError(new Error(unknown));
    } else if (payment.state !== 'paid' && payment.state !== 'late') {
      await tryTo(async () => settlePayment(dependencies, payment));
    }
  }
  for (const paymentId of await paymentsThatDiffer(dependencies, activity)) {
    await tryTo(async () => syncPaymentById(dependencies, paymentId));
  }
}

async function paymentsThatDiffer(
  { db }: SettlingDependencies,
  { refunds, disputes }: ProviderActivity,
): Promise<Set<string>> {
  const bookedRefunds = await listBookedRefunds(
    db,
    refunds.map(({ refundId }) => refundId),
  );
  const bookedDisputes = await listBookedDisputes(
    db,
    disputes.map(({ disputeId }) => disputeId),
  );
  const news = [
    ...refunds.filter(
      ({ refundId, state }) =>
        !bookedRefunds.some((one) => one.refundId === refundId && one.state === state),
    ),
    ...disputes.filter(
      ({ disputeId, state }) =>
        !bookedDisputes.some((one) => one.disputeId === disputeId && one.state === state),
    ),
  ];
  return new Set(news.map(({ paymentId }) => paymentId));
}
