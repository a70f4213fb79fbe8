import {
  delayOrders,
  changeBasket,
  changeProduct,
  closeTab,
  enterTable,
  IDEMPOTENCY_HEADER,
  listOrders,
  listOwnOrders,
  mergeTabs,
  moveOrder,
  nameMember,
  pauseKitchen,
  placeOrder,
  placeRound,
  readOwnTab,
  readTab,
  splitTab,
  STREAM_EVENTS,
  streamOrders,
  streamOwnOrders,
  type BodyInputOf,
  type OrderWire,
  type TabWire,
} from '@simplato/contract';
import { encodeTableCode } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import type { ProductName, RestaurantOfTest } from '../../../test/restaurant.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();

type Names = Partial<Record<ProductName, number>>;

async function open() {
  const restaurant = await testApp.openRestaurant();
  const [lucia, marco, ines] = [
    await restaurant.seat('4'),
    await restaurant.seat('4'),
    await restaurant.seat('4'),
  ];
  const staff = await restaurant.logIn();
  const { idcuenta } = await lucia.call(readOwnTab);
  await lucia.call(nameMember, { body: { nombre: 'Lucía' } });
  return { restaurant, lucia, marco, ines, staff, tab: { params: { id: idcuenta } } };
}

const choose = async (
  phone: TestClient,
  { products }: RestaurantOfTest,
  names: Names,
  more: Partial<BodyInputOf<typeof changeBasket>> = {},
) =>
  phone.call(changeBasket, {
    body: {
      lineas: (Object.keys(names) as ProductName[]).map((name) => ({
        idproductos: products[name],
        quantity: names[name] ?? 1,
      })),
      ...more,
    },
  });

const keyed = (key: string) => ({ headers: { [IDEMPOTENCY_HEADER]: key } });

/** A round as its phone's screen sends it: of everybody, as it has seen them last. */
async function roundOf(
  phone: TestClient,
  more: Partial<BodyInputOf<typeof placeRound>> = {},
): Promise<BodyInputOf<typeof placeRound>> {
  const { cestas, version } = await phone.call(readOwnTab);
  return { comensales: cestas.map(({ idcomensal }) => idcomensal), version, ...more };
}

const whatOf = ({ lineas }: Pick<OrderWire, 'lineas'>) =>
  Object.fromEntries(lineas.map(({ name, quantity }) => [name, quantity]));
const forWhom = ({ lineas }: Pick<OrderWire, 'lineas'>) =>
  Object.fromEntries(lineas.map(({ name, para }) => [name, para]));

