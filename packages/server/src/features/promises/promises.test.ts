import {
  advanceOrder,
  cancelOrder,
  changeBasket,
  checkPayment,
  delayOrders,
  listOrders,
  listOwnOrders,
  pauseKitchen,
  payAtTable,
  placeOrder,
  placeOrderForTable,
  placeRound,
  readOwnTab,
  readPromises,
  readWaits,
  tickLine,
  type OrderWire,
} from '@simplato/contract';
import { businessDay } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { finishOnboarding, orderOnline, press } from '../../../test/paying.ts';
import { addPastEvenings, type PastEvenings } from '../../../test/past-evenings.ts';
import type { RestaurantOfTest } from '../../../test/restaurant.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();
const MINUTE_MS = 60_000;
type Wait = { desde: string; hasta: string } | null | undefined;

/** A restaurant that has made salmorejo in eight to twelve minutes, and rabo de toro, on past evenings. */
async function withPast(past: Partial<PastEvenings> = {}) {
  const restaurant = await testApp.openRestaurant();
  const diner = await restaurant.seat();
  const staff = await restaurant.logIn();
  const body = restaurant.order({ salmorejo: 1, rabo: 1 });
  const { idorder } = await diner.call(placeOrder, { body });
  await addPastEvenings(testApp.db, restaurant.restaurantId, idorder, {
    evenings: 10,
    perEvening: 15,
    // At no hour of the evening always the same.
    minutes: (nth) => 8 + ((nth + Math.floor(nth / 15)) % 5),
    ...past,
  });
  await close(staff, idorder);
  await forgetPast(restaurant);
  // A phone asks before it sends: no order waits for the past to be read.
  await waitFor(diner, restaurant.products.salmorejo);
  return { restaurant, diner, staff };
}

async function close(staff: TestClient, idorder: number): Promise<void> {
  for (const status of ['PREPARING', 'COMPLETED', 'CLOSED'] as const) {
    await staff.call(advanceOrder, { body: { idorder, status } });
  }
}

/** What was measured before is measured again. */
async function forgetPast({ restaurantId }: RestaurantOfTest): Promise<void> {
  testApp.db.signals.dispatchLocally('house', String(restaurantId));
}

const waitFor = async (diner: TestClient, ...productos: number[]) =>
  diner.call(readWaits, { query: { productos: productos.join(',') } });

const orderSalmorejo = async ({ restaurant, diner }: Awaited<ReturnType<typeof withPast>>) =>
  diner.call(placeOrder, { body: restaurant.order({ salmorejo: 1 }) });

function minutesUntil(wait: Wait, at: Date): [number, number] {
  if (!wait) throw new Error('nothing is promised');
  const until = (time: string) => (Date.parse(time) - at.getTime()) / MINUTE_MS;
  return [until(wait.desde), until(wait.hasta)];
}

/** Minutes pass for orders and their promises. */
async function letPass(minutes: number): Promise<void> {
  const moved = ['placed_at', 'status_changed_at', 'expected_from', 'expected_until'].map(
    (column) => `${column} = ${column} - make_interval(mins => $1)`,
  );
  await testApp.db.query(`update orders set ${moved.join(', ')}`, [minutes]);
  await testApp.db.query(
    `update order_events set occurred_at = occurred_at - make_interval(mins => $1)`,
    [minutes],
  );
}

async function recordOfToday(
  staff: TestClient,
): Promise<{ prometidos: number; cumplidos: number }> {
  const day = businessDay(new Date());
  return staff.call(readPromises, { query: { desde: day, hasta: day } });
}

test('a restaurant without a past promises nothing', async () => {
  const restaurant = await testApp.openRestaurant();
  const diner = await restaurant.seat();
  const { salmorejo } = restaurant.products;
  expect(await waitFor(diner, salmorejo)).toEqual({
    espera: null,
    productos: [{ idproductos: salmorejo, espera: null }],
  });
  const order = await diner.call(placeOrder, { body: restaurant.order({ salmorejo: 1 }) });
  expect(order.espera).toBeNull();
});

