import { placeOrder } from '@simplato/contract';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import type { Database } from '../../db/database.ts';
import { OrderFeed, type OrderEvent } from './order-feed.ts';

const testApp = openTestApp();

const QUIET = { onDelivered: () => undefined, onError: () => undefined };

/** The same database, with a list of the queries that were sent to it. */
function countedDatabase(db: Database) {
  const asked: string[] = [];
  const query: Database['query'] = async (text, values) => {
    asked.push(text);
    return db.query(text, values);
  };
  return { db: { ...db, query }, asked };
}

/** A subscriber to the feed, ready once the feed has sent the menu's version. */
async function sitDown(
  feed: OrderFeed,
  restaurantId: number,
  after: number | null = null,
  {
    onDown = () => undefined,
    visitId = null,
  }: { onDown?: () => void; visitId?: string | null } = {},
) {
  const events: OrderEvent[] = [];
  let hear: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => (hear = resolve));
  await new Promise<void>((resolve) => {
    void feed.subscribe({ restaurantId, visitId }, after, {
      send: (event) => {
        events.push(event);
        hear();
      },
      tab: () => undefined,
      call: () => undefined,
      table: () => undefined,
      menu: () => resolve(),
      restaurant: () => undefined,
      drained: async () => true,
      beat: () => undefined,
      down: onDown,
    });
  });
  return { events, heard };
}

test('a second stream of a restaurant reads no old events, and misses none', async () => {
  const restaurant = await testApp.openRestaurant();
  const diner = await restaurant.seat();
  const { evento } = await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
  const { db, asked } = countedDatabase(testApp.db);
  const feed = new OrderFeed(db, QUIET);
  try {
    const first = await sitDown(feed, restaurant.restaurantId, 0);
    await first.heard;
    const readings = () => asked.filter((text) => text.includes('from order_events')).length;
    const before = readings();
    const second = await sitDown(feed, restaurant.restaurantId);
    expect(readings()).toBe(before);
    await diner.call(placeOrder, { body: restaurant.order({ agua: 2 }) });
    await second.heard;
    expect(second.events.map(({ eventId }) => eventId)).toEqual([evento + 1]);
    expect(first.events.map(({ eventId }) => eventId)).toEqual([evento, evento + 1]);
  } finally {
    feed.close();
  }
});

test('a stream that opens while another is being told misses nothing of what came before', async () => {
  const restaurant = await testApp.openRestaurant();
  const diner = await restaurant.seat();
  const place = async () => diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
  let [beginTelling, endOpening] = [() => {}, () => {}];
  const telling = new Promise<void>((resolve) => (beginTelling = resolve));
  const opened = new Promise<void>((resolve) => (endOpening = resolve));
  let next: 'opens' | 'is told' | null = null;
  let inBetween: () => Promise<unknown> = async () => undefined;
  const query: Database['query'] = async (text, values) => {
    const rows = await testApp.db.query<never>(text, values);
    if (next === 'opens' && text.includes('from restaurant_counters')) {
      next = null;
      await inBetween();
    } else if (next === 'is told' && text.includes('from tabs t')) {
      next = null;
      beginTelling();
      await opened;
    }
    return rows;
  };
  const feed = new OrderFeed({ ...testApp.db, query }, QUIET);
  try {
    const first = await sitDown(feed, restaurant.restaurantId);
    // It knows how far its restaurant is: then comes an order that the first is told, and one that it is being told.
    inBetween = async () => {
      await place();
      await first.heard;
      next = 'is told';
      await place();
      await telling;
    };
    next = 'opens';
    const second = await sitDown(feed, restaurant.restaurantId);
    endOpening();
    const numbers = () => second.events.map(({ order }) => order.orderId);
    await expect.poll(numbers, { timeout: 60_000 }).toContain(2);
    expect(numbers()).toEqual([1, 2]);
    expect(first.events.map(({ order }) => order.orderId)).toEqual([1, 2]);
  } finally {
    feed.close();
  }
});

test("a phone that asks for everything reads its own visit's events, not its restaurant's past", async () => {
  const restaurant = await testApp.openRestaurant();
  const [ana, bea] = [await restaurant.seat(), await restaurant.seat()];
  for (const diner of [bea, ana, bea, bea]) {
    await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
  }
  const [row] = await testApp.db.query<{ visitId: string }>(
    'select visit_id as "visitId" from orders where order_id = 2',
  );
  let rowsRead = 0;
  const query: Database['query'] = async (text, values) => {
    const rows = await testApp.db.query<never>(text, values);
    if (text.includes('union all')) rowsRead += rows.length;
    return rows;
  };
  const feed = new OrderFeed({ ...testApp.db, query }, QUIET);
  try {
    const phone = await sitDown(feed, restaurant.restaurantId, 0, { visitId: row!.visitId });
    await phone.heard;
    expect(rowsRead).toBe(1);
    await bea.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await ana.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await expect
      .poll(() => phone.events.map(({ order }) => order.orderId), { timeout: 60_000 })
      .toEqual([2, 6]);
    expect(rowsRead).toBe(3);
  } finally {
    feed.close();
  }
});

test('if events cannot be read, subscribers are notified and the error is logged', async () => {
  const restaurant = await testApp.openRestaurant();
  const query: Database['query'] = async (text, values) => {
    if (text.includes('from order_events')) throw new Error('too slow');
    return testApp.db.query(text, values);
  };
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const feed = new OrderFeed({ ...testApp.db, query }, { ...QUIET, onError });
  try {
    let tell: () => void = () => undefined;
    const announcement = new Promise<void>((resolve) => (tell = resolve));
    await sitDown(feed, restaurant.restaurantId, null, { onDown: () => tell() });
    await announcement;
    expect(errors).toEqual([new Error('too slow')]);
  } finally {
    feed.close();
  }
});