describe('a round', () => {
  test('is one order with the lines of all, each with whom it is for, and empties their baskets', async () => {
    const { restaurant, lucia, marco, ines, staff, tab } = await open();
    await choose(lucia, restaurant, { salmorejo: 1 });
    await choose(marco, restaurant, { croquetas: 2 });
    await choose(ines, restaurant, { agua: 1 });
    const order = await lucia.call(placeRound, { body: await roundOf(lucia) });
    expect(order).toMatchObject({ total: '28.50', ispaid: 'false', mesa: '4', comensal: 'Lucía' });
    const [onBoard] = await staff.call(listOrders);
    expect(onBoard).toMatchObject({ idorder: order.idorder, comensal: 'Lucía' });
    expect(forWhom(onBoard!)).toEqual({
      Salmorejo: 'Lucía',
      Croquetas: 'Comensal 2',
      'Agua con gas': 'Comensal 3',
    });
    const seen = await marco.call(readOwnTab);
    expect(seen).toMatchObject({ cestas: [], total: '28.50', pedidos: [{ idcomensal: 1 }] });
    expect(seen.pedidos[0]?.lineas.map(({ idcomensal, libre }) => [idcomensal, libre])).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
    ]);
    expect((await staff.call(readTab, tab)).pedidos).toHaveLength(1);
    expect(await marco.call(listOwnOrders)).toEqual([]);
    expect(await lucia.call(listOwnOrders)).toEqual([order]);
  });

  test('that is put into another tab keeps the names that its people gave, and no numbers', async () => {
    const { restaurant, lucia, marco, ines, staff } = await open();
    const beside = await restaurant.seat('7');
    const { idcuenta } = await beside.call(readOwnTab);
    await marco.call(nameMember, { body: { nombre: 'Marco' } });
    await choose(marco, restaurant, { croquetas: 2 });
    await choose(ines, restaurant, { agua: 1 });
    const { idorder } = await lucia.call(placeRound, { body: await roundOf(lucia) });
    await staff.call(moveOrder, { params: { id: idorder }, body: { idcuenta } });
    const [onBoard] = await staff.call(listOrders);
    expect(onBoard).toMatchObject({ idorder, mesa: '7', comensal: 'Lucía' });
    expect(forWhom(onBoard!)).toEqual({ Croquetas: 'Marco', 'Agua con gas': '' });
  });

  test('says by its people’s new names who has which allergy, and the board hears of it', async () => {
    const { restaurant, lucia, marco, staff } = await open();
    await choose(lucia, restaurant, { salmorejo: 1 }, { comentarios: 'sin gluten' });
    await choose(marco, restaurant, { croquetas: 2 }, { comentarios: 'alergia al huevo' });
    const { evento } = await lucia.call(placeRound, { body: await roundOf(lucia) });
    await marco.call(nameMember, { body: { nombre: 'Marco' } });
    const [onBoard] = await staff.call(listOrders);
    expect(onBoard).toMatchObject({
      comentarios: 'Lucía: sin gluten\nMarco: alergia al huevo',
      evento: evento + 1,
    });
    expect(forWhom(onBoard!)).toEqual({ Salmorejo: 'Lucía', Croquetas: 'Marco' });
  });

  test('says after a merge, and after its undoing, whose each allergy is by the numbers of then', async () => {
    const { restaurant, lucia, marco, staff } = await open();
    const [theirs, friend] = [await restaurant.seat('7'), await restaurant.seat('7')];
    const { idcuenta } = await theirs.call(readOwnTab);
    await choose(theirs, restaurant, { salmorejo: 1 }, { comentarios: 'alergia a las nueces' });
    await choose(friend, restaurant, { croquetas: 2 });
    await theirs.call(placeRound, { body: await roundOf(theirs) });
    const into = { params: { id: (await lucia.call(readOwnTab)).idcuenta } };
    await staff.call(mergeTabs, { params: { id: idcuenta }, body: { idcuenta: into.params.id } });
    // Three were there.
    const [merged] = await staff.call(listOrders);
    expect(merged).toMatchObject({ mesa: '4', comentarios: 'Comensal 4: alergia a las nueces' });
    expect(forWhom(merged!)).toEqual({ Salmorejo: 'Comensal 4', Croquetas: 'Comensal 5' });
    await theirs.call(nameMember, { body: { nombre: 'Berta' } });
    await marco.call(nameMember, { body: { nombre: 'Marco' } });
    expect((await staff.call(listOrders))[0]?.comentarios).toBe('Berta: alergia a las nueces');
    await staff.call(splitTab, into);
    const [apart] = await staff.call(listOrders);
    expect(apart).toMatchObject({ mesa: '7', comentarios: 'Berta: alergia a las nueces' });
    expect(forWhom(apart!)).toEqual({ Salmorejo: 'Berta', Croquetas: 'Comensal 2' });
  });

  test('leaves out who is not named, and their basket as it is', async () => {
    const { restaurant, lucia, marco } = await open();
    await choose(lucia, restaurant, { salmorejo: 1 });
    await choose(marco, restaurant, { croquetas: 2 });
    const order = await lucia.call(placeRound, { body: await roundOf(lucia, { comensales: [1] }) });
    expect(whatOf(order)).toEqual({ Salmorejo: 1 });
    expect((await marco.call(readOwnTab)).cestas).toMatchObject([{ idcomensal: 2 }]);
    const rest = await lucia.call(placeRound, { body: await roundOf(lucia) });
    expect(forWhom(rest)).toEqual({ Croquetas: 'Comensal 2' });
  });

  test('leaves what was changed after its sender saw it with its owner, and takes the rest', async () => {
    const { restaurant, lucia, marco } = await open();
    await choose(lucia, restaurant, { salmorejo: 1 });
    await choose(marco, restaurant, { croquetas: 2, vino: 1 }, { comentarios: 'celíaco' });
    const body = await roundOf(lucia);
    await choose(marco, restaurant, { croquetas: 3, vino: 1, agua: 1 });
    const order = await lucia.call(placeRound, { body });
    expect(whatOf(order)).toEqual({ Salmorejo: 1, 'Tinto de la vega': 1 });
    const [left] = (await marco.call(readOwnTab)).cestas;
    expect(left?.lineas.map(({ quantity }) => quantity)).toEqual([3, 1]);
    // What remains to be ordered is still for somebody with an allergy.
    expect(left?.comentarios).toBe('celíaco');
  });

  test('is the same order however often it is sent, and its key is no other’s', async () => {
    const { restaurant, lucia, marco } = await open();
    await choose(lucia, restaurant, { salmorejo: 1 });
    await choose(marco, restaurant, { croquetas: 1 });
    const body = await roundOf(lucia);
    const orders = await Promise.all(
      [1, 2, 3].map(async () => lucia.call(placeRound, { body, ...keyed('ronda') })),
    );
    expect(new Set(orders.map(({ idorder }) => idorder)).size).toBe(1);
    await choose(lucia, restaurant, { agua: 1 });
    expect((await lucia.call(placeRound, { body, ...keyed('ronda') })).idorder).toBe(
      orders[0]?.idorder,
    );
    await lucia.refused('key_reused', placeRound, {
      body: { ...body, comentarios: 'otra' },
      ...keyed('ronda'),
    });
    await marco.refused('key_reused', placeRound, { body, ...keyed('ronda') });
  });

  test('of two phones at once is one order, and the other is told that nothing is left', async () => {
    const { restaurant, lucia, marco } = await open();
    await choose(lucia, restaurant, { salmorejo: 1 });
    await choose(marco, restaurant, { croquetas: 1 });
    const body = await roundOf(lucia);
    const answers = await Promise.all(
      [lucia, marco].map(async (phone) => phone.send(placeRound, { body })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
    const refused = answers
      .find(({ statusCode }) => statusCode === 409)!
      .json<{
        code: string;
        cuenta: TabWire;
      }>();
    expect(refused).toMatchObject({
      code: 'round_empty',
      cuenta: { cestas: [], total: '16.50', pedidos: [{}] },
    });
  });

  test('is refused for strangers, for a closed tab and outside of one, and stores nothing', async () => {
    const { restaurant, lucia, staff, tab } = await open();
    await choose(lucia, restaurant, { salmorejo: 1 });
    const body = await roundOf(lucia);
    const beside = await restaurant.seat('7');
    const other = await testApp.openRestaurant();
    const elsewhere = await other.seat('4');
    await lucia.refused('bad_request', placeRound, { body: { ...body, comensales: [1, 9] } });
    await lucia.refused('bad_request', placeRound, { body: { ...body, comensales: [] } });
    await lucia.refused('bad_request', placeRound, { body: { ...body, comensales: [1, 1] } });
    // The numbers of members are those of the caller's own tab.
    await beside.refused('round_empty', placeRound, { body });
    await elsewhere.refused('round_empty', placeRound, { body });
    await staff.refused('forbidden', placeRound, { body });
    const stranger = testApp.visitor();
    const code = { restaurantId: restaurant.restaurantId, tableName: '4', key: null };
    await stranger.call(enterTable, { body: { codigo: encodeTableCode(code) } });
    await stranger.refused('not_found', placeRound, { body });
    await staff.call(closeTab, { ...tab, body: {} });
    await lucia.refused('tab_closed', placeRound, { body });
    expect(await staff.call(listOrders)).toEqual([]);
  });

  test('of an unverified phone takes its own', async () => {
    const { restaurant, staff } = await open();
    const stranger = testApp.visitor();
    const code = { restaurantId: restaurant.restaurantId, tableName: '4', key: null };
    await stranger.call(enterTable, { body: { codigo: encodeTableCode(code) } });
    await stranger.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await choose(stranger, restaurant, { vino: 1 });
    await stranger.call(placeRound, { body: await roundOf(stranger) });
    expect((await staff.call(listOrders)).map(({ verificada }) => verificada)).toEqual([
      false,
      false,
    ]);
  });

  test('names whose product is another on the menu by now, and orders nothing', async () => {
    const { restaurant, lucia, marco, staff } = await open();
    await choose(lucia, restaurant, { salmorejo: 1 });
    const lineas = [
      { idproductos: restaurant.products.croquetas, quantity: 1, preciounitario: '9.00' },
    ];
    await marco.call(changeBasket, { body: { lineas } });
    const body = await roundOf(lucia);
    const refusal = await lucia.refused('menu_changed', placeRound, { body });
    expect(refusal.lineas).toMatchObject([{ idcomensal: 2, preciounitario: '9.50' }]);
    expect((await lucia.call(readOwnTab)).cestas).toHaveLength(2);
    const order = await lucia.call(placeRound, { body: { ...body, comensales: [1] } });
    expect(whatOf(order)).toEqual({ Salmorejo: 1 });
    expect(await staff.call(listOrders)).toHaveLength(1);
  });

  test('is refused while the kitchen is paused or slower than its sender knows, and counts as an order of theirs', async () => {
    const { restaurant, lucia, staff } = await open();
    await choose(lucia, restaurant, { salmorejo: 1 });
    const body = await roundOf(lucia);
    await staff.call(pauseKitchen, { body: { cerrada: true } });
    await lucia.refused('kitchen_closed', placeRound, { body });
    expect((await lucia.call(readOwnTab)).cestas).toHaveLength(1);
    await staff.call(pauseKitchen, { body: { cerrada: false } });
    await staff.call(delayOrders, { body: { minutos: 40 } });
    await lucia.refused('orders_delayed', placeRound, { body: { ...body, demora: 20 } });
    expect((await lucia.call(readOwnTab)).cestas).toHaveLength(1);
    await lucia.call(placeRound, { body: { ...body, demora: 40 } });
    for (let times = 0; times < 19; times += 1) {
      await lucia.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    }
    await choose(lucia, restaurant, { salmorejo: 1 });
    await lucia.refused('too_many_orders', placeRound, { body: await roundOf(lucia) });
    expect((await lucia.call(readOwnTab)).cestas).toHaveLength(1);
  });

  test('is heard by every phone of the tab and by the boards', async () => {
    const { restaurant, lucia, marco, staff } = await open();
    await choose(marco, restaurant, { croquetas: 1 }, { comentarios: 'sin prisa' });
    const [phone, sender, board] = [
      await testApp.read(marco, streamOwnOrders),
      await testApp.read(lucia, streamOwnOrders),
      await testApp.read(staff, streamOrders),
    ];
    const order = await lucia.call(placeRound, { body: await roundOf(lucia) });
    expect((await board.nextOrder()).comentarios).toBe('Comensal 2: sin prisa');
    expect(await sender.nextOrder()).toEqual(order);
    const { data, id } = await phone.next(STREAM_EVENTS.tab);
    expect(id).toBe(order.evento);
    expect(JSON.parse(data)).toMatchObject({
      cestas: [],
      pedidos: [{ idcomensal: 1, comentarios: 'sin prisa', lineas: [{ idcomensal: 2 }] }],
    });
  });
});

