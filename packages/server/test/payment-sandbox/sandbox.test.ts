import { describe, expect, test } from 'vitest';
import { openSandboxTestApp, PUBLIC_URL } from '../sandbox-test-app.ts';
import { ProviderRefusal, type RefundOrder } from '@simplato/domain';
import { payCheckout } from '@simplato/payment-sandbox';

const testApp = openSandboxTestApp();
const MINUTE_MS = 60_000;

async function openCheckout(change = {}): Promise<string> {
  return (await testApp.sandbox.createCheckout(testApp.charge(change))).sessionId;
}

async function paidCheckout(change = {}): Promise<{ sessionId: string; paymentId: string }> {
  const sessionId = await openCheckout(change);
  await payCheckout(testApp.db, sessionId, 'pagar', testApp.now());
  const { paymentId } = await read(sessionId);
  return { sessionId, paymentId: paymentId! };
}

const read = (sessionId: string) => testApp.sandbox.readCheckout(testApp.accountId, sessionId);
const readPayment = (id: string) => testApp.sandbox.readPayment(testApp.accountId, id);
const refused = (work: Promise<unknown>) => expect(work).rejects.toBeInstanceOf(ProviderRefusal);

describe('an account', () => {
  const owner = {
    restaurantId: 1002,
    key: 'acct-1002',
    tries: 0,
    email: 'b@b.es',
    legalName: 'El Puerto',
  };

  test('is created once per key, even if the other data differs', async () => {
    const ids = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        testApp.sandbox.createAccount({ ...owner, email: `b${index}@b.es` }),
      ),
    );
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).not.toBe(testApp.accountId);
    expect(await testApp.sandbox.readAccount(ids[0]!)).toBe('unfinished');
    const second = await testApp.sandbox.createAccount({ ...owner, key: 'acct-1002-2' });
    expect(second).not.toBe(ids[0]);
  });

  test('that was never created counts as disconnected', async () => {
    expect(await testApp.sandbox.readAccount('acct_prueba_otra')).toBe('disconnected');
    const link = { accountId: 'acct_prueba_otra', returnUrl: PUBLIC_URL, refreshUrl: PUBLIC_URL };
    await refused(testApp.sandbox.createAccountLink(link));
  });

  test('cannot charge unless it is active and connected', async () => {
    for (const state of ['unfinished', 'in-review', 'restricted', 'disconnected']) {
      await testApp.setState(testApp.accountId, state);
      await refused(testApp.sandbox.createCheckout(testApp.charge()));
    }
    expect(await testApp.sandbox.readAccount(testApp.accountId)).toBe('disconnected');
  });
});

describe('a checkout', () => {
  test('is open until it is paid', async () => {
    const made = await testApp.sandbox.createCheckout(testApp.charge());
    expect(made.url).toBe(`${PUBLIC_URL}/pago-de-prueba/pago/${made.sessionId}`);
    expect(await read(made.sessionId)).toEqual({
      state: 'open',
      paymentId: null,
      amountCents: 1350,
    });
    await payCheckout(testApp.db, made.sessionId, 'pagar', testApp.now());
    expect(await read(made.sessionId)).toEqual({
      state: 'paid',
      paymentId: made.sessionId.replace('cs_', 'pi_'),
      amountCents: 1350,
    });
  });

  test('is the same for the same key, concurrently and after it was paid', async () => {
    const charge = testApp.charge();
    const made = await Promise.all([1, 2, 3].map(() => testApp.sandbox.createCheckout(charge)));
    expect(new Set(made.map(({ sessionId }) => sessionId)).size).toBe(1);
    await payCheckout(testApp.db, made[0]!.sessionId, 'pagar', testApp.now());
    testApp.advance(90 * MINUTE_MS);
    expect(await testApp.sandbox.createCheckout(charge)).toEqual(made[0]);
    const another = await testApp.sandbox.createCheckout(testApp.charge({ key: 'otra' }));
    expect(another).not.toEqual(made[0]);
  });

  test('is refused if the key was used with other data', async () => {
    await openCheckout();
    await refused(testApp.sandbox.createCheckout(testApp.charge({ email: 'c@c.es' })));
  });

  test.each([
    ['lines that are not the amount', () => ({ amountCents: 1349 })],
    ['less than fifty cents', () => ({ lines: [], tipCents: 49, amountCents: 49 })],
    ['a fee above the amount', () => ({ platformFeeCents: 1351 })],
    ['a way back that is no web page', () => ({ cancelUrl: 'javascript:alert(1)' })],
    [
      'a page for ten minutes',
      () => ({ expiresAt: new Date(testApp.at.getTime() + 10 * MINUTE_MS) }),
    ],
  ])('is refused for %s', async (_what, change) => {
    await refused(openCheckout(change()));
  });

  test('expires at its time, and cannot be paid afterwards', async () => {
    const sessionId = await openCheckout();
    testApp.advance(60 * MINUTE_MS - 1);
    expect((await read(sessionId)).state).toBe('open');
    testApp.advance(1);
    expect((await read(sessionId)).state).toBe('expired');
    expect(await payCheckout(testApp.db, sessionId, 'pagar', testApp.now())).toBe('not-open');
    expect((await read(sessionId)).state).toBe('expired');
  });

  test('can be closed by us while it is open', async () => {
    const sessionId = await openCheckout();
    const closed = await testApp.sandbox.expireCheckout(testApp.accountId, sessionId);
    expect(closed).toEqual({ state: 'expired', paymentId: null, amountCents: 1350 });
    expect(await payCheckout(testApp.db, sessionId, 'pagar', testApp.now())).toBe('not-open');
  });

  test('cannot be closed once the diner has paid', async () => {
    const { sessionId } = await paidCheckout();
    expect((await testApp.sandbox.expireCheckout(testApp.accountId, sessionId)).state).toBe('paid');
    const late = await openCheckout({ key: 'otra' });
    await payCheckout(testApp.db, late, 'pagar-tarde', testApp.now());
    expect((await testApp.sandbox.expireCheckout(testApp.accountId, late)).state).toBe(
      'processing',
    );
  });

  test('paid and closed at once ends as one of them, and both calls learn the same', async () => {
    const sessionId = await openCheckout();
    const [pay, closed] = await Promise.all([
      payCheckout(testApp.db, sessionId, 'pagar', testApp.now()),
      testApp.sandbox.expireCheckout(testApp.accountId, sessionId),
    ]);
    expect(closed.state).toBe(pay === null ? 'paid' : 'expired');
    expect(await read(sessionId)).toEqual(closed);
  });

  test.each([
    ['pagar-tarde', 'paid'],
    ['pagar-tarde-y-falla', 'failed'],
  ] as const)('%s: the bank decides ten seconds later', async (way, ending) => {
    const sessionId = await openCheckout();
    await payCheckout(testApp.db, sessionId, way, testApp.now());
    testApp.advance(9_999);
    expect((await read(sessionId)).state).toBe('processing');
    testApp.advance(1);
    expect((await read(sessionId)).state).toBe(ending);
  });

  test('cannot be read through another account', async () => {
    const sessionId = await openCheckout();
    const other = await testApp.activeAccount(1002);
    await refused(testApp.sandbox.readCheckout(other, sessionId));
    await refused(testApp.sandbox.expireCheckout(other, sessionId));
    expect((await read(sessionId)).state).toBe('open');
  });
});

