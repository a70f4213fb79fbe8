import type { Cents } from '../money/money.ts';
import { sumOfShares, type ProductShare, type Division } from './share.ts';

/** How money reaches the restaurant: through the provider, or into a waiter's hand. */
export const PAYMENT_FORMS = ['online', 'cash', 'card', 'other'] as const;
export type PaymentForm = (typeof PAYMENT_FORMS)[number];
/** What a waiter takes. */
export const COUNTER_FORMS = ['cash', 'card', 'other'] as const satisfies readonly PaymentForm[];
export type CounterForm = (typeof COUNTER_FORMS)[number];

/**
 * 'open': its share is claimed and not paid yet; 'awaited': it was let go, and what its page or its
 * payer's bank may still bring goes back; 'expired': it ended, and nothing was charged; 'returned': the
 * money went back, or is on its way; 'undone': taken at the table, and taken back; 'owed-back': a waiter has
 * to hand something back.
 */
export const TAB_PAYMENT_STATES = [
  'open',
  'awaited',
  'paid',
  'returned',
  'expired',
  'undone',
  'owed-back',
] as const;
export type TabPaymentState = (typeof TAB_PAYMENT_STATES)[number];

/**
 * Why a claim ended before it was paid: the waiter took the money, somebody had it let go, its payer left
 * it, its tab came to cost less or was closed, the bank refused, nobody can see it any more, or its time
 * was over.
 */
export const CLAIM_ENDS = [
  'charged',
  'let-go',
  'given-up',
  'changed',
  'closed',
  'refused',
  'lost',
  'over',
] as const;
export type ClaimEnd = (typeof CLAIM_ENDS)[number];

/** Whether what it had claimed could be paid by anybody again. */
export function isFreeAgain(end: ClaimEnd): boolean {
  return end === 'let-go' || end === 'given-up' || end === 'refused' || end === 'over';
}

/** Others may ask for a claim to be let go this long after it was made. */
export const CLAIM_HOLD_MS = 3 * 60_000;

/** A payment of a tab, online or at the table. */
export interface TabPayment {
  paymentNumber: number;
  /** The order that it paid when that was placed; null of one that pays shares of the tab. */
  orderId: number | null;
  /** Who pays; null where a waiter took it from nobody in particular. */
  memberId: number | null;
  form: PaymentForm;
  state: TabPaymentState;
  /** While it is open or awaited: the payer has done their part, and their bank decides. */
  isProcessing: boolean;
  /** Null while it claims something, and for what was paid. */
  ended: ClaimEnd | null;
  /** What was asked for, without the tip. */
  amountCents: Cents;
  tipCents: Cents;
  /** What it claims of this tab's products, or did; of an ended one nothing is claimed. */
  products: readonly ProductShare[];
  /** What it pays of this tab and of no product in particular. */
  onAccountCents: Cents;
  /** What a waiter has yet to hand back. */
  owedBackCents: Cents;
  /** What its payer was charged, the tip included. */
  chargedCents: Cents;
  /** What of that is with them again. */
  refundedCents: Cents;
  /** What of it is on its way back to them. */
  returningCents: Cents;
  /** When the last of that went back, or was asked for: ISO 8601; null where nothing has. */
  givenBackAt: string | null;
  /** Given back because the restaurant wanted to: it lowers price and payment alike. */
  goodwillCents: Cents;
  /** Why it was undone, or why money of it went back; empty otherwise. */
  reason: string;
  /** ISO 8601. */
  startedAt: string;
  /** Of the staff; empty for an online payment. */
  takenBy: string;
}

/** Money that came for an order of the tab through a payment of its own. */
export interface OrderPayment {
  paymentNumber: number;
  orderId: number;
  /** It came when its order no longer waited for it: all of it goes back. */
  isLate: boolean;
  /** The tip included. */
  chargedCents: Cents;
  /** What of that is with its payer again, and what is on its way. */
  refundedCents: Cents;
  returningCents: Cents;
  givenBackAt: string | null;
  /** Why money of it went back; empty otherwise. */
  reason: string;
  /** ISO 8601. */
  startedAt: string;
}