describe('what is written in a round', () => {
  test('is read whole by the kitchen, and by each phone only its own', async () => {
    const { restaurant, lucia, marco, ines, staff, tab } = await open();
    const { agua, vino, salmorejo } = restaurant.products;
    const choosing = async (phone: TestClient, idproductos: number, nota: string, note: string) =>
      phone.call(changeBasket, {
        body: { lineas: [{ idproductos, quantity: 1, nota }], comentarios: note },
      });
    await choosing(lucia, salmorejo, 'sin huevo', '');
    await choosing(marco, agua, 'sin hielo', 'alergia a los frutos secos');
    await choosing(ines, vino, '', '');
    const comentarios = 'Traedlo todo junto';
    const placed = await lucia.call(placeRound, { body: await roundOf(lucia, { comentarios }) });
    const whole = 'Lucía: Traedlo todo junto\nComensal 2: alergia a los frutos secos';
    const notesIn = (order: Pick<OrderWire, 'comentarios' | 'lineas'> | undefined) => [
      order?.comentarios,
      ...(order?.lineas ?? []).map(({ nota }) => nota),
    ];
    const all = [whole, 'sin huevo', 'sin hielo', ''];
    expect(notesIn((await staff.call(listOrders))[0])).toEqual(all);
    expect(notesIn((await staff.call(readTab, tab)).pedidos[0])).toEqual(all);
    const ofLucia = [comentarios, 'sin huevo', '', ''];
    expect(notesIn(placed)).toEqual(ofLucia);
    expect(notesIn((await lucia.call(listOwnOrders))[0])).toEqual(ofLucia);
    const inTab = async (phone: TestClient) => notesIn((await phone.call(readOwnTab)).pedidos[0]);
    expect(await inTab(lucia)).toEqual(ofLucia);
    expect(await inTab(marco)).toEqual(['alergia a los frutos secos', '', 'sin hielo', '']);
    expect(await inTab(ines)).toEqual(['', '', '', '']);
  });

  test('is its sender’s alone where nobody else orders, and then in their words', async () => {
    const { restaurant, lucia, staff } = await open();
    await choose(lucia, restaurant, { salmorejo: 1 }, { comentarios: 'alergia al huevo' });
    await lucia.call(placeRound, { body: await roundOf(lucia) });
    expect((await staff.call(listOrders))[0]?.comentarios).toBe('alergia al huevo');
  });

  test('has room for everybody’s longest note', async () => {
    const { restaurant, lucia, marco, ines, staff } = await open();
    const long = 'alergia '.repeat(35).trim();
    for (const phone of [lucia, marco, ines]) {
      await choose(phone, restaurant, { agua: 1 }, { comentarios: long });
    }
    await lucia.call(placeRound, { body: await roundOf(lucia) });
    expect((await staff.call(listOrders))[0]?.comentarios).toBe(
      ['Lucía', 'Comensal 2', 'Comensal 3'].map((name) => `${name}: ${long}`).join('\n'),
    );
  });

  test('stays with whom it is for after a merge', async () => {
    const { restaurant, lucia, marco, tab, staff } = await open();
    const lineas = [{ idproductos: restaurant.products.agua, quantity: 1, nota: 'sin hielo' }];
    await marco.call(changeBasket, { body: { lineas, comentarios: 'celíaco' } });
    await lucia.call(placeRound, { body: await roundOf(lucia) });
    const other = await restaurant.seat('7');
    const { idcuenta } = await other.call(readOwnTab);
    await staff.call(mergeTabs, { ...tab, body: { idcuenta } });
    const own = async (phone: TestClient) => {
      const { comensales, pedidos } = await phone.call(readOwnTab);
      const me = comensales.find(({ yo }) => yo)?.idcomensal;
      const [order] = pedidos;
      return [order?.comentarios, order?.lineas[0]?.nota, order?.lineas[0]?.idcomensal === me];
    };
    expect(await own(marco)).toEqual(['celíaco', 'sin hielo', true]);
    expect(await own(lucia)).toEqual(['7', '', false]);
    expect(await own(other)).toEqual(['', '', false]);
  });
});

