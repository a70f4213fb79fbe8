import {
  IDEMPOTENCY_HEADER,
  listOrders,
  placeOrder,
  placeOrderForTable,
  renewTableKey,
} from '@simplato/contract';
import { encodeTableCode, ORDER_PACE } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import type { RestaurantOfTest } from '../../../test/restaurant.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();
const { ofVisit, ofTable, unverifiedOfRestaurant, withinMinutes } = ORDER_PACE;

/** Places that many orders at once; returns the status codes in ascending order. */
async function orderTimes(times: number, restaurant: RestaurantOfTest, ...diners: TestClient[]) {
  const body = restaurant.order({ agua: 1 });
  const sent = await Promise.all(
    Array.from({ length: times }, (_, turn) =>
      diners[turn % diners.length]!.send(placeOrder, { body }),
    ),
  );
  return sent.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
}

const taken = (count: number, held = 0) => [
  ...Array.from({ length: count }, () => 201),
  ...Array.from({ length: held }, () => 429),
];

/** Fills the table's limit with orders from several parties. */
async function fillTable(restaurant: RestaurantOfTest, seat: () => Promise<TestClient>) {
  for (let party = 0; party < ofTable / ofVisit; party += 1) {
    expect(await orderTimes(ofVisit, restaurant, await seat())).toEqual(taken(ofVisit));
  }
}

/** Moves all orders back in time by the database's clock. */
async function letMinutesPass(minutes: number): Promise<void> {
  await testApp.db.query('update orders set placed_at = placed_at - make_interval(mins => $1)', [
    minutes,
  ]);
}

function unverifiedCode({ restaurantId }: RestaurantOfTest, tableName: string): string {
  return encodeTableCode({ restaurantId, tableName, key: null });
}

async function comeUnverified(restaurant: RestaurantOfTest, tableName = '4'): Promise<TestClient> {
  const phone = testApp.visitor();
  await phone.enter(unverifiedCode(restaurant, tableName));
  return phone;
}

test('PostgreSQL keeps the plan of what counts an order’s predecessors', async () => {
  const [row] = await testApp.db.query(
    `select proconfig as settings from pg_proc where proname = 'orders_held_until'`,
  );
  expect(row).toEqual({ settings: ['plan_cache_mode=force_generic_plan'] });
});

