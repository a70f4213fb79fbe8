import type { Cents } from '../money/money.ts';
import type { Span } from '../time/span.ts';
import type { ConfirmedRefund } from '../money/entries.ts';
import type { RefundedLine } from '../money/refunds.ts';
import type { TaxedAmount, VatBand } from '../money/tax.ts';
import type { PaymentForm } from '../tabs/tab-payment.ts';
import type { PricedLine } from '../money/pricing.ts';

/** How money came in or went out, in the order of a report. */
export const TILL_FORMS = [
  'online',
  'card',
  'cash',
  'other',
] as const satisfies readonly PaymentForm[];

/** Whether an earlier Z has counted something, or this shift does; so of earlier days, and of this one. */
export type Counted = 'before' | 'now';

/** A refund that was done, and perhaps came to nothing after all. */
export interface TillRefund {
  amountCents: Cents;
  isByHand: boolean;
  of: ConfirmedRefund['of'];
  actor: string;
  /** Empty for a refund of an amount. */
  lines: readonly RefundedLine[];
  counted: Counted;
  /** Null if it was not. */
  undone: Counted | null;
}

type SoldLine = Pick<PricedLine, 'vatPercent' | 'quantity' | 'unitGrossCents'>;

/** Of what a payment paid: a product, or a part of one. */
export interface PaidProduct extends TaxedAmount {
  orderId: number;
  /** That of its order, which may have been moved to another than its payment's. */
  tabId: number;
  /** It was given back, or is about to be. */
  isReleased: boolean;
}

/** A payment that came in, as the till counts it. */
export interface TillPayment {
  paymentNumber: number;
  form: PaymentForm;
  /** It came too late, pays for no sale and goes back. */
  isLate: boolean;
  /** Tip included. */
  amountCents: Cents;
  tipCents: Cents;
  /** Who of the staff; nobody where a phone paid. */
  takenBy: string;
  counted: Counted;
  /** Taken at the table, and taken back. */
  undone: { by: string; counted: Counted } | null;
  /** In the order in which they were asked for. */
  refunds: readonly TillRefund[];
  /** A whole order, or a part of a tab: some of its products, and beyond them money on account. */
  pays: { lines: readonly SoldLine[] } | { tabId: number; products: readonly PaidProduct[] };
}

/** What a tab has ordered, but for orders that were paid by themselves: each order's bands, added. */
export interface TillTab {
  tabId: number;
  vat: readonly VatBand[];
}

/** Which of the two a report compares: what was counted before, or that and what is counted now. */
export type Reckoning = Counted;

/** When a span of time counts what happened at an instant; null for what comes after it. */
export function countedIn({ from, until }: Span, at: string): Counted | null {
  const ms = Date.parse(at);
  if (ms >= until.getTime()) return null;
  return ms < from.getTime() ? 'before' : 'now';
}

export function isIn(counted: Counted, reckoning: Reckoning): boolean {
  return counted === 'before' || reckoning === 'now';
}

/** What a payment brought in for products, without the tip. */
export function saleCents({ amountCents, tipCents }: TillPayment): Cents {
  return amountCents - tipCents;
}

/** The refunds that have taken something back by then. */
export function standingRefunds({ refunds }: TillPayment, reckoning: Reckoning): TillRefund[] {
  return refunds.filter(
    ({ counted, undone }) =>
      isIn(counted, reckoning) && !(undone !== null && isIn(undone, reckoning)),
  );
}

/** Whether its money has come in by then, and was not taken back. */
export function stands({ counted, undone }: TillPayment, reckoning: Reckoning): boolean {
  return isIn(counted, reckoning) && !(undone !== null && isIn(undone.counted, reckoning));
}

/**
 * How money went back by hand: as it had come, but what came online is given back out of the drawer.
 */
export function formBack(
  { form }: Pick<TillPayment, 'form'>,
  { isByHand }: Pick<TillRefund, 'isByHand'>,
): PaymentForm {
  return isByHand && form === 'online' ? 'cash' : form;
}
