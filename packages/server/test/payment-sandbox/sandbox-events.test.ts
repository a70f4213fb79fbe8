import { disputeCheckout, payCheckout, type WayToPay } from '@simplato/payment-sandbox';
import { describe, expect, test } from 'vitest';
import { sendSandboxEvents } from '../../src/payments/open-payments.ts';
import { openSandboxTestApp } from '../sandbox-test-app.ts';

const testApp = openSandboxTestApp();
const HOUR_MS = 3_600_000;

async function pay(way: WayToPay): Promise<{ sessionId: string; paymentId: string }> {
  const { sessionId } = await testApp.sandbox.createCheckout(testApp.charge());
  await payCheckout(testApp.db, sessionId, way, testApp.now());
  return { sessionId, paymentId: sessionId.replace('cs_', 'pi_') };
}

/** Every event is sent twice, in no particular order. */
const twice = (...events: string[]) => [...events, ...events].toSorted();
const during = async (seconds: number) => (await testApp.eventsDuring(seconds)).toSorted();

describe('events', () => {
  test('are not sent before a second has passed', async () => {
    await pay('pagar');
    testApp.advance(999);
    await testApp.sandbox.sendDueEvents();
    expect(testApp.delivered).toEqual([]);
  });

  test('report a paid checkout, and its fee', async () => {
    const { sessionId, paymentId } = await pay('pagar');
    const told = await during(9);
    testApp.advance(2 * HOUR_MS);
    expect([...told, ...(await during(9))]).toEqual(
      twice(
        `checkout.session.completed checkout ${sessionId}`,
        `charge.updated payment ${paymentId}`,
      ),
    );
  });

  test('report a late payment when the diner pays, and its outcome ten seconds later', async () => {
    const { sessionId } = await pay('pagar-tarde-y-falla');
    expect(await during(9)).toEqual(twice(`checkout.session.completed checkout ${sessionId}`));
    expect(await during(9)).toEqual(
      twice(`checkout.session.async_payment_failed checkout ${sessionId}`),
    );
  });

  test('report an unpaid checkout when it expires or is closed', async () => {
    const { sessionId } = await testApp.sandbox.createCheckout(testApp.charge());
    const expired = twice(`checkout.session.expired checkout ${sessionId}`);
    testApp.advance(HOUR_MS - 9_000);
    expect(await during(9)).toEqual([]);
    expect(await during(9)).toEqual(expired);
    const other = await testApp.sandbox.createCheckout(testApp.charge({ key: 'otra' }));
    await testApp.sandbox.expireCheckout(testApp.accountId, other.sessionId);
    const told = await during(9);
    testApp.advance(2 * HOUR_MS);
    expect([...told, ...(await during(9))]).toEqual(
      twice(`checkout.session.expired checkout ${other.sessionId}`),
    );
  });

  test('report a refund and a dispute', async () => {
    const { sessionId, paymentId } = await pay('pagar');
    await during(9);
    const { accountId } = testApp;
    const asked = { accountId, paymentId, amountCents: 100, restaurantId: 1001, orderId: 42 };
    await testApp.sandbox.refund({ ...asked, key: 'a', tries: 0 });
    await disputeCheckout(testApp.db, sessionId, testApp.now());
    await disputeCheckout(testApp.db, sessionId, testApp.now());
    expect(await during(9)).toEqual(
      twice(`refund.updated payment ${paymentId}`, `charge.dispute.created payment ${paymentId}`),
    );
    const { disputes } = await testApp.sandbox.readPayment(accountId, paymentId);
    expect(disputes).toMatchObject([{ state: 'open', feeCents: 2_000 }]);
  });
});

describe('an event that the webhook does not accept', () => {
  test('is sent again with growing pauses until it is accepted', async () => {
    await pay('pagar');
    let failures = 3;
    testApp.answer = (rawBody) => (rawBody.includes('completed') && failures-- > 0 ? 500 : 200);
    const start = testApp.at.getTime();
    const hours: number[] = [];
    for (let second = 0; second < 20; second += 1) {
      testApp.advance(1_000);
      await testApp.sandbox.sendDueEvents();
      const mine = testApp.delivered
        .splice(0)
        .filter(({ rawBody }) => rawBody.includes('completed'));
      hours.push(...mine.map(({ at }) => (at.getTime() - start) / 1_000));
    }
    expect(hours).toEqual([1, 2, 4, 8, 9]);
  });

  test('does not hold up the others, and is not lost if the webhook cannot be reached', async () => {
    await pay('pagar');
    testApp.answer = (rawBody) => {
      if (rawBody.includes('completed')) throw new Error('closed');
      return 200;
    };
    const fees = (await during(4)).filter((event) => event.includes('charge.updated'));
    expect(fees).toHaveLength(2);
    testApp.answer = () => 200;
    expect(await during(9)).toHaveLength(2);
  });
});

test('the timer sends until it is stopped, and reports errors', async () => {
  const errors: unknown[] = [];
  let runs = 0;
  const failing = {
    sendDueEvents: async () => {
      runs += 1;
      if (runs === 1) throw new Error('the database is away');
      await testApp.sandbox.sendDueEvents();
    },
  };
  await pay('pagar');
  testApp.advance(1_000);
  const stop = sendSandboxEvents(failing, (error) => errors.push(error));
  await expect.poll(() => testApp.delivered.length, { timeout: 30_000 }).toBe(1);
  await stop();
  expect(errors).toEqual([new Error('the database is away')]);
});

describe('a signature', () => {
  async function oneDelivery() {
    await pay('pagar');
    testApp.advance(1_000);
    await testApp.sandbox.sendDueEvents();
    return testApp.delivered[0]!;
  }

  test('is valid for the very bytes, and for five minutes', async () => {
    const { rawBody, signature } = await oneDelivery();
    const readAt = (body: Buffer, signed: string, afterMs: number) =>
      testApp.sandbox.readEvent(body, signed, new Date(testApp.at.getTime() + afterMs));
    expect(readAt(rawBody, signature, 0)).toMatchObject({ kind: 'checkout' });
    expect(readAt(rawBody, signature, 299_000)).not.toBe(null);
    expect(readAt(rawBody, signature, 302_000)).toBe(null);
    expect(readAt(rawBody, signature, -302_000)).toBe(null);
    const tampered = Buffer.from(rawBody.toString().replace('completed', 'expired'));
    expect(readAt(tampered, signature, 0)).toBe(null);
    const later = signature.replace(/t=(\d+)/, (_all, seconds) => `t=${Number(seconds) + 1}`);
    expect(readAt(rawBody, later, 0)).toBe(null);
  });

  test.each(['', 't=,v1=', 'v1=abc', `t=1,v1=${'0'.repeat(64)}`, 'ñ'])(
    'that is malformed is refused: %j',
    async (signature) => {
      const { rawBody } = await oneDelivery();
      expect(testApp.sandbox.readEvent(rawBody, signature, testApp.at)).toBe(null);
    },
  );

  test('is valid in every process, and after a restart', async () => {
    const { rawBody, signature } = await oneDelivery();
    const other = await testApp.anotherSandbox(testApp.db);
    expect(other.readEvent(rawBody, signature, testApp.at)).not.toBe(null);
  });
});
