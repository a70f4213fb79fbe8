import {
  advanceOrder,
  closeTab,
  deleteTable,
  HEARTBEAT_MS,
  listOrders,
  listTabs,
  pauseKitchen,
  placeOrder,
  readHealth,
  renewTableKey,
  signOut,
  streamOrders,
  streamOwnOrders,
  STREAM_EVENTS,
  undoStep,
} from '@simplato/contract';
import { serve } from '@simplato/test-kit';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { addressOf } from '../../../test/event-reader.ts';
import { deafDatabase } from '../../../test/deaf-database.ts';
import type { RestaurantOfTest } from '../../../test/restaurant.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();

async function orderTimes(count: number, diner: TestClient, restaurant: RestaurantOfTest) {
  const orders = [];
  for (let sent = 0; sent < count; sent += 1) {
    orders.push(await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) }));
  }
  return orders;
}

describe("the kitchen's stream", () => {
  test('sends every order and every step as they happen, with rising numbers', async () => {
    const restaurant = await testApp.openRestaurant();
    const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
    const board = await testApp.read(staff, streamOrders);
    const order = await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    expect(await board.nextOrder()).toEqual(order);
    const body = { idorder: order.idorder, status: 'PREPARING' } as const;
    const moved = await staff.call(advanceOrder, { body });
    expect(await board.nextOrder()).toEqual(moved);
    await staff.call(undoStep, { params: { id: order.idorder }, body });
    expect(await board.nextOrder()).toEqual({
      ...order,
      visto: expect.any(String),
      evento: order.evento + 2,
    });
  });

  test('reaches every open board', async () => {
    const restaurant = await testApp.openRestaurant();
    const diner = await restaurant.seat();
    const boards = [];
    for (let open = 0; open < 5; open += 1) {
      boards.push(await testApp.read(await restaurant.logIn(), streamOrders));
    }
    const orders = await orderTimes(3, diner, restaurant);
    for (const board of boards) expect(await board.nextOrders(3)).toEqual(orders);
  });

  test('sends each event exactly once when many order at the same time', async () => {
    const restaurant = await testApp.openRestaurant();
    const board = await testApp.read(await restaurant.logIn(), streamOrders);
    const diners = await Promise.all(
      Array.from({ length: 40 }, (_, index) => restaurant.seat(`${index + 1}`)),
    );
    const body = restaurant.order({ croquetas: 1 });
    await Promise.all(diners.map((diner) => diner.call(placeOrder, { body })));
    const numbers = (await board.nextOrders(40)).map(({ evento }) => evento);
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => numbers[0]! + index));
  });

  test('sends no orders of another restaurant', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const board = await testApp.read(await restaurant.logIn(), streamOrders);
    await orderTimes(2, await other.seat(), other);
    const [ours] = await orderTimes(1, await restaurant.seat(), restaurant);
    expect(await board.nextOrder()).toEqual(ours);
  });
});

describe("a diner's stream", () => {
  test('sends the orders of this visit only, not of others at the same table', async () => {
    const restaurant = await testApp.openRestaurant();
    const [ana, luis, staff] = [
      await restaurant.seat('4'),
      await restaurant.seat('4'),
      await restaurant.logIn(),
    ];
    const mine = await testApp.read(ana, streamOwnOrders);
    const [theirs] = await orderTimes(1, luis, restaurant);
    await staff.call(advanceOrder, { body: { idorder: theirs!.idorder, status: 'PREPARING' } });
    const [first] = await orderTimes(1, ana, restaurant);
    expect(await mine.nextOrder()).toEqual(first);
    await orderTimes(1, luis, restaurant);
    const body = { idorder: first!.idorder, status: 'PREPARING' } as const;
    const moved = await staff.call(advanceOrder, { body });
    expect(await mine.nextOrder()).toEqual(moved);
  });
});

