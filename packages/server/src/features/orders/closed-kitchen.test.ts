import {
  changeRestaurant,
  delayOrders,
  kitchenNowWire,
  listOrders,
  pauseKitchen,
  placeOrder,
  placeOrderForTable,
  readRestaurant,
  STREAM_EVENTS,
  streamOrders,
  streamOwnOrders,
  type EnterpriseWire,
  type KitchenNowWire,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { EventReader } from '../../../test/event-reader.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();
const MINUTE_MS = 60_000;

async function setHours(staff: TestClient, horario: EnterpriseWire['horario']) {
  const settings = await staff.call(readRestaurant);
  await staff.call(changeRestaurant, { body: { ...settings, horario } });
}

/** Every weekday except yesterday, today and tomorrow, so that the restaurant is closed whatever the hour. */
function hoursOfOtherDays(): EnterpriseWire['horario'] {
  const today = new Date().getUTCDay();
  return [3, 4].map((ahead) => ({
    dia: ((today + ahead + 6) % 7) + 1,
    abre: '13:00',
    cierra: '16:00',
  }));
}

describe('a paused kitchen', () => {
  test('refuses orders, stores nothing, and accepts them again once it is open', async () => {
    const restaurant = await testApp.openRestaurant();
    const [staff, diner] = [await restaurant.logIn(), await restaurant.seat()];
    const body = restaurant.order({ agua: 1 });
    await staff.call(pauseKitchen, { body: { cerrada: true } });
    await diner.refused('kitchen_closed', placeOrder, { body });
    expect(await staff.call(listOrders)).toEqual([]);
    await staff.call(pauseKitchen, { body: { cerrada: false } });
    expect((await diner.call(placeOrder, { body })).idorder).toBe(1);
  });

  test('opens again by itself when the pause is over', async () => {
    const restaurant = await testApp.openRestaurant();
    const [staff, diner] = [await restaurant.logIn(), await restaurant.seat()];
    const body = restaurant.order({ agua: 1 });
    await staff.call(pauseKitchen, { body: { cerrada: true, minutos: 15 } });
    testApp.clock.advance(14 * MINUTE_MS);
    await diner.refused('kitchen_closed', placeOrder, { body });
    testApp.clock.advance(MINUTE_MS);
    await diner.call(placeOrder, { body });
  });

  test('still answers a key whose order was accepted before, and refuses a new one', async () => {
    const restaurant = await testApp.openRestaurant();
    const [staff, diner] = [await restaurant.logIn(), await restaurant.seat()];
    const sending = { body: restaurant.order({ agua: 1 }), headers: { 'idempotency-key': 'una' } };
    const order = await diner.call(placeOrder, sending);
    await staff.call(pauseKitchen, { body: { cerrada: true } });
    expect(await diner.call(placeOrder, sending)).toEqual(order);
    const other = { ...sending, headers: { 'idempotency-key': 'otra' } };
    await diner.refused('kitchen_closed', placeOrder, other);
  });

  test('is checked in the database, even if the cache says that it is open', async () => {
    const restaurant = await testApp.openRestaurant();
    const diner = await restaurant.seat();
    const body = restaurant.order({ agua: 1 });
    await diner.call(placeOrder, { body });
    // Changed in the database alone, so no signal invalidates the cache.
    await testApp.db.query('update restaurants set is_paused = true');
    await diner.refused('kitchen_closed', placeOrder, { body });
  });

  test('does not affect other restaurants', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    await (await restaurant.logIn()).call(pauseKitchen, { body: { cerrada: true } });
    await (await other.seat()).call(placeOrder, { body: other.order({ agua: 1 }) });
  });
});

