import type { Stripe } from 'stripe';
import type { StripeConfig } from '../config.ts';
import {
  ProviderFailure,
  ProviderGone,
  ProviderRefusal,
  ProviderSilence,
  type AccountOwner,
  type ActivitySince,
  type Charge,
  type PaymentProvider,
  type ProviderAccountState,
  type ProviderActivity,
  type ProviderEvent,
  type RefundOrder,
} from '@simplato/domain';
import { accountParams } from './stripe-account.ts';
import { checkoutParams, metadataOf } from './stripe-charge.ts';
import { asProviderError } from './stripe-errors.ts';
import { eventOf } from './stripe-events.ts';
import { requireOwnPage } from './stripe-pages.ts';
import {
  accountStateOf,
  activityOf,
  checkoutOf,
  isDisputed,
  keyOf,
  paymentOf,
  refundOf,
} from './stripe-states.ts';

const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 15_000;
/** After the first try, each with the same idempotency key. */
const RETRIES = 2;
/** Longer than Stripe keeps an idempotency key. */
const KEY_SECONDS = 2 * 86_400;
const SIGNATURE_SECONDS = 300;
/** More refunds than any payment will ever have. */
const MAX_REFUNDS = 1_000;
/** Newest first; the rest is read from its events. */
const MAX_LISTED = 10_000;