describe('a stream that reconnects', () => {
  test.each(['Last-Event-ID', 'desde'])('gets exactly what it missed, by %s', async (how) => {
    const restaurant = await testApp.openRestaurant();
    const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
    const orders = await orderTimes(4, diner, restaurant);
    const last = String(orders[1]?.evento);
    const sending =
      how === 'desde' ? { query: { desde: last } } : { headers: { 'last-event-id': last } };
    const board = await testApp.read(staff, streamOrders, sending);
    expect(await board.nextOrders(2)).toEqual(orders.slice(2));
    const [next] = await orderTimes(1, diner, restaurant);
    expect(await board.nextOrder()).toEqual(next);
  });

  test('gets each step separately, not only the current status', async () => {
    const restaurant = await testApp.openRestaurant();
    const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
    const [order] = await orderTimes(1, diner, restaurant);
    await serve(staff, order!.idorder, 'COMPLETED');
    const board = await testApp.read(staff, streamOrders, { query: { desde: '0' } });
    const statuses = (await board.nextOrders(3)).map(({ status }) => status);
    expect(statuses).toEqual(['READY', 'PREPARING', 'COMPLETED']);
  });

  test('after a long time gets every event, in order', async () => {
    const restaurant = await testApp.openRestaurant();
    const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
    await orderTimes(1, diner, restaurant);
    await testApp.db.query(
      `insert into order_events (restaurant_id, event_id, order_id, status, payment)
       select $1, number, 1, 'received', 'unpaid' from generate_series(1001, 1449) as number`,
      [restaurant.restaurantId],
    );
    await testApp.db.query('update restaurant_counters set last_event_id = 1449');
    const board = await testApp.read(staff, streamOrders, { query: { desde: '0' } });
    const numbers = (await board.nextOrders(450)).map(({ evento }) => evento);
    expect(numbers.slice(1)).toEqual(Array.from({ length: 449 }, (_, index) => index + 1001));
  });

  test('with a number from the future gets only new events', async () => {
    const restaurant = await testApp.openRestaurant();
    const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
    await orderTimes(2, diner, restaurant);
    const board = await testApp.read(staff, streamOrders, { query: { desde: '999' } });
    const [next] = await orderTimes(1, diner, restaurant);
    expect(await board.nextOrder()).toEqual(next);
  });

  test('catches up next to one that is itself behind, and neither gets an event twice', async () => {
    const restaurant = await testApp.openRestaurant();
    const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
    const late = testApp.visitor(
      await testApp.anotherApp({ db: deafDatabase(testApp.db) }),
      staff.cookies,
    );
    const behind = await testApp.read(late, streamOrders);
    await behind.next(STREAM_EVENTS.heartbeat);
    const [first] = await orderTimes(1, diner, restaurant);
    const caughtUp = await testApp.read(late, streamOrders, { query: { desde: '0' } });
    expect(await caughtUp.nextOrder()).toEqual(first);
    expect(await behind.nextOrder()).toEqual(first);
    const [second] = await orderTimes(1, diner, restaurant);
    expect(await caughtUp.nextOrder()).toEqual(second);
    expect(await behind.nextOrder()).toEqual(second);
  });

  test('gets no orders of another visit', async () => {
    const restaurant = await testApp.openRestaurant();
    const [ana, luis] = [await restaurant.seat(), await restaurant.seat()];
    await orderTimes(2, luis, restaurant);
    const [mine] = await orderTimes(1, ana, restaurant);
    const stream = await testApp.read(ana, streamOwnOrders, { query: { desde: '0' } });
    expect(await stream.nextOrder()).toEqual(mine);
  });
});

test('a stream ends with the session that opened it', async () => {
  const restaurant = await testApp.openRestaurant();
  const staff = await restaurant.logIn();
  const board = await testApp.read(staff, streamOrders);
  await board.next(STREAM_EVENTS.heartbeat);
  await staff.call(signOut);
  testApp.clock.advance(HEARTBEAT_MS);
  await board.ended;
});

test('a stream whose session has ended sends nothing more, even before it is closed', async () => {
  const restaurant = await testApp.openRestaurant();
  const [kitchen, lost] = [await restaurant.logIn(), await restaurant.logIn()];
  const board = await testApp.read(kitchen, streamOrders);
  const elsewhere = await testApp.read(lost, streamOrders);
  await elsewhere.next(STREAM_EVENTS.heartbeat);
  await lost.call(signOut);
  const [order] = await orderTimes(1, await restaurant.seat(), restaurant);
  expect(await board.nextOrder()).toEqual(order);
  testApp.clock.advance(HEARTBEAT_MS);
  await expect(elsewhere.next(STREAM_EVENTS.order)).rejects.toThrow('The stream ended');
});

async function closeTabs(staff: TestClient): Promise<void> {
  for (const { idcuenta: id } of await staff.call(listTabs)) {
    await staff.call(closeTab, { params: { id }, body: { motivo: 'otro' } });
  }
}