describe('a payment', () => {
  test('shows its fee a moment later: 1.4 % and 25 cents, rounded half up', async () => {
    const { paymentId } = await paidCheckout();
    expect((await readPayment(paymentId)).providerFeeCents).toBe(null);
    testApp.advance(2_000);
    expect(await readPayment(paymentId)).toEqual({
      providerFeeCents: 44,
      refunds: [],
      disputes: [],
    });
    const half = await paidCheckout({ key: 'b', lines: [], tipCents: 250, amountCents: 250 });
    testApp.advance(2_000);
    expect((await readPayment(half.paymentId)).providerFeeCents).toBe(29);
  });

  test('that does not exist is refused', async () => {
    const sessionId = await openCheckout();
    await refused(readPayment(sessionId.replace('cs_', 'pi_')));
  });
});

describe('a refund', () => {
  const order = (paymentId: string, change: Partial<RefundOrder> = {}): RefundOrder => ({
    accountId: testApp.accountId,
    paymentId,
    amountCents: 1000,
    key: 'order-1001-42-refund-1',
    tries: 0,
    restaurantId: 1001,
    orderId: 42,
    ...change,
  });

  test('is pending first and done later', async () => {
    const { paymentId } = await paidCheckout();
    const asked = order(paymentId);
    const made = await testApp.sandbox.refund(asked);
    expect(made.state).toBe('pending');
    testApp.advance(3_000);
    expect((await readPayment(paymentId)).refunds).toEqual([
      { refundId: made.refundId, state: 'done', amountCents: 1000, key: asked.key },
    ]);
  });

  test('is made once per key, and refused with another amount', async () => {
    const { paymentId } = await paidCheckout();
    const made = await Promise.all([1, 2, 3].map(() => testApp.sandbox.refund(order(paymentId))));
    expect(new Set(made.map(({ refundId }) => refundId)).size).toBe(1);
    expect((await readPayment(paymentId)).refunds).toHaveLength(1);
    await refused(testApp.sandbox.refund(order(paymentId, { amountCents: 999 })));
  });

  test('never exceeds what is left, even of two at once', async () => {
    const { paymentId } = await paidCheckout();
    const both = await Promise.allSettled([
      testApp.sandbox.refund(order(paymentId, { key: 'a' })),
      testApp.sandbox.refund(order(paymentId, { key: 'b' })),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await testApp.sandbox.refund(order(paymentId, { key: 'c', amountCents: 350 }));
    await refused(testApp.sandbox.refund(order(paymentId, { key: 'd', amountCents: 1 })));
  });

  test('is refused for what was not paid, and for another restaurant', async () => {
    const sessionId = await openCheckout();
    await refused(testApp.sandbox.refund(order(sessionId.replace('cs_', 'pi_'))));
    const { paymentId } = await paidCheckout({ key: 'otra' });
    const accountId = await testApp.activeAccount(1002);
    await refused(testApp.sandbox.refund(order(paymentId, { accountId })));
  });
});
