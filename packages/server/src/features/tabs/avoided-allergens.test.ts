import {
  advanceOrder,
  changeBasket,
  closeTab,
  IDEMPOTENCY_HEADER,
  listOrders,
  listOwnOrders,
  nameMember,
  placeOrder,
  placeRound,
  readOwnTab,
  readTab,
  seeOrder,
  streamOwnOrders,
  type BodyInputOf,
  type TabWire,
} from '@simplato/contract';
import { serve } from '@simplato/test-kit';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import { forgetAvoided } from './end-tabs.ts';

const testApp = openTestApp();
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
type Evita = NonNullable<BodyInputOf<typeof placeOrder>['evita']>;

async function open() {
  const restaurant = await testApp.openRestaurant();
  const [lucia, marco] = [await restaurant.seat('4'), await restaurant.seat('4')];
  const staff = await restaurant.logIn();
  const { idcuenta } = await lucia.call(readOwnTab);
  await lucia.call(nameMember, { body: { nombre: 'Lucía' } });
  const order = (evita?: Evita) => ({ ...restaurant.order({ agua: 1 }), evita });
  const lineas = [{ idproductos: restaurant.products.agua, quantity: 1 }];
  /** Both choose, and Marco sends it; Lucía has told what she avoids. */
  const round = async () => {
    await lucia.call(changeBasket, { body: { lineas, evita: ['frutos-de-cascara'] } });
    const { version } = await marco.call(changeBasket, { body: { lineas } });
    return marco.call(placeRound, { body: { comensales: [1, 2], version } });
  };
  return {
    restaurant,
    lucia,
    marco,
    staff,
    tab: { params: { id: idcuenta } },
    order,
    lineas,
    round,
  };
}

const told = ({ pedidos }: TabWire) => pedidos.map(({ evita }) => evita);
const stored = async () =>
  testApp.db.query<{ avoided: unknown }>(
    `select avoided from orders where avoided is not null
     union all select avoided from baskets where avoided <> '[]'`,
  );

