import { placeOrder } from '@simplato/contract';
import { expect, test } from 'vitest';
import { openPayingHouse } from '../../../test/paying.ts';
import { openStage } from '../../../test/stage.ts';
import type { Database } from '../../db/database.ts';
import { workOnPayments } from './payment-worker.ts';
import type { SettlingParts } from './settle.ts';

const stage = openStage();
const HOUR_MS = 3_600_000;

/** The same database, except that the first statement containing `words` fails. */
function stumbling(db: Database, words: string, fault: Error): Database {
  let isDue = true;
  return {
    ...db,
    query: async (text, values) => {
      if (isDue && text.includes(words)) {
        isDue = false;
        throw fault;
      }
      return db.query<never>(text, values);
    },
  };
}

/** Runs the worker an hour after two orders were left unpaid. */
async function roundThatStumblesOver(words: string) {
  const { house } = await openPayingHouse(stage);
  const body = house.order({ rabo: 1 }, { ispaid: 'pending' });
  for (const one of [await house.seat(), await house.seat()]) await one.call(placeOrder, { body });
  const fault = new Error(`the database fails at "${words}"`);
  const seen = { errors: [] as unknown[], announced: [] as number[] };
  await workOnPayments({
    db: stumbling(stage.db, words, fault),
    now: () => new Date(Date.now() + HOUR_MS),
    announce: (restaurantId: number) => seen.announced.push(restaurantId),
    onError: (error: unknown) => seen.errors.push(error),
  } as unknown as SettlingParts);
  const ended = await stage.db.query("select 1 from orders where status = 'cancelled'");
  return { house, fault, seen, ended };
}

test('an unpaid order that cannot be cancelled does not hold up the others', async () => {
  const { house, fault, seen, ended } = await roundThatStumblesOver('insert into order_events');
  expect(seen).toEqual({ errors: [fault], announced: [house.restaurantId] });
  expect(ended).toHaveLength(1);
});

test.each(['update payment_events', 'update refunds', 'update payments'])(
  'a round in which "%s" fails still does the rest',
  async (words) => {
    const { fault, seen, ended } = await roundThatStumblesOver(words);
    expect(seen.errors).toEqual([fault]);
    expect(ended).toHaveLength(2);
  },
);
