import { placeOrder } from '@simplato/contract';
import { expect, test } from 'vitest';
import { openPayingHouse } from '../../../test/paying.ts';
import { openStage } from '../../../test/stage.ts';
import type { Database } from '../../db/database.ts';
import { workOnPayments } from './payment-worker.ts';
import type { SettlingParts } from './settle.ts';

const stage = openStage();
const HOUR_MS = 3_600_000;

/** The same database, but that the first order that is to be cancelled cannot be. */
function stumbling(db: Database, fault: Error): Database {
  let isDue = true;
  return {
    ...db,
    query: async (text, values) => {
      if (isDue && text.includes('insert into order_events')) {
        isDue = false;
        throw fault;
      }
      return db.query<never>(text, values);
    },
  };
}

test('an unpaid order that cannot be ended keeps no other one waiting', async () => {
  const { house } = await openPayingHouse(stage);
  const body = house.order({ rabo: 1 }, { ispaid: 'pending' });
  for (const one of [await house.seat(), await house.seat()]) await one.call(placeOrder, { body });
  const fault = new Error('this order cannot be ended');
  const seen = { errors: [] as unknown[], announced: [] as number[] };
  await workOnPayments({
    db: stumbling(stage.db, fault),
    now: () => new Date(Date.now() + HOUR_MS),
    announce: (restaurantId: number) => seen.announced.push(restaurantId),
    onError: (error: unknown) => seen.errors.push(error),
  } as unknown as SettlingParts);
  expect(seen).toEqual({ errors: [fault], announced: [house.restaurantId] });
  const ended = await stage.db.query("select 1 from orders where status = 'cancelled'");
  expect(ended).toHaveLength(1);
});
