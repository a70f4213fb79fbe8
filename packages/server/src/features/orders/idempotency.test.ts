import { randomUUID } from 'node:crypto';
import {
  changeProduct,
  IDEMPOTENCY_HEADER,
  listOrders,
  listProducts,
  placeOrder,
  type NewOrderWire,
  type OrderWire,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();

function sendWith(diner: TestClient, key: string, body: NewOrderWire) {
  return diner.send(placeOrder, { body, headers: { [IDEMPOTENCY_HEADER]: key } });
}

describe('an idempotency key', () => {
  test('sent again with the same order returns the same order', async () => {
    const restaurant = await testApp.openRestaurant();
    const diner = await restaurant.seat();
    const key = randomUUID();
    const body = restaurant.order({ agua: 1 }, { comentarios: 'Con hielo' });
    const first = await sendWith(diner, key, body);
    const again = await sendWith(diner, key, body);
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json()).toEqual(first.json());
    expect(await (await restaurant.logIn()).call(listOrders)).toHaveLength(1);
  });

  test('returns the same order even if the menu has changed since', async () => {
    const restaurant = await testApp.openRestaurant();
    const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
    const key = randomUUID();
    const first = await sendWith(diner, key, restaurant.order({ salmorejo: 1 }));
    const [product] = await staff.call(listProducts);
    const idproductos = product!.idproductos;
    for (const changed of [{ price: 9 }, { disponible: false }]) {
      await staff.call(changeProduct, { body: { idproductos, ...changed } });
      const again = await sendWith(diner, key, restaurant.order({ salmorejo: 1 }));
      expect(again.statusCode).toBe(200);
      expect(again.json()).toEqual(first.json());
    }
  });

  test('returns the same order even if its products cost nothing by now', async () => {
    const restaurant = await testApp.openRestaurant();
    const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
    const key = randomUUID();
    const { lineas = [] } = restaurant.order({ salmorejo: 1 });
    // Without a price in the request, the menu's price counts.
    const body = { lineas: lineas.map(({ idproductos, quantity }) => ({ idproductos, quantity })) };
    const first = await sendWith(diner, key, body);
    expect(first.statusCode).toBe(201);
    const [product] = await staff.call(listProducts);
    await staff.call(changeProduct, { body: { idproductos: product!.idproductos, price: 0 } });
    const again = await sendWith(diner, key, body);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    expect((await diner.call(placeOrder, { body })).total).toBe('0.00');
  });

  test('returns the order in its current state', async () => {
    const restaurant = await testApp.openRestaurant();
    const diner = await restaurant.seat();
    const key = randomUUID();
    await sendWith(diner, key, restaurant.order({ agua: 1 }));
    await testApp.db.query(`update orders set status = 'preparing'`);
    const again = await sendWith(diner, key, restaurant.order({ agua: 1 }));
    expect(again.json<OrderWire>().status).toBe('PREPARING');
  });

  test.each([
    { name: 'another quantity', basket: { agua: 2 }, more: {} },
    { name: 'another product', basket: { vino: 1 }, more: {} },
    { name: 'another note', basket: { agua: 1 }, more: { comentarios: 'Sin hielo' } },
    { name: 'no total', basket: { agua: 1 }, more: { total: undefined } },
  ])('used again with $name is refused', async ({ basket, more }) => {
    const restaurant = await testApp.openRestaurant();
    const diner = await restaurant.seat();
    const headers = { [IDEMPOTENCY_HEADER]: 'la-misma' };
    await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }), headers });
    const body = restaurant.order(basket, more);
    await diner.refused('key_reused', placeOrder, { body, headers });
    expect(await (await restaurant.logIn()).call(listOrders)).toHaveLength(1);
  });

  test("used by another party is refused, without showing the first party's order", async () => {
    const restaurant = await testApp.openRestaurant();
    const [diner, stranger] = [await restaurant.seat('4'), await restaurant.seat('4')];
    const headers = { [IDEMPOTENCY_HEADER]: 'la-misma' };
    const body = restaurant.order({ agua: 1 });
    await diner.call(placeOrder, { body, headers });
    const refusal = await stranger.refused('key_reused', placeOrder, { body, headers });
    expect(Object.keys(refusal).toSorted()).toEqual(['code', 'message']);
  });

  test('is independent of the same key in another restaurant', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    for (const where of [restaurant, other]) {
      const diner = await where.seat();
      const sent = await sendWith(diner, 'la-misma', where.order({ agua: 1 }));
      expect(sent.statusCode).toBe(201);
    }
  });

  test('whose order was refused can be used for the corrected order', async () => {
    const restaurant = await testApp.openRestaurant();
    const diner = await restaurant.seat();
    const headers = { [IDEMPOTENCY_HEADER]: 'la-misma' };
    const wrong = restaurant.order({ agua: 1 }, { total: '1.00' });
    await diner.refused('menu_changed', placeOrder, { body: wrong, headers });
    await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }), headers });
  });

  test('is optional: two requests without a key are two orders', async () => {
    const restaurant = await testApp.openRestaurant();
    const diner = await restaurant.seat();
    await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    expect(await (await restaurant.logIn()).call(listOrders)).toHaveLength(2);
  });
});

test('fifty simultaneous requests with one key make one order, and leave no gap in the numbers', async () => {
  const restaurant = await testApp.openRestaurant();
  const diner = await restaurant.seat();
  const body = restaurant.order({ salmorejo: 2, agua: 1 });
  const sendings = await Promise.all(
    Array.from({ length: 50 }, () => sendWith(diner, 'cincuenta', body)),
  );
  expect(sendings.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(sendings.filter(({ statusCode }) => statusCode === 200)).toHaveLength(49);
  expect(new Set(sendings.map((sent) => JSON.stringify(sent.json()))).size).toBe(1);
  const { evento } = sendings[0]!.json<{ evento: number }>();
  const next = await diner.call(placeOrder, { body });
  expect(next).toMatchObject({ idorder: 2, evento: evento + 1 });
});

test('fifty tables that order at the same time get fifty consecutive numbers', async () => {
  const restaurant = await testApp.openRestaurant();
  const diners = await Promise.all(
    Array.from({ length: 50 }, (_, index) => restaurant.seat(`${index + 1}`)),
  );
  const orders = await Promise.all(
    diners.map((diner) => diner.call(placeOrder, { body: restaurant.order({ croquetas: 1 }) })),
  );
  const oneToFifty = Array.from({ length: 50 }, (_, index) => index + 1);
  const ascending = (one: number, other: number) => one - other;
  expect(orders.map(({ idorder }) => idorder).toSorted(ascending)).toEqual(oneToFifty);
  const events = orders.map(({ evento }) => evento).toSorted(ascending);
  expect(events.map((number) => number - events[0]! + 1)).toEqual(oneToFifty);
});