describe('a restaurant with a past', () => {
  test('tells when what somebody chooses would be ready, each by itself and all together', async () => {
    const { restaurant, diner } = await withPast();
    const { salmorejo, rabo, agua } = restaurant.products;
    const now = testApp.clock.now();
    const both = await waitFor(diner, salmorejo, rabo, rabo);
    const [from, until] = minutesUntil(both.espera, now);
    expect(from).toBeGreaterThan(3);
    expect(from).toBeLessThan(9);
    expect(until).toBeGreaterThan(11);
    expect(until).toBeLessThan(25);
    expect(both.productos.map(({ espera }) => espera !== null)).toEqual([true, true]);
    const unknown = await waitFor(diner, salmorejo, agua);
    expect(unknown.espera).toBeNull();
    expect(unknown.productos.map(({ espera }) => espera !== null)).toEqual([true, false]);
  });

  test('promises an order as it is sent; its diner and the kitchen read the same', async () => {
    const place = await withPast();
    const now = testApp.clock.now();
    const order = await orderSalmorejo(place);
    const [from, until] = minutesUntil(order.espera, now);
    expect(from).toBeLessThan(9);
    expect(until).toBeGreaterThan(11);
    expect(Date.parse(order.espera?.desde ?? '') % MINUTE_MS).toBe(0);
    expect((await place.diner.call(listOwnOrders))[0]).toEqual(order);
    expect(await place.staff.call(listOrders)).toEqual([order]);
  });

  test('believes nothing that a phone says of it', async () => {
    const { restaurant, diner } = await withPast();
    const espera = { desde: '2000-01-01T00:00:00.000Z', hasta: '2000-01-01T00:01:00.000Z' };
    const body = { ...restaurant.order({ salmorejo: 1 }), espera };
    const order = await diner.call(placeOrder, { body });
    expect(order.espera?.desde.startsWith('2000')).toBe(false);
  });

  test('promises later the more it has to make, and nothing once it is far too much', async () => {
    const { restaurant, diner } = await withPast();
    const { salmorejo } = restaurant.products;
    const { espera: before } = await waitFor(diner, salmorejo);
    const waits: Wait[] = [];
    for (let nth = 0; nth < 8; nth += 1) {
      await diner.call(placeOrder, { body: restaurant.order({ salmorejo: 2, rabo: 4 }) });
      // What has to be made is read again.
      testApp.clock.advance(15_000);
      waits.push((await waitFor(diner, salmorejo)).espera);
    }
    for (const wait of waits) {
      if (wait && before) expect(wait.hasta >= before.hasta).toBe(true);
    }
    expect(waits.at(-1)).toBeNull();
  });

  test('promises of an order by courses what is made at once', async () => {
    const { restaurant, diner } = await withPast();
    const body = restaurant.order({ salmorejo: 1, rabo: 1, croquetas: 1 }, { portiempos: true });
    // Nobody has made croquetas, and they are a starter: what is held is not asked for.
    expect((await diner.call(placeOrder, { body })).espera).toBeNull();
    const held = restaurant.order({ salmorejo: 1, rabo: 1 }, { portiempos: true });
    expect((await diner.call(placeOrder, { body: held })).espera).not.toBeNull();
  });

  test('promises what a phone orders for its table', async () => {
    const { restaurant, diner } = await withPast();
    const { lineas = [] } = restaurant.order({ salmorejo: 1 });
    await diner.call(changeBasket, { body: { lineas } });
    const { cestas, version } = await diner.call(readOwnTab);
    const round = { comensales: cestas.map(({ idcomensal }) => idcomensal), version };
    expect((await diner.call(placeRound, { body: round })).espera).not.toBeNull();
  });

  test('promises nothing that ends before what the kitchen itself says', async () => {
    const { restaurant, diner, staff } = await withPast();
    const { salmorejo } = restaurant.products;
    const order = { body: restaurant.order({ salmorejo: 1 }) };
    await staff.call(delayOrders, { body: { minutos: 5 } });
    expect((await waitFor(diner, salmorejo)).espera).not.toBeNull();
    await staff.call(delayOrders, { body: { minutos: 40 } });
    expect((await waitFor(diner, salmorejo)).espera).toBeNull();
    expect((await diner.call(placeOrder, order)).espera).toBeNull();
    await staff.call(delayOrders, { body: { minutos: null } });
    // What was measured is read again, since the restaurant has changed.
    await waitFor(diner, salmorejo);
    expect((await diner.call(placeOrder, order)).espera).not.toBeNull();
  });

  test('promises nothing of what a waiter orders', async () => {
    const { restaurant, staff } = await withPast();
    const body = restaurant.order({ salmorejo: 1 });
    const order = await staff.call(placeOrderForTable, { params: { mesa: '4' }, body });
    expect(order.espera).toBeNull();
  });

  test('tells nothing from a past that is months old', async () => {
    const { restaurant, diner } = await withPast();
    await letPass(60 * 24 * 60);
    await forgetPast(restaurant);
    expect((await waitFor(diner, restaurant.products.salmorejo)).espera).toBeNull();
  });
});

