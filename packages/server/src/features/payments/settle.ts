import type { Transaction } from '../../db/database.ts';
import type { Arrival } from '../orders/change-payment.ts';
import type { AskingDependencies } from './ask-of-account.ts';
import { fetchCheckout, hasPage, type FetchedCheckout } from './fetch-checkout.ts';
import {
  findPaymentOfSession,
  settlePaymentRow,
  syncedPayment,
  type Payment,
} from './payment-queries.ts';
import { payableOf } from './payable-of.ts';
import { receivePayment } from './receive-payment.ts';
import { syncInOrder } from './sync-in-order.ts';

export interface SettlingDependencies extends AskingDependencies, Arrival {
  /** Tells the restaurant's streams. */
  announce: (restaurantId: number) => void;
  /** Called with the time from receiving an event of the provider to having processed it. */
  onNoticeSettled?: (waitedMs: number) => void;
}

/** The state of an attempt. 'open' and 'processing' are not final. */
export type Settled = Exclude<Payment['state'], 'starting'> | 'processing';

/**
 * Reads the state of a checkout from the provider and stores it. Called for the provider's events, for
 * the page to which the diner returns, and by the worker; any number of times, concurrently and in any
 * order: the payment's row is locked, and only the first call changes anything. Null for an unknown
 * checkout.
 */
export async function settle(
  dependencies: SettlingDependencies,
  sessionId: string,
): Promise<Settled | null> {
  const payment = await findPaymentOfSession(dependencies.db, sessionId);
  return payment && settlePayment(dependencies, payment);
}

export async function settlePayment(
  dependencies: SettlingDependencies,
  payment: Payment,
): Promise<Settled> {
  return hasPage(payment) ? syncCheckout(dependencies, payment, 'read') : 'open';
}

/**
 * Closes an attempt's page, so that nobody can pay on it any more. Its row says why (`leaving`).
 */
export async function closePayment(
  dependencies: SettlingDependencies,
  payment: Payment & { sessionId: string },
): Promise<Settled> {
  return syncCheckout(dependencies, payment, 'close');
}

async function syncCheckout(
  dependencies: SettlingDependencies,
  payment: Payment & { sessionId: string },
  how: 'read' | 'close',
): Promise<Settled> {
  void dependencies.paces.measure(payment.restaurantId);
  const { settled, hasChanged } = await syncInOrder(
    dependencies.db,
    syncedPayment(payment),
    async () => fetchCheckout(dependencies, payment, how),
    async (tx, row, checkout) => recordCheckout(dependencies, tx, row, checkout),
    async (tx, { state }) => {
      if (state !== 'open') await payableOf(payment).lock(tx);
    },
  );
  if (hasChanged) dependencies.announce(payment.restaurantId);
  return settled;
}

interface Recorded {
  settled: Settled;
  hasChanged: boolean;
}

async function recordCheckout(
  dependencies: SettlingDependencies,
  tx: Transaction,
  row: Payment,
  checkout: FetchedCheckout,
): Promise<Recorded> {
  if (checkout.state === 'open') return { settled: 'open', hasChanged: false };
  if (checkout.state === 'processing') {
    return { settled: 'processing', hasChanged: await payableOf(row).hold(tx) };
  }
  if (row.state === 'paid' || row.state === 'late')
    return { settled: row.state, hasChanged: false };
  // Money that came in counts, even if its attempt had been written off before.
  if (checkout.state === 'paid') {
    return { settled: await receivePayment(dependencies, tx, row, checkout), hasChanged: true };
  }
  if (row.state === 'expired' || row.state === 'lost' || row.state === 'undone') {
    return { settled: row.state, hasChanged: false };
  }
  const ending =
    checkout.state === 'gone' ? 'lost' : checkout.state === 'failed' ? 'refused' : 'expired';
  const settled = ending === 'lost' ? 'lost' : 'expired';
  await settlePaymentRow(tx, row, settled);
  return { settled, hasChanged: await payableOf(row).end(tx, ending, dependencies) };
}
