import { expect, test } from 'vitest';
import type { BookingObject } from '../../test/stripe/stripe-ledger.ts';
import { openStripeTestApp } from '../../test/stripe/stripe-test-app.ts';
import { ProviderFailure, ProviderRefusal } from '@simplato/domain';

const testApp = openStripeTestApp();

test("a refund comes from the restaurant's account and returns the platform's fee", async () => {
  const payment = await testApp.paid();
  const { refundId, state } = await testApp.provider.refund(testApp.refundOf(payment));

  expect(state).toBe('done');
  const [request] = testApp.seen('POST /v1/refunds');
  expect(request).toMatchObject({ account: payment.accountId, key: 'order-1001-42-refund-1' });
  expect(request?.form).toEqual({
    payment_intent: payment.paymentId,
    amount: '1000',
    reason: 'requested_by_customer',
    refund_application_fee: 'true',
    metadata: { restaurant: '1001', order: '42', key: 'order-1001-42-refund-1' },
  });
  expect(await testApp.provider.readPayment(payment.accountId, payment.paymentId)).toMatchObject({
    refunds: [{ refundId, state: 'done', amountCents: 1000, key: 'order-1001-42-refund-1' }],
  });
});

test('one key refunds once', async () => {
  const payment = await testApp.paid();
  const first = await testApp.provider.refund(testApp.refundOf(payment));

  expect(await testApp.provider.refund(testApp.refundOf(payment))).toEqual(first);
  expect(testApp.double.ledger.all('refund')).toHaveLength(1);
});

test('a second refund has a key of its own', async () => {
  const payment = await testApp.paid();
  await testApp.provider.refund(testApp.refundOf(payment));
  await testApp.provider.refund(
    testApp.refundOf(payment, { key: 'order-1001-42-refund-2', amountCents: 1940 }),
  );

  const { refunds } = await testApp.provider.readPayment(payment.accountId, payment.paymentId);
  expect(refunds.map(({ amountCents }) => amountCents)).toEqual([1940, 1000]);
});

test("all refunds are read, over several pages of Stripe's list", async () => {
  const { accountId, paymentId } = await testApp.paid();
  for (let made = 0; made < 120; made += 1) testApp.double.refundFromDashboard(paymentId, 1);

  const { refunds } = await testApp.provider.readPayment(accountId, paymentId);
  expect(new Set(refunds.map(({ refundId }) => refundId)).size).toBe(120);
});

test('more than is left is refused', async () => {
  const payment = await testApp.paid();
  await expect(
    testApp.provider.refund(testApp.refundOf(payment, { amountCents: 2941 })),
  ).rejects.toThrow(ProviderRefusal);

  await testApp.provider.refund(
    testApp.refundOf(payment, { amountCents: 2940, key: 'order-1001-42-refund-2' }),
  );
  await expect(
    testApp.provider.refund(testApp.refundOf(payment, { key: 'order-1001-42-refund-3' })),
  ).rejects.toThrow('charge_already_refunded');
});

test('a failure is repeated for its key, and made good by the next try', async () => {
  const payment = await testApp.paid();
  testApp.double.misbehave('fail', { on: 'POST /v1/refunds' });
  const order = testApp.refundOf(payment);

  await expect(testApp.provider.refund(order)).rejects.toThrow(ProviderFailure);
  await expect(testApp.provider.refund(order)).rejects.toThrow(ProviderFailure);
  expect(await testApp.provider.refund({ ...order, tries: 1 })).toMatchObject({ state: 'done' });
  const { refunds } = await testApp.provider.readPayment(payment.accountId, payment.paymentId);
  expect(refunds.map(({ key }) => key)).toEqual([order.key]);
});

test.each([
  ['succeeded', 'done'],
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
] as const)('a refund that is %s is %s', async (status, state) => {
  const payment = await testApp.paid();
  testApp.double.refundStatus = 'pending';
  const { refundId } = await testApp.provider.refund(testApp.refundOf(payment));
  testApp.double.setRefund(refundId, status);

  const { refunds } = await testApp.provider.readPayment(payment.accountId, payment.paymentId);
  expect(refunds).toMatchObject([{ refundId, state }]);
});

test("the provider's fee is Stripe's own part, without the platform's", async () => {
  const { accountId, paymentId } = await testApp.paid();

  expect(await testApp.provider.readPayment(accountId, paymentId)).toEqual({
    // 1.5 % of 29,40 € and 25 cents, without the platform's 55 cents.
    providerFeeCents: 69,
    refunds: [],
    disputes: [],
  });
});

test('the fee is unknown until Stripe has booked the payment', async () => {
  const accountId = await testApp.activeAccount();
  const { sessionId } = await testApp.provider.createCheckout(testApp.chargeOn(accountId));
  const paymentId = testApp.double.completeLater(sessionId);

  expect(await testApp.provider.readPayment(accountId, paymentId)).toMatchObject({
    providerFeeCents: null,
  });
});

test('a fee in another currency is not shown', async () => {
  const { accountId, paymentId } = await testApp.paid();
  for (const booking of testApp.double.ledger.all<BookingObject>('balance_transaction')) {
    booking.currency = 'usd';
  }

  expect(await testApp.provider.readPayment(accountId, paymentId)).toMatchObject({
    providerFeeCents: null,
  });
});

test("a refund from the restaurant's dashboard is read, and has no key", async () => {
  const { accountId, paymentId } = await testApp.paid();
  const refundId = testApp.double.refundFromDashboard(paymentId, 250);

  expect(await testApp.provider.readPayment(accountId, paymentId)).toMatchObject({
    refunds: [{ refundId, state: 'done', amountCents: 250, key: null }],
  });
});

test.each([
  ['warning_needs_response', 'asked', 0],
  ['warning_closed', 'won', 0],
  ['needs_response', 'open', 2_000],
  ['won', 'won', 2_000],
  ['lost', 'lost', 2_000],
] as const)('a dispute that Stripe calls %s is %s', async (status, state, feeCents) => {
  const { accountId, paymentId } = await testApp.paid();
  const disputeId = testApp.double.dispute(paymentId, status);

  expect(await testApp.provider.readPayment(accountId, paymentId)).toMatchObject({
    disputes: [{ disputeId, state, amountCents: 2_940, feeCents }],
  });
});
