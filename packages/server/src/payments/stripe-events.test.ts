import { expect, test } from 'vitest';
import { openStripeTestApp } from '../../test/stripe/stripe-test-app.ts';

const testApp = openStripeTestApp();
const NOW = new Date('2026-11-21T20:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

test.each([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])('%s is about a checkout', async (type) => {
  const { accountId, sessionId } = await testApp.paid();
  const { body, signature, eventId } = testApp.double.event(type, sessionId, { at: NOW });

  expect(testApp.provider.readEvent(body, signature, NOW)).toEqual({
    eventId,
    kind: 'checkout',
    accountId,
    objectId: sessionId,
  });
});

test.each([
  'charge.updated',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
])('%s is about a payment', async (type) => {
  const { accountId, paymentId } = await testApp.paid();
  const subject = type.includes('dispute')
    ? testApp.double.dispute(paymentId)
    : /refund\./.test(type)
      ? testApp.double.refundFromDashboard(paymentId)
      : paymentId;
  const { body, signature, eventId } = testApp.double.event(type, subject, { at: NOW });

  expect(testApp.provider.readEvent(body, signature, NOW)).toEqual({
    eventId,
    kind: 'payment',
    accountId,
    objectId: paymentId,
  });
});

test.each(['account.updated', 'account.application.deauthorized', 'capability.updated'])(
  '%s is about the account',
  async (type) => {
    const accountId = await testApp.activeAccount();
    const { body, signature } = testApp.double.event(type, accountId, { at: NOW });

    expect(testApp.provider.readEvent(body, signature, NOW)).toMatchObject({
      kind: 'account',
      accountId,
      objectId: accountId,
    });
  },
);

test.each(['payment_intent.succeeded', 'charge.succeeded', 'payment_intent.created'])(
  '%s is ignored',
  async (type) => {
    const { paymentId } = await testApp.paid();
    const { body, signature } = testApp.double.event(type, paymentId, { at: NOW });

    expect(testApp.provider.readEvent(body, signature, NOW)).toMatchObject({ kind: 'none' });
  },
);

test("the platform's own account is nobody's", async () => {
  const { sessionId } = await testApp.paid();
  const checkout = testApp.double.event('checkout.session.completed', sessionId, {
    account: '',
    at: NOW,
  });
  const accountId = await testApp.activeAccount(1002);
  const account = testApp.double.event('account.updated', accountId, { account: '', at: NOW });

  expect(testApp.provider.readEvent(checkout.body, checkout.signature, NOW)).toMatchObject({
    kind: 'checkout',
    accountId: '',
  });
  expect(testApp.provider.readEvent(account.body, account.signature, NOW)).toMatchObject({
    kind: 'none',
  });
});

test('an event of the other mode (test or live) is ignored, though its signature is valid', async () => {
  const { sessionId } = await testApp.paid();
  const type = 'checkout.session.completed';
  const live = testApp.double.event(type, sessionId, { livemode: true, at: NOW });
  const tried = testApp.double.event(type, sessionId, { livemode: false, at: NOW });
  const liveProvider = await testApp.anotherProvider({ secretKey: 'rk_live_51Simplato' });

  expect(testApp.provider.readEvent(live.body, live.signature, NOW)).toMatchObject({
    kind: 'none',
  });
  expect(liveProvider.readEvent(tried.body, tried.signature, NOW)).toMatchObject({ kind: 'none' });
  expect(liveProvider.readEvent(live.body, live.signature, NOW)).toMatchObject({
    kind: 'checkout',
  });
});

async function completed(options: { secrets?: string[] } = {}) {
  const { sessionId } = await testApp.paid();
  return testApp.double.event('checkout.session.completed', sessionId, { at: NOW, ...options });
}

test.each([
  ["the platform's secret", ['whsec_plataforma']],
  ["the connected accounts' secret", ['whsec_conectadas']],
  ['an old and a new secret, while one replaces the other', ['whsec_vieja', 'whsec_conectadas']],
])('a signature by %s is accepted', async (_whose, secrets) => {
  const { body, signature } = await completed({ secrets });
  expect(testApp.provider.readEvent(body, signature, NOW)).not.toBeNull();
});

test('a signature by anybody else does not', async () => {
  const { body, signature } = await completed({ secrets: ['whsec_ajena'] });
  expect(testApp.provider.readEvent(body, signature, NOW)).toBeNull();
});

test('one changed byte makes the signature invalid', async () => {
  const { body, signature } = await completed();
  const tampered = Buffer.from(body.toString().replace('"evt_', '"evT_'));
  const respaced = Buffer.from(body.toString().replace('{', '{ '));

  expect(testApp.provider.readEvent(tampered, signature, NOW)).toBeNull();
  expect(testApp.provider.readEvent(respaced, signature, NOW)).toBeNull();
});

test('a signature is valid for five minutes by the given clock', async () => {
  const { body, signature } = await completed();

  expect(testApp.provider.readEvent(body, signature, later(300))).not.toBeNull();
  expect(testApp.provider.readEvent(body, signature, later(301))).toBeNull();
});

test('an old signature does not become valid by changing its time', async () => {
  const { body, signature } = await completed();
  const seconds = later(600).getTime() / 1000;

  expect(
    testApp.provider.readEvent(body, signature.replace(/^t=\d+/, `t=${seconds}`), later(600)),
  ).toBeNull();
});

test.each(['', 'v1=', 't=1', 'sin firma', `t=${NOW.getTime() / 1000},v0=abc`])(
  'the malformed signature "%s" is refused',
  async (signature) => {
    const { body } = await completed();
    expect(testApp.provider.readEvent(body, signature, NOW)).toBeNull();
  },
);
