import {
  listOrderChanges,
  listOrders,
  listOwnOrders,
  listTabs,
  placeOrder,
  placeOrderForTable,
  streamOrders,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { openPayingRestaurant } from '../../../test/paying.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();
const atTable = (mesa: string) => ({ params: { mesa } });

describe("a waiter's order for a table", () => {
  test('is not to be paid online: nobody would open the page', async () => {
    const { restaurant, owner } = await openPayingRestaurant(testApp);
    for (const ispaid of ['pending', 'true'] as const) {
      const body = restaurant.order({ agua: 1 }, { ispaid });
      const refusal = await owner.refused('bad_request', placeOrderForTable, {
        ...atTable('4'),
        body,
      });
      expect(Object.keys(refusal.fields ?? {})).toEqual(['ispaid']);
    }
    expect(await testApp.db.query('select 1 from visits')).toEqual([]);
  });

  test('is shown on the board like any other, with its origin', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const board = await testApp.read(staff, streamOrders);
    const order = await staff.call(placeOrderForTable, {
      ...atTable('Terraza 1'),
      body: restaurant.order({ rabo: 1, vino: 2 }, { comentarios: 'Sin prisa' }),
    });
    expect(order).toMatchObject({
      mesa: 'Terraza 1',
      verificada: true,
      origen: 'camarero',
      status: 'READY',
      ispaid: 'false',
      total: '43.80',
      comentarios: 'Sin prisa',
    });
    expect(await board.nextOrder()).toEqual(order);
    expect(await staff.call(listOrders)).toEqual([order]);
    const changes = await staff.call(listOrderChanges, { params: { id: order.idorder } });
    expect(changes.map(({ quien }) => quien)).toEqual([`cocina${restaurant.restaurantId}`]);
  });

  test('is not shown on any diner’s phone', async () => {
    const restaurant = await testApp.openRestaurant();
    const [diner, staff] = [await restaurant.seat('4'), await restaurant.logIn()];
    await staff.call(placeOrderForTable, { ...atTable('4'), body: restaurant.order({ agua: 1 }) });
    expect(await diner.call(listOwnOrders)).toEqual([]);
  });

  test('is one order per key, however often it is sent', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const sending = {
      ...atTable('4'),
      headers: { 'idempotency-key': 'del-camarero' },
      body: restaurant.order({ agua: 1 }),
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => staff.call(placeOrderForTable, sending)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await staff.call(listOrders)).toHaveLength(1);
    await staff.refused('key_reused', placeOrderForTable, {
      ...sending,
      body: restaurant.order({ agua: 2 }),
    });
    await staff.refused('key_reused', placeOrderForTable, { ...sending, ...atTable('7') });
    const [tab] = await staff.call(listTabs);
    const body = { ...sending.body, idcuenta: tab?.idcuenta };
    await staff.refused('key_reused', placeOrderForTable, { ...sending, body });
    const diner = await restaurant.seat();
    const { params: _, ...same } = sending;
    await diner.refused('key_reused', placeOrder, same);
  });

  test('is refused for the same reasons as a diner’s', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const send = (body: unknown, mesa = '4') => ({ ...atTable(mesa), body });
    await staff.refused('empty_basket', placeOrderForTable, send({ lineas: [] }));
    const cheap = restaurant.order({ rabo: 1 }, { total: '1.00' });
    await staff.refused('menu_changed', placeOrderForTable, send(cheap));
    await staff.refused(
      'bad_request',
      placeOrderForTable,
      send(restaurant.order({ agua: 1 }), 'x-1'),
    );
    const other = await testApp.openRestaurant();
    const foreign = { ...restaurant.order({ agua: 1 }), identerprise: other.restaurantId };
    await staff.refused('other_house', placeOrderForTable, send(foreign));
    expect(await staff.call(listOrders)).toEqual([]);
  });
});
