import { placeOrder, readPaymentAccount } from '@simplato/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPayingRestaurant, orderOnline } from '../../../test/paying.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { openSecondDoor } from '../../../test/test-database.ts';
import type { Database } from '../../db/database.ts';
import type { PaymentProvider } from '@simplato/domain';
import { sweep } from '../../maintenance.ts';
import { KitchenPaces } from '../promises/kitchen-paces.ts';
import { storeEvent } from './event-queries.ts';
import { PAYMENT_WORK } from './payment-worker.ts';
import type { SettlingDependencies } from './settle.ts';

/** Two processes on one PostgreSQL, each with connections of its own for its work in the background. */
const testApp = openTestApp();
let otherDb: Database;
beforeEach(async () => {
  otherDb = await openSecondDoor();
});
afterEach(async () => otherDb.close());

const MINUTE_MS = 60_000;
/** In the future, so that the application's own worker does not find this test's work due. */
const START_MIN = 60;
/** More than one process leases at a time, so that both get some. */
const ONLINE = 24;
const NEVER_STARTED = 6;
/** Of the online orders: cancelled before their payment comes, so that it is refunded. */
const EVERY_CANCELLED = 3;
const EVENTS_OF_EACH = 3;

/** A provider at which every page was paid, and which counts what it is asked for. */
class CountingProvider {
  readonly calls = new Map<string, number>();
  readonly refunds: { paymentId: string; key: string; amountCents: number }[] = [];

  reconciled = 0;

  /** As one of the two processes sees it. */
  seenBy(process: string): Partial<PaymentProvider> {
    const count = () => this.calls.set(process, (this.calls.get(process) ?? 0) + 1);
    return {
      readAccount: async () => 'active',
      listActivity: async () => {
        this.reconciled += 1;
        return { paidCheckouts: [], refunds: [], disputes: [] };
      },
      readCheckout: async (_, sessionId) => {
        count();
        const [payment] = await testApp.db.query<{ amountCents: number }>(
          'select amount_cents as "amountCents" from payments where session_id = $1',
          [sessionId],
        );
        const { amountCents } = payment!;
        return { state: 'paid', paymentId: sessionId.replace('cs_', 'pi_'), amountCents };
      },
      readPayment: async (_, paymentId) => {
        count();
        const refunds = this.refunds
          .filter((one) => one.paymentId === paymentId)
          .map(({ key, amountCents }) => ({
            refundId: `re_${key}`,
            key,
            amountCents,
            state: 'done' as const,
          }));
        return { providerFeeCents: 30, refunds, disputes: [] };
      },
      refund: async ({ paymentId, key, amountCents }) => {
        count();
        this.refunds.push({ paymentId, key, amountCents });
        return { refundId: `re_${key}`, state: 'done' };
      },
    };
  }
}

test('two processes that work at once settle each payment, refund and event once', async () => {
  const { restaurant, owner } = await openPayingRestaurant(testApp);
  const { accountId } = await owner.call(readPaymentAccount);
  const body = restaurant.order({ rabo: 1 });
  const sessions: string[] = [];
  let guest = await restaurant.seat();
  for (let order = 0; order < ONLINE; order += 1) {
    if (order % 10 === 0) guest = await restaurant.seat();
    sessions.push((await orderOnline(guest, body)).sessionId);
  }
  const cancelled = await testApp.db.query(
    `update orders set status = 'cancelled' where order_id % ${EVERY_CANCELLED} = 0 returning 1`,
  );
  guest = await restaurant.seat();
  for (let order = 0; order < NEVER_STARTED; order += 1) {
    await guest.call(placeOrder, { body: { ...body, ispaid: 'pending' } });
  }
  const start = new Date(Date.now() + START_MIN * MINUTE_MS);
  for (const [index, objectId] of sessions.entries()) {
    for (let copy = 0; copy < EVENTS_OF_EACH; copy += 1) {
      const event = { eventId: `evt_${index}_${copy}`, kind: 'checkout' as const, accountId };
      await storeEvent(testApp.db, { ...event, objectId }, start);
    }
  }

  const provider = new CountingProvider();
  const errors: unknown[] = [];
  const partsOf = (db: Database, process: string, at: Date): SettlingDependencies => ({
    db: db.background,
    payments: provider.seenBy(process) as PaymentProvider,
    now: () => at,
    paces: new KitchenPaces(
      db,
      () => at,
      (error) => errors.push(error),
    ),
    announce: () => undefined,
    onError: (error) => errors.push(error),
  });
  for (let minute = 0; minute < 16; minute += 2) {
    const at = new Date(start.getTime() + minute * MINUTE_MS);
    await Promise.all(
      [partsOf(testApp.db, 'one', at), partsOf(otherDb, 'other', at)].flatMap((parts) => [
        ...PAYMENT_WORK.map(async (work) => work(parts)),
        sweep(parts.db, new Date()),
      ]),
    );
  }

  expect(errors).toEqual([]);
  expect([...provider.calls.keys()].toSorted()).toEqual(['one', 'other']);
  const count = async (from: string) => {
    const [row] = await testApp.db.query<{ count: number }>(
      `select count(*) as count from ${from}`,
    );
    return row?.count;
  };
  // At the first try. The restaurant's own event, about its account, may have been handled before.
  const handled = "payment_events where kind = 'checkout' and handled_at is not null";
  expect(await count(`${handled} and attempts = 1`)).toBe(ONLINE * EVENTS_OF_EACH);
  const late = cancelled.length;
  expect(late).toBe(ONLINE / EVERY_CANCELLED);
  const [paid, back] = ["payments where state = 'paid'", "payments where state = 'late'"];
  expect(await count(`${paid} and provider_fee_cents = 30`)).toBe(ONLINE - late);
  expect(await count(`${back} and provider_fee_cents = 30`)).toBe(late);
  expect(await count("refunds where state = 'done'")).toBe(late);
  expect(await count('refunds')).toBe(late);
  expect(new Set(provider.refunds.map(({ key }) => key)).size).toBe(late);
  expect(provider.refunds).toHaveLength(late);
  expect(provider.reconciled).toBe(1);
  // An order's events tell everything that was done with it, and how often.
  const stories = await testApp.db.query<{ story: string; orders: number }>(
    `select story, count(*)::int as orders from (
       select string_agg(status || ' ' || payment, ', ' order by event_id) as story
       from order_events group by order_id) as told
     group by story order by story`,
  );
  expect(stories).toEqual([
    { story: 'received pending, cancelled pending', orders: NEVER_STARTED },
    // That its money came too late, that it goes back, and that it went back.
    {
      story: ['received pending', ...Array.from({ length: 3 }, () => 'cancelled pending')].join(
        ', ',
      ),
      orders: late,
    },
    { story: 'received pending, received paid', orders: ONLINE - late },
  ]);
});
