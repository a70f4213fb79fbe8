import { expect, test } from 'vitest';
import { openStripeTestApp } from '../../test/stripe/stripe-test-app.ts';
import { ProviderFailure, ProviderRefusal } from '@simplato/domain';

const testApp = openStripeTestApp();
const SESSIONS = 'POST /v1/checkout/sessions';

test("the page shows every line with VAT and the tip, and deducts the platform's fee", async () => {
  const accountId = await testApp.activeAccount();
  const charge = testApp.chargeOn(accountId);

  const { sessionId, url } = await testApp.provider.createCheckout(charge);

  expect(url).toContain(sessionId);
  const [request] = testApp.seen(SESSIONS);
  expect(request).toMatchObject({ account: accountId, key: 'order-1001-42-checkout-1' });
  const line = (name: string, quantity: string, unit_amount: string) => ({
    quantity,
    price_data: { currency: 'eur', unit_amount, product_data: { name } },
  });
  const metadata = { restaurant: '1001', order: '42', key: 'order-1001-42-checkout-1' };
  expect(request?.form).toEqual({
    mode: 'payment',
    locale: 'es',
    line_items: [
      line('Croquetas (8 unidades)', '2', '850'),
      line('Vermut', '4', '260'),
      line('Propina', '1', '200'),
    ],
    adaptive_pricing: { enabled: 'false' },
    payment_intent_data: { application_fee_amount: '55', metadata },
    metadata,
    client_reference_id: '1001-42',
    customer_email: 'ana@correo.example',
    success_url: charge.successUrl,
    cancel_url: charge.cancelUrl,
    expires_at: String(Math.floor(charge.expiresAt.getTime() / 1000)),
    expand: ['payment_intent'],
  });
});

test('a page for a part of a tab names the payment: there is no order', async () => {
  const accountId = await testApp.activeAccount();
  const of = { orderId: undefined, paymentNumber: 7, key: 'pago-1001-7' };
  await testApp.provider.createCheckout(testApp.chargeOn(accountId, of));
  const metadata = { restaurant: '1001', payment: '7', key: 'pago-1001-7' };
  expect(testApp.seen('POST /v1/checkout/sessions').at(-1)?.form).toMatchObject({
    metadata,
    payment_intent_data: { metadata },
    client_reference_id: '1001-pago-7',
  });
});

test("a guest's page has no made-up address, and without a tip no line for it", async () => {
  const accountId = await testApp.activeAccount();
  await testApp.provider.createCheckout(
    testApp.chargeOn(accountId, { email: null, tipCents: 0, amountCents: 2740 }),
  );

  const form = testApp.seen(SESSIONS)[0]?.form;
  expect(form).not.toHaveProperty('customer_email');
  expect(form?.['line_items']).toHaveLength(2);
});

test('a hundred products and a tip fit on the page, to the cent', async () => {
  const accountId = await testApp.activeAccount();
  const lines = Array.from({ length: 100 }, (_, index) => ({
    name: `Plato ${index + 1}`,
    quantity: 2,
    unitGrossCents: 100 + index,
  }));

  const { sessionId } = await testApp.provider.createCheckout(
    testApp.chargeOn(accountId, { lines, tipCents: 333, amountCents: 29_900 + 333 }),
  );

  expect(await testApp.provider.readCheckout(accountId, sessionId)).toMatchObject({
    amountCents: 30_233,
  });
  const items = testApp.seen(SESSIONS)[0]?.form['line_items'] as unknown[];
  expect(items).toHaveLength(100);
  expect(items.at(-2)).toMatchObject({
    price_data: { unit_amount: '794', product_data: { name: 'Otros platos' } },
  });
});

test('lines that do not add up to the amount are never sent to Stripe', async () => {
  const accountId = await testApp.activeAccount();

  await expect(
    testApp.provider.createCheckout(testApp.chargeOn(accountId, { amountCents: 2939 })),
  ).rejects.toThrow('do not add up');
  expect(testApp.seen(SESSIONS)).toEqual([]);
});

test('one key creates one page, even if requested twenty times at once', async () => {
  const accountId = await testApp.activeAccount();
  const charge = testApp.chargeOn(accountId);

  const pages = await Promise.all(
    Array.from({ length: 20 }, async () => testApp.provider.createCheckout(charge)),
  );

  expect(new Set(pages.map(({ sessionId }) => sessionId)).size).toBe(1);
  expect(testApp.double.ledger.all('checkout.session')).toHaveLength(1);
});

