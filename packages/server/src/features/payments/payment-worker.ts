import { ProviderSilence, UNPAID_TEXTS } from '@simplato/domain';
import { runConcurrently } from '../../concurrency/run-concurrently.ts';
import { cancelUnpaid, isNeverPaid, listNeverPaid, SIMPLATO } from '../orders/change-payment.ts';
import { repeatConcurrently, together, type Repeated } from '../../concurrency/repeat.ts';
import { hasPage } from './fetch-checkout.ts';
import { makeRefund } from './make-refund.ts';
import { payableOf } from './payable-of.ts';
import { isLeft, leasePayments, OVERDUE_MS, stopLooking, type Payment } from './payment-queries.ts';
import { leaseRefunds, lockOrder } from './refund-queries.ts';
import { reconcileAccounts } from './reconcile-accounts.ts';
import { closePayment, settlePayment, type SettlingDependencies } from './settle.ts';
import { syncPayment } from './sync-payment.ts';
import { endOverdueClaims } from './release-claim.ts';
import { updateStray } from './update-stray.ts';
import { workOnEvents } from './work-on-events.ts';

const MINUTE_MS = 60_000;
/** Events, payments or refunds looked at in parallel: each waits for the provider's answer. */
const LANES = 4;
const ROUND_MS = 2_000;
const PAYMENT_PAUSE_MS = 5 * MINUTE_MS;
const LEAVING_PAUSE_MS = MINUTE_MS / 3;
const REFUND_PAUSE_MS = MINUTE_MS;
/** An order without a page gets as much time as a page: from its placing, and from its last attempt. */
const NEVER_PAID_AFTER_MS = 32 * MINUTE_MS;

/**
 * The work of payments that nobody's call does: what the provider tells, refunds that were asked for,
 * payments without any news, orders whose payment was never started, and what no event has told. Any process may do it. Work
 * is leased, and repeated after a crash; it is idempotent.
 */
export const PAYMENT_WORK = [
  workOnEvents,
  workOnRefunds,
  workOnAttempts,
  endNeverPaid,
  endOverdueClaims,
  reconcileAccounts,
];
/** Of these, what a call or the provider may have just given it to do; all else is due by the clock alone. */
const ASKED_FOR: readonly PaymentWork[] = [workOnEvents, workOnRefunds, workOnAttempts];
type PaymentWork = (typeof PAYMENT_WORK)[number];

async function workOnRefunds(dependencies: SettlingDependencies): Promise<void> {
  await workOff(
    dependencies,
    async () =>
      leaseRefunds(dependencies.db, dependencies.now(), later(dependencies, REFUND_PAUSE_MS)),
    async (refund) => makeRefund(dependencies, refund),
  );
}

async function workOnAttempts(dependencies: SettlingDependencies): Promise<void> {
  const pauses = {
    next: later(dependencies, PAYMENT_PAUSE_MS),
    soon: later(dependencies, LEAVING_PAUSE_MS),
  };
  await workOff(
    dependencies,
    async () => leasePayments(dependencies.db, dependencies.now(), pauses),
    async (payment) => lookAt(dependencies, payment),
  );
}

async function endNeverPaid(dependencies: SettlingDependencies): Promise<void> {
  const deadlines = {
    before: later(dependencies, -NEVER_PAID_AFTER_MS),
    overdue: later(dependencies, -OVERDUE_MS),
  };
  await workOff(
    dependencies,
    async () => listNeverPaid(dependencies.db, deadlines),
    async (order) => {
      const hasEnded = await dependencies.db.transaction(async (tx) => {
        await lockOrder(tx, order.restaurantId, order.orderId);
        if (!(await isNeverPaid(tx, order, deadlines))) return false;
        const reason = order.isByWeight ? UNPAID_TEXTS.neverAccepted : UNPAID_TEXTS.neverPaid;
        const isCancelled = await cancelUnpaid(tx, order, { actor: SIMPLATO, reason });
        await updateStray(tx, order);
        return isCancelled;
      });
      if (hasEnded) dependencies.announce(order.restaurantId);
    },
  );
}

function later({ now }: SettlingDependencies, ms: number): Date {
  return new Date(now().getTime() + ms);
}

async function workOff<Item>(
  dependencies: SettlingDependencies,
  find: () => Promise<Item[]>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  await tryTo(dependencies, async () => {
    const items = (await find()).values();
    await runConcurrently(
      LANES,
      async () => items.next().value ?? null,
      async (item) => tryTo(dependencies, async () => work(item)),
    );
  });
}

/**
 * Gives up an attempt whose page nobody was sent to, closes one that somebody wanted to leave, and
 * asks the provider about any other.
 */
async function lookAt(dependencies: SettlingDependencies, payment: Payment): Promise<void> {
  if (payment.state === 'paid' || payment.state === 'late') return syncFee(dependencies, payment);
  if (payment.state === 'open' && hasPage(payment)) {
    if (isLeft(payment)) await closePayment(dependencies, payment);
    else await settlePayment(dependencies, payment);
    return;
  }
  const isOver = await payableOf(payment).giveUp(dependencies.db);
  if (isOver) dependencies.announce(payment.restaurantId);
}

/** Reads the provider's fee; once the restaurant has disconnected, it cannot be read any more. */
async function syncFee(dependencies: SettlingDependencies, payment: Payment): Promise<void> {
  const view = await syncPayment(dependencies, payment);
  if (view === null) await stopLooking(dependencies.db, payment);
}

/**
 * A failure does not hold up the rest. If the provider does not answer, it is asked again, without
 * reporting an error.
 */
async function tryTo({ onError }: SettlingDependencies, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProviderSilence)) onError(error);
  }
}

/**
 * Runs by itself after each `everyMs`; what is asked for, also when woken. Each kind of work has rounds of its own, so
 * that none waits for a slow answer to another; events have several: one of them may be slow, too.
 */
export function startPaymentWorker(
  dependencies: SettlingDependencies,
  everyMs: number = ROUND_MS,
): Repeated {
  const start = (work: PaymentWork) =>
    repeatConcurrently(
      work === workOnEvents ? LANES : 1,
      async () => work(dependencies),
      everyMs,
      dependencies.onError,
    );
  const asked = together(ASKED_FOR.map(start));
  const all = together([
    asked,
    ...PAYMENT_WORK.filter((work) => !ASKED_FOR.includes(work)).map(start),
  ]);
  return { wake: asked.wake, stop: all.stop };
}