describe('a table whose code no longer verifies', () => {
  async function guestWithOrder(app = testApp.app) {
    const restaurant = await testApp.openRestaurant();
    const [guest, staff] = [testApp.visitor(app), await restaurant.logIn()];
    await guest.enter(await restaurant.codeOf('4'));
    const stream = await testApp.read(guest, streamOwnOrders);
    const [placed] = await orderTimes(1, guest, restaurant);
    const order = await stream.nextOrder();
    expect(order).toEqual(placed);
    const cook = async (status: 'PREPARING' | 'COMPLETED') =>
      staff.call(advanceOrder, { body: { idorder: order.idorder, status } });
    const reconnect = async () => {
      // The announcement also arrives from the database: it must not end the next stream too.
      await testApp.hearAll();
      const headers = { 'last-event-id': String(order.evento) };
      return testApp.read(guest, streamOwnOrders, { headers });
    };
    return { restaurant, guest, staff, stream, cook, reconnect };
  }

  test.each([
    { how: 'its key was renewed', endpoint: renewTableKey, isTabClosed: false },
    { how: 'it was removed', endpoint: deleteTable, isTabClosed: true },
  ])(
    'ends its guests’ streams because $how, and they reconnect to every step',
    async ({ endpoint, isTabClosed }) => {
      const { restaurant, guest, staff, stream, cook, reconnect } = await guestWithOrder();
      if (isTabClosed) await closeTabs(staff);
      await staff.call(endpoint, { params: { mesa: '4' } });
      await stream.ended;
      const missed = await cook('PREPARING');

      const again = await reconnect();
      expect(await again.nextOrder()).toEqual(missed);
      const heard = await cook('COMPLETED');
      expect(await again.nextOrder()).toEqual(heard);
      const [later] = await orderTimes(1, guest, restaurant);
      expect(later).toMatchObject({ mesa: '4', verificada: false });
    },
  );

  test('loses no step made after the change and before its stream ends', async () => {
    let isHeld = false;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const query: Database['query'] = async (text, values) => {
      if (isHeld && text.includes('from sessions')) await held;
      return testApp.db.query(text, values);
    };
    const app = await testApp.anotherApp({ db: { ...testApp.db, query } });
    const { staff, stream, cook, reconnect } = await guestWithOrder(app);
    const beside = testApp.visitor(app, staff.cookies);
    const board = await testApp.read(beside, streamOrders);
    await board.next(STREAM_EVENTS.heartbeat);

    isHeld = true;
    await staff.call(renewTableKey, { params: { mesa: '4' } });
    const step = await cook('PREPARING');
    expect(await board.nextOrder()).toEqual(step);
    release();
    await stream.ended;
    expect(await (await reconnect()).nextOrder()).toEqual(step);
  });

  test('has its streams closed as soon as the session can be read, if it could not be', async () => {
    let isAway = false;
    const query: Database['query'] = async (text, values) => {
      if (isAway && text.includes('from sessions')) throw new Error('connection lost');
      return testApp.db.query(text, values);
    };
    // No heartbeat is due as time passes.
    const at = testApp.clock.now();
    const app = await testApp.anotherApp({ db: { ...testApp.db, query }, now: () => at });
    const { staff, stream } = await guestWithOrder(app);
    isAway = true;
    await staff.call(renewTableKey, { params: { mesa: '4' } });
    await testApp.hearAll();
    isAway = false;
    await stream.ended;
  });
});

test('a stream opens only once it misses nothing: a list read then has all that came before', async () => {
  const restaurant = await testApp.openRestaurant();
  const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const query: Database['query'] = async (text, values) => {
    if (text.includes('from restaurant_counters')) await held;
    return testApp.db.query(text, values);
  };
  const slow = testApp.visitor(
    await testApp.anotherApp({ db: { ...testApp.db, query } }),
    staff.cookies,
  );
  const listed = testApp.read(slow, streamOrders).then(async () => staff.call(listOrders));
  // A stream that opened too early would have been seen open by now, and the list read.
  const address = await addressOf(slow.app);
  for (let call = 0; call < 20; call += 1) await fetch(`${address}/api${readHealth.path}`);
  const order = await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
  release();
  expect(await listed).toEqual([order]);
});

test('a stream sends a heartbeat at once and at regular intervals', async () => {
  const restaurant = await testApp.openRestaurant();
  const board = await testApp.read(await restaurant.logIn(), streamOrders);
  const first = await board.next(STREAM_EVENTS.heartbeat);
  expect(JSON.parse(first.data)).toEqual({ ahora: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(first.id).toBeNull();
  testApp.clock.advance(HEARTBEAT_MS);
  const second = await board.next(STREAM_EVENTS.heartbeat);
  expect(second.data > first.data).toBe(true);
});

test('a kitchen status that could not be read is sent with the next heartbeat', async () => {
  const restaurant = await testApp.openRestaurant();
  const staff = await restaurant.logIn();
  let isAway = false;
  const query: Database['query'] = async (text, values) => {
    if (isAway && text.includes('from restaurants')) throw new Error('too slow');
    return testApp.db.query(text, values);
  };
  const app = await testApp.anotherApp({ db: { ...testApp.db, query } });
  const elsewhere = testApp.visitor(app, staff.cookies);
  const board = await testApp.read(elsewhere, streamOrders);
  expect((await board.next(STREAM_EVENTS.restaurant)).data).toContain('"abierta":true');
  isAway = true;
  await staff.call(pauseKitchen, { body: { cerrada: true } });
  await board.next(STREAM_EVENTS.down);
  isAway = false;
  expect((await board.next(STREAM_EVENTS.restaurant)).data).toContain('"abierta":false');
});