describe('what a diner avoids', () => {
  test('is seen by them and the staff, and by nobody else at the table', async () => {
    const { lucia, marco, staff, tab, order } = await open();
    const own = [{ para: '', alergenos: ['huevos', 'soja'] }];
    const placed = await lucia.call(placeOrder, { body: order(['huevos', 'soja']) });
    expect(placed.evita).toEqual(own);
    expect((await staff.call(listOrders))[0]?.evita).toEqual(own);
    expect(told(await staff.call(readTab, tab))).toEqual([own]);
    expect((await lucia.call(listOwnOrders))[0]?.evita).toEqual(own);
    expect(told(await lucia.call(readOwnTab))).toEqual([own]);
    expect(told(await marco.call(readOwnTab))).toEqual([[]]);
  });

  test('is nothing in an order that says nothing of it, as older screens send it', async () => {
    const { lucia, order } = await open();
    expect((await lucia.call(placeOrder, { body: order() })).evita).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  test('belongs to what its key stands for', async () => {
    const { lucia, order } = await open();
    const headers = { [IDEMPOTENCY_HEADER]: 'pedido-que-evita' };
    const first = await lucia.call(placeOrder, { headers, body: order(['huevos']) });
    expect(await lucia.call(placeOrder, { headers, body: order(['huevos']) })).toEqual(first);
    await lucia.refused('key_reused', placeOrder, { headers, body: order(['soja']) });
  });

  test.each([
    ['is none of the fourteen', ['nueces'], 'evita.0'],
    ['is said twice', ['huevos', 'huevos'], 'evita'],
    ['is no list', 'huevos', 'evita'],
  ])('is refused by name where it %s', async (_how, evita, field) => {
    const { lucia, order, lineas } = await open();
    const sent = evita as Evita;
    const refusals = [
      await lucia.refused('bad_request', placeOrder, { body: order(sent) }),
      await lucia.refused('bad_request', changeBasket, { body: { lineas, evita: sent } }),
    ];
    for (const { fields } of refusals) expect(Object.keys(fields ?? {})).toEqual([field]);
    expect(await stored()).toEqual([]);
  });

  test('goes to the kitchen with a round, named, whoever sends it', async () => {
    const { lucia, marco, staff, tab, round } = await open();
    const sent = await round();
    expect(sent.evita).toEqual([]);
    const named = [{ para: 'Lucía', alergenos: ['frutos-de-cascara'] }];
    expect((await staff.call(listOrders))[0]?.evita).toEqual(named);
    expect(told(await staff.call(readTab, tab))).toEqual([named]);
    expect(told(await lucia.call(readOwnTab))).toEqual([[{ ...named[0], para: '' }]]);
    expect(told(await marco.call(readOwnTab))).toEqual([[]]);
  });

  test('stays with a basket until it is taken back, and its table does not see it', async () => {
    const { lucia, marco, staff, tab, lineas } = await open();
    const evita = ({ cestas }: TabWire) => cestas.map((one) => one.evita);
    await lucia.call(changeBasket, { body: { lineas, evita: ['soja'] } });
    const again = await lucia.call(changeBasket, { body: { lineas } });
    expect(evita(again)).toEqual([['soja']]);
    expect(evita(await staff.call(readTab, tab))).toEqual([['soja']]);
    expect(evita(await marco.call(readOwnTab))).toEqual([[]]);
    expect(evita(await lucia.call(changeBasket, { body: { lineas, evita: [] } }))).toEqual([[]]);
    expect(await stored()).toEqual([]);
  });

  test('is confirmed by the kitchen, once, and its author alone hears it', async () => {
    const { lucia, marco, staff, round } = await open();
    const { idorder } = await round();
    const one = { params: { id: idorder }, body: { alergia: true as const } };
    await lucia.refused('forbidden', seeOrder, one);
    const seenBy = async (phone: typeof lucia) =>
      (await phone.call(readOwnTab)).pedidos[0]?.alergiavista;
    const moved = await staff.call(advanceOrder, { body: { idorder, status: 'PREPARING' } });
    expect(moved.alergiavista).toBeNull();
    const first = await staff.call(seeOrder, one);
    expect(first.alergiavista).toEqual(ISO);
    expect(await staff.call(seeOrder, one)).toEqual(first);
    expect(await seenBy(lucia)).toBe(first.alergiavista);
    expect(await seenBy(marco)).toBeNull();
    expect((await marco.call(listOwnOrders))[0]?.alergiavista).toBeNull();
    const stranger = await (await testApp.openRestaurant('Otra casa, S.L.')).logIn();
    await stranger.refused('not_found', seeOrder, one);
  });

  test('reaches the phone that ordered as it is confirmed', async () => {
    const { lucia, staff, order } = await open();
    const { idorder } = await lucia.call(placeOrder, { body: order(['huevos']) });
    const hears = await testApp.read(lucia, streamOwnOrders);
    const one = { params: { id: idorder }, body: { alergia: true as const } };
    const seen = await staff.call(seeOrder, one);
    expect(await hears.nextOrder()).toEqual(seen);
  });

  test('is forgotten once its tab is over, but not while the kitchen cooks by it', async () => {
    const { lucia, marco, staff, tab, order, lineas } = await open();
    const { idorder } = await lucia.call(placeOrder, { body: order(['huevos']) });
    await marco.call(changeBasket, { body: { lineas, evita: ['soja'] } });
    await forgetAvoided(testApp.db);
    expect(await stored()).toHaveLength(2);
    await staff.call(closeTab, { params: tab.params, body: { motivo: 'error' } });
    await forgetAvoided(testApp.db);
    expect((await staff.call(listOrders))[0]?.evita).toEqual([{ para: '', alergenos: ['huevos'] }]);
    expect(await stored()).toHaveLength(1);
    await serve(staff, idorder);
    await forgetAvoided(testApp.db);
    expect(await stored()).toEqual([]);
    expect((await lucia.call(listOwnOrders))[0]?.evita).toEqual([]);
  });
});
