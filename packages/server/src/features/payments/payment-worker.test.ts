import { placeOrder, readPaymentAccount } from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { openPayingRestaurant } from '../../../test/paying.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { PAYMENT_WORK, startPaymentWorker } from './payment-worker.ts';
import { storeEvent } from './event-queries.ts';
import type { SettlingDependencies } from './settle.ts';
import { workOnEvents } from './work-on-events.ts';

const testApp = openTestApp();
const HOUR_MS = 3_600_000;

/** The same database, except that the first statement containing `words` fails. */
function stumbling(db: Database, words: string, fault: Error): Database {
  let isDue = true;
  const asked = (on: Queryable): Queryable => ({
    query: async (text, values) => {
      if (isDue && text.includes(words)) {
        isDue = false;
        throw fault;
      }
      return on.query<never>(text, values);
    },
  });
  return {
    ...db,
    ...asked(db),
    transaction: async (work) => db.transaction(async (tx) => work({ ...tx, ...asked(tx) })),
  };
}

/** Runs the worker an hour after two orders were left unpaid. */
async function roundThatStumblesOver(words: string) {
  const { restaurant } = await openPayingRestaurant(testApp);
  const body = restaurant.order({ rabo: 1 }, { ispaid: 'pending' });
  for (const one of [await restaurant.seat(), await restaurant.seat()])
    await one.call(placeOrder, { body });
  const fault = new Error(`the database fails at "${words}"`);
  const seen = { errors: [] as unknown[], announced: [] as number[] };
  const dependencies = {
    db: stumbling(testApp.db, words, fault),
    payments: { readAccount: async () => 'disconnected' },
    now: () => new Date(Date.now() + HOUR_MS),
    announce: (restaurantId: number) => seen.announced.push(restaurantId),
    onError: (error: unknown) => seen.errors.push(error),
  } as unknown as SettlingDependencies;
  for (const work of PAYMENT_WORK) await work(dependencies);
  const ended = await testApp.db.query("select 1 from orders where status = 'cancelled'");
  return { restaurant, fault, seen, ended };
}

test('an unpaid order that cannot be cancelled does not hold up the others', async () => {
  const { restaurant, fault, seen, ended } = await roundThatStumblesOver(
    'insert into order_events',
  );
  expect(seen).toEqual({ errors: [fault], announced: [restaurant.restaurantId] });
  expect(ended).toHaveLength(1);
});

test.each(['update refunds', 'update payments'])(
  'a round in which "%s" fails still does the rest',
  async (words) => {
    const { fault, seen, ended } = await roundThatStumblesOver(words);
    expect(seen.errors).toEqual([fault]);
    expect(ended).toHaveLength(2);
  },
);

describe("the provider's events", () => {
  /** In the future, so that only this test's worker finds them due. */
  const later = () => new Date(Date.now() + HOUR_MS);

  async function keepNews(accountId: string, ...eventIds: string[]): Promise<void> {
    for (const eventId of eventIds) {
      const event = { eventId, kind: 'account' as const, accountId, objectId: accountId };
      await storeEvent(testApp.db, event, later());
    }
  }

  const partsWith = (readAccount: (accountId: string) => Promise<'active'>) =>
    ({
      db: testApp.db,
      now: () => new Date(Date.now() + 2 * HOUR_MS),
      payments: { readAccount },
      announce: () => undefined,
      onError: (error: unknown) => {
        throw error;
      },
    }) as unknown as SettlingDependencies;

  /** A promise that the test resolves. */
  function signal() {
    let give = () => {};
    const given = new Promise<void>((resolve) => (give = resolve));
    return { give, given };
  }

  const openAccount = async () => {
    const { owner } = await openPayingRestaurant(testApp);
    await testApp.db.query("update payment_accounts set reconcile_at = 'infinity'");
    return (await owner.call(readPaymentAccount)).accountId;
  };

  test('do not wait for one whose answer is slow, even if they come after it', async () => {
    const [slow, quick] = [await openAccount(), await openAccount()];
    const [isAsked, isAnswered, quickIsRead] = [signal(), signal(), signal()];
    const worker = startPaymentWorker(
      partsWith(async (accountId) => {
        if (accountId === quick) quickIsRead.give();
        else {
          isAsked.give();
          await isAnswered.given;
        }
        return 'active';
      }),
    );
    await keepNews(slow, 'evt_1');
    worker.wake();
    await isAsked.given;
    await keepNews(quick, 'evt_2');
    worker.wake();
    await quickIsRead.given;
    isAnswered.give();
    await worker.stop();
    expect(await testApp.db.query('select 1 from payment_events where handled_at is null')).toEqual(
      [],
    );
  });

  test('of one object are handled one after the other, so that the newest state stays', async () => {
    const accountId = await openAccount();
    await keepNews(accountId, 'evt_1', 'evt_2', 'evt_3');
    const reads = { begun: 0, atOnce: 0, mostAtOnce: 0 };
    const dependencies = partsWith(async () => {
      reads.begun += 1;
      reads.atOnce += 1;
      reads.mostAtOnce = Math.max(reads.mostAtOnce, reads.atOnce);
      await testApp.db.query('select pg_sleep(0.05)');
      reads.atOnce -= 1;
      return 'active';
    });
    const workUntilDone = async () => {
      while (reads.begun < 3) await workOnEvents(dependencies);
    };
    await Promise.all([workUntilDone(), workUntilDone()]);
    expect(reads).toEqual({ begun: 3, atOnce: 0, mostAtOnce: 1 });
  });
});