describe('an order that is paid online is promised once it goes to the kitchen', () => {
  async function orderToPay() {
    const place = await withPast();
    await finishOnboarding(testApp, place.staff);
    const { idorder, url } = await orderOnline(
      place.diner,
      place.restaurant.order({ salmorejo: 1 }),
    );
    await waitFor(place.diner, place.restaurant.products.salmorejo);
    const [waiting] = await place.diner.call(listOwnOrders);
    expect(waiting?.espera).toBeNull();
    return { ...place, params: { id: idorder }, url };
  }
  const minutesOf = (order: OrderWire) => minutesUntil(order.espera, new Date(order.fecha));

  test('when its money has come', async () => {
    const { diner, staff, params, url } = await orderToPay();
    await press(testApp.app, url, 'pagar');
    const { pedido } = await diner.call(checkPayment, { params });
    expect(pedido.ispaid).toBe('true');
    const [from, until] = minutesOf(pedido);
    expect([from < 9, until > 11]).toEqual([true, true]);
    expect((await staff.call(listOrders))[0]?.espera).toEqual(pedido.espera);
  });

  test('when its diner pays the waiter after all', async () => {
    const { diner, params } = await orderToPay();
    expect((await diner.call(payAtTable, { params })).espera).not.toBeNull();
  });

  test('and not where the kitchen has closed meanwhile, so that nobody knows', async () => {
    const { diner, staff, params, url } = await orderToPay();
    await staff.call(pauseKitchen, { body: { cerrada: true } });
    await press(testApp.app, url, 'pagar');
    const { pedido } = await diner.call(checkPayment, { params });
    expect(pedido).toMatchObject({ ispaid: 'true', espera: null });
  });
});

test('an order waits for nothing to be read, and is promised nothing where nothing was', async () => {
  const { restaurant, diner } = await withPast();
  const process = testApp.visitor(await testApp.anotherApp(), diner.cookies);
  const body = restaurant.order({ salmorejo: 1 });
  expect((await process.call(placeOrder, { body })).espera).toBeNull();
  await waitFor(process, restaurant.products.salmorejo);
  expect((await process.call(placeOrder, { body })).espera).not.toBeNull();
});

describe('a restaurant whose last promises did not hold', () => {
  const expected = [1, 2] as const;

  test('promises nothing, but goes on to compare', async () => {
    const place = await withPast({ expected });
    expect((await waitFor(place.diner, place.restaurant.products.salmorejo)).espera).toBeNull();
    expect((await orderSalmorejo(place)).espera).toBeNull();
    const [compared] = await testApp.db.query<{ count: number }>(
      `select count(*)::int as count from orders
       where restaurant_id = $1 and expected_from > now() and not is_promised`,
      [place.restaurant.restaurantId],
    );
    expect(compared?.count).toBe(1);
    expect(await recordOfToday(place.staff)).toEqual({ prometidos: 0, cumplidos: 0 });
  });

  test('promises again where nine in ten hold', async () => {
    const { restaurant, diner } = await withPast({ expected: [7, 13] });
    expect((await waitFor(diner, restaurant.products.salmorejo)).espera).not.toBeNull();
  });
});

describe("of a day's promises the owner reads how many held", () => {
  /** An order that was promised, and so many minutes later is ready in the way given. */
  async function readyAfter(
    minutes: number,
    make: (staff: TestClient, order: OrderWire) => Promise<unknown>,
  ) {
    const place = await withPast();
    const order = await orderSalmorejo(place);
    await letPass(minutes);
    await make(place.staff, order);
    return recordOfToday(place.staff);
  }
  const complete = async (staff: TestClient, { idorder }: OrderWire) => {
    await staff.call(advanceOrder, { body: { idorder, status: 'PREPARING' } });
    await staff.call(advanceOrder, { body: { idorder, status: 'COMPLETED' } });
  };
  const tick = async (staff: TestClient, { idorder }: OrderWire) =>
    staff.call(tickLine, { params: { id: idorder, linea: 1 }, body: { hecha: true } });

  test.each([
    [10, 'a step of the whole order', complete, 1],
    [10, 'a tick', tick, 1],
    [40, 'a step of the whole order', complete, 0],
    [0, 'a tick that comes too early', tick, 0],
  ])('ready after %i minutes by %s', async (minutes, _way, make, cumplidos) => {
    expect(await readyAfter(minutes, make)).toEqual({ prometidos: 1, cumplidos });
  });

  test('what is late counts before it is ready, what is in time does not', async () => {
    expect(await readyAfter(1, async () => undefined)).toEqual({ prometidos: 0, cumplidos: 0 });
    await letPass(40);
    const place = await withPast();
    await orderSalmorejo(place);
    await letPass(40);
    expect(await recordOfToday(place.staff)).toEqual({ prometidos: 1, cumplidos: 0 });
  });

  test('a tick that was taken back was none', async () => {
    const outcome = await readyAfter(10, async (staff, order) => {
      await tick(staff, order);
      const params = { id: order.idorder, linea: 1 };
      await staff.call(tickLine, { params, body: { hecha: false } });
      await letPass(40);
    });
    expect(outcome).toEqual({ prometidos: 1, cumplidos: 0 });
  });

  test('what was cancelled counts neither way', async () => {
    const outcome = await readyAfter(10, async (staff, { idorder }) =>
      staff.call(cancelOrder, { params: { id: idorder }, body: { motivo: 'Se han ido' } }),
    );
    expect(outcome).toEqual({ prometidos: 0, cumplidos: 0 });
  });
});