/** Loads the SDK on demand: a server without Stripe saves its 20 MB. */
export async function openStripe(
  config: StripeConfig,
  timeoutMs = TIMEOUT_MS,
): Promise<PaymentProvider> {
  const { default: Sdk } = await import('stripe');
  const { protocol, hostname, port } = new URL(config.apiUrl);
  const isPlain = protocol === 'http:';
  const stripe = new Sdk(config.secretKey, {
    apiVersion: API_VERSION,
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
  return new StripeProvider(stripe, config);
}

/** Uses direct charges: every call about money names the restaurant's own account. */
class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly #stripe: Stripe;
  readonly #webhookSecrets: readonly string[];
  readonly #pageDomain: string | null;
  readonly #isLive: boolean;

  constructor(stripe: Stripe, { secretKey, webhookSecrets, pageDomain }: StripeConfig) {
    this.#stripe = stripe;
    this.#webhookSecrets = webhookSecrets;
    this.#pageDomain = pageDomain;
    this.#isLive = /^[rs]k_live_/.test(secretKey);
  }

  /** After a failure the account may exist, so it is looked for, at once and before the next try. */
  async createAccount(owner: AccountOwner) {
    const made = owner.tries === 0 ? null : await this.#findAccountOf(owner.key);
    if (made !== null) return made;
    try {
      const { id } = await ask(async () =>
        this.#stripe.accounts.create(accountParams(owner), {
          idempotencyKey: keyOfTry(owner.key, owner.tries),
        }),
      );
      return id;
    } catch (error) {
      const late = error instanceof ProviderFailure ? await this.#findAccountOf(owner.key) : null;
      if (late === null) throw error;
      return late;
    }
  }

  async createAccountLink(link: { accountId: string; returnUrl: string; refreshUrl: string }) {
    const { url } = await ask(async () =>
      this.#stripe.accountLinks.create({
        account: link.accountId,
        type: 'account_onboarding',
        return_url: link.returnUrl,
        refresh_url: link.refreshUrl,
      }),
    );
    return requireOwnPage(url, this.#pageDomain);
  }

  async readAccount(accountId: string): Promise<ProviderAccountState> {
    try {
      return accountStateOf(await ask(async () => this.#stripe.accounts.retrieve(accountId)));
    } catch (error) {
      if (error instanceof ProviderGone) return 'disconnected';
      throw error;
    }
  }

  async createCheckout(charge: Charge) {
    const session = await ask(async () =>
      this.#stripe.checkout.sessions.create(checkoutParams(charge), {
        stripeAccount: charge.accountId,
        idempotencyKey: charge.key,
      }),
    );
    if (!session.url) throw new ProviderSilence(`Stripe: session ${session.id} has no URL.`);
    return { sessionId: session.id, url: requireOwnPage(session.url, this.#pageDomain) };
  }

  async readCheckout(accountId: string, sessionId: string) {
    const session = await ask(async () =>
      this.#stripe.checkout.sessions.retrieve(
        sessionId,
        { expand: ['payment_intent'] },
        { stripeAccount: accountId },
      ),
    );
    return checkoutOf(session);
  }

  /** Only an open page can be closed. After a refusal it is not open: read its state instead. */
  async expireCheckout(accountId: string, sessionId: string) {
    try {
      const session = await ask(async () =>
        this.#stripe.checkout.sessions.expire(
          sessionId,
          { expand: ['payment_intent'] },
          { stripeAccount: accountId },
        ),
      );
      return checkoutOf(session);
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      return this.readCheckout(accountId, sessionId);
    }
  }

  async refund(order: RefundOrder) {
    const { accountId, paymentId, amountCents, key, tries } = order;
    const refund = await ask(async () =>
      this.#stripe.refunds.create(
        {
          payment_intent: paymentId,
          amount: amountCents,
          reason: 'requested_by_customer',
          refund_application_fee: true,
          metadata: metadataOf(order),
        },
        { stripeAccount: accountId, idempotencyKey: keyOfTry(key, tries) },
      ),
    );
    return refundOf(refund);
  }

  async readPayment(accountId: string, paymentId: string) {
    const [payment, refunds] = await Promise.all([
      ask(async () =>
        this.#stripe.paymentIntents.retrieve(
          paymentId,
          { expand: ['latest_charge.balance_transaction'] },
          { stripeAccount: accountId },
        ),
      ),
      this.#refundsOf(accountId, paymentId),
    ]);
    const disputes = isDisputed(payment) ? await this.#disputesOf(accountId, paymentId) : [];
    return paymentOf(payment, refunds, disputes);
  }

  async listActivity(accountId: string, since: ActivitySince): Promise<ProviderActivity> {
    const { checkout, refunds, disputes } = this.#stripe;
    const onAccount = { stripeAccount: accountId };
    const from = (at: Date) => ({ created: { gte: Math.floor(at.getTime() / 1000) }, limit: 100 });
    const most = { limit: MAX_LISTED };
    const [sessions, refunded, disputed] = await Promise.all([
      ask(async () =>
        checkout.sessions
          .list({ ...from(since.paidSince), status: 'complete' }, onAccount)
          .autoPagingToArray(most),
      ),
      ask(async () => refunds.list(from(since.refundedSince), onAccount).autoPagingToArray(most)),
      ask(async () => disputes.list(from(since.disputedSince), onAccount).autoPagingToArray(most)),
    ]);
    return activityOf(sessions, refunded, disputed);
  }

  readEvent(rawBody: Uint8Array, signature: string, at: Date): ProviderEvent | null {
    for (const secret of this.#webhookSecrets) {
      const event = this.#verify(rawBody, signature, secret, at);
      if (event) return eventOf(event, this.#isLive);
    }
    return null;
  }

  #verify(rawBody: Uint8Array, signature: string, secret: string, at: Date): Stripe.Event | null {
    const { webhooks } = this.#stripe;
    try {
      return webhooks.constructEvent(
        Buffer.from(rawBody),
        signature,
        secret,
        SIGNATURE_SECONDS,
        undefined,
        at.getTime(),
      );
    } catch {
      return null;
    }
  }

  async #findAccountOf(key: string): Promise<string | null> {
    const since = Math.floor(Date.now() / 1000) - KEY_SECONDS;
    const accounts = this.#stripe.accounts.list({ created: { gte: since }, limit: 100 });
    return ask(async () => {
      for await (const account of accounts) if (keyOf(account) === key) return account.id;
      return null;
    });
  }

  async #disputesOf(accountId: string, paymentId: string): Promise<Stripe.Dispute[]> {
    const { data } = await ask(async () =>
      this.#stripe.disputes.list(
        { payment_intent: paymentId, limit: 100 },
        { stripeAccount: accountId },
      ),
    );
    return data;
  }

  async #refundsOf(accountId: string, paymentId: string): Promise<Stripe.Refund[]> {
    return ask(async () =>
      this.#stripe.refunds
        .list({ payment_intent: paymentId, limit: 100 }, { stripeAccount: accountId })
        .autoPagingToArray({ limit: MAX_REFUNDS }),
    );
  }
}

/** A key whose first answer was a failure gets that again for a day. */
function keyOfTry(key: string, tries: number): string {
  return tries === 0 ? key : `${key}-try-${tries + 1}`;
}

async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw asProviderError(error);
  }
}
