import { createStaff, placeOrder } from '@simplato/contract';
import { encodeTableCode } from '@simplato/domain';
import { expect, test } from 'vitest';
import { registeredRestaurant, staffForm } from '../../../test/people.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { sweep } from '../../maintenance.ts';

const testApp = openTestApp();

/** The restaurants left by a sweep when all were registered that long ago, by the database's clock. */
async function sweptAfter(age: string): Promise<number[]> {
  await testApp.db.query('update restaurants set created_at = now() - $1::interval', [age]);
  await sweep(testApp.db, new Date());
  const rows = await testApp.db.query<{ id: number }>(
    'select restaurant_id as id from restaurants order by 1',
  );
  return rows.map(({ id }) => id);
}

test('a restaurant that never got a user is deleted after a day, with its ticket', async () => {
  const restaurantId = await registeredRestaurant(testApp.visitor());
  expect(await sweptAfter('23 hours 59 minutes')).toEqual([restaurantId]);
  expect(await sweptAfter('24 hours 1 minute')).toEqual([]);
  expect(await testApp.db.query('select 1 from registration_tickets')).toEqual([]);
  expect(await testApp.db.query('select 1 from restaurant_counters')).toEqual([]);
});

test('a server whose clock is days ahead does not delete new restaurants', async () => {
  const restaurantId = await registeredRestaurant(testApp.visitor());
  testApp.clock.advance(3 * 24 * 3_600_000);
  await (await testApp.anotherApp()).close();
  const [row] = await testApp.db.query('select restaurant_id from restaurants');
  expect(row).toEqual({ restaurant_id: restaurantId });
});

test('a restaurant with staff is kept for good, and so are its orders', async () => {
  const owner = testApp.visitor();
  const registered = await registeredRestaurant(owner);
  await owner.call(createStaff, { body: staffForm(testApp, registered) });
  const restaurant = await testApp.openRestaurant();
  await (await restaurant.seat()).call(placeOrder, { body: restaurant.order({ agua: 1 }) });
  expect(await sweptAfter('400 days')).toEqual([registered, restaurant.restaurantId]);
  expect(await testApp.db.query('select 1 from orders')).toHaveLength(1);
});

test('an unfinished restaurant whose table was entered goes too, with its visits and sessions', async () => {
  const guest = testApp.visitor();
  const tried = await registeredRestaurant(testApp.visitor());
  await guest.enter(encodeTableCode({ tableName: '4', restaurantId: tried, key: null }));
  const restaurant = await testApp.openRestaurant();
  await (await restaurant.seat()).call(placeOrder, { body: restaurant.order({ agua: 1 }) });

  expect(await sweptAfter('2 days')).toEqual([restaurant.restaurantId]);
  for (const table of ['visits', 'sessions']) {
    const rows = await testApp.db.query(`select distinct restaurant_id as id from ${table}`);
    expect(rows).toEqual([{ id: restaurant.restaurantId }]);
  }
});

test('a restaurant without users that has orders is kept, and does not stop the sweep', async () => {
  const abandoned = await registeredRestaurant(testApp.visitor());
  const restaurant = await testApp.openRestaurant();
  await (await restaurant.seat()).call(placeOrder, { body: restaurant.order({ agua: 1 }) });
  await testApp.db.query('delete from sessions where staff_id is not null');
  await testApp.db.query('delete from staff');
  expect(await sweptAfter('2 days')).toEqual([restaurant.restaurantId]);
  expect(abandoned).not.toBe(restaurant.restaurantId);
});

test('expired data is deleted too: sessions, links, failed attempts, sent mails', async () => {
  const restaurant = await testApp.openRestaurant();
  await restaurant.logIn();
  await testApp.db.query(`update sessions set expires_at = now() - interval '1 second'`);
  await testApp.db.query(
    `insert into attempts (bucket, failures, last_at)
     values ('old', 9, now() - interval '25 hours'), ('young', 9, now() - interval '23 hours')`,
  );
  await testApp.db.query(
    `insert into one_time_tokens (token_hash, purpose, restaurant_id, staff_id, email, expires_at)
     select 'old', 'reset-password', restaurant_id, staff_id, email, now() - interval '1 second' from staff`,
  );
  await testApp.db.query(
    `insert into outbox (recipient, subject, body_text, sent_at)
     values ('old', '', '', now() - interval '25 hours'), ('young', '', '', now())`,
  );
  await sweep(testApp.db, new Date());
  expect(await testApp.db.query('select 1 from sessions')).toEqual([]);
  expect(await testApp.db.query('select 1 from one_time_tokens')).toEqual([]);
  expect(await testApp.db.query(`select bucket from attempts where failures = 9`)).toEqual([
    { bucket: 'young' },
  ]);
  expect(await testApp.db.query('select recipient from outbox')).toEqual([{ recipient: 'young' }]);
});
