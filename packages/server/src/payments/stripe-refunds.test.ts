import { expect, test } from 'vitest';
import type { BookingObject } from '../../test/stripe/stripe-ledger.ts';
import { openStripeStage } from '../../test/stripe/stripe-test-app.ts';
import { ProviderRefusal, ProviderSilence } from './payment-provider.ts';

const stage = openStripeStage();

test("a refund comes from the restaurant's account and returns the platform's fee", async () => {
  const payment = await stage.paid();
  const { refundId, state } = await stage.provider.refund(stage.refundOf(payment));

  expect(state).toBe('done');
  const [request] = stage.seen('POST /v1/refunds');
  expect(request).toMatchObject({ account: payment.accountId, key: 'order-1001-42-refund-1' });
  expect(request?.form).toEqual({
    payment_intent: payment.paymentId,
    amount: '1000',
    reason: 'requested_by_customer',
    refund_application_fee: 'true',
    metadata: { restaurant: '1001', order: '42', key: 'order-1001-42-refund-1' },
  });
  expect(await stage.provider.readPayment(payment.accountId, payment.paymentId)).toMatchObject({
    refunds: [{ refundId, state: 'done', amountCents: 1000, key: 'order-1001-42-refund-1' }],
  });
});

test('one key refunds once, even after Stripe has forgotten it', async () => {
  const payment = await stage.paid();
  const first = await stage.provider.refund(stage.refundOf(payment));
  const again = await stage.provider.refund(stage.refundOf(payment));
  stage.double.forgetKeys();
  const daysLater = await stage.provider.refund(stage.refundOf(payment));

  expect([again, daysLater]).toEqual([first, first]);
  expect(stage.double.ledger.all('refund')).toHaveLength(1);
});

test('a second refund has a key of its own', async () => {
  const payment = await stage.paid();
  await stage.provider.refund(stage.refundOf(payment));
  await stage.provider.refund(
    stage.refundOf(payment, { key: 'order-1001-42-refund-2', amountCents: 1940 }),
  );

  const { refunds } = await stage.provider.readPayment(payment.accountId, payment.paymentId);
  expect(refunds.map(({ amountCents }) => amountCents)).toEqual([1940, 1000]);
});

test("all refunds are read, over several pages of Stripe's list", async () => {
  const { accountId, paymentId } = await stage.paid();
  for (let made = 0; made < 120; made += 1) stage.double.refundFromDashboard(paymentId, 1);

  const { refunds } = await stage.provider.readPayment(accountId, paymentId);
  expect(new Set(refunds.map(({ refundId }) => refundId)).size).toBe(120);
});

test('more than is left is refused', async () => {
  const payment = await stage.paid();
  await expect(
    stage.provider.refund(stage.refundOf(payment, { amountCents: 2941 })),
  ).rejects.toThrow(ProviderRefusal);

  await stage.provider.refund(stage.refundOf(payment, { amountCents: 2940 }));
  await expect(
    stage.provider.refund(stage.refundOf(payment, { key: 'order-1001-42-refund-2' })),
  ).rejects.toThrow('charge_already_refunded');
});

test('a refund that failed halfway is found by its key, and not made twice', async () => {
  const payment = await stage.paid();
  stage.double.misbehave('fail-after', { on: 'POST /v1/refunds' });

  await expect(stage.provider.refund(stage.refundOf(payment))).rejects.toThrow(ProviderSilence);
  expect(await stage.provider.refund(stage.refundOf(payment))).toMatchObject({ state: 'done' });
  expect(stage.double.ledger.all('refund')).toHaveLength(1);
});

test.each([
  ['succeeded', 'done'],
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
] as const)('a refund that is %s is %s', async (status, state) => {
  const payment = await stage.paid();
  stage.double.refundStatus = 'pending';
  const { refundId } = await stage.provider.refund(stage.refundOf(payment));
  stage.double.setRefund(refundId, status);

  const { refunds } = await stage.provider.readPayment(payment.accountId, payment.paymentId);
  expect(refunds).toMatchObject([{ refundId, state }]);
});

test("the provider's fee is Stripe's own part, without the platform's", async () => {
  const { accountId, paymentId } = await stage.paid();

  expect(await stage.provider.readPayment(accountId, paymentId)).toEqual({
    // 1.5 % of 29,40 € and 25 cents, without the platform's 55 cents.
    providerFeeCents: 69,
    refunds: [],
    isDisputed: false,
  });
});

test('the fee is unknown until Stripe has booked the payment', async () => {
  const accountId = await stage.activeAccount();
  const { sessionId } = await stage.provider.createCheckout(stage.chargeOn(accountId));
  const paymentId = stage.double.completeLater(sessionId);

  expect(await stage.provider.readPayment(accountId, paymentId)).toMatchObject({
    providerFeeCents: null,
  });
});

test('a fee in another currency is not shown', async () => {
  const { accountId, paymentId } = await stage.paid();
  for (const booking of stage.double.ledger.all<BookingObject>('balance_transaction')) {
    booking.currency = 'usd';
  }

  expect(await stage.provider.readPayment(accountId, paymentId)).toMatchObject({
    providerFeeCents: null,
  });
});

test("a refund from the restaurant's dashboard is read, and has no key", async () => {
  const { accountId, paymentId } = await stage.paid();
  const refundId = stage.double.refundFromDashboard(paymentId, 250);

  expect(await stage.provider.readPayment(accountId, paymentId)).toMatchObject({
    refunds: [{ refundId, state: 'done', amountCents: 250, key: null }],
  });
});

test('a payment that the diner disputes is marked', async () => {
  const { accountId, paymentId } = await stage.paid();
  stage.double.dispute(paymentId);

  expect(await stage.provider.readPayment(accountId, paymentId)).toMatchObject({
    isDisputed: true,
  });
});
