import { divideHalfUp, type Cents } from './money.ts';

/**
 * What an online payment costs the restaurant, as the product announces it. The terms and the notice
 * at registration disagree; both stand here until the owner says which is meant, and
 * charges follow the terms.
 */
interface Fee {
  /** Of the order's total. */
  percent: number;
  perChargeCents: Cents;
}

export const FEES = {
  /** 2% for the platform, 1.4% and 25 cents for the payment provider. */
  terms: { percent: 3.4, perChargeCents: 25 },
  registrationNotice: { percent: 3, perChargeCents: 30 },
} as const satisfies Record<string, Fee>;

/** The platform's part of the terms. */
export const PLATFORM_FEE_PERCENT = 2;

/** The provider's part of the terms, with European cards. It takes its own, and reports it, itself. */
export const PROVIDER_FEE = { percent: 1.4, perChargeCents: 25 } as const satisfies Fee;

/** Of what the dishes come to: a tip is the restaurant's alone. Half up to the cent. */
export function platformFeeCents(totalCents: Cents): Cents {
  return divideHalfUp(totalCents * PLATFORM_FEE_PERCENT, 100);
}

/** What the terms make of an order that is paid online, to be shown to a restaurant beforehand. */
export function announcedFees(totalCents: Cents) {
  const platformCents = platformFeeCents(totalCents);
  // In tenths of a percent, so that it stays whole.
  const shareCents = divideHalfUp(totalCents * (PROVIDER_FEE.percent * 10), 1000);
  const providerCents = shareCents + PROVIDER_FEE.perChargeCents;
  return {
    platformCents,
    providerCents,
    receivedCents: totalCents - platformCents - providerCents,
  };
}

/**
 * How much of the platform's fee has gone back in all once `refundedCents` of a charge have: in
 * proportion, so that whoever gets everything back has paid no fee. Of a second refund it is what is
 * above the first.
 */
export function platformFeeBackCents(
  feeCents: Cents,
  chargedCents: Cents,
  refundedCents: Cents,
): Cents {
  return chargedCents === 0 ? 0 : divideHalfUp(feeCents * refundedCents, chargedCents);
}

interface Back {
  amountCents: Cents;
  platformFeeCents: Cents;
}

/** How much of the platform's fee goes back with one more refund of a payment, after those that have gone. */
export function feeOfRefundCents(payment: Back, gone: readonly Back[], moreCents: Cents): Cents {
  const goneCents = gone.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const feesGone = gone.reduce((sum, { platformFeeCents: fee }) => sum + fee, 0);
  const inAll = platformFeeBackCents(
    payment.platformFeeCents,
    payment.amountCents,
    goneCents + moreCents,
  );
  return Math.max(0, inAll - feesGone);
}
