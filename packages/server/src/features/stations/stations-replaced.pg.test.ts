import { changeStations, listOrders, placeOrderForTable } from '@simplato/contract';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import { untilItWaits } from '../../../test/until-it-waits.ts';

const testApp = openTestApp();

async function opened() {
  const restaurant = await testApp.openRestaurant();
  const owner = await restaurant.logIn();
  const categorias = Object.values(restaurant.categories);
  const name = async (nombre: string) => {
    const body = { partidas: [{ nombre, categorias, impresora: '' }] };
    await owner.call(changeStations, { body });
  };
  await name('Plancha');
  const order = async () =>
    owner.call(placeOrderForTable, {
      params: { mesa: '7' },
      body: restaurant.order({ rabo: 1 }),
    });
  const stationsOfLines = async () =>
    (await owner.call(listOrders)).flatMap(({ lineas }) => lineas.map(({ partida }) => partida));
  return { restaurant, name, order, stationsOfLines };
}

test('an order that waits while stations are replaced has the new ones', async () => {
  const { restaurant, order, stationsOfLines } = await opened();
  const { restaurantId } = restaurant;
  let placing: Promise<unknown> | undefined;
  await testApp.db.transaction(async (tx) => {
    await tx.query('select 1 from restaurant_counters where restaurant_id = $1 for no key update', [
      restaurantId,
    ]);
    placing = order();
    await untilItWaits(testApp.db, placing);
    await tx.query(`update stations set name = 'Parrilla' where restaurant_id = $1`, [
      restaurantId,
    ]);
    await tx.query(`update categories set station = 'Parrilla' where restaurant_id = $1`, [
      restaurantId,
    ]);
  });
  await placing;
  expect(await stationsOfLines()).toEqual(['Parrilla']);
});

test('orders placed while stations are replaced again and again have those of the end', async () => {
  const { name, order, stationsOfLines } = await opened();
  const rename = async () => {
    for (const nombre of ['Parrilla', 'Plancha', 'Horno', 'Plancha', 'Parrilla', 'Brasa']) {
      await name(nombre);
    }
  };
  const orders = async () => {
    for (let count = 1; count <= 8; count += 1) await order();
  };
  await Promise.all([rename(), orders(), orders(), orders()]);
  expect(await stationsOfLines()).toEqual(Array.from({ length: 24 }, () => 'Brasa'));
});
