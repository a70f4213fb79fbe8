import { enterTable, listOwnOrders, placeOrder, signOut } from '@simplato/contract';
import { expect, test } from 'vitest';
import { registeredDiner } from '../../../test/people.ts';
import { openStage } from '../../../test/test-app.ts';
import { purgeVisits } from './purge-visits.ts';

const stage = openStage();

/** Moves all visits that far into the past. */
async function age(days: number): Promise<void> {
  await stage.db.query('update visits set started_at = started_at - make_interval(days => $1)', [
    days,
  ]);
}

async function countVisits(): Promise<number> {
  return (await stage.db.query('select 1 from visits')).length;
}

test('a visit of which nothing came is deleted after eight days', async () => {
  const house = await stage.openHouse();
  const diner = await house.seat();
  await diner.call(signOut);
  await age(7);
  await purgeVisits(stage.db);
  expect(await countVisits()).toBe(1);
  await age(2);
  await purgeVisits(stage.db);
  expect(await countVisits()).toBe(0);
});

test('a visit with an order stays, and is looked at only once', async () => {
  const house = await stage.openHouse();
  const diner = await house.seat();
  await diner.call(placeOrder, { body: house.order({ salmorejo: 1 }) });
  await diner.call(signOut);
  await age(9);
  await purgeVisits(stage.db);
  expect(await stage.db.query('select is_kept from visits')).toEqual([{ is_kept: true }]);
});

test('a visit whose session still lasts stays until the session ends', async () => {
  const house = await stage.openHouse();
  const diner = await house.seat();
  await age(9);
  await purgeVisits(stage.db);
  expect(await diner.call(listOwnOrders)).toEqual([]);
  await diner.call(signOut);
  await purgeVisits(stage.db);
  expect(await countVisits()).toBe(0);
});

test("a diner's visit stays", async () => {
  const house = await stage.openHouse();
  const diner = await registeredDiner(stage);
  await diner.call(enterTable, { body: { codigo: await house.codeOf('4') } });
  await diner.call(signOut);
  await age(9);
  await purgeVisits(stage.db);
  expect(await countVisits()).toBe(1);
});

test('more visits than fit in a batch are deleted in one go', async () => {
  const { restaurantId } = await stage.openHouse();
  await stage.db.query(
    `insert into visits (restaurant_id, visit_id)
     select $1, gen_random_uuid() from generate_series(1, 2500)`,
    [restaurantId],
  );
  await age(9);
  await purgeVisits(stage.db);
  expect(await countVisits()).toBe(0);
});
