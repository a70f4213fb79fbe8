import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openSandboxTestApp } from '../sandbox-test-app.ts';
import { openSecondDoor } from '../test-database.ts';
import { payCheckout } from '@simplato/payment-sandbox';

/** Two processes on one PostgreSQL, each with connections of its own. */
const testApp = openSandboxTestApp();
let otherDb: Database;
beforeEach(async () => {
  otherDb = await openSecondDoor();
});
afterEach(async () => otherDb.close());

test('two processes together send each event twice, like one process', async () => {
  const other = await testApp.anotherSandbox(otherDb);
  const sessionIds: string[] = [];
  for (let order = 0; order < 20; order += 1) {
    const { sessionId } = await testApp.sandbox.createCheckout(
      testApp.charge({ key: `k${order}` }),
    );
    await payCheckout(testApp.db, sessionId, 'pagar', testApp.now());
    sessionIds.push(sessionId);
  }
  for (let second = 0; second < 5; second += 1) {
    testApp.advance(1_000);
    await Promise.all([testApp.sandbox.sendDueEvents(), other.sendDueEvents()]);
  }
  const completed = testApp.delivered
    .map((delivery) => testApp.describe(delivery))
    .filter((text) => text.includes('completed'));
  const expected = sessionIds.map((id) => `checkout.session.completed checkout ${id}`);
  expect(completed.toSorted()).toEqual([...expected, ...expected].toSorted());
});

test('a checkout paid in one process while the other closes it ends as one of them', async () => {
  const other = await testApp.anotherSandbox(otherDb);
  for (let order = 0; order < 20; order += 1) {
    const { sessionId } = await testApp.sandbox.createCheckout(
      testApp.charge({ key: `k${order}` }),
    );
    const [pay, closed] = await Promise.all([
      payCheckout(testApp.db, sessionId, 'pagar', testApp.now()),
      other.expireCheckout(testApp.accountId, sessionId),
    ]);
    expect(closed.state).toBe(pay === null ? 'paid' : 'expired');
  }
});

test('the same key in both processes at once creates one page and one refund', async () => {
  const other = await testApp.anotherSandbox(otherDb);
  const charge = testApp.charge();
  const both = [testApp.sandbox, other, testApp.sandbox, other];
  const pages = await Promise.all(both.map((sandbox) => sandbox.createCheckout(charge)));
  expect(new Set(pages.map(({ sessionId }) => sessionId)).size).toBe(1);
  const { sessionId } = pages[0]!;
  await payCheckout(testApp.db, sessionId, 'pagar', testApp.now());
  const paymentId = sessionId.replace('cs_', 'pi_');
  const { accountId, restaurantId, orderId } = charge;
  const asked = {
    accountId,
    paymentId,
    amountCents: 1350,
    key: 'r',
    tries: 0,
    restaurantId,
    orderId,
  };
  const refunds = await Promise.all(both.map((sandbox) => sandbox.refund(asked)));
  expect(new Set(refunds.map(({ refundId }) => refundId)).size).toBe(1);
});
