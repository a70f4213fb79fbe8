import {
  advanceOrder,
  cancelOrder,
  changeBasket,
  changeProduct,
  COOKIES,
  listOrders,
  listProducts,
  moveTab,
  pauseKitchen,
  placeOrder,
  placeRound,
  readOwnTab,
  readTab,
  signOut,
  STREAM_EVENTS,
  streamOrders,
  streamOwnOrders,
  tickLine,
  type TabWire,
} from '@simplato/contract';
import { ORDER_PACE } from '@simplato/domain';
import { PASSWORD } from '@simplato/test-kit';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { LISTENER } from '../../db/signals.ts';
import { deafDatabase } from '../../../test/deaf-database.ts';
import { hearAll } from '../../../test/hear-all.ts';
import type { RestaurantOfTest } from '../../../test/restaurant.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { openSecondDoor } from '../../../test/test-database.ts';

/** Two server processes on one PostgreSQL: this application, and one with connections of its own. */
const testApp = openTestApp();
let otherDb: Database;
let restaurant: RestaurantOfTest;

beforeEach(async () => {
  otherDb = await openSecondDoor();
  restaurant = await testApp.openRestaurant();
  await hearAll(testApp.db, otherDb);
});
afterEach(async () => {
  await testApp.clear();
  await otherDb.close();
});

/** The same person, whose next requests are sent to the other process by a proxy. */
function movedTo(app: FastifyInstance, client: TestClient): TestClient {
  const same = testApp.visitor(app, client.cookies);
  return same;
}

describe('what happens in one process', () => {
  test('is shown on boards and phones connected to the other', async () => {
    const otherApp = await testApp.anotherApp({ db: otherDb });
    const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
    const board = await testApp.read(movedTo(otherApp, staff), streamOrders);
    const phone = await testApp.read(movedTo(otherApp, diner), streamOwnOrders);
    const order = await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    expect(await board.nextOrder()).toEqual(order);
    expect(await phone.nextOrder()).toEqual(order);
    const body = { idorder: order.idorder, status: 'PREPARING' } as const;
    const moved = await staff.call(advanceOrder, { body });
    expect(await board.nextOrder()).toEqual(moved);
    expect(await phone.nextOrder()).toEqual(moved);
    const id = order.idorder;
    const ticked = await staff.call(tickLine, { params: { id, linea: 1 }, body: { hecha: true } });
    expect(await board.nextOrder()).toEqual(ticked);
    const cancelled = await staff.call(cancelOrder, {
      params: { id },
      body: { motivo: 'No queda agua' },
    });
    expect(await board.nextOrder()).toEqual(cancelled);
    expect((await phone.nextOrders(2)).at(-1)).toEqual(cancelled);
  });

  test('a tab that is opened and moved there is whole here, as its phones and boards see it', async () => {
    const otherApp = await testApp.anotherApp({ db: otherDb });
    const [lucia, staff] = [await restaurant.seat('4'), await restaurant.logIn()];
    const elsewhere = movedTo(otherApp, staff);
    const phone = await testApp.read(lucia, streamOwnOrders);
    const marco = testApp.visitor(otherApp);
    const { idcuenta } = await marco.enter(await restaurant.codeOf('4'));
    const joined = JSON.parse((await phone.next(STREAM_EVENTS.tab)).data) as TabWire;
    expect(joined.comensales).toHaveLength(2);
    await lucia.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await marco.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await restaurant.codeOf('Terraza 1');
    const params = { id: idcuenta! };
    await elsewhere.call(moveTab, { params, body: { mesa: 'Terraza 1' } });
    const own = await lucia.call(readOwnTab);
    expect(own.mesa).toBe('Terraza 1');
    expect(own.pedidos.map(({ mesa }) => mesa)).toEqual(['Terraza 1', 'Terraza 1']);
    const seen = await elsewhere.call(readTab, { params });
    expect(seen).toMatchObject({ mesa: 'Terraza 1', total: '5.00', evento: own.evento });
    expect(await staff.call(readTab, { params })).toEqual(seen);
    // The session that moved says it in both.
    const late = await lucia.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    expect(late.mesa).toBe('Terraza 1');
  });

  test('somebody choosing is news here, and a round sent through both at once is one order', async () => {
    const otherApp = await testApp.anotherApp({ db: otherDb });
    const [lucia, staff] = [await restaurant.seat('4'), await restaurant.logIn()];
    const marco = testApp.visitor(otherApp);
    await marco.enter(await restaurant.codeOf('4'));
    const phone = await testApp.read(lucia, streamOwnOrders);
    const lineas = [{ idproductos: restaurant.products.agua, quantity: 1 }];
    const { version } = await marco.call(changeBasket, { body: { lineas } });
    await phone.next(STREAM_EVENTS.table);
    expect((await lucia.call(readOwnTab)).cestas).toMatchObject([{ idcomensal: 2 }]);
    const body = { comensales: [1, 2], version };
    const answers = await Promise.all(
      [lucia, marco].map(async (one) => one.send(placeRound, { body })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
    expect(await staff.call(listOrders)).toMatchObject([{ total: '2.50' }]);
  });

  test('reaches the other even when signals are lost', async () => {
    const otherApp = await testApp.anotherApp({ db: deafDatabase(otherDb) });
    const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
    const board = await testApp.read(movedTo(otherApp, staff), streamOrders);
    const order = await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    expect(await board.nextOrder()).toEqual(order);
  });

  test('a session that ends there has ended in the other too', async () => {
    const otherApp = await testApp.anotherApp({ db: otherDb });
    const staff = await restaurant.logIn();
    const elsewhere = movedTo(otherApp, staff);
    await elsewhere.call(listOrders);
    const heard = nextSignal('session');
    await staff.call(signOut);
    await heard;
    await elsewhere.refused('no_session', listOrders);
  });

  test('a change of the menu is served by the other too', async () => {
    const otherApp = await testApp.anotherApp({ db: otherDb });
    const staff = await restaurant.logIn();
    const elsewhere = movedTo(otherApp, staff);
    const [product] = await elsewhere.call(listProducts);
    const heard = nextSignal('menu');
    const changed = await staff.call(changeProduct, { body: { ...product!, price: '9' } });
    await heard;
    expect((await elsewhere.call(listProducts))[0]).toEqual(changed);
  });

  test('a kitchen that closes is closed for phones at the other, which refuses orders too', async () => {
    const otherApp = await testApp.anotherApp({ db: otherDb });
    const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
    const elsewhere = movedTo(otherApp, diner);
    await elsewhere.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    const phone = await testApp.read(elsewhere, streamOwnOrders);
    expect((await phone.next(STREAM_EVENTS.restaurant)).data).toContain('"abierta":true');
    await staff.call(pauseKitchen, { body: { cerrada: true } });
    expect((await phone.next(STREAM_EVENTS.restaurant)).data).toContain('"abierta":false');
    await elsewhere.refused('kitchen_closed', placeOrder, { body: restaurant.order({ agua: 1 }) });
  });

  /** Settles when the other process has received the signal. */
  function nextSignal(topic: string): Promise<void> {
    return new Promise((resolve) => {
      const stop = otherDb.signals.listen({
        onSignal(heard) {
          if (heard !== topic) return;
          stop();
          resolve();
        },
        onResync: () => undefined,
      });
    });
  }
});

test('one key sent to both processes at once makes one order', async () => {
  const otherApp = await testApp.anotherApp({ db: otherDb });
  const diner = await restaurant.seat();
  const elsewhere = movedTo(otherApp, diner);
  const sending = {
    body: restaurant.order({ agua: 1 }),
    headers: { 'idempotency-key': 'a-los-dos' },
  };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (index % 2 === 0 ? diner : elsewhere).call(placeOrder, sending),
    ),
  );
  expect(new Set(answers.map(({ idorder }) => idorder))).toEqual(new Set([1]));
});

