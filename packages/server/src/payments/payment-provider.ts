import type { AccountState, Cents } from '@simplato/domain';

/**
 * The port to whoever moves the money: Stripe, or the sandbox that plays one. Charges are made on the
 * restaurant's own account, the platform's fee is taken out of them. Nothing here is believed because it
 * was said first: events only name what is then read again.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox';

  /** Makes the restaurant's account, once per key whatever happens; answers its id. */
  createAccount(owner: AccountOwner): Promise<string>;
  /** A page on which the restaurant gives the provider its data. Works once, and not for long. */
  createAccountLink(link: {
    accountId: string;
    returnUrl: string;
    refreshUrl: string;
  }): Promise<string>;
  /** 'disconnected' when the provider does not know the account, or does not let us see it any more. */
  readAccount(accountId: string): Promise<AccountState>;

  /** The same `key` with the same charge answers the same page, however often it is asked. */
  createCheckout(charge: Charge): Promise<{ sessionId: string; url: string }>;
  readCheckout(accountId: string, sessionId: string): Promise<Checkout>;
  /** Closes the page if it is still open; answers what became of it, which may be that it was paid. */
  expireCheckout(accountId: string, sessionId: string): Promise<Checkout>;

  /** The same `key` gives back once. Throws ProviderRefusal when it will not, ProviderSilence when nobody knows. */
  refund(refund: RefundOrder): Promise<ProviderRefund>;
  /** What the provider knows of a payment by now: its own fee, what went back, whether it is contested. */
  readPayment(accountId: string, paymentId: string): Promise<ProviderPayment>;

  /** Null when the signature is not the provider's, or too old. Throws UnreadableEvent. */
  readEvent(rawBody: Buffer, signature: string, at: Date): ProviderEvent | null;
}

export interface AccountOwner {
  restaurantId: number;
  /** Of this account, and of no other: 'acct-1001'. */
  key: string;
  email: string;
  legalName: string;
}

export interface ChargedLine {
  name: string;
  quantity: number;
  unitGrossCents: Cents;
}

export interface Charge {
  accountId: string;
  restaurantId: number;
  orderId: number;
  /** Of this attempt, and of no other: 'order-1001-42-checkout-1'. */
  key: string;
  lines: readonly ChargedLine[];
  tipCents: Cents;
  /** Lines and tip together. */
  amountCents: Cents;
  platformFeeCents: Cents;
  /** Null for a guest. */
  email: string | null;
  /** `{CHECKOUT_SESSION_ID}` in it is filled in by the provider. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

export interface Checkout {
  /** 'open': it can still be paid. 'processing': the diner has done their part, the bank has not. */
  state: 'open' | 'processing' | 'paid' | 'expired' | 'failed';
  /** Of the payment, once there is one. */
  paymentId: string | null;
  /** What its page asks for. */
  amountCents: Cents;
}

export interface RefundOrder {
  accountId: string;
  paymentId: string;
  amountCents: Cents;
  /** Of this refund, and of no other: 'order-1001-42-refund-1'. */
  key: string;
  restaurantId: number;
  orderId: number;
}

export interface ProviderRefund {
  refundId: string;
  /** A bank may still refuse one that was taken in; an event tells. */
  state: 'done' | 'pending' | 'failed';
}

export interface ProviderPayment {
  /** Null until the provider has worked it out. */
  providerFeeCents: Cents | null;
  refunds: readonly (ProviderRefund & { amountCents: Cents; key: string | null })[];
  isDisputed: boolean;
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

/** The provider has understood, and says no; asking again does not help. */
export class ProviderRefusal extends Error {
  override readonly name: string = 'ProviderRefusal';
}

/** What was asked about is not there for us, and will not be: as a rule, the restaurant has left. */
export class ProviderGone extends ProviderRefusal {
  override readonly name = 'ProviderGone';
}

/** Signed by the provider, and still nothing that anybody can read. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}

/** No answer, or one that decides nothing: the same call may be made again. */
export class ProviderSilence extends Error {
  override readonly name = 'ProviderSilence';
}
