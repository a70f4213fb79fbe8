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
import { deafDatabase } from '../../../test/deaf-database.ts';
import { openStage } from '../../../test/stage.ts';

/** A dish runs out in the middle of service. */
const stage = openStage();

async function atTheTable() {
  const house = await stage.openHouse();
  const [staff, diner] = [await house.logIn(), await house.seat()];
  const params = { id: house.dishes.rabo };
  const mark = async (agotado: SoldOutWire) =>
    staff.call(markSoldOut, { params, body: { agotado } });
  const shown = async () => {
    const menu = await diner.call(listProducts);
    const { disponible, agotado } = menu.find(({ idproductos }) => idproductos === params.id)!;
    return { disponible, agotado };
  };
  return { house, staff, diner, params, mark, shown };
}

/** Until the clock in Madrid says this hour, of today or tomorrow, and has just begun to. */
function waitUntil(hour: string): void {
  do stage.clock.turnMinute();
  while (wallTime(stage.clock.now()).time !== hour);
}

describe('a dish that is sold out', () => {
  test.each(['hoy', 'indefinido'] as const)(
    '(%s) says so to every reader at once',
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

  test('cannot be ordered, and is told from one that is gone', async () => {
    const { house, diner, mark } = await atTheTable();
    const body = house.order({ rabo: 1, agua: 1 });
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

  test('for today is back when the house begins its next day', async () => {
    const { house, diner, mark, shown } = await atTheTable();
    waitUntil('22:00');
    await mark('hoy');
    waitUntil('04:59');
    expect(await shown()).toEqual({ disponible: false, agotado: 'hoy' });
    await diner.refused('menu_changed', placeOrder, { body: house.order({ rabo: 1 }) });
    waitUntil('05:00');
    expect(await shown()).toEqual({ disponible: true, agotado: 'no' });
    await diner.call(placeOrder, { body: house.order({ rabo: 1 }) });
  });

  test('until changed is not', async () => {
    const { mark, shown } = await atTheTable();
    await mark('indefinido');
    waitUntil('05:00');
    expect(await shown()).toEqual({ disponible: false, agotado: 'indefinido' });
  });

  test('cannot be ordered from a process that has not heard of it', async () => {
    const { house, diner, mark } = await atTheTable();
    const late = stage.visitor(await stage.anotherApp({ db: deafDatabase(stage.db) }));
    for (const [name, value] of diner.cookies) late.cookies.set(name, value);
    const body = house.order({ rabo: 1 });
    await late.call(placeOrder, { body });
    await mark('hoy');
    await late.refused('menu_changed', placeOrder, { body });
  });

  test('may be said with the older word', async () => {
    const { staff, params, mark } = await atTheTable();
    const say = async (disponible: boolean) =>
      (await staff.call(changeProduct, { body: { idproductos: params.id, disponible } })).agotado;
    expect(await say(false)).toBe('indefinido');
    expect(await say(true)).toBe('no');
    await mark('hoy');
    expect(await say(false)).toBe('hoy');
  });

  test('while orders come in: nobody gets one after it was sold out', async () => {
    const { house, diner, mark } = await atTheTable();
    const body = house.order({ rabo: 1 });
    const early = Array.from({ length: 10 }, () => diner.send(placeOrder, { body }));
    await mark('hoy');
    const late = Array.from({ length: 10 }, () => diner.send(placeOrder, { body }));
    expect((await Promise.all(early)).every(({ statusCode }) => statusCode < 500)).toBe(true);
    const statuses = (await Promise.all(late)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([409]));
  });
});

describe('an open menu', () => {
  const versionOf = ({ data }: { data: string }) =>
    (JSON.parse(data) as { version: number }).version;

  test('is told of every change, on the streams of diners and of the house', async () => {
    const { staff, diner, mark } = await atTheTable();
    const streams = [
      await stage.read(diner, streamOwnOrders),
      await stage.read(staff, streamOrders),
    ];
    for (const stream of streams) {
      const first = await stream.next(STREAM_EVENTS.menu);
      expect(first.id).toBeNull();
      await mark('hoy');
      let now = await stream.next(STREAM_EVENTS.menu);
      // The first word may come twice, as the line opens.
      if (versionOf(now) === versionOf(first)) now = await stream.next(STREAM_EVENTS.menu);
      expect(versionOf(now)).toBeGreaterThan(versionOf(first));
    }
  });

  test("is not told of another house's changes", async () => {
    const { mark } = await atTheTable();
    const other = await stage.openHouse();
    const stream = await stage.read(await other.seat(), streamOwnOrders);
    const before = versionOf(await stream.next(STREAM_EVENTS.menu));
    await mark('hoy');
    const theirs = await other.logIn();
    const params = { id: other.dishes.agua };
    await theirs.call(markSoldOut, { params, body: { agotado: 'hoy' } });
    let now = before;
    while (now === before) now = versionOf(await stream.next(STREAM_EVENTS.menu));
    expect(now).toBe(before + 1);
  });

  test('in a process whose signals are lost is told all the same', async () => {
    const { diner, mark } = await atTheTable();
    const late = stage.visitor(await stage.anotherApp({ db: deafDatabase(stage.db) }));
    for (const [name, value] of diner.cookies) late.cookies.set(name, value);
    const stream = await stage.read(late, streamOwnOrders);
    const before = versionOf(await stream.next(STREAM_EVENTS.menu));
    await mark('hoy');
    let now = before;
    while (now === before) now = versionOf(await stream.next(STREAM_EVENTS.menu));
    expect(now).toBe(before + 1);
  });
});

test("another house's dishes are not ours to sell out", async () => {
  const { staff } = await atTheTable();
  const other = await stage.openHouse();
  const params = { id: other.dishes.agua };
  await staff.refused('not_found', markSoldOut, { params, body: { agotado: 'hoy' } });
  await staff.refused('bad_request', markSoldOut, { params, body: { agotado: 'mañana' } });
});