describe('orders from one phone', () => {
  test('are refused above the limit, with the time to wait; nothing is stored and no number is lost', async () => {
    const restaurant = await testApp.openRestaurant();
    const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
    expect(await orderTimes(ofVisit, restaurant, diner)).toEqual(taken(ofVisit));
    const held = await diner.send(placeOrder, { body: restaurant.order({ agua: 1 }) });
    expect(held.statusCode).toBe(429);
    expect(held.json()).toMatchObject({ code: 'too_many_orders' });
    const seconds = Number(held.headers['retry-after']);
    expect(seconds).toBeGreaterThan((withinMinutes - 1) * 60);
    expect(seconds).toBeLessThanOrEqual(withinMinutes * 60);
    const stored = await staff.call(listOrders);
    expect(stored).toHaveLength(ofVisit);
    await letMinutesPass(withinMinutes);
    const next = await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    const before = Math.max(...stored.map(({ evento }) => evento));
    expect(next).toMatchObject({ idorder: ofVisit + 1, evento: before + 1 });
  });

  test('are accepted again one by one, as earlier orders leave the time window', async () => {
    const restaurant = await testApp.openRestaurant();
    const diner = await restaurant.seat();
    await orderTimes(1, restaurant, diner);
    await letMinutesPass(withinMinutes - 1);
    expect(await orderTimes(ofVisit, restaurant, diner)).toEqual(taken(ofVisit - 1, 1));
    await letMinutesPass(2);
    expect(await orderTimes(2, restaurant, diner)).toEqual(taken(1, 1));
  });

  test('cannot exceed the limit by arriving at the same time', async () => {
    const restaurant = await testApp.openRestaurant();
    const diner = await restaurant.seat();
    expect(await orderTimes(30, restaurant, diner)).toEqual(taken(ofVisit, 30 - ofVisit));
    const orders = await (await restaurant.logIn()).call(listOrders);
    expect(orders.map(({ idorder }) => idorder)).toEqual(
      Array.from({ length: ofVisit }, (_, index) => index + 1),
    );
  });

  test('count for the phone, even if it moves to another table', async () => {
    const restaurant = await testApp.openRestaurant();
    const diner = await restaurant.seat('4');
    await orderTimes(ofVisit, restaurant, diner);
    await diner.enter(await restaurant.codeOf('5'));
    expect(await orderTimes(1, restaurant, diner)).toEqual(taken(0, 1));
  });

  test('do not count for other phones at the table, or for another restaurant', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    await orderTimes(ofVisit, restaurant, await restaurant.seat('4'));
    expect(await orderTimes(1, restaurant, await restaurant.seat('4'))).toEqual(taken(1));
    expect(await orderTimes(1, other, await other.seat('4'))).toEqual(taken(1));
  });

  test('that were accepted are returned again for their key, and count once', async () => {
    const restaurant = await testApp.openRestaurant();
    const diner = await restaurant.seat();
    const sending = {
      body: restaurant.order({ croquetas: 1 }),
      headers: { [IDEMPOTENCY_HEADER]: 'la-misma' },
    };
    const first = await diner.call(placeOrder, sending);
    for (let again = 0; again < 5; again += 1) await diner.call(placeOrder, sending);
    expect(await orderTimes(ofVisit, restaurant, diner)).toEqual(taken(ofVisit - 1, 1));
    const repeated = await diner.send(placeOrder, sending);
    expect([repeated.statusCode, repeated.json()]).toEqual([200, first]);
  });

  test('that were refused leave their key free', async () => {
    const restaurant = await testApp.openRestaurant();
    const diner = await restaurant.seat();
    await orderTimes(ofVisit, restaurant, diner);
    const headers = { [IDEMPOTENCY_HEADER]: 'retenido' };
    const body = restaurant.order({ agua: 1 });
    await diner.refused('too_many_orders', placeOrder, { body, headers });
    await letMinutesPass(withinMinutes);
    await diner.call(placeOrder, { body, headers });
  });
});

