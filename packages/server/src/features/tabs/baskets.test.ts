import {
  changeBasket,
  closeTab,
  enterTable,
  mergeTabs,
  moveTab,
  nameMember,
  readOwnTab,
  readTab,
  splitTab,
  STREAM_EVENTS,
  streamOwnOrders,
  type BodyInputOf,
} from '@simplato/contract';
import { encodeTableCode } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import type { ProductName, RestaurantOfTest } from '../../../test/restaurant.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();

type Wish = BodyInputOf<typeof changeBasket>;

async function open() {
  const restaurant = await testApp.openRestaurant();
  const [lucia, marco] = [await restaurant.seat('4'), await restaurant.seat('4')];
  const staff = await restaurant.logIn();
  const { idcuenta } = await lucia.call(readOwnTab);
  return { restaurant, lucia, marco, staff, idcuenta, tab: { params: { id: idcuenta } } };
}

const basketOf = (
  { products }: RestaurantOfTest,
  names: Partial<Record<ProductName, number>>,
  more: Partial<Wish> = {},
): Wish => ({
  lineas: (Object.keys(names) as ProductName[]).map((name) => ({
    idproductos: products[name],
    quantity: names[name] ?? 1,
  })),
  ...more,
});

const choose = async (
  phone: TestClient,
  restaurant: RestaurantOfTest,
  names: Partial<Record<ProductName, number>>,
  more: Partial<Wish> = {},
) => phone.call(changeBasket, { body: basketOf(restaurant, names, more) });

