import type { Cents } from './money.ts';

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
