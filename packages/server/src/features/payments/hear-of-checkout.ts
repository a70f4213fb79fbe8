import {
  ProviderGone,
  ProviderRefusal,
  type Checkout,
  type PaymentProvider,
} from '../../payments/payment-provider.ts';
import type { Payment } from './payment-queries.ts';

/** How long after its page's time a payment may still be refused to us before it counts as lost. */
const GRACE_MS = 10 * 60_000;

/** 'gone': the provider will not say any more. */
export type Heard = Checkout | { state: 'gone' };

/**
 * Reads what became of an attempt's page, or closes it first. A restaurant that has left the provider takes
 * its payments out of our sight: that is an answer, too. Any other no may be a mistake of ours that is
 * mended soon, and is the last word only once nobody can pay on the page any more.
 */
export async function hearOfCheckout(
  { payments, now }: { payments: PaymentProvider; now: () => Date },
  { accountId, sessionId, expiresAt }: Payment & { sessionId: string },
  how: 'read' | 'close',
): Promise<Heard> {
  try {
    return how === 'read'
      ? await payments.readCheckout(accountId, sessionId)
      : await payments.expireCheckout(accountId, sessionId);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const isPast = now().getTime() > expiresAt.getTime() + GRACE_MS;
    if (error instanceof ProviderGone || isPast) return { state: 'gone' };
    throw error;
  }
}

/** An attempt whose page the provider has made. */
export function hasPage(payment: Payment): payment is Payment & { sessionId: string } {
  return payment.sessionId !== null;
}
