import { advanceOrder, listOrders, listOwnOrders, placeOrder } from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { openStage } from '../../../test/test-app.ts';

const stage = openStage();

describe('the board', () => {
  test('shows all orders that are not closed, the oldest first, with their lines', async () => {
    const house = await stage.openHouse();
    const [diner, staff] = [await house.seat('1'), await house.logIn()];
    const orders = [
      await diner.call(placeOrder, { body: house.order({ agua: 1 }) }),
      await diner.call(placeOrder, { body: house.order({ rabo: 2, vino: 1 }) }),
      await diner.call(placeOrder, { body: house.order({ salmorejo: 1 }) }),
    ];
    const [first, second, third] = orders;
    expect(await staff.call(listOrders)).toEqual(orders);
    const body = { idorder: third!.idorder, status: 'PREPARING' } as const;
    const moved = await staff.call(advanceOrder, { body });
    expect(await staff.call(listOrders)).toEqual([first, second, moved]);
  });

  test('keeps the lines of each order in the order they were sent', async () => {
    const house = await stage.openHouse();
    const diner = await house.seat();
    const ids = Object.values(house.dishes);
    const lineas = Array.from({ length: 60 }, (_, index) => ({
      idproductos: ids[(index * 3) % ids.length]!,
      quantity: (index % 9) + 1,
      nota: `línea ${index}`,
    }));
    await diner.call(placeOrder, { body: { lineas } });
    const [order] = await (await house.logIn()).call(listOrders);
    expect(order?.lineas.map(({ nota }) => nota)).toEqual(lineas.map(({ nota }) => nota));
  });

  test('shows no orders of another house', async () => {
    const [house, other] = [await stage.openHouse(), await stage.openHouse()];
    await (await house.seat()).call(placeOrder, { body: house.order({ agua: 1 }) });
    expect(await (await other.logIn()).call(listOrders)).toEqual([]);
  });
});

describe('the orders of a visit', () => {
  test('are shown to that visit only, the newest first, including closed ones', async () => {
    const house = await stage.openHouse();
    const [ana, luis, staff] = [await house.seat('4'), await house.seat('4'), await house.logIn()];
    const first = await ana.call(placeOrder, { body: house.order({ agua: 1 }) });
    const theirs = await luis.call(placeOrder, { body: house.order({ vino: 1 }) });
    const second = await ana.call(placeOrder, { body: house.order({ rabo: 1 }) });
    expect(await ana.call(listOwnOrders)).toEqual([second, first]);
    expect(await luis.call(listOwnOrders)).toEqual([theirs]);
    for (const status of ['PREPARING', 'COMPLETED', 'CLOSED'] as const) {
      await staff.call(advanceOrder, { body: { idorder: first.idorder, status } });
    }
    const statuses = (await ana.call(listOwnOrders)).map(({ status }) => status);
    expect(statuses).toEqual(['READY', 'CLOSED']);
  });
});
