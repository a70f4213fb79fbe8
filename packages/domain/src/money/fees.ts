import { divideHalfUp, type Cents } from './money.ts';

/**
 * What an online payment costs the restaurant, as announced by the product. The terms and the
 * registration notice disagree; both are kept until the owner decides which is right, and charges
 * follow the terms.
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

/** The platform's share of the terms. */
export const PLATFORM_FEE_PERCENT = 2;

/**
 * The provider's share of the terms, for European cards. The provider deducts and reports its fee
 * itself.
 */
export const PROVIDER_FEE = { percent: 1.4, perChargeCents: 25 } as const satisfies Fee;

/**
 * Charged on the products only: a tip goes to the restaurant in full. Rounded half up to the cent.
 */
export function platformFeeCents(totalCents: Cents): Cents {
  return divideHalfUp(totalCents * PLATFORM_FEE_PERCENT, 100);
}

/** The fees of an online order under the terms, shown to a restaurant beforehand. */
export function announcedFees(totalCents: Cents) {
  const platformCents = platformFeeCents(totalCents);
  // In tenths of a percent, to keep the arithmetic in integers.
  const shareCents = divideHalfUp(totalCents * (PROVIDER_FEE.percent * 10), 1000);
  const providerCents = shareCents + PROVIDER_FEE.perChargeCents;
  return {
    platformCents,
    providerCents,
    receivedCents: totalCents - platformCents - providerCents,
  };
}

/**
 * How much of the platform's fee must have been returned in total once `refundedCents` of a charge
 * have been refunded: in proportion, so that a full refund returns the whole fee. For a second
 * refund, subtract what the first returned.
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

/**
 * How much of the platform's fee is returned with one more refund of a payment, given the earlier
 * refunds.
 */
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