describe('what a phone is choosing', () => {
  test('is seen by the others of its tab, at a version that rises', async () => {
    const { restaurant, lucia, marco } = await open();
    expect(await marco.call(readOwnTab)).toMatchObject({ cestas: [], version: 0 });
    const first = await choose(lucia, restaurant, { croquetas: 2 });
    const seen = await marco.call(readOwnTab);
    expect(seen.cestas).toEqual([
      {
        idcomensal: 1,
        lineas: [
          { idproductos: restaurant.products.croquetas, quantity: 2, opciones: [], nota: '' },
        ],
        comentarios: '',
        evita: [],
      },
    ]);
    expect(seen.version).toBe(first.version);
    const second = await choose(marco, restaurant, { agua: 1 });
    expect(new Set(second.cestas.map(({ idcomensal }) => idcomensal))).toEqual(new Set([1, 2]));
    expect(second.version).toBeGreaterThan(first.version);
    expect((await choose(lucia, restaurant, {})).cestas).toMatchObject([{ idcomensal: 2 }]);
  });

  test('is read by its author and the staff with its notes, by others without', async () => {
    const { restaurant, lucia, marco, staff, tab } = await open();
    const note = 'alergia a los frutos secos';
    const lineas = [{ idproductos: restaurant.products.agua, quantity: 1, nota: 'sin hielo' }];
    const own = await lucia.call(changeBasket, { body: { lineas, comentarios: note } });
    const notes = ({ cestas: [basket] }: typeof own) => [
      basket?.lineas[0]?.nota,
      basket?.comentarios,
    ];
    expect(notes(own)).toEqual(['sin hielo', note]);
    expect(notes(await staff.call(readTab, tab))).toEqual(['sin hielo', note]);
    expect(notes(await marco.call(readOwnTab))).toEqual(['', '']);
    // Without a line there is nothing to show but that there is a note.
    await choose(lucia, restaurant, {});
    expect((await lucia.call(readOwnTab)).cestas).toMatchObject([{ comentarios: note }]);
    expect((await marco.call(readOwnTab)).cestas).toEqual([]);
    await choose(lucia, restaurant, {}, { comentarios: '' });
    expect((await lucia.call(readOwnTab)).cestas).toEqual([]);
  });

  test('is at another table another basket, and comes back with its tab', async () => {
    const { restaurant, lucia, marco } = await open();
    await choose(lucia, restaurant, { agua: 1 });
    await lucia.enter(await restaurant.codeOf('7'));
    expect((await lucia.call(readOwnTab)).cestas).toEqual([]);
    expect((await marco.call(readOwnTab)).cestas).toEqual([]);
    await lucia.enter(await restaurant.codeOf('4'));
    expect((await marco.call(readOwnTab)).cestas).toMatchObject([{ idcomensal: 1 }]);
  });

  test('leaves its table with a phone that goes to another restaurant', async () => {
    const { restaurant, lucia, marco } = await open();
    await choose(lucia, restaurant, { agua: 1 });
    const elsewhere = await testApp.openRestaurant();
    await lucia.enter(await elsewhere.codeOf('4'));
    expect((await marco.call(readOwnTab)).cestas).toEqual([]);
  });

  test('goes with its tab to another table, into another tab, and back', async () => {
    const { restaurant, lucia, marco, staff, idcuenta, tab } = await open();
    await choose(lucia, restaurant, { agua: 1 });
    await restaurant.codeOf('9');
    await staff.call(moveTab, { ...tab, body: { mesa: '9' } });
    expect(await marco.call(readOwnTab)).toMatchObject({ mesa: '9', cestas: [{ idcomensal: 1 }] });
    const ines = await restaurant.seat('7');
    const before = await choose(ines, restaurant, { vino: 1 });
    const merged = await staff.call(mergeTabs, { ...tab, body: { idcuenta: before.idcuenta } });
    expect(merged.cestas).toHaveLength(2);
    // To Inés it is new, whatever its version was at the other table.
    expect(merged.version).toBeGreaterThan(before.version);
    await staff.call(splitTab, { params: { id: before.idcuenta } });
    expect(await lucia.call(readOwnTab)).toMatchObject({
      idcuenta,
      cestas: [{ lineas: [{ idproductos: restaurant.products.agua }] }],
    });
    expect((await ines.call(readOwnTab)).cestas).toMatchObject([
      { lineas: [{ idproductos: restaurant.products.vino }] },
    ]);
  });

  test('is refused where its phone is at no tab, or at a closed one, which shows it no more', async () => {
    const { restaurant, lucia, marco, staff, tab } = await open();
    await choose(lucia, restaurant, { agua: 1 });
    const body = basketOf(restaurant, { agua: 1 });
    const stranger = testApp.visitor();
    const code = { restaurantId: restaurant.restaurantId, tableName: '4', key: null };
    await stranger.call(enterTable, { body: { codigo: encodeTableCode(code) } });
    await stranger.refused('not_found', changeBasket, { body });
    await staff.call(closeTab, { ...tab, body: {} });
    await lucia.refused('tab_closed', changeBasket, { body });
    // The next party starts with nothing, and so do those who stay for it.
    await marco.enter(await restaurant.codeOf('4'));
    await lucia.enter(await restaurant.codeOf('4'));
    expect((await marco.call(readOwnTab)).cestas).toEqual([]);
  });

  test('is changed by forty phones at once without one losing another’s', async () => {
    const { restaurant, lucia } = await open();
    const phones = await Promise.all(Array.from({ length: 40 }, async () => restaurant.seat('4')));
    const answers = await Promise.all(
      phones.map(async (phone, index) => choose(phone, restaurant, { agua: index + 1 })),
    );
    const { cestas, version } = await lucia.call(readOwnTab);
    const quantities = cestas.map(({ lineas }) => lineas[0]!.quantity);
    expect(quantities.toSorted((one, other) => one - other)).toEqual(
      phones.map((_, index) => index + 1),
    );
    expect(version).toBe(Math.max(...answers.map((one) => one.version)));
  });
});

describe('the phones of a tab', () => {
  test('are told to read it again, those of another are not, and it costs no number', async () => {
    const { restaurant, lucia, marco } = await open();
    const other = await restaurant.seat('7');
    const { evento } = await lucia.call(readOwnTab);
    const [hears, elsewhere] = [
      await testApp.read(marco, streamOwnOrders),
      await testApp.read(other, streamOwnOrders),
    ];
    await choose(lucia, restaurant, { agua: 1 });
    expect(await hears.next(STREAM_EVENTS.table)).toMatchObject({ id: null, data: '{}' });
    expect((await lucia.call(readOwnTab)).evento).toBe(evento);
    // The same once more is no news: what follows at the other table is the first that is heard there.
    await choose(lucia, restaurant, { agua: 1 });
    await choose(other, restaurant, { vino: 1 });
    await elsewhere.next(STREAM_EVENTS.table);
    await other.call(nameMember, { body: { nombre: 'Otto' } });
    await marco.call(nameMember, { body: { nombre: 'Marco' } });
    await elsewhere.next(STREAM_EVENTS.tab);
    await hears.next(STREAM_EVENTS.tab);
    expect([hears.heard(STREAM_EVENTS.table), elsewhere.heard(STREAM_EVENTS.table)]).toEqual([
      1, 1,
    ]);
  });
});