describe('a kitchen that takes longer', () => {
  async function withDelay(minutos: number | null) {
    const restaurant = await testApp.openRestaurant();
    const [staff, diner] = [await restaurant.logIn(), await restaurant.seat()];
    const now = await staff.call(delayOrders, { body: { minutos } });
    const order = (demora?: number) => ({
      body: { ...restaurant.order({ agua: 1 }), ...(demora !== undefined && { demora }) },
    });
    return { restaurant, staff, diner, now, order };
  }

  test('refuses those who were told of less, and stores nothing; takes those who accept it', async () => {
    const { staff, diner, now, order } = await withDelay(40);
    expect(now).toMatchObject({ abierta: true, demora: { minutos: 40 } });
    for (const told of [0, 20]) {
      const refusal = await diner.refused('orders_delayed', placeOrder, order(told));
      expect(refusal.demora).toBe(40);
    }
    expect(await staff.call(listOrders)).toEqual([]);
    await diner.call(placeOrder, order(40));
    await staff.call(delayOrders, { body: { minutos: 20 } });
    await diner.call(placeOrder, order(40));
    await staff.call(delayOrders, { body: { minutos: null } });
    await diner.call(placeOrder, order(0));
  });

  test('asks neither waiters nor older screens, which cannot answer', async () => {
    const { staff, diner, order } = await withDelay(40);
    await diner.call(placeOrder, order());
    await staff.call(placeOrderForTable, { params: { mesa: '4' }, ...order(0) });
  });

  test('is as usual again by itself', async () => {
    const { diner, order } = await withDelay(40);
    testApp.clock.advance(59 * MINUTE_MS);
    await diner.refused('orders_delayed', placeOrder, order(0));
    testApp.clock.advance(MINUTE_MS);
    await diner.call(placeOrder, order(0));
  });

  test('still answers a key whose order was accepted before, also to who says more of it', async () => {
    const { staff, diner, order } = await withDelay(null);
    const headers = { 'idempotency-key': 'una' };
    const placed = await diner.call(placeOrder, { ...order(0), headers });
    await staff.call(delayOrders, { body: { minutos: 40 } });
    for (const told of [0, 40]) {
      expect(await diner.call(placeOrder, { ...order(told), headers })).toEqual(placed);
    }
  });

  test('is asked about in the database, even if the cache knows of no delay', async () => {
    const { diner, order } = await withDelay(null);
    await diner.call(placeOrder, order(0));
    await testApp.db.query(
      `update restaurants set delay_minutes = 40, delayed_until = now() + interval '1 hour'`,
    );
    await diner.refused('orders_delayed', placeOrder, order(0));
    await diner.call(placeOrder, order(40));
  });
});

describe('opening hours', () => {
  test('refuse orders outside them; a restaurant without hours is always open', async () => {
    const restaurant = await testApp.openRestaurant();
    const [staff, diner] = [await restaurant.logIn(), await restaurant.seat()];
    const body = restaurant.order({ agua: 1 });
    await setHours(staff, hoursOfOtherDays());
    await diner.refused('kitchen_closed', placeOrder, { body });
    const always = [1, 2, 3, 4, 5, 6, 7].map((dia) => ({ dia, abre: '00:00', cierra: '00:00' }));
    await setHours(staff, always);
    await diner.call(placeOrder, { body });
    await setHours(staff, []);
    await diner.call(placeOrder, { body });
  });
});

describe('the streams of a restaurant', () => {
  async function nextRestaurant(stream: EventReader): Promise<KitchenNowWire> {
    const { id, data } = await stream.next(STREAM_EVENTS.restaurant);
    expect(id).toBeNull();
    return z.parse(kitchenNowWire, JSON.parse(data));
  }

  /** The same change can arrive twice: from this process and through the database. */
  async function restaurantWhere(
    stream: EventReader,
    isIt: (restaurant: KitchenNowWire) => boolean,
  ) {
    for (;;) {
      const restaurant = await nextRestaurant(stream);
      if (isIt(restaurant)) return restaurant;
    }
  }

  test('send at the start whether it takes orders, and again after every change', async () => {
    const restaurant = await testApp.openRestaurant();
    const [staff, diner] = [await restaurant.logIn(), await restaurant.seat()];
    const streams = [
      await testApp.read(staff, streamOrders),
      await testApp.read(diner, streamOwnOrders),
    ];
    for (const stream of streams)
      expect(await nextRestaurant(stream)).toMatchObject({ abierta: true });
    await staff.call(pauseKitchen, { body: { cerrada: true, minutos: 30 } });
    for (const stream of streams) {
      const shut = await restaurantWhere(stream, ({ abierta }) => !abierta);
      expect(shut).toMatchObject({
        cocinacerrada: true,
        cerradahasta: expect.stringMatching(/Z$/),
      });
    }
    await staff.call(pauseKitchen, { body: { cerrada: false } });
    await staff.call(delayOrders, { body: { minutos: 40 } });
    for (const stream of streams) {
      const slow = await restaurantWhere(stream, ({ demora }) => demora?.minutos === 40);
      expect(slow).toMatchObject({ abierta: true });
    }
    const horario = hoursOfOtherDays();
    await setHours(staff, horario);
    for (const stream of streams) {
      const told = await restaurantWhere(stream, (now) => now.horario.length > 0);
      expect(told.horario).toEqual(horario);
    }
  });

  test('send nothing about another restaurant', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const stream = await testApp.read(await restaurant.seat(), streamOwnOrders);
    await nextRestaurant(stream);
    await (await other.logIn()).call(pauseKitchen, { body: { cerrada: true } });
    await (await restaurant.logIn()).call(pauseKitchen, { body: { cerrada: true, minutos: 5 } });
    const told = await restaurantWhere(stream, ({ abierta }) => !abierta);
    expect(told.cerradahasta).not.toBeNull();
  });
});
