import {
  askForBill,
  callWaiter,
  changeBasket,
  closeTab,
  enterTable,
  IDEMPOTENCY_HEADER,
  letIn,
  listCalls,
  listOrders,
  mergeTabs,
  placeOrder,
  placeRound,
  readOwnTab,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import type { ProductName, RestaurantOfTest } from '../../../test/restaurant.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();

/** Two at table 4, and two strangers at table 7 who have chosen before them. */
async function open() {
  const restaurant = await testApp.openRestaurant();
  const [lucia, marco] = [await restaurant.seat('4'), await restaurant.seat('4')];
  const [gema, hugo] = [await restaurant.seat('7'), await restaurant.seat('7')];
  await choose(gema, restaurant, 'vino', 7);
  await choose(hugo, restaurant, 'vino', 8);
  await choose(lucia, restaurant, 'salmorejo', 1);
  await choose(marco, restaurant, 'croquetas', 2);
  const { idcuenta, version } = await lucia.call(readOwnTab);
  const { idcuenta: strangers } = await gema.call(readOwnTab);
  return {
    restaurant,
    lucia,
    marco,
    gema,
    staff: await restaurant.logIn(),
    idcuenta,
    strangers,
    round: { comensales: [1, 2], version, idcuenta },
    scan: async (phone: TestClient) =>
      phone.call(enterTable, { body: { codigo: await restaurant.codeOf('7') } }),
  };
}

const choose = async (
  phone: TestClient,
  { products }: RestaurantOfTest,
  name: ProductName,
  quantity: number,
) => phone.call(changeBasket, { body: { lineas: [{ idproductos: products[name], quantity }] } });

const chosenBy = async (phone: TestClient) =>
  (await phone.call(readOwnTab)).cestas.flatMap(({ lineas }) =>
    lineas.map(({ quantity }) => quantity),
  );

describe('what a screen sends about the tab that it shows', () => {
  test('orders nothing of the strangers with whom a waiter has joined it meanwhile', async () => {
    const { lucia, gema, staff, idcuenta, strangers, round } = await open();
    await staff.call(mergeTabs, { params: { id: idcuenta }, body: { idcuenta: strangers } });
    await lucia.refused('tab_changed', placeRound, { body: round });
    expect(await staff.call(listOrders)).toEqual([]);
    expect((await chosenBy(gema)).toSorted((one, other) => one - other)).toEqual([1, 2, 7, 8]);
  });

  test('concerns no other table where its phone has gone meanwhile', async () => {
    const { restaurant, lucia, marco, gema, staff, idcuenta, round, scan } = await open();
    await scan(lucia);
    const order = { ...restaurant.order({ agua: 1 }), idcuenta };
    const lineas = [{ idproductos: restaurant.products.agua, quantity: 1 }];
    await lucia.refused('tab_changed', placeRound, { body: round });
    await lucia.refused('tab_changed', placeOrder, { body: order });
    await lucia.refused('tab_changed', changeBasket, { body: { lineas, idcuenta } });
    await lucia.refused('tab_changed', callWaiter, { body: { motivo: 'agua', idcuenta } });
    await lucia.refused('tab_changed', askForBill, { body: { forma: 'tarjeta', idcuenta } });
    await lucia.refused('tab_changed', letIn, { body: { idcomensal: 1, idcuenta } });
    expect(await staff.call(listOrders)).toEqual([]);
    expect(await staff.call(listCalls)).toEqual([]);
    expect(await chosenBy(marco)).toEqual([2]);
    expect(await chosenBy(gema)).toEqual([7, 8]);
  });

  test('holds where a waiter has taken its phone: an order and a call go along', async () => {
    const { restaurant, lucia, staff, idcuenta, strangers } = await open();
    await staff.call(mergeTabs, { params: { id: idcuenta }, body: { idcuenta: strangers } });
    const body = { ...restaurant.order({ agua: 1 }), idcuenta };
    expect(await lucia.call(placeOrder, { body })).toMatchObject({ mesa: '7' });
    const call = await lucia.call(callWaiter, { body: { motivo: 'agua', idcuenta } });
    expect(call.idcuenta).toBe(strangers);
  });

  test('is ordered apart once that tab is closed, as without saying which', async () => {
    const { restaurant, lucia, staff, idcuenta, round } = await open();
    await staff.call(closeTab, { params: { id: idcuenta }, body: {} });
    await lucia.refused('tab_closed', placeRound, { body: round });
    const body = { ...restaurant.order({ agua: 1 }), idcuenta };
    await lucia.call(placeOrder, { body });
    expect((await lucia.call(readOwnTab)).idcuenta).not.toBe(idcuenta);
  });

  test('is answered as before if it had arrived, wherever its phone is by now', async () => {
    const { restaurant, lucia, idcuenta, round, scan } = await open();
    const ronda = { body: round, headers: { [IDEMPOTENCY_HEADER]: 'ronda' } };
    const sola = {
      body: { ...restaurant.order({ agua: 1 }), idcuenta },
      headers: { [IDEMPOTENCY_HEADER]: 'sola' },
    };
    const [first, second] = [
      await lucia.call(placeRound, ronda),
      await lucia.call(placeOrder, sola),
    ];
    await scan(lucia);
    expect((await lucia.call(placeRound, ronda)).idorder).toBe(first.idorder);
    expect((await lucia.call(placeOrder, sola)).idorder).toBe(second.idorder);
  });
});
