import { afterEach, beforeEach } from 'vitest';
import type { Charge, PaymentProvider, RefundOrder } from '@simplato/domain';
import { openStripe } from '../../src/payments/stripe-provider.ts';
import { StripeDouble, type SeenRequest } from '../stripe-double.ts';
import './quick-retries.ts';

/** The adapter with the real SDK, and a new fake Stripe server for every test. */
export class StripeTestApp {
  double!: StripeDouble;
  provider!: PaymentProvider;

  /** The adapter of another server process, or with other settings. */
  async anotherProvider(
    change: Partial<StripeDouble['config']> = {},
    timeoutMs?: number,
  ): Promise<PaymentProvider> {
    return openStripe({ ...this.double.config, ...change }, timeoutMs);
  }

  /** An account that may charge. */
  async activeAccount(restaurantId = 1001): Promise<string> {
    const owner = {
      restaurantId,
      key: `acct-${restaurantId}`,
      tries: 0,
      email: 'duena@palacio.example',
      legalName: 'Palacio, S.L.',
    };
    const accountId = await this.provider.createAccount(owner);
    this.double.activate(accountId);
    return accountId;
  }

  /** A charge of 27,40 € and a tip of 2,00 €, with a platform fee of 55 cents. */
  chargeOn(accountId: string, change: Partial<Charge> = {}): Charge {
    return {
      accountId,
      restaurantId: 1001,
      orderId: 42,
      key: 'order-1001-42-checkout-1',
      lines: [
        { name: 'Croquetas (8 unidades)', quantity: 2, unitGrossCents: 850 },
        { name: 'Vermut', quantity: 4, unitGrossCents: 260 },
      ],
      tipCents: 200,
      amountCents: 2940,
      platformFeeCents: 55,
      email: 'ana@correo.example',
      successUrl: 'https://simplato.example/clients/pago?session={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://simplato.example/clients/resumen',
      expiresAt: new Date(Date.now() + 31 * 60_000),
      ...change,
    };
  }

  /** A payment that was completed on Stripe's page. */
  async paid(): Promise<{ accountId: string; sessionId: string; paymentId: string }> {
    const accountId = await this.activeAccount();
    const { sessionId } = await this.provider.createCheckout(this.chargeOn(accountId));
    return { accountId, sessionId, paymentId: this.double.pay(sessionId) };
  }

  refundOf(
    { accountId, paymentId }: { accountId: string; paymentId: string },
    change: Partial<RefundOrder> = {},
  ): RefundOrder {
    return {
      accountId,
      paymentId,
      amountCents: 1000,
      key: 'order-1001-42-refund-1',
      tries: 0,
      restaurantId: 1001,
      orderId: 42,
      ...change,
    };
  }

  /** The requests of this call, in order of arrival. */
  seen(call: string): SeenRequest[] {
    return this.double.requests.filter((request) => request.call === call);
  }
}

export function openStripeTestApp(): StripeTestApp {
  const testApp = new StripeTestApp();
  beforeEach(async () => {
    testApp.double = new StripeDouble();
    await testApp.double.start();
    testApp.provider = await testApp.anotherProvider();
  });
  afterEach(async () => testApp.double.stop());
  return testApp;
}
