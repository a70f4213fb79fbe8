import {
  advanceOrder,
  deleteTable,
  HEARTBEAT_MS,
  listOrders,
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
import { describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { addressOf } from '../../../test/event-reader.ts';
import { deafDatabase } from '../../../test/deaf-database.ts';
import type { HouseOfTest } from '../../../test/restaurant.ts';
import { openStage } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const stage = openStage();

async function orderTimes(count: number, diner: TestClient, house: HouseOfTest) {
  const orders = [];
  for (let sent = 0; sent < count; sent += 1) {
    orders.push(await diner.call(placeOrder, { body: house.order({ agua: 1 }) }));
  }
  return orders;
}

describe("the kitchen's stream", () => {
  test('sends every order and every step as they happen, with rising numbers', async () => {
    const house = await stage.openHouse();
    const [diner, staff] = [await house.seat(), await house.logIn()];
    const board = await stage.read(staff, streamOrders);
    const order = await diner.call(placeOrder, { body: house.order({ agua: 1 }) });
    expect(await board.nextOrder()).toEqual(order);
    const body = { idorder: order.idorder, status: 'PREPARING' } as const;
    const moved = await staff.call(advanceOrder, { body });
    expect(await board.nextOrder()).toEqual(moved);
    await staff.call(undoStep, { params: { id: order.idorder }, body });
    expect(await board.nextOrder()).toEqual({ ...order, evento: 3 });
  });

  test('reaches every open board', async () => {
    const house = await stage.openHouse();
    const diner = await house.seat();
    const boards = [];
    for (let open = 0; open < 5; open += 1) {
      boards.push(await stage.read(await house.logIn(), streamOrders));
    }
    const orders = await orderTimes(3, diner, house);
    for (const board of boards) expect(await board.nextOrders(3)).toEqual(orders);
  });

  test('sends each event exactly once when many order at the same time', async () => {
    const house = await stage.openHouse();
    const board = await stage.read(await house.logIn(), streamOrders);
    const diners = await Promise.all(
      Array.from({ length: 40 }, (_, index) => house.seat(`${index + 1}`)),
    );
    const body = house.order({ croquetas: 1 });
    await Promise.all(diners.map((diner) => diner.call(placeOrder, { body })));
    const numbers = (await board.nextOrders(40)).map(({ evento }) => evento);
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  test('sends no orders of another house', async () => {
    const [house, other] = [await stage.openHouse(), await stage.openHouse()];
    const board = await stage.read(await house.logIn(), streamOrders);
    await orderTimes(2, await other.seat(), other);
    const [ours] = await orderTimes(1, await house.seat(), house);
    expect(await board.nextOrder()).toEqual(ours);
  });
});

describe("a diner's stream", () => {
  test('sends the orders of this visit only, not of others at the same table', async () => {
    const house = await stage.openHouse();
    const [ana, luis, staff] = [await house.seat('4'), await house.seat('4'), await house.logIn()];
    const mine = await stage.read(ana, streamOwnOrders);
    const [theirs] = await orderTimes(1, luis, house);
    await staff.call(advanceOrder, { body: { idorder: theirs!.idorder, status: 'PREPARING' } });
    const [first] = await orderTimes(1, ana, house);
    expect(await mine.nextOrder()).toEqual(first);
    await orderTimes(1, luis, house);
    const body = { idorder: first!.idorder, status: 'PREPARING' } as const;
    const moved = await staff.call(advanceOrder, { body });
    expect(await mine.nextOrder()).toEqual(moved);
  });
});

describe('a stream that reconnects', () => {
  test.each(['Last-Event-ID', 'desde'])('gets exactly what it missed, by %s', async (how) => {
    const house = await stage.openHouse();
    const [diner, staff] = [await house.seat(), await house.logIn()];
    const orders = await orderTimes(4, diner, house);
    const sending =
      how === 'desde' ? { query: { desde: '2' } } : { headers: { 'last-event-id': '2' } };
    const board = await stage.read(staff, streamOrders, sending);
    expect(await board.nextOrders(2)).toEqual(orders.slice(2));
    const [next] = await orderTimes(1, diner, house);
    expect(await board.nextOrder()).toEqual(next);
  });

  test('gets each step separately, not only the current status', async () => {
    const house = await stage.openHouse();
    const [diner, staff] = [await house.seat(), await house.logIn()];
    const [order] = await orderTimes(1, diner, house);
    for (const status of ['PREPARING', 'COMPLETED'] as const) {
      await staff.call(advanceOrder, { body: { idorder: order!.idorder, status } });
    }
    const board = await stage.read(staff, streamOrders, { query: { desde: '0' } });
    const statuses = (await board.nextOrders(3)).map(({ status }) => status);
    expect(statuses).toEqual(['READY', 'PREPARING', 'COMPLETED']);
  });

  test('after a long time gets every event, in order', async () => {
    const house = await stage.openHouse();
    const [diner, staff] = [await house.seat(), await house.logIn()];
    await orderTimes(1, diner, house);
    await stage.db.query(
      `insert into order_events (restaurant_id, event_id, order_id, status, payment)
       select $1, number, 1, 'received', 'unpaid' from generate_series(2, 450) as number`,
      [house.restaurantId],
    );
    await stage.db.query('update restaurant_counters set last_event_id = 450');
    const board = await stage.read(staff, streamOrders, { query: { desde: '0' } });
    const numbers = (await board.nextOrders(450)).map(({ evento }) => evento);
    expect(numbers).toEqual(Array.from({ length: 450 }, (_, index) => index + 1));
  });

  test('with a number from the future gets only new events', async () => {
    const house = await stage.openHouse();
    const [diner, staff] = [await house.seat(), await house.logIn()];
    await orderTimes(2, diner, house);
    const board = await stage.read(staff, streamOrders, { query: { desde: '999' } });
    const [next] = await orderTimes(1, diner, house);
    expect(await board.nextOrder()).toEqual(next);
  });

  test('catches up next to one that is itself behind, and neither gets an event twice', async () => {
    const house = await stage.openHouse();
    const [diner, staff] = [await house.seat(), await house.logIn()];
    const late = stage.visitor(await stage.anotherApp({ db: deafDatabase(stage.db) }));
    for (const [name, value] of staff.cookies) late.cookies.set(name, value);
    const behind = await stage.read(late, streamOrders);
    await behind.next(STREAM_EVENTS.heartbeat);
    const [first] = await orderTimes(1, diner, house);
    const caughtUp = await stage.read(late, streamOrders, { query: { desde: '0' } });
    expect(await caughtUp.nextOrder()).toEqual(first);
    expect(await behind.nextOrder()).toEqual(first);
    const [second] = await orderTimes(1, diner, house);
    expect(await caughtUp.nextOrder()).toEqual(second);
    expect(await behind.nextOrder()).toEqual(second);
  });

  test('gets no orders of another visit', async () => {
    const house = await stage.openHouse();
    const [ana, luis] = [await house.seat(), await house.seat()];
    await orderTimes(2, luis, house);
    const [mine] = await orderTimes(1, ana, house);
    const stream = await stage.read(ana, streamOwnOrders, { query: { desde: '0' } });
    expect(await stream.nextOrder()).toEqual(mine);
  });
});

test('a stream ends with the session that opened it', async () => {
  const house = await stage.openHouse();
  const staff = await house.logIn();
  const board = await stage.read(staff, streamOrders);
  await board.next(STREAM_EVENTS.heartbeat);
  await staff.call(signOut);
  stage.clock.advance(HEARTBEAT_MS);
  await board.ended;
});

test('a stream whose session has ended sends nothing more, even before it is closed', async () => {
  const house = await stage.openHouse();
  const [kitchen, lost] = [await house.logIn(), await house.logIn()];
  const board = await stage.read(kitchen, streamOrders);
  const elsewhere = await stage.read(lost, streamOrders);
  await elsewhere.next(STREAM_EVENTS.heartbeat);
  await lost.call(signOut);
  const [order] = await orderTimes(1, await house.seat(), house);
  expect(await board.nextOrder()).toEqual(order);
  stage.clock.advance(HEARTBEAT_MS);
  const heard = elsewhere.next(STREAM_EVENTS.order).then(() => 'an order');
  expect(await Promise.race([heard, elsewhere.ended.then(() => 'the end')])).toBe('the end');
});

describe('a table whose code no longer verifies', () => {
  async function guestWithOrder(app = stage.app) {
    const house = await stage.openHouse();
    const [guest, staff] = [stage.visitor(app), await house.logIn()];
    await guest.enter(await house.codeOf('4'));
    const stream = await stage.read(guest, streamOwnOrders);
    const [placed] = await orderTimes(1, guest, house);
    const order = await stream.nextOrder();
    expect(order).toEqual(placed);
    const cook = async (status: 'PREPARING' | 'COMPLETED') =>
      staff.call(advanceOrder, { body: { idorder: order.idorder, status } });
    const reconnect = async () => {
      // The announcement also arrives from the database: it must not end the next stream too.
      await stage.hearAll();
      const headers = { 'last-event-id': String(order.evento) };
      return stage.read(guest, streamOwnOrders, { headers });
    };
    return { house, guest, staff, stream, cook, reconnect };
  }

  test.each([
    { how: 'its key was renewed', endpoint: renewTableKey },
    { how: 'it was removed', endpoint: deleteTable },
  ])(
    'ends its guests’ streams because $how, and they reconnect to every step',
    async ({ endpoint }) => {
      const { house, guest, staff, stream, cook, reconnect } = await guestWithOrder();
      await staff.call(endpoint, { params: { mesa: '4' } });
      await stream.ended;
      const missed = await cook('PREPARING');

      const again = await reconnect();
      expect(await again.nextOrder()).toEqual(missed);
      const heard = await cook('COMPLETED');
      expect(await again.nextOrder()).toEqual(heard);
      const [later] = await orderTimes(1, guest, house);
      expect(later).toMatchObject({ mesa: '4', verificada: false });
    },
  );

  test('loses no step made after the change and before its stream ends', async () => {
    let isHeld = false;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const query: Database['query'] = async (text, values) => {
      if (isHeld && text.includes('from sessions')) await held;
      return stage.db.query(text, values);
    };
    const app = await stage.anotherApp({ db: { ...stage.db, query } });
    const { staff, stream, cook, reconnect } = await guestWithOrder(app);
    const beside = stage.visitor(app);
    for (const [name, value] of staff.cookies) beside.cookies.set(name, value);
    const board = await stage.read(beside, streamOrders);
    await board.next(STREAM_EVENTS.heartbeat);

    isHeld = true;
    await staff.call(renewTableKey, { params: { mesa: '4' } });
    const step = await cook('PREPARING');
    expect(await board.nextOrder()).toEqual(step);
    release();
    await stream.ended;
    expect(await (await reconnect()).nextOrder()).toEqual(step);
  });

  test('has its streams closed by the next heartbeat if the session could not be read', async () => {
    let isAway = false;
    const query: Database['query'] = async (text, values) => {
      if (isAway && text.includes('from sessions')) throw new Error('connection lost');
      return stage.db.query(text, values);
    };
    const app = await stage.anotherApp({ db: { ...stage.db, query } });
    const { staff, stream } = await guestWithOrder(app);
    isAway = true;
    await staff.call(renewTableKey, { params: { mesa: '4' } });
    await stage.hearAll();
    isAway = false;
    stage.clock.advance(HEARTBEAT_MS);
    await stream.ended;
  });
});

test('a stream opens only once it misses nothing: a list read then has all that came before', async () => {
  const house = await stage.openHouse();
  const [diner, staff] = [await house.seat(), await house.logIn()];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const query: Database['query'] = async (text, values) => {
    if (text.includes('from restaurant_counters')) await held;
    return stage.db.query(text, values);
  };
  const slow = stage.visitor(await stage.anotherApp({ db: { ...stage.db, query } }));
  for (const [name, value] of staff.cookies) slow.cookies.set(name, value);
  const listed = stage.read(slow, streamOrders).then(async () => staff.call(listOrders));
  // A stream that opened too early would have been seen open by now, and the list read.
  const address = await addressOf(slow.app);
  for (let call = 0; call < 20; call += 1) await fetch(`${address}/api${readHealth.path}`);
  const order = await diner.call(placeOrder, { body: house.order({ agua: 1 }) });
  release();
  expect(await listed).toEqual([order]);
});

test('a stream sends a heartbeat at once and at regular intervals', async () => {
  const house = await stage.openHouse();
  const board = await stage.read(await house.logIn(), streamOrders);
  const first = await board.next(STREAM_EVENTS.heartbeat);
  expect(JSON.parse(first.data)).toEqual({ ahora: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(first.id).toBeNull();
  stage.clock.advance(HEARTBEAT_MS);
  const second = await board.next(STREAM_EVENTS.heartbeat);
  expect(second.data > first.data).toBe(true);
});

test('a kitchen status that could not be read is sent with the next heartbeat', async () => {
  const house = await stage.openHouse();
  const staff = await house.logIn();
  let isAway = false;
  const query: Database['query'] = async (text, values) => {
    if (isAway && text.includes('from restaurants')) throw new Error('too slow');
    return stage.db.query(text, values);
  };
  const app = await stage.anotherApp({ db: { ...stage.db, query } });
  const elsewhere = stage.visitor(app);
  for (const [name, value] of staff.cookies) elsewhere.cookies.set(name, value);
  const board = await stage.read(elsewhere, streamOrders);
  expect((await board.next(STREAM_EVENTS.house)).data).toContain('"abierta":true');
  isAway = true;
  await staff.call(pauseKitchen, { body: { cerrada: true } });
  await board.next(STREAM_EVENTS.down);
  isAway = false;
  expect((await board.next(STREAM_EVENTS.house)).data).toContain('"abierta":false');
});