describe('orders from one table', () => {
  test('are refused above the limit, whichever phone sends them; other tables are not affected', async () => {
    const restaurant = await testApp.openRestaurant();
    await fillTable(restaurant, () => restaurant.seat('4'));
    expect(await orderTimes(1, restaurant, await restaurant.seat('4'))).toEqual(taken(0, 1));
    expect(await orderTimes(1, restaurant, await restaurant.seat('5'))).toEqual(taken(1));
    const unverified = await comeUnverified(restaurant);
    expect(await orderTimes(1, restaurant, unverified)).toEqual(taken(1));
    await letMinutesPass(withinMinutes);
    expect(await orderTimes(1, restaurant, await restaurant.seat('4'))).toEqual(taken(1));
  });

  test('without a verified code do not use up the limit of the people at the table', async () => {
    const restaurant = await testApp.openRestaurant();
    await fillTable(restaurant, () => comeUnverified(restaurant));
    const late = await comeUnverified(restaurant);
    expect(await orderTimes(1, restaurant, late)).toEqual(taken(0, 1));
    expect(await orderTimes(1, restaurant, await restaurant.seat('4'))).toEqual(taken(1));
  });

  test('of a phone that comes again and again do not stop those who sat there before', async () => {
    const restaurant = await testApp.openRestaurant();
    const guests = await restaurant.seat('4');
    await testApp.db.query(`update visits set started_at = started_at - interval '5 minutes'`);
    await fillTable(restaurant, () => restaurant.seat('4'));
    expect(await orderTimes(1, restaurant, await restaurant.seat('4'))).toEqual(taken(0, 1));
    expect(await orderTimes(ofVisit, restaurant, guests)).toEqual(taken(ofVisit));
    expect(await orderTimes(1, restaurant, guests)).toEqual(taken(0, 1));
  });

  test('are refused to everybody above twice the limit', async () => {
    const restaurant = await testApp.openRestaurant();
    const [first, ...earlier] = await Promise.all(
      Array.from({ length: (2 * ofTable) / ofVisit + 1 }, () => restaurant.seat('4')),
    );
    await testApp.db.query(
      `update visits v set started_at = started_at + make_interval(mins => place::int * 2)
       from (select visit_id, row_number() over (order by started_at) as place from visits) as o
       where o.visit_id = v.visit_id`,
    );
    const order = await testApp.db.query<{ visitId: string }>(
      'select visit_id as "visitId" from visits order by started_at desc',
    );
    expect(order).toHaveLength(earlier.length + 1);
    const statuses: number[] = [];
    for (const diner of [...earlier.toReversed(), first!]) {
      statuses.push(...(await orderTimes(ofVisit, restaurant, diner)));
    }
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(2 * ofTable);
  });

  test("count as unverified once the table's code was renewed", async () => {
    const restaurant = await testApp.openRestaurant();
    const [diner, staff] = [await restaurant.seat('4'), await restaurant.logIn()];
    await fillTable(restaurant, () => comeUnverified(restaurant));
    await staff.call(renewTableKey, { params: { mesa: '4' } });
    expect(await orderTimes(1, restaurant, diner)).toEqual(taken(0, 1));
  });

  test('from many phones cannot exceed the limit by arriving at the same time', async () => {
    const restaurant = await testApp.openRestaurant();
    const phones = await Promise.all(Array.from({ length: 8 }, () => restaurant.seat('4')));
    expect(await orderTimes(ofTable + 12, restaurant, ...phones)).toEqual(taken(ofTable, 12));
  });
});

test('made-up tables share one limit; tables with a valid code are not affected', async () => {
  const restaurant = await testApp.openRestaurant();
  const [visit] = await testApp.db.query<{ visitId: string }>(
    `insert into visits (restaurant_id, visit_id) values ($1, gen_random_uuid())
     returning visit_id as "visitId"`,
    [restaurant.restaurantId],
  );
  const fill = (count: number) =>
    testApp.db.query(
      `with made as (
         insert into order_requests (restaurant_id, idempotency_key, request_hash)
         select $1, gen_random_uuid(), '' from generate_series(1, $3::int)
         returning restaurant_id, idempotency_key
       )
       insert into orders (restaurant_id, order_id, idempotency_key, visit_id, table_name,
         is_table_verified, note, total_cents, status, payment, version)
       select restaurant_id, row_number() over () + 1000, idempotency_key, $2,
         'Inventada ' || row_number() over (), false, '', 100, 'received', 'unpaid', 1
       from made`,
      [restaurant.restaurantId, visit!.visitId, count],
    );
  await fill(unverifiedOfRestaurant - 1);
  const phones = [
    await comeUnverified(restaurant, 'Otra 1'),
    await comeUnverified(restaurant, 'Otra 2'),
  ];
  expect(await orderTimes(2, restaurant, ...phones)).toEqual(taken(1, 1));
  expect(await orderTimes(1, restaurant, await restaurant.seat('4'))).toEqual(taken(1));
});

test('orders entered by a waiter are neither limited nor counted', async () => {
  const restaurant = await testApp.openRestaurant();
  const staff = await restaurant.logIn();
  const sending = { params: { mesa: '4' }, body: restaurant.order({ agua: 1 }) };
  const enter = async (times: number) => {
    for (let entry = 0; entry < times; entry += 1) await staff.call(placeOrderForTable, sending);
  };
  await enter(ofTable + 1);
  await fillTable(restaurant, () => restaurant.seat('4'));
  expect(await orderTimes(1, restaurant, await restaurant.seat('4'))).toEqual(taken(0, 1));
  await enter(1);
});
