import { cancelUnpaid, listNeverPaid, SIMPLATO } from '../orders/change-payment.ts';
import { ProviderSilence, type ProviderEvent } from '../../payments/payment-provider.ts';
import { refreshAccountById } from './connect-account.ts';
import { leaseEvent, markHandled } from './event-queries.ts';
import { makeRefund } from './make-refund.ts';
import { giveUpPayment, leasePayments, type Payment } from './payment-queries.ts';
import { leaseRefunds } from './refund-queries.ts';
import { NEVER_PAID, settle, settlePayment, type SettlingParts } from './settle.ts';
import { syncPayment, syncPaymentById } from './sync-payment.ts';

const MINUTE_MS = 60_000;
const LOOK_MS = 2_000;
const EVENT_LEASE_MS = 15_000;
const PAYMENT_PAUSE_MS = 5 * MINUTE_MS;
const REFUND_PAUSE_MS = MINUTE_MS;
/** An order that nobody even began to pay is as old as one whose page has run out. */
const NEVER_PAID_AFTER_MS = 32 * MINUTE_MS;

type WorkerParts = SettlingParts & { onError: (error: unknown) => void };

/**
 * What money has still to do, here or in whichever process gets to it: events that were taken down, refunds
 * that were asked for, and payments of which nothing was heard. Everything is leased and done again after
 * a crash; doing it twice changes nothing.
 */
export async function workOnPayments(parts: WorkerParts): Promise<void> {
  await workOnEvents(parts);
  const now = parts.now();
  const later = (ms: number) => new Date(now.getTime() + ms);
  for (const refund of await leaseRefunds(parts.db, now, later(REFUND_PAUSE_MS))) {
    await tryTo(parts, async () => makeRefund(parts, refund));
  }
  for (const payment of await leasePayments(parts.db, now, later(PAYMENT_PAUSE_MS))) {
    await tryTo(parts, async () => lookAt(parts, payment));
  }
  for (const order of await listNeverPaid(parts.db, later(-NEVER_PAID_AFTER_MS))) {
    const isOver = await cancelUnpaid(parts.db, order, { actor: SIMPLATO, reason: NEVER_PAID });
    if (isOver) parts.announce(order.restaurantId);
  }
}

async function workOnEvents(parts: WorkerParts): Promise<void> {
  for (;;) {
    const event = await leaseEvent(parts.db, parts.now(), EVENT_LEASE_MS);
    if (!event) return;
    await tryTo(parts, async () => {
      await handle(parts, event);
      await markHandled(parts.db, event.eventId);
    });
  }
}

async function handle(parts: WorkerParts, { kind, objectId, accountId }: ProviderEvent) {
  if (kind === 'checkout') await settle(parts, objectId);
  else if (kind === 'payment') await syncPaymentById(parts, objectId);
  else if (kind === 'account') await refreshAccountById(parts, accountId || objectId);
}

/** An attempt whose page nobody was ever sent to is let go; any other is asked about. */
async function lookAt(parts: WorkerParts, payment: Payment): Promise<void> {
  if (payment.state === 'paid' || payment.state === 'late') return syncPayment(parts, payment);
  if (payment.state === 'open') return void (await settlePayment(parts, payment));
  await giveUpPayment(parts.db, payment);
}

/** One that fails holds up no other. A provider's silence is no news: it is asked again. */
async function tryTo({ onError }: WorkerParts, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProviderSilence)) onError(error);
  }
}

/** Works every two seconds, or when woken; answers how to stop, which waits for what is under way. */
export function startPaymentWorker(parts: WorkerParts): {
  wake: () => void;
  stop: () => Promise<void>;
} {
  let working: Promise<void> | null = null;
  const wake = () => {
    working ??= workOnPayments(parts)
      .catch(parts.onError)
      .finally(() => {
        working = null;
      });
  };
  const timer = setInterval(wake, LOOK_MS);
  timer.unref();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      await working;
    },
  };
}
