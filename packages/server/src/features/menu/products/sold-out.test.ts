import {
  changeProduct,
  listProducts,
  markSoldOut,
  placeOrder,
  readProduct,
  STREAM_EVENTS,
  streamOrders,
  streamOwnOrders,
  type SoldOutWire,
} from '@simplato/contract';
import { wallTime } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { deafDatabase } from '../../../../test/deaf-database.ts';
import { openTestApp } from '../../../../test/test-app.ts';

/** A product sells out during service. */
const testApp = openTestApp();

async function atTheTable() {
  const restaurant = await testApp.openRestaurant();
  const [staff, diner] = [await restaurant.logIn(), await restaurant.seat()];
  const params = { id: restaurant.products.rabo };
  const mark = async (agotado: SoldOutWire) =>
    staff.call(markSoldOut, { params, body: { agotado } });
  const shown = async () => {
    const menu = await diner.call(listProducts);
    const { disponible, agotado } = menu.find(({ idproductos }) => idproductos === params.id)!;
    return { disponible, agotado };
  };
  return { restaurant, staff, diner, params, mark, shown };
}

/** Moves the clock to the minute when it next shows this time in Madrid. */
function waitUntil(hour: string): void {
  do testApp.clock.turnMinute();
  while (wallTime(testApp.clock.now()).time !== hour);
}

describe('a product that is sold out', () => {
  test.each(['hoy', 'indefinido'] as const)(
    '(%s) is shown so to every reader at once',
    async (word) => {
      const { staff, diner, params, mark, shown } = await atTheTable();
      await shown();
      expect(await mark(word)).toMatchObject({ disponible: false, agotado: word, version: 2 });
      expect(await shown()).toEqual({ disponible: false, agotado: word });
      for (const reader of [staff, diner]) {
        expect(await reader.call(readProduct, { params })).toMatchObject({ agotado: word });
      }
      await mark('no');
      expect(await shown()).toEqual({ disponible: true, agotado: 'no' });
    },
  );

  test('cannot be ordered, and is reported differently from a deleted one', async () => {
    const { restaurant, diner, mark } = await atTheTable();
    const body = restaurant.order({ rabo: 1, agua: 1 });
    await mark('hoy');
    const { lineas, total } = await diner.refused('menu_changed', placeOrder, { body });
    expect(total).toBe('2.50');
    expect(lineas?.map(({ motivo, name }) => [motivo, name])).toEqual([
      ['agotado', 'Rabo de toro'],
      [null, 'Agua con gas'],
    ]);
    await mark('no');
    await diner.call(placeOrder, { body });
  });

  test("for today is available again when the restaurant's next day begins", async () => {
    const { restaurant, diner, mark, shown } = await atTheTable();
    waitUntil('22:00');
    await mark('hoy');
    waitUntil('04:59');
    expect(await shown()).toEqual({ disponible: false, agotado: 'hoy' });
    await diner.refused('menu_changed', placeOrder, { body: restaurant.order({ rabo: 1 }) });
    waitUntil('05:00');
    expect(await shown()).toEqual({ disponible: true, agotado: 'no' });
    await diner.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
  });

  test('until further notice stays sold out the next day', async () => {
    const { mark, shown } = await atTheTable();
    await mark('indefinido');
    waitUntil('05:00');
    expect(await shown()).toEqual({ disponible: false, agotado: 'indefinido' });
  });

  test('cannot be ordered through a process that missed the change', async () => {
    const { restaurant, diner, mark } = await atTheTable();
    const late = testApp.visitor(
      await testApp.anotherApp({ db: deafDatabase(testApp.db) }),
      diner.cookies,
    );
    const body = restaurant.order({ rabo: 1 });
    await late.call(placeOrder, { body });
    await mark('hoy');
    await late.refused('menu_changed', placeOrder, { body });
  });

  test('can be set with the older field', async () => {
    const { staff, params, mark } = await atTheTable();
    const say = async (disponible: boolean) =>
      (await staff.call(changeProduct, { body: { idproductos: params.id, disponible } })).agotado;
    expect(await say(false)).toBe('indefinido');
    expect(await say(true)).toBe('no');
    await mark('hoy');
    expect(await say(false)).toBe('hoy');
  });

  test('is in no order placed afterwards, even while others are being placed', async () => {
    const { restaurant, diner, mark } = await atTheTable();
    const body = restaurant.order({ rabo: 1 });
    const early = Array.from({ length: 10 }, () => diner.send(placeOrder, { body }));
    await mark('hoy');
    const late = Array.from({ length: 10 }, () => diner.send(placeOrder, { body }));
    expect((await Promise.all(early)).every(({ statusCode }) => statusCode < 500)).toBe(true);
    const statuses = (await Promise.all(late)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([409]));
  });
});

describe('an open screen with the menu', () => {
  const versionOf = ({ data }: { data: string }) =>
    (JSON.parse(data) as { version: number }).version;

  test("is notified of every change, on the diners' streams and the restaurant's", async () => {
    const { staff, diner, mark } = await atTheTable();
    const streams = [
      await testApp.read(diner, streamOwnOrders),
      await testApp.read(staff, streamOrders),
    ];
    for (const stream of streams) {
      const first = await stream.next(STREAM_EVENTS.menu);
      expect(first.id).toBeNull();
      await mark('hoy');
      let now = await stream.next(STREAM_EVENTS.menu);
      // The first event may arrive twice while the stream opens.
      if (versionOf(now) === versionOf(first)) now = await stream.next(STREAM_EVENTS.menu);
      expect(versionOf(now)).toBeGreaterThan(versionOf(first));
    }
  });

  test("is not notified of another restaurant's changes", async () => {
    const { mark } = await atTheTable();
    const other = await testApp.openRestaurant();
    const stream = await testApp.read(await other.seat(), streamOwnOrders);
    const before = versionOf(await stream.next(STREAM_EVENTS.menu));
    await mark('hoy');
    const theirs = await other.logIn();
    const params = { id: other.products.agua };
    await theirs.call(markSoldOut, { params, body: { agotado: 'hoy' } });
    let now = before;
    while (now === before) now = versionOf(await stream.next(STREAM_EVENTS.menu));
    expect(now).toBe(before + 1);
  });

  test('is notified even by a process whose signals are lost', async () => {
    const { diner, mark } = await atTheTable();
    const late = testApp.visitor(
      await testApp.anotherApp({ db: deafDatabase(testApp.db) }),
      diner.cookies,
    );
    const stream = await testApp.read(late, streamOwnOrders);
    const before = versionOf(await stream.next(STREAM_EVENTS.menu));
    await mark('hoy');
    let now = before;
    while (now === before) now = versionOf(await stream.next(STREAM_EVENTS.menu));
    expect(now).toBe(before + 1);
  });
});

test("another restaurant's products cannot be marked as sold out", async () => {
  const { staff } = await atTheTable();
  const other = await testApp.openRestaurant();
  const params = { id: other.products.agua };
  await staff.refused('not_found', markSoldOut, { params, body: { agotado: 'hoy' } });
  await staff.refused('bad_request', markSoldOut, { params, body: { agotado: 'mañana' } });
});