test('orders from one phone to both processes at once share one limit', async () => {
  const otherApp = await testApp.anotherApp({ db: otherDb });
  const diner = await restaurant.seat();
  const elsewhere = movedTo(otherApp, diner);
  const body = restaurant.order({ agua: 1 });
  const answers = await Promise.all(
    Array.from({ length: ORDER_PACE.ofVisit * 2 }, (_, index) =>
      (index % 2 === 0 ? diner : elsewhere).send(placeOrder, { body }),
    ),
  );
  const taken = answers.filter(({ statusCode }) => statusCode === 201);
  expect(taken).toHaveLength(ORDER_PACE.ofVisit);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(ORDER_PACE.ofVisit);
});

test('one button pressed in both processes at once makes one step', async () => {
  const otherApp = await testApp.anotherApp({ db: otherDb });
  const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
  const elsewhere = movedTo(otherApp, staff);
  const { idorder, evento: placed } = await diner.call(placeOrder, {
    body: restaurant.order({ agua: 1 }),
  });
  const body = { idorder, status: 'PREPARING' } as const;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (index % 2 === 0 ? staff : elsewhere).call(advanceOrder, { body }),
    ),
  );
  expect(new Set(answers.map(({ evento }) => evento))).toEqual(new Set([placed + 1]));
});

test('a process that loses its connection for signals drops its caches', async () => {
  const otherApp = await testApp.anotherApp({ db: otherDb });
  const staff = await restaurant.logIn();
  const elsewhere = movedTo(otherApp, staff);
  await elsewhere.call(listOrders);
  const resynced = new Promise<void>((resolve) => {
    otherDb.signals.listen({ onSignal: () => undefined, onResync: resolve });
  });
  await testApp.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = $1`,
    [LISTENER],
  );
  await resynced;
  await testApp.db.query('delete from sessions');
  elsewhere.cookies.delete(COOKIES.userType);
  await elsewhere.refused('no_session', listOrders, { checkId: restaurant.restaurantId });
  await staff.logIn(restaurant.mail, PASSWORD);
  // This process's connection was cut as well, and the next tests need it.
  await expect.poll(() => testApp.db.signals.isTrusted, { timeout: 60_000 }).toBe(true);
});
