import { UNPAID_TEXTS } from '@simplato/domain';
import { inLanes } from '../../in-lanes.ts';
import { cancelUnpaid, listNeverPaid, SIMPLATO, type OrderId } from '../orders/change-payment.ts';
import { ProviderGone, ProviderSilence } from '../../payments/payment-provider.ts';
import { repeat, type Repeated } from '../../repeat.ts';
import { hasPage } from './fetch-checkout.ts';
import { makeRefund } from './make-refund.ts';
import { giveUpPayment, leasePayments, stopLooking, type Payment } from './payment-queries.ts';
import { leaseRefunds } from './refund-queries.ts';
import { closePayment, settlePayment, type SettlingParts } from './settle.ts';
import { followRefund, syncPayment } from './sync-payment.ts';
import { workOnEvents } from './work-on-events.ts';

const MINUTE_MS = 60_000;
/** Payments or refunds looked at in parallel: each waits for the provider's answer. */
const LANES = 4;
const LOOK_MS = 2_000;
const PAYMENT_PAUSE_MS = 5 * MINUTE_MS;
const LEAVING_PAUSE_MS = MINUTE_MS / 3;
const REFUND_PAUSE_MS = MINUTE_MS;
/** An order whose payment was never started gets as much time as one whose page has expired. */
const NEVER_PAID_AFTER_MS = 32 * MINUTE_MS;

/**
 * One round of the payments' work: requested refunds, payments without any news, and orders whose
 * payment was never started. Any process may do it. Work is leased, and repeated after a crash; it
 * is idempotent.
 */
export async function workOnPayments(parts: SettlingParts): Promise<void> {
  const now = parts.now();
  const later = (ms: number) => new Date(now.getTime() + ms);
  const pauses = { next: later(PAYMENT_PAUSE_MS), soon: later(LEAVING_PAUSE_MS) };
  await workOff(
    parts,
    async () => leaseRefunds(parts.db, now, later(REFUND_PAUSE_MS)),
    async (refund) =>
      refund.providerRefundId === null ? makeRefund(parts, refund) : followRefund(parts, refund),
  );
  await workOff(
    parts,
    async () => leasePayments(parts.db, now, pauses),
    async (payment) => lookAt(parts, payment),
  );
  await workOff(
    parts,
    async () => listNeverPaid(parts.db, later(-NEVER_PAID_AFTER_MS)),
    async (order) => endNeverPaid(parts, order),
  );
}

async function workOff<Item>(
  parts: SettlingParts,
  find: () => Promise<Item[]>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  await tryTo(parts, async () => {
    const items = (await find()).values();
    await inLanes(
      LANES,
      async () => items.next().value ?? null,
      async (item) => tryTo(parts, async () => work(item)),
    );
  });
}

async function endNeverPaid(parts: SettlingParts, order: OrderId): Promise<void> {
  const why = { actor: SIMPLATO, reason: UNPAID_TEXTS.neverPaid };
  if (await cancelUnpaid(parts.db, order, why)) parts.announce(order.restaurantId);
}

/**
 * Gives up an attempt whose page nobody was sent to, closes one that somebody wanted to leave, and
 * asks the provider about any other.
 */
async function lookAt(parts: SettlingParts, payment: Payment): Promise<void> {
  if (payment.state === 'paid' || payment.state === 'late') return learnFee(parts, payment);
  if (payment.state === 'open' && hasPage(payment)) {
    if (payment.leaving === null) await settlePayment(parts, payment);
    else await closePayment(parts, payment);
    return;
  }
  await giveUpPayment(parts.db, payment);
}

/** Reads the provider's fee; once the restaurant has disconnected, it cannot be read any more. */
async function learnFee(parts: SettlingParts, payment: Payment): Promise<void> {
  try {
    await syncPayment(parts, payment);
  } catch (error) {
    if (!(error instanceof ProviderGone)) throw error;
    await stopLooking(parts.db, payment);
  }
}

/**
 * A failure does not hold up the rest. If the provider does not answer, it is asked again, without
 * reporting an error.
 */
async function tryTo({ onError }: SettlingParts, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProviderSilence)) onError(error);
  }
}

/**
 * Runs every two seconds, or when woken. The provider's events have a round of their own, so that
 * the news of a payment does not wait for refunds.
 */
export function startPaymentWorker(parts: SettlingParts): Repeated {
  const rounds = [workOnEvents, workOnPayments].map((work) =>
    repeat(async () => work(parts), LOOK_MS, parts.onError),
  );
  return {
    wake: () => {
      for (const { wake } of rounds) wake();
    },
    stop: async () => {
      await Promise.all(rounds.map(async ({ stop }) => stop()));
    },
  };
}
