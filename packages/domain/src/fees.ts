import { divideHalfUp, type Cents } from './money.ts';

/**
 * What an online payment costs the restaurant, as the product announces it. The terms and the notice
 * at registration disagree (spec §1); both stand here until the owner says which is meant, and
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

/** The platform's part of the terms. The provider's own it takes, and reports, itself. */
export const PLATFORM_FEE_PERCENT = 2;

/** Of what the dishes come to: a tip is the restaurant's alone. Half up to the cent. */
export function platformFeeCents(totalCents: Cents): Cents {
  return divideHalfUp(totalCents * PLATFORM_FEE_PERCENT, 100);
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
