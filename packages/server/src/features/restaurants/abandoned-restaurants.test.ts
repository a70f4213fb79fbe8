import { createStaff, placeOrder } from '@simplato/contract';
import { encodeTableCode } from '@simplato/domain';
import { expect, test } from 'vitest';
import { registeredHouse, staffForm } from '../../../test/people.ts';
import { openStage } from '../../../test/test-app.ts';
import { sweep } from '../../sweep.ts';

const stage = openStage();

/** The houses left by a sweep when all were registered that long ago, by the database's clock. */
async function sweptAfter(age: string): Promise<number[]> {
  await stage.db.query('update restaurants set created_at = now() - $1::interval', [age]);
  await sweep(stage.db, new Date());
  const rows = await stage.db.query<{ id: number }>(
    'select restaurant_id as id from restaurants order by 1',
  );
  return rows.map(({ id }) => id);
}

test('a house that never got a user is deleted after a day, with its ticket', async () => {
  const restaurantId = await registeredHouse(stage.visitor());
  expect(await sweptAfter('23 hours 59 minutes')).toEqual([restaurantId]);
  expect(await sweptAfter('24 hours 1 minute')).toEqual([]);
  expect(await stage.db.query('select 1 from registration_tickets')).toEqual([]);
  expect(await stage.db.query('select 1 from restaurant_counters')).toEqual([]);
});

test('a server whose clock is days ahead does not delete new houses', async () => {
  const restaurantId = await registeredHouse(stage.visitor());
  stage.clock.advance(3 * 24 * 3_600_000);
  await (await stage.anotherApp()).close();
  const [row] = await stage.db.query('select restaurant_id from restaurants');
  expect(row).toEqual({ restaurant_id: restaurantId });
});

test('a house with staff is kept for good, and so are its orders', async () => {
  const owner = stage.visitor();
  const registered = await registeredHouse(owner);
  await owner.call(createStaff, { body: staffForm(stage, registered) });
  const house = await stage.openHouse();
  await (await house.seat()).call(placeOrder, { body: house.order({ agua: 1 }) });
  expect(await sweptAfter('400 days')).toEqual([registered, house.restaurantId]);
  expect(await stage.db.query('select 1 from orders')).toHaveLength(1);
});

test('an unfinished house whose table was entered goes too, with its visits and sessions', async () => {
  const guest = stage.visitor();
  const tried = await registeredHouse(stage.visitor());
  await guest.enter(encodeTableCode({ tableName: '4', restaurantId: tried, key: null }));
  const house = await stage.openHouse();
  await (await house.seat()).call(placeOrder, { body: house.order({ agua: 1 }) });

  expect(await sweptAfter('2 days')).toEqual([house.restaurantId]);
  for (const table of ['visits', 'sessions']) {
    const rows = await stage.db.query(`select distinct restaurant_id as id from ${table}`);
    expect(rows).toEqual([{ id: house.restaurantId }]);
  }
});

test('a house without users that has orders is kept, and does not stop the sweep', async () => {
  const abandoned = await registeredHouse(stage.visitor());
  const house = await stage.openHouse();
  await (await house.seat()).call(placeOrder, { body: house.order({ agua: 1 }) });
  await stage.db.query('delete from sessions where staff_id is not null');
  await stage.db.query('delete from staff');
  expect(await sweptAfter('2 days')).toEqual([house.restaurantId]);
  expect(abandoned).not.toBe(house.restaurantId);
});

test('expired data is deleted too: sessions, links, failed attempts, sent mails', async () => {
  const house = await stage.openHouse();
  await house.logIn();
  await stage.db.query(`update sessions set expires_at = now() - interval '1 second'`);
  await stage.db.query(
    `insert into attempts (bucket, failures, last_at)
     values ('old', 9, now() - interval '25 hours'), ('young', 9, now() - interval '23 hours')`,
  );
  await stage.db.query(
    `insert into one_time_tokens (token_hash, purpose, restaurant_id, staff_id, email, expires_at)
     select 'old', 'reset-password', restaurant_id, staff_id, email, now() - interval '1 second' from staff`,
  );
  await stage.db.query(
    `insert into outbox (recipient, subject, body_text, sent_at)
     values ('old', '', '', now() - interval '25 hours'), ('young', '', '', now())`,
  );
  await sweep(stage.db, new Date());
  expect(await stage.db.query('select 1 from sessions')).toEqual([]);
  expect(await stage.db.query('select 1 from one_time_tokens')).toEqual([]);
  expect(await stage.db.query(`select bucket from attempts where failures = 9`)).toEqual([
    { bucket: 'young' },
  ]);
  expect(await stage.db.query('select recipient from outbox')).toEqual([{ recipient: 'young' }]);
});
