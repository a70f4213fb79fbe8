import type { Cents } from '../money/money.ts';
import type { AccountState } from './payment-account.ts';

/**
 * The port to the payment provider: Stripe, or a sandbox that simulates it. Charges are made on the
 * restaurant's own account, and the platform's fee is deducted from them. Events only name an
 * object, whose state is then read from the provider: their content and order are not relied on.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox';

  /**
   * Creates the restaurant's account, only once per key. Returns its id. After ProviderFailure the
   * next call has to count one more try.
   */
  createAccount(owner: AccountOwner): Promise<string>;
  /** A link to the page where the restaurant enters its data. Works once and expires soon. */
  createAccountLink(link: {
    accountId: string;
    returnUrl: string;
    refreshUrl: string;
  }): Promise<string>;
  /** 'disconnected' if the account does not exist, or we no longer have access to it. */
  readAccount(accountId: string): Promise<ProviderAccountState>;

  /** Idempotent: the same `key` with the same charge returns the same page. */
  createCheckout(charge: Charge): Promise<{ sessionId: string; url: string }>;
  readCheckout(accountId: string, sessionId: string): Promise<Checkout>;
  /** Closes the page if it is still open. Returns its final state: it may have been paid. */
  expireCheckout(accountId: string, sessionId: string): Promise<Checkout>;

  /**
   * Idempotent by `key` and `tries`, for a day: before a later call, look for the key among the
   * payment's refunds. Throws ProviderRefusal if refused, ProviderSilence if the outcome is unknown,
   * ProviderFailure if in addition the next call has to count one more try.
   */
  refund(refund: RefundOrder): Promise<ProviderRefund>;
  /** The current state of a payment: the provider's fee, its refunds and disputes. */
  readPayment(accountId: string, paymentId: string): Promise<ProviderPayment>;

  /** What has happened on an account, by its lists: also what no event has told. */
  listActivity(accountId: string, since: ActivitySince): Promise<ProviderActivity>;

  /** Null when the signature is not the provider's, or too old. Throws UnreadableEvent. */
  readEvent(rawBody: Uint8Array, signature: string, at: Date): ProviderEvent | null;
}

/** 'none' is our own word, for a restaurant that has never asked for an account. */
export type ProviderAccountState = Exclude<AccountState, 'none'>;

export interface AccountOwner {
  restaurantId: number;
  /** Unique to this account, such as 'acct-1001'. */
  key: string;
  /** How many calls have ended in ProviderFailure. */
  tries: number;
  email: string;
  legalName: string;
}

export interface ChargedLine {
  name: string;
  quantity: number;
  unitGrossCents: Cents;
}

/** What a payment is of, in the provider's books: an order or, where there is none, itself. One of the two. */
export interface Reference {
  restaurantId: number;
  orderId?: number | undefined;
  paymentNumber?: number | undefined;
}

export interface Charge extends Reference {
  accountId: string;
  /** Unique to this attempt, such as 'order-1001-42-checkout-1'. */
  key: string;
  lines: readonly ChargedLine[];
  tipCents: Cents;
  /** Lines and tip together. */
  amountCents: Cents;
  platformFeeCents: Cents;
  /** Null for a guest. */
  email: string | null;
  /** The provider replaces `{CHECKOUT_SESSION_ID}` in it. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

export interface Checkout {
  /**
   * 'open': it can still be paid. 'processing': the diner has done their part, the bank has not.
   */
  state: 'open' | 'processing' | 'paid' | 'expired' | 'failed';
  /** Of the payment, once there is one. */
  paymentId: string | null;
  /** What its page asks for. */
  amountCents: Cents;
}

export interface RefundOrder extends Reference {
  accountId: string;
  paymentId: string;
  amountCents: Cents;
  /** Unique to this refund, such as 'order-1001-42-refund-1'. */
  key: string;
  /** How many calls have ended in ProviderFailure. */
  tries: number;
}

export interface ProviderRefund {
  refundId: string;
  /** A bank may still refuse an accepted refund; an event reports it. */
  state: 'done' | 'pending' | 'failed';
}

export interface ProviderPayment {
  /** Null until the provider has worked it out. */
  providerFeeCents: Cents | null;
  refunds: readonly (ProviderRefund & { amountCents: Cents; key: string | null })[];
  disputes: readonly ProviderDispute[];
}

/**
 * 'asked': the diner's bank has a question, and holds no money yet; 'open': it holds it until it
 * decides.
 */
export type DisputeState = 'asked' | 'open' | 'won' | 'lost';

/** A diner disputes a payment with their bank. */
export interface ProviderDispute {
  disputeId: string;
  state: DisputeState;
  amountCents: Cents;
  /** What the provider asks for its work; 0 until it does. */
  feeCents: Cents;
}

export interface ActivitySince {
  /** When their page was made. */
  paidSince: Date;
  refundedSince: Date;
  disputedSince: Date;
}

export interface ProviderActivity {
  /** Only those that were made by us. */
  paidCheckouts: readonly string[];
  refunds: readonly (ProviderRefund & { paymentId: string })[];
  disputes: readonly (Pick<ProviderDispute, 'disputeId' | 'state'> & { paymentId: string })[];
}

/** What an event is about; `none` for those that change nothing here. */
export interface ProviderEvent {
  eventId: string;
  kind: 'checkout' | 'payment' | 'account' | 'none';
  /** The connected account it happened on; empty for the platform's own. */
  accountId: string;
  /** The checkout's or the payment's id; the account's own for 'account'. */
  objectId: string;
}

/** The provider has refused; a retry does not help. */
export class ProviderRefusal extends Error {
  override readonly name: string = 'ProviderRefusal';
}

/** The object does not exist for us, permanently: usually the restaurant has disconnected. */
export class ProviderGone extends ProviderRefusal {
  override readonly name = 'ProviderGone';
}

/** The event's signature is valid, but its content cannot be parsed. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}

/** No response, or an inconclusive one: the same call may be retried. */
export class ProviderSilence extends Error {
  override readonly name: string = 'ProviderSilence';
}

/** It failed, and repeats that for the same key: only another key is looked at anew. */
export class ProviderFailure extends ProviderSilence {
  override readonly name = 'ProviderFailure';
}
