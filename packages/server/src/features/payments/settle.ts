import type { Database, Transaction } from '../../db/database.ts';
import type { Checkout, PaymentProvider } from '../../payments/payment-provider.ts';
import { refreshAccountById } from './connect-account.ts';
import { endAttempt } from './end-attempt.ts';
import { hasPage, hearOfCheckout, type Heard } from './hear-of-checkout.ts';
import {
  findPaymentOfSession,
  lockPayment,
  setLeaving,
  type Payment,
  type PaymentState,
} from './payment-queries.ts';
import { lockOrder } from './refund-queries.ts';
import { takeMoney } from './take-money.ts';

export interface SettlingParts {
  db: Database;
  payments: PaymentProvider;
  now: () => Date;
  /** Tells the house's streams. */
  announce: (restaurantId: number) => void;
  /** How long a notice of the provider waited until its work was done. */
  onNoticeSettled?: (waitedMs: number) => void;
  onError: (error: unknown) => void;
}

/** What became of a payment. 'open' and 'processing' are not decided yet. */
export type Settled = Exclude<PaymentState, 'starting'> | 'processing';

/**
 * Asks the provider what became of a checkout and writes it down. The provider's events, the page
 * that the diner comes back to and the sweeper all come here, any number of times, at once and in
 * any order: the payment's row is locked, and only the first to come changes anything. Null for a
 * checkout we do not know.
 */
export async function settle(parts: SettlingParts, sessionId: string): Promise<Settled | null> {
  const payment = await findPaymentOfSession(parts.db, sessionId);
  return payment && settlePayment(parts, payment);
}

export async function settlePayment(parts: SettlingParts, payment: Payment): Promise<Settled> {
  if (!hasPage(payment)) return 'open';
  return recordCheckout(parts, payment, await hearOfCheckout(parts, payment, 'read'));
}

/**
 * Closes an attempt's page, so that nobody can pay on it any more. Its row says why (`leaving`).
 */
export async function closePayment(
  parts: SettlingParts,
  payment: Payment & { sessionId: string },
): Promise<Settled> {
  return recordCheckout(parts, payment, await hearOfCheckout(parts, payment, 'close'));
}

/** Stores the provider's state of a checkout. */
export async function recordCheckout(
  parts: SettlingParts,
  payment: Payment,
  heard: Heard,
): Promise<Settled> {
  if (heard.state === 'open') return 'open';
  if (heard.state === 'processing') {
    // A diner who wanted to leave has to wait for the bank, and may choose again if it says no.
    if (payment.leaving !== null) await setLeaving(parts.db, payment, null, payment.expiresAt);
    return 'processing';
  }
  const { settled, hasChanged } = await parts.db.transaction(async (tx) => {
    const row = await lockPayment(tx, payment);
    await lockOrder(tx, payment.restaurantId, payment.orderId);
    return record(parts, tx, row, heard);
  });
  if (hasChanged) parts.announce(payment.restaurantId);
  if (hasChanged && heard.state === 'gone') {
    // Most likely the house has left the provider; then its diners must no longer be offered to pay
    // online. If the provider does not answer now, its own event will tell us.
    await refreshAccountById(parts, payment.accountId).catch(parts.onError);
  }
  return settled;
}

interface Recorded {
  settled: Settled;
  hasChanged: boolean;
}

async function record(
  parts: SettlingParts,
  tx: Transaction,
  row: Payment,
  heard: Checkout | { state: 'gone' },
): Promise<Recorded> {
  if (row.state === 'paid' || row.state === 'late')
    return { settled: row.state, hasChanged: false };
  // Money that came in counts, even if its attempt had been written off before.
  if (heard.state === 'paid') {
    return { settled: await takeMoney(parts, tx, row, heard), hasChanged: true };
  }
  if (row.state === 'expired' || row.state === 'lost') {
    return { settled: row.state, hasChanged: false };
  }
  const ending = heard.state === 'gone' ? 'lost' : heard.state === 'failed' ? 'refused' : 'expired';
  const hasChanged = await endAttempt(tx, row, ending, parts.now());
  return { settled: ending === 'lost' ? 'lost' : 'expired', hasChanged };
}
