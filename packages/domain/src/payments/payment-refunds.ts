import type { Cents } from '../money/money.ts';
import type { ProviderRefund } from './payment-provider.ts';

/** One refund of a payment: 'asked' until the provider reports the result. */
export interface AskedRefund {
  amountCents: Cents;
  state: 'asked' | 'done' | 'failed';
}

/** Also as the provider lists it. */
type AnyRefund = AskedRefund | (Pick<AskedRefund, 'amountCents'> & Pick<ProviderRefund, 'state'>);

/** Refunded, or in progress. */
export function countsAsGone({ state }: AnyRefund): boolean {
  return state !== 'failed';
}

export function goneCents(refunds: readonly AnyRefund[]): Cents {
  return sumCents(refunds.filter(countsAsGone));
}

/** Never below zero: the provider's dashboard may have returned what we were returning too. */
export function leftCents(
  { amountCents }: { amountCents: Cents },
  refunds: readonly AnyRefund[],
): Cents {
  return Math.max(0, amountCents - goneCents(refunds));
}

/**
 * The state of a refund after the provider's word on it. A bank may still refuse one that was done;
 * one that failed at the provider stays so, but one that only we had given up may turn up there.
 */
export function refundStateAfter(
  before: AskedRefund['state'],
  word: ProviderRefund['state'],
  isAtProvider: boolean,
): AskedRefund['state'] {
  if (before === 'failed' && isAtProvider) return 'failed';
  if (word !== 'pending') return word;
  return before === 'done' ? 'done' : 'asked';
}

/** The provider has confirmed the refund. */
export function isBack({ state }: AskedRefund): boolean {
  return state === 'done';
}

export function returnedCents(refunds: readonly AskedRefund[]): Cents {
  return sumCents(refunds.filter(isBack));
}

function sumCents(refunds: readonly Pick<AskedRefund, 'amountCents'>[]): Cents {
  return refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
