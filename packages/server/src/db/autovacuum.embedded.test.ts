import { placeOrder } from '@simplato/contract';
import { expect, test } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';
import { vacuumWhatIsDue } from './autovacuum.ts';

const testApp = openTestApp();
/** Orders placed on an earlier day. */
const ORDERS = 1_000;

/** Flushes the pending statistics first; otherwise that takes up to a second. */
async function vacuum(): Promise<void> {
  await testApp.db.query('select pg_stat_force_next_flush()');
  await vacuumWhatIsDue(testApp.db);
}

/** How many rows of the orders table have been read so far. */
async function rowsRead(): Promise<number> {
  await testApp.db.query('select pg_stat_force_next_flush()');
  const [row] = await testApp.db.query<{ count: number }>(
    `select idx_tup_fetch + seq_tup_read as count from pg_stat_user_tables where relname = 'orders'`,
  );
  return row?.count ?? 0;
}

async function knownRows(table: string): Promise<number> {
  const [row] = await testApp.db.query<{ count: number }>(
    'select reltuples::int as count from pg_class where oid = $1::regclass',
    [table],
  );
  return row?.count ?? 0;
}

test('tables are analysed as they grow, so an order does not read all past ones', async () => {
  const restaurant = await testApp.openRestaurant();
  const orderAt = async (table: string) => {
    const guest = await restaurant.seat(table);
    await guest.call(placeOrder, { body: restaurant.order({ agua: 1, rabo: 1 }) });
  };
  // Makes the connection plan and keep its queries while the table is almost empty.
  for (const table of ['1', '2', '3', '4']) await orderAt(table);
  await testApp.db.query(
    `with past as materialized (
       select number, gen_random_uuid() as key from generate_series(5, $1::int) as number
     ), asked as (
       insert into order_requests select (jsonb_populate_record(null::order_requests,
         to_jsonb(r) || jsonb_build_object('idempotency_key', key))).*
       from past, (select * from order_requests limit 1) r
     )
     insert into orders select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
       'order_id', number, 'idempotency_key', key, 'table_name', number,
       'placed_at', now() - interval '1 day'))).*
     from past, (select * from orders limit 1) o`,
    [ORDERS],
  );
  await testApp.db.query('update restaurant_counters set last_order_id = $1', [ORDERS]);
  await vacuum();
  expect(await knownRows('orders')).toBe(ORDERS);
  const before = await rowsRead();
  await orderAt('5');
  expect((await rowsRead()) - before).toBeLessThan(ORDERS / 4);
});

test('a table with few changes is not vacuumed', async () => {
  await testApp.db.query('vacuum analyze restaurants');
  await testApp.openRestaurant();
  await vacuum();
  expect(await knownRows('restaurants')).toBe(0);
});