test('the same key with another charge is not made, and needs another key', async () => {
  const accountId = await testApp.activeAccount();
  await testApp.provider.createCheckout(testApp.chargeOn(accountId));
  const other = testApp.chargeOn(accountId, { tipCents: 0, amountCents: 2740 });

  await expect(testApp.provider.createCheckout(other)).rejects.toThrow(ProviderFailure);
});

test.each([
  ['an address that Stripe does not take', { email: 'guest@simplato' }, 'email_invalid'],
  [
    'less than fifty cents',
    { lines: [], tipCents: 49, amountCents: 49, platformFeeCents: 1 },
    'amount_too_small',
  ],
  ['a page that closes too soon', { expiresAt: new Date(Date.now() + 60_000) }, 'expires_at'],
])('%s is refused', async (_what, change, says) => {
  const accountId = await testApp.activeAccount();
  const asked = testApp.provider.createCheckout(testApp.chargeOn(accountId, change));

  await expect(asked).rejects.toThrow(ProviderRefusal);
  await expect(asked).rejects.toThrow(says);
});

test('an account that may not charge is refused, and so is one that has left', async () => {
  const accountId = await testApp.activeAccount();
  testApp.double.setAccount(accountId, { charges_enabled: false });
  await expect(testApp.provider.createCheckout(testApp.chargeOn(accountId))).rejects.toThrow(
    ProviderRefusal,
  );

  testApp.double.deauthorise(accountId);
  await expect(testApp.provider.createCheckout(testApp.chargeOn(accountId))).rejects.toThrow(
    ProviderRefusal,
  );
});

test('open, until the diner pays', async () => {
  const accountId = await testApp.activeAccount();
  const { sessionId } = await testApp.provider.createCheckout(testApp.chargeOn(accountId));
  expect(await testApp.provider.readCheckout(accountId, sessionId)).toEqual({
    state: 'open',
    paymentId: null,
    amountCents: 2940,
  });

  const paymentId = testApp.double.pay(sessionId);
  expect(await testApp.provider.readCheckout(accountId, sessionId)).toEqual({
    state: 'paid',
    paymentId,
    amountCents: 2940,
  });
});

test('a refused card leaves the page open', async () => {
  const accountId = await testApp.activeAccount();
  const { sessionId } = await testApp.provider.createCheckout(testApp.chargeOn(accountId));
  const paymentId = testApp.double.decline(sessionId);

  expect(await testApp.provider.readCheckout(accountId, sessionId)).toMatchObject({
    state: 'open',
    paymentId,
  });
});

test.each([
  ['paid', 'pay'],
  ['failed', 'decline'],
] as const)('processing while the bank is at it, then %s', async (state, end) => {
  const accountId = await testApp.activeAccount();
  const { sessionId } = await testApp.provider.createCheckout(testApp.chargeOn(accountId));

  testApp.double.completeLater(sessionId);
  expect(await testApp.provider.readCheckout(accountId, sessionId)).toMatchObject({
    state: 'processing',
  });
  testApp.double[end](sessionId);
  expect(await testApp.provider.readCheckout(accountId, sessionId)).toMatchObject({ state });
});

test('expired, at its time or by us; closing it again only reads it', async () => {
  const accountId = await testApp.activeAccount();
  const { sessionId } = await testApp.provider.createCheckout(testApp.chargeOn(accountId));

  expect(await testApp.provider.expireCheckout(accountId, sessionId)).toMatchObject({
    state: 'expired',
  });
  expect(await testApp.provider.expireCheckout(accountId, sessionId)).toMatchObject({
    state: 'expired',
  });
  expect(await testApp.provider.readCheckout(accountId, sessionId)).toMatchObject({
    state: 'expired',
  });
});

test('a page paid a moment before it is closed counts as paid', async () => {
  const { accountId, sessionId, paymentId } = await testApp.paid();

  expect(await testApp.provider.expireCheckout(accountId, sessionId)).toEqual({
    state: 'paid',
    paymentId,
    amountCents: 2940,
  });
});

test("the page cannot be read through another restaurant's account", async () => {
  const { sessionId } = await testApp.paid();
  const other = await testApp.activeAccount(1002);

  await expect(testApp.provider.readCheckout(other, sessionId)).rejects.toThrow(ProviderRefusal);
  await expect(testApp.provider.expireCheckout(other, sessionId)).rejects.toThrow(ProviderRefusal);
});
