import { afterEach, beforeEach, expect, test } from 'vitest';
import { registeredRestaurant } from '../test/people.ts';
import { openTestApp } from '../test/test-app.ts';
import { openSecondDoor } from '../test/test-database.ts';
import { onlyRow, type Database } from './db/database.ts';
import { sweep } from './maintenance.ts';

/** Two processes on one PostgreSQL, each with connections of its own. */
const testApp = openTestApp();
let otherDb: Database;
beforeEach(async () => {
  otherDb = await openSecondDoor();
});
afterEach(async () => otherDb.close());

const ROWS = 2_000;
const ABANDONED = 5;

test('processes that sweep at once delete what has expired, and nothing else', async () => {
  const restaurant = await testApp.openRestaurant();
  for (let left = 0; left < ABANDONED; left += 1) await registeredRestaurant(testApp.visitor());
  await restaurant.logIn();
  // Of each kind every second row has expired.
  await testApp.db.query(
    `with rows as (
       select n::text as id, case when n % 2 = 0 then now() - interval '1 year'
         else now() + interval '1 hour' end as at
       from generate_series(1, ${ROWS}) n
     ), a as (insert into attempts (bucket, failures, last_at) select id, 1, at from rows
     ), b as (insert into outbox (recipient, subject, body_text, sent_at, good_until)
       select id, id, id, at, at from rows
     ), c as (insert into payment_events (event_id, kind, account_id, object_id, handled_at)
       select id, 'none', '', '', at from rows
     ), d as (insert into known_devices (account, device_hash, seen_at)
       select id, id, at - interval '1 day' from rows
     ) insert into sessions (token_hash, role, restaurant_id, staff_id, user_name, expires_at)
       select id, 'staff', restaurant_id, staff_id, '', at
       from rows, staff where restaurant_id = $1`,
    [restaurant.restaurantId],
  );
  await testApp.db.query("update restaurants set created_at = now() - interval '2 days'");
  await testApp.db.query(
    "update products set deleted_at = now() - interval '2 hours' where vat_percent = 21",
  );
  const before = await counts();

  const sweeps = [testApp.db, otherDb, testApp.db, otherDb];
  await Promise.all(sweeps.map(async (db) => sweep(db.background, new Date())));

  const half = ROWS / 2;
  expect(await counts()).toEqual({
    ...before,
    attempts: before.attempts! - half,
    outbox: before.outbox! - half,
    payment_events: before.payment_events! - half,
    known_devices: before.known_devices! - half,
    sessions: before.sessions! - half,
    products: before.products! - 1,
    restaurants: 1,
    restaurant_counters: 1,
  });
  expect(before).toMatchObject({ restaurants: 1 + ABANDONED, restaurant_counters: 1 + ABANDONED });
});

async function counts() {
  const tables = ['attempts', 'outbox', 'payment_events', 'known_devices', 'sessions'];
  const of = [...tables, 'restaurants', 'restaurant_counters', 'products', 'categories'].map(
    (table) => `(select count(*) from ${table}) as ${table}`,
  );
  return onlyRow(await testApp.db.query<Record<string, number>>(`select ${of.join(', ')}`));
}