/** A division of a tab, and when its first part was claimed. */
export interface TabDivision extends Division {
  /** ISO 8601. */
  begunAt: string;
}

/** A tab's money, beside its orders. */
export interface TabMoney {
  /** Of shares: what its orders' own payments pay of it, the orders say. */
  payments: readonly TabPayment[];
  ofOrders: readonly OrderPayment[];
  division: TabDivision | null;
}

/** Whether a payment's shares are claimed: nobody else can pay them. */
export function isClaiming({ state }: Pick<TabPayment, 'state'>): boolean {
  return state === 'open' || isStanding({ state });
}

/** Whether its claim ended unpaid, whatever still comes of it. */
export function isUnpaid({ state }: Pick<TabPayment, 'state'>): boolean {
  return state === 'awaited' || state === 'expired';
}

/** Whether its money counts. Part of it may have to be handed back. */
export function isStanding({ state }: Pick<TabPayment, 'state'>): boolean {
  return state === 'paid' || state === 'owed-back';
}

/** What it pays, or is about to, of the tab. */
export function claimedCents({
  products,
  onAccountCents,
}: Pick<TabPayment, 'products' | 'onAccountCents'>): Cents {
  return sumOfShares(products) + onAccountCents;
}

/** What it counts for at the tab: the standing ones add up to what has been paid of it. */
export function countedCents(payment: ForgivenOfTab): Cents {
  return claimedCents(payment) - forgivenCents(payment);
}

/** What its restaurant gave back of what it pays; of the rest of what went back, the tip. */
export function forgivenCents(payment: ForgivenOfTab): Cents {
  return Math.min(payment.goodwillCents, claimedCents(payment));
}
type ForgivenOfTab = Pick<TabPayment, 'products' | 'onAccountCents' | 'goodwillCents'>;

/**
 * What is said of it: one of which all was given back is returned, although its products are sold and
 * nobody else can pay them.
 */
export function toldState(payment: ForgivenOfTab & Pick<TabPayment, 'state'>): TabPaymentState {
  const forgiven = forgivenCents(payment);
  const isAll = forgiven > 0 && forgiven === claimedCents(payment);
  return payment.state === 'paid' && isAll ? 'returned' : payment.state;
}

/** Whether all that it pays has gone to another tab, which tells of it. */
export function countsElsewhere(
  payment: Pick<TabPayment, 'state' | 'products' | 'onAccountCents' | 'owedBackCents'>,
): boolean {
  return isClaiming(payment) && claimedCents(payment) === 0 && payment.owedBackCents === 0;
}

export function takenProducts(
  payments: readonly Pick<TabPayment, 'state' | 'products'>[],
): ProductShare[] {
  return payments.filter(isClaiming).flatMap(({ products }) => [...products]);
}

/** What has to go so that no more is paid and claimed than the tab costs. */
export interface Excess {
  /** Payments whose claim ends; their pages are closed, and what still arrives goes back. */
  released: number[];
  /** Money on account that goes back, the newest first. */
  givenBack: { paymentNumber: number; cents: Cents }[];
}

/** @param overCents by how much what is paid and claimed exceeds the total */
export function excessOf(
  payments: readonly Pick<TabPayment, 'paymentNumber' | 'state' | 'products' | 'onAccountCents'>[],
  overCents: Cents,
): Excess {
  const newestFirst = payments.toSorted((one, other) => other.paymentNumber - one.paymentNumber);
  let left = overCents;
  const released: number[] = [];
  for (const one of newestFirst.filter(({ state }) => state === 'open')) {
    if (left <= 0) break;
    released.push(one.paymentNumber);
    left -= claimedCents(one);
  }
  const givenBack: Excess['givenBack'] = [];
  for (const { paymentNumber, onAccountCents } of newestFirst.filter(isStanding)) {
    const cents = Math.min(left, onAccountCents);
    if (cents <= 0) continue;
    givenBack.push({ paymentNumber, cents });
    left -= cents;
  }
  return { released, givenBack };
}