describe('an order of one’s own', () => {
  test('takes what one was choosing out of any later round', async () => {
    const { restaurant, lucia, marco } = await open();
    await choose(lucia, restaurant, { salmorejo: 1 });
    const { version } = await choose(marco, restaurant, { croquetas: 1 });
    await marco.call(placeOrder, { body: restaurant.order({ croquetas: 1 }) });
    const body = { comensales: [1, 2], version };
    const order = await lucia.call(placeRound, { body });
    expect(whatOf(order)).toEqual({ Salmorejo: 1 });
  });

  test('is refused once a round has taken what it was chosen from, and only then', async () => {
    const { restaurant, lucia, marco, staff } = await open();
    const { version: cesta } = await choose(marco, restaurant, { croquetas: 1 });
    await lucia.call(placeRound, { body: await roundOf(lucia) });
    const body = restaurant.order({ croquetas: 1 });
    const refusal = await marco.refused('basket_sent', placeOrder, { body: { ...body, cesta } });
    expect(refusal.cuenta).toMatchObject({
      cestas: [],
      pedidos: [{ lineas: [{ idcomensal: 2 }] }],
    });
    // The same for a basket that the phone sends before it has heard of the round.
    const lineas = body.lineas!;
    const late = await marco.refused('basket_sent', changeBasket, { body: { lineas, cesta } });
    expect(late.cuenta).toMatchObject({ cestas: [] });
    const { version } = await marco.call(readOwnTab);
    await marco.call(placeOrder, { body: { ...body, cesta: version } });
    expect(await staff.call(listOrders)).toHaveLength(2);
  });

  test('that was placed is the answer to its retry, also after a round', async () => {
    const { restaurant, lucia, marco } = await open();
    const { version: cesta } = await choose(marco, restaurant, { croquetas: 1 });
    const sending = { body: { ...restaurant.order({ croquetas: 1 }), cesta }, ...keyed('mio') };
    const { idorder } = await marco.call(placeOrder, sending);
    await choose(marco, restaurant, { agua: 1 });
    await lucia.call(placeRound, { body: await roundOf(lucia) });
    expect((await marco.call(placeOrder, sending)).idorder).toBe(idorder);
  });
});

test('a product whose price has changed since the cache was filled is refused, not sold at the old one', async () => {
  const { restaurant, lucia, staff } = await open();
  const { agua } = restaurant.products;
  await lucia.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
  const lineas = [{ idproductos: agua, quantity: 1, preciounitario: '2.50' }];
  await lucia.call(changeBasket, { body: { lineas } });
  const body = await roundOf(lucia);
  await staff.call(changeProduct, { body: { idproductos: agua, price: '4.000000' } });
  await lucia.refused('menu_changed', placeRound, { body });
});
