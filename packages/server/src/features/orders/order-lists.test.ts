import { advanceOrder, listOrders, listOwnOrders, placeOrder } from '@simplato/contract';
import { serve } from '@simplato/test-kit';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();

describe('the board', () => {
  test('shows all orders that are not closed, the oldest first, with their lines', async () => {
    const restaurant = await testApp.openRestaurant();
    const [diner, staff] = [await restaurant.seat('1'), await restaurant.logIn()];
    const orders = [
      await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) }),
      await diner.call(placeOrder, { body: restaurant.order({ rabo: 2, vino: 1 }) }),
      await diner.call(placeOrder, { body: restaurant.order({ salmorejo: 1 }) }),
    ];
    const [first, second, third] = orders;
    expect(await staff.call(listOrders)).toEqual(orders);
    const body = { idorder: third!.idorder, status: 'PREPARING' } as const;
    const moved = await staff.call(advanceOrder, { body });
    expect(await staff.call(listOrders)).toEqual([first, second, moved]);
  });

  test('keeps the lines of each order in the order they were sent', async () => {
    const restaurant = await testApp.openRestaurant();
    const diner = await restaurant.seat();
    const ids = Object.values(restaurant.products);
    const lineas = Array.from({ length: 60 }, (_, index) => ({
      idproductos: ids[(index * 3) % ids.length]!,
      quantity: (index % 9) + 1,
      nota: `línea ${index}`,
    }));
    await diner.call(placeOrder, { body: { lineas } });
    const [order] = await (await restaurant.logIn()).call(listOrders);
    expect(order?.lineas.map(({ nota }) => nota)).toEqual(lineas.map(({ nota }) => nota));
  });

  test('shows no orders of another restaurant', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    await (await restaurant.seat()).call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    expect(await (await other.logIn()).call(listOrders)).toEqual([]);
  });
});

describe('the orders of a visit', () => {
  test('are shown to that visit only, the newest first, including closed ones', async () => {
    const restaurant = await testApp.openRestaurant();
    const [ana, luis, staff] = [
      await restaurant.seat('4'),
      await restaurant.seat('4'),
      await restaurant.logIn(),
    ];
    const first = await ana.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    const theirs = await luis.call(placeOrder, { body: restaurant.order({ vino: 1 }) });
    const second = await ana.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
    expect(await ana.call(listOwnOrders)).toEqual([second, first]);
    expect(await luis.call(listOwnOrders)).toEqual([theirs]);
    await serve(staff, first.idorder);
    const statuses = (await ana.call(listOwnOrders)).map(({ status }) => status);
    expect(statuses).toEqual(['READY', 'CLOSED']);
  });
});
