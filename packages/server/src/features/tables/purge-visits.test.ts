import {
  changeBasket,
  enterTable,
  IDEMPOTENCY_HEADER,
  listOwnOrders,
  nameMember,
  placeOrder,
  placeRound,
  readOwnTab,
  readTab,
  signOut,
  startTabPayment,
} from '@simplato/contract';
import { expect, test } from 'vitest';
import { openPayingRestaurant } from '../../../test/paying.ts';
import { registeredDiner } from '../../../test/people.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { dropStrayVisits, purgeVisits } from './visits.ts';

const testApp = openTestApp();

/** Moves all visits that far into the past. */
async function age(days: number): Promise<void> {
  await testApp.db.query('update visits set started_at = started_at - make_interval(days => $1)', [
    days,
  ]);
}

async function countVisits(): Promise<number> {
  return (await testApp.db.query('select 1 from visits')).length;
}

test('a visit of which nothing came is deleted after eight days', async () => {
  const restaurant = await testApp.openRestaurant();
  const diner = await restaurant.seat();
  await diner.call(signOut);
  await age(7);
  await purgeVisits(testApp.db);
  expect(await countVisits()).toBe(1);
  await age(2);
  await purgeVisits(testApp.db);
  expect(await countVisits()).toBe(0);
});

test('a visit with an order stays, and is looked at only once', async () => {
  const restaurant = await testApp.openRestaurant();
  const diner = await restaurant.seat();
  await diner.call(placeOrder, { body: restaurant.order({ salmorejo: 1 }) });
  await diner.call(signOut);
  await age(9);
  await purgeVisits(testApp.db);
  expect(await testApp.db.query('select is_kept from visits')).toEqual([{ is_kept: true }]);
});

test('of whoever ate from a friend’s order or paid a share their tab keeps the name', async () => {
  const { restaurant, owner } = await openPayingRestaurant(testApp);
  const [lucia, marco, ines] = [
    await restaurant.seat('4'),
    await restaurant.seat('4'),
    await restaurant.seat('4'),
  ];
  await marco.call(nameMember, { body: { nombre: 'Marco' } });
  await ines.call(nameMember, { body: { nombre: 'Inés' } });
  const lineas = [{ idproductos: restaurant.products.agua, quantity: 1 }];
  await marco.call(changeBasket, { body: { lineas, comentarios: 'alergia al huevo' } });
  const { idcuenta, version } = await lucia.call(readOwnTab);
  const keyed = (key: string) => ({ headers: { [IDEMPOTENCY_HEADER]: key } });
  await lucia.call(placeRound, { ...keyed('ronda'), body: { comensales: [2], version } });
  await ines.call(startTabPayment, {
    ...keyed('parte'),
    body: { modo: 'importe', importe: '1.00' },
  });
  for (const phone of [lucia, marco, ines]) await phone.call(signOut);
  const tab = { params: { id: idcuenta } };
  const before = await owner.call(readTab, tab);
  expect(before.comensales.map(({ nombre }) => nombre)).toEqual(['Comensal 1', 'Marco', 'Inés']);
  await age(9);
  await purgeVisits(testApp.db);
  expect(await owner.call(readTab, tab)).toEqual(before);
});

test('a visit whose session still lasts stays until the session ends', async () => {
  const restaurant = await testApp.openRestaurant();
  const diner = await restaurant.seat();
  await age(9);
  await purgeVisits(testApp.db);
  expect(await diner.call(listOwnOrders)).toEqual([]);
  await diner.call(signOut);
  await purgeVisits(testApp.db);
  expect(await countVisits()).toBe(0);
});

test("a diner's visit stays", async () => {
  const restaurant = await testApp.openRestaurant();
  const diner = await registeredDiner(testApp);
  await diner.call(enterTable, { body: { codigo: await restaurant.codeOf('4') } });
  await diner.call(signOut);
  await age(9);
  await purgeVisits(testApp.db);
  expect(await countVisits()).toBe(1);
});

test('more visits than fit in a batch are deleted in one go', async () => {
  const { restaurantId } = await testApp.openRestaurant();
  await testApp.db.query(
    `insert into visits (restaurant_id, visit_id)
     select $1, gen_random_uuid() from generate_series(1, 2500)`,
    [restaurantId],
  );
  await age(9);
  await purgeVisits(testApp.db);
  expect(await countVisits()).toBe(0);
});

test('of those who come again and again without a cookie nothing is left within the hour', async () => {
  const restaurant = await testApp.openRestaurant();
  const codigo = await restaurant.codeOf('4');
  const url = `/scanqr?c=${encodeURIComponent(codigo)}`;
  for (let time = 0; time < 3; time += 1) await testApp.app.inject({ url });
  const [reader, eater, visitor] = [
    await restaurant.seat(),
    await restaurant.seat(),
    await registeredDiner(testApp),
  ];
  await visitor.call(enterTable, { body: { codigo } });
  await eater.call(placeOrder, { body: restaurant.order({ salmorejo: 1 }) });
  await reader.call(listOwnOrders);
  const used = () =>
    testApp.db.query(`select 1 from sessions where role = 'guest' and last_used_at > created_at`);
  await expect.poll(async () => (await used()).length).toBe(2);
  await dropStrayVisits(testApp.db);
  expect(await countVisits()).toBe(6);
  await testApp.db.query(`update visits set started_at = started_at - interval '45 minutes'`);
  await dropStrayVisits(testApp.db);
  expect(await countVisits()).toBe(3);
  expect(await reader.call(listOwnOrders)).toEqual([]);
});
