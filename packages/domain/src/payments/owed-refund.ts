import type { Cents } from '../money/money.ts';
import { goneCents, leftCents, returnedCents, type AskedRefund } from './payment-refunds.ts';

export interface OwedRefund extends AskedRefund {
  /** Its diner was told: asked for by a person and accepted by the provider, or done at some time. */
  isPromised: boolean;
  /** It was asked for because another had failed: failing as well, it leaves the same owed as before. */
  makesGood: boolean;
  askedAt: Date;
  /** Null while it is asked for. */
  endedAt: Date | null;
}

export interface PaymentWithRefunds {
  amountCents: Cents;
  /** Not if it came too late, or its order was cancelled: then all of it is the diner's. */
  isKept: boolean;
  /** Of this payment. */
  refunds: readonly OwedRefund[];
}

/** What the diner was to get back, and the refunds that count towards it. */
function debtOf({ amountCents, isKept, refunds }: PaymentWithRefunds) {
  if (!isKept) return { debtCents: amountCents, towards: refunds };
  // A bank may refuse a refund days after it was done; only what was asked for since makes it good.
  const broken = refunds.filter(
    ({ isPromised, makesGood, state }) => isPromised && !makesGood && state === 'failed',
  );
  const since = Math.min(...broken.map(({ endedAt }) => endedAt?.getTime() ?? Infinity));
  return {
    debtCents: broken.reduce((sum, refund) => sum + refund.amountCents, 0),
    towards: refunds.filter(({ askedAt }) => askedAt.getTime() >= since),
  };
}

/** What nobody is returning of it yet; never more than is left of the payment. */
export function owedCents(payment: PaymentWithRefunds): Cents {
  const { debtCents, towards } = debtOf(payment);
  const owed = Math.max(0, debtCents - goneCents(towards));
  return Math.min(owed, leftCents(payment, payment.refunds));
}

/** What is still missing after a refund has failed, and whether that is being made good; or null. */
export function unreturned(
  payment: PaymentWithRefunds,
): { state: 'returning' | 'stuck'; amountCents: Cents } | null {
  const { debtCents, towards } = debtOf(payment);
  const notBackCents = payment.amountCents - returnedCents(payment.refunds);
  const amountCents = Math.min(debtCents - returnedCents(towards), notBackCents);
  if (amountCents <= 0 || !payment.refunds.some(({ state }) => state === 'failed')) return null;
  return { state: owedCents(payment) === 0 ? 'returning' : 'stuck', amountCents };
}
