import {
  advanceOrder,
  cancelOrder,
  chargeTab,
  listMissedOrders,
  listOrders,
  listOwnOrders,
  placeOrder,
  readOwnTab,
} from '@simplato/contract';
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

describe('what a board has missed since an event', () => {
  const openBoard = async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const missed = async (desde: number) =>
      (await staff.call(listMissedOrders, { query: { desde: String(desde) } })).pedidos;
    const order = async (table: string) =>
      (await restaurant.seat(table)).call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    return { restaurant, staff, missed, order };
  };

  test('are the orders that have changed since, also those that have left it, as they are now', async () => {
    const { staff, missed, order } = await openBoard();
    const closed = await order('1');
    const cancelled = await order('2');
    const untouched = await order('3');
    expect(await missed(untouched.evento)).toEqual([]);
    const placed = await order('4');
    await serve(staff, closed.idorder, 'CLOSED');
    const params = { id: cancelled.idorder };
    await staff.call(cancelOrder, { params, body: { motivo: 'Se han ido' } });
    const listed = await missed(untouched.evento);
    expect(listed?.map(({ idorder, status }) => [idorder, status])).toEqual([
      [closed.idorder, 'CLOSED'],
      [cancelled.idorder, 'CANCELLED'],
      [placed.idorder, 'READY'],
    ]);
    expect(listed?.at(-1)).toEqual(placed);
    const last = Math.max(...listed!.map(({ evento }) => evento));
    expect(await missed(last)).toEqual([]);
  });

  test('are also the open orders of a tab that has paid, which are otherwise the same', async () => {
    const { restaurant, staff, missed, order } = await openBoard();
    const guest = await restaurant.seat('1');
    const paid = await guest.call(placeOrder, { body: restaurant.order({ agua: 2 }) });
    const other = await order('2');
    const { idcuenta, pendiente } = await guest.call(readOwnTab);
    const body = { forma: 'efectivo', importe: pendiente } as const;
    const headers = { 'idempotency-key': 'charge-1' };
    await staff.call(chargeTab, { params: { id: idcuenta }, headers, body });
    const listed = await missed(other.evento);
    expect(listed).toEqual((await staff.call(listOrders)).slice(0, 1));
    expect(listed?.[0]?.idorder).toBe(paid.idorder);
    expect(listed?.[0]?.porpagar).toBe('0.00');
  });

  test('cannot be told where the number is not yet reached, or too many events ago', async () => {
    const { restaurant, missed, order } = await openBoard();
    const { evento } = await order('1');
    expect(await missed(evento + 1)).toBeNull();
    const count = `update restaurant_counters set last_event_id = $2 where restaurant_id = $1`;
    await testApp.db.query(count, [restaurant.restaurantId, evento + 100]);
    expect(await missed(evento)).toEqual([]);
    await testApp.db.query(count, [restaurant.restaurantId, evento + 101]);
    expect(await missed(evento)).toBeNull();
  });

  test('holds nothing of another restaurant', async () => {
    const [ours, theirs] = [await openBoard(), await openBoard()];
    const { evento } = await ours.order('1');
    await theirs.order('1');
    await theirs.order('2');
    expect(await ours.missed(evento)).toEqual([]);
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
