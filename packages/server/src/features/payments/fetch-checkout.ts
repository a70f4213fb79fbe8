import { ProviderGone, ProviderRefusal, type Checkout } from '@simplato/domain';
import { askOfAccount, type AskingDependencies } from './ask-of-account.ts';
import type { Payment } from './payment-queries.ts';

/** How long after a page expires a refusal to show us its payment still counts as temporary. */
const GRACE_MS = 10 * 60_000;

/** 'gone': the provider no longer shows us the payment. */
export type FetchedCheckout = Checkout | { state: 'gone' };

/**
 * Reads the state of an attempt's page, closing it first if asked. If the restaurant has
 * disconnected from the platform, we no longer see its payments: 'gone'. Any other refusal may be a
 * mistake of ours that will be fixed, and counts as 'gone' only once nobody can pay on the page any
 * more.
 */
export async function fetchCheckout(
  dependencies: AskingDependencies & { now: () => Date },
  { accountId, sessionId, expiresAt }: Payment & { sessionId: string },
  how: 'read' | 'close',
): Promise<FetchedCheckout> {
  const { payments, now } = dependencies;
  try {
    return await askOfAccount(dependencies, accountId, async () =>
      how === 'read'
        ? payments.readCheckout(accountId, sessionId)
        : payments.expireCheckout(accountId, sessionId),
    );
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const isPast = now().getTime() > expiresAt.getTime() + GRACE_MS;
    if (error instanceof ProviderGone || isPast) return { state: 'gone' };
    throw error;
  }
}

/** Whether the provider has created the attempt's page. */
export function hasPage<Paid extends Payment>(
  payment: Paid,
): payment is Paid & { sessionId: string } {
  return payment.sessionId !== null;
}
