import {
  advanceOrder,
  HEARTBEAT_MS,
  pauseKitchen,
  placeOrder,
  signOut,
  streamOrders,
  streamOwnOrders,
  STREAM_EVENTS,
  undoStep,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { deafDatabase } from '../../../test/deaf-database.ts';
import type { HouseOfTest } from '../../../test/house.ts';
import { openStage } from '../../../test/stage.ts';
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
