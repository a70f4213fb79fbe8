import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { openStripeTestApp } from '../../test/stripe/stripe-test-app.ts';
import { ProviderSilence } from '@simplato/domain';

const testApp = openStripeTestApp();
const SESSIONS = 'POST /v1/checkout/sessions';

async function newCharge() {
  return testApp.chargeOn(await testApp.activeAccount());
}
const pagesMade = () => testApp.double.ledger.all('checkout.session').length;

test.each([
  ['a 500 that did nothing', 'fail-before'],
  ['a line that breaks before the work', 'hang-up-before'],
] as const)('%s is tried again at once, with the same key', async (_what, trouble) => {
  const charge = await newCharge();
  testApp.double.misbehave(trouble, { times: 2, on: SESSIONS });

  await testApp.provider.createCheckout(charge);

  expect(testApp.seen(SESSIONS).map(({ key }) => key)).toEqual(Array(3).fill(charge.key));
  expect(pagesMade()).toBe(1);
});

test.each([
  ['500 after 500', 'fail-before', 3],
  ['a broken line after another', 'hang-up-before', 3],
  ['too many calls', 'too-many', 1],
] as const)('%s is silence; the same charge later gets its page', async (_what, trouble, times) => {
  const charge = await newCharge();
  testApp.double.misbehave(trouble, { times, on: SESSIONS });

  await expect(testApp.provider.createCheckout(charge)).rejects.toThrow(ProviderSilence);
  expect(testApp.seen(SESSIONS)).toHaveLength(times);
  expect(pagesMade()).toBe(0);
  expect(await testApp.provider.createCheckout(charge)).toHaveProperty('url');
});

test('a response that breaks off is ProviderSilence; the page is there on the next try', async () => {
  const charge = await newCharge();
  testApp.double.misbehave('hang-up-after', { on: SESSIONS });

  await expect(testApp.provider.createCheckout(charge)).rejects.toThrow(ProviderSilence);
  await testApp.provider.createCheckout(charge);

  expect(pagesMade()).toBe(1);
});

test('a 500 after the work is repeated for its key; only another key gets a page', async () => {
  const charge = await newCharge();
  testApp.double.misbehave('fail-after', { on: SESSIONS });

  await expect(testApp.provider.createCheckout(charge)).rejects.toThrow(ProviderSilence);
  await expect(testApp.provider.createCheckout(charge)).rejects.toThrow(ProviderSilence);
  const next = { ...charge, key: 'order-1001-42-checkout-2' };
  expect(await testApp.provider.createCheckout(next)).toHaveProperty('url');
});

test('nobody waits for ever: what comes too late is there on the next try', async () => {
  const charge = await newCharge();
  const hurried = await testApp.anotherProvider({}, 2_000);
  testApp.double.misbehave('slow', { on: SESSIONS });

  // The first request is still in progress when the retries arrive, which Stripe answers with a 409.
  await expect(hurried.createCheckout(charge)).rejects.toThrow(ProviderSilence);
  expect(testApp.seen(SESSIONS)).toHaveLength(3);
  expect(pagesMade()).toBe(0);

  testApp.double.release();
  await testApp.provider.createCheckout(charge);
  expect(pagesMade()).toBe(1);
});

test('without a connection, every call throws ProviderSilence', async () => {
  const { accountId, sessionId, paymentId } = await testApp.paid();
  await testApp.double.stop();
  const { provider } = testApp;

  const calls = [
    provider.createCheckout(testApp.chargeOn(accountId, { key: 'order-1001-43-checkout-1' })),
    provider.readAccount(accountId),
    provider.readCheckout(accountId, sessionId),
    provider.expireCheckout(accountId, sessionId),
    provider.readPayment(accountId, paymentId),
    provider.refund(testApp.refundOf({ accountId, paymentId })),
  ];
  for (const call of await Promise.allSettled(calls)) {
    expect(call).toMatchObject({ status: 'rejected', reason: expect.any(ProviderSilence) });
  }
  await testApp.double.start();
});

test('reads are retried too', async () => {
  const { accountId, sessionId } = await testApp.paid();
  testApp.double.misbehave('fail-before', { on: 'GET /v1/checkout/sessions' });

  expect(await testApp.provider.readCheckout(accountId, sessionId)).toMatchObject({
    state: 'paid',
  });
});

test('no error contains the secret key', async () => {
  const charge = await newCharge();
  testApp.double.misbehave('hang-up-after', { on: SESSIONS });

  const failure: unknown = await testApp.provider
    .createCheckout(charge)
    .catch((error: unknown) => error);

  expect(inspect(failure, { depth: 10, showHidden: true })).not.toContain('sk_test');
  expect(inspect(testApp.provider, { depth: 10, showHidden: true })).not.toContain('sk_test');
});
