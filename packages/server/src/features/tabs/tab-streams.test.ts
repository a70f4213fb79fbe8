import {
  changeBasket,
  closeTab,
  joinTab,
  letIn,
  listTabs,
  moveOrder,
  moveTab,
  nameMember,
  placeOrder,
  readOwnTab,
  readPlace,
  seatParty,
  signOut,
  STREAM_EVENTS,
  streamOrders,
  streamOwnOrders,
  type TabHeadWire,
  type TabWire,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import type { EventReader } from '../../../test/event-reader.ts';
import { minutesPass } from '../../../test/minutes-pass.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();

async function nextTab(stream: EventReader): Promise<TabWire & { id: number | null }> {
  const { id, data } = await stream.next(STREAM_EVENTS.tab);
  return { ...(JSON.parse(data) as TabWire), id };
}

test('every phone of a tab hears what another orders, and no phone of another tab does', async () => {
  const restaurant = await testApp.openRestaurant();
  const [lucia, marco, other] = [
    await restaurant.seat('4'),
    await restaurant.seat('4'),
    await restaurant.seat('7'),
  ];
  const [hears, elsewhere] = [
    await testApp.read(marco, streamOwnOrders),
    await testApp.read(other, streamOwnOrders),
  ];
  const body = restaurant.order({ agua: 1 }, { comentarios: 'alergia al marisco' });
  const { evento } = await lucia.call(placeOrder, { body });
  expect(await nextTab(hears)).toMatchObject({
    id: evento,
    total: '2.50',
    comensales: [{ yo: false }, { yo: true }],
    pedidos: [{ idcomensal: 1, comentarios: '' }],
  });
  await other.call(nameMember, { body: { nombre: 'Otto' } });
  expect((await nextTab(elsewhere)).comensales).toMatchObject([{ nombre: 'Otto' }]);
});

test('the room hears of every tab, and of its members and its table', async () => {
  const restaurant = await testApp.openRestaurant();
  const staff = await restaurant.logIn();
  const room = await testApp.read(staff, streamOrders);
  const lucia = await restaurant.seat('4');
  const { idcuenta, ...opened } = await nextTab(room);
  expect(opened).toMatchObject({ mesa: '4', estado: 'ABIERTA', total: '0.00' });
  expect(opened).not.toHaveProperty('pedidos');
  await lucia.call(nameMember, { body: { nombre: 'Lucía' } });
  expect((await nextTab(room)).comensales).toMatchObject([{ nombre: 'Lucía' }]);
  const tab = { params: { id: idcuenta } };
  await restaurant.codeOf('9');
  await staff.call(moveTab, { ...tab, body: { mesa: '9' } });
  expect(await nextTab(room)).toMatchObject({ idcuenta, mesa: '9' });
  await staff.call(closeTab, { ...tab, body: {} });
  expect(await nextTab(room)).toMatchObject({ idcuenta, estado: 'CERRADA' });
});

test('the room hears which orders are whose, also of two tabs at one table', async () => {
  const restaurant = await testApp.openRestaurant();
  const staff = await restaurant.logIn();
  const lucia = await restaurant.seat('4');
  const beside = await staff.call(seatParty, { body: { mesa: '4', otra: true } });
  const room = await testApp.read(staff, streamOrders);
  const { idorder } = await lucia.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
  const { idcuenta } = await lucia.call(readOwnTab);
  const nextHead = async () => (await nextTab(room)) as unknown as TabHeadWire;
  expect(await nextHead()).toMatchObject({ idcuenta, idorders: [idorder] });
  await staff.call(moveOrder, { params: { id: idorder }, body: { idcuenta: beside.idcuenta } });
  expect(await nextHead()).toMatchObject({ idcuenta, idorders: [] });
  expect(await nextHead()).toMatchObject({ idcuenta: beside.idcuenta, idorders: [idorder] });
});

test('a phone hears that its order went into another tab, and that it is back with its lines', async () => {
  const restaurant = await testApp.openRestaurant();
  const staff = await restaurant.logIn();
  const lucia = await restaurant.seat('4');
  const { idorder } = await lucia.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
  const { idcuenta, ...before } = await lucia.call(readOwnTab);
  await restaurant.codeOf('9');
  const elsewhere = await staff.call(seatParty, { body: { mesa: '9' } });
  const phone = await testApp.read(lucia, streamOwnOrders);
  const put = async (tabId: number) =>
    staff.call(moveOrder, { params: { id: idorder }, body: { idcuenta: tabId } });
  await put(elsewhere.idcuenta);
  expect(await nextTab(phone)).toMatchObject({ idcuenta, total: '0.00', pedidos: [] });
  await put(idcuenta);
  expect(await nextTab(phone)).toMatchObject({ idcuenta, total: before.total });
  const { pedidos } = await lucia.call(readOwnTab);
  expect(pedidos).toMatchObject([
    { idorder, mesa: '4', idcomensal: 1, lineas: [{ idcomensal: 1 }] },
  ]);
});

describe('a phone that leaves', () => {
  async function twoOfUs() {
    const restaurant = await testApp.openRestaurant();
    const [lucia, marco] = [await restaurant.seat('4'), await restaurant.seat('4')];
    const phone = await testApp.read(lucia, streamOwnOrders);
    const staff = await restaurant.logIn();
    const room = await testApp.read(staff, streamOrders);
    const people = async () =>
      (await lucia.call(readOwnTab)).comensales.map(({ idcomensal }) => idcomensal);
    const seenInRoom = async () =>
      (await staff.call(listTabs)).map(({ mesa, comensales }) => [mesa, comensales.length]);
    return { restaurant, lucia, marco, phone, people, room, seenInRoom };
  }

  test('is seen by its friends and the room no more, who hear that they have to read again', async () => {
    const { restaurant, lucia, marco, phone, people, room, seenInRoom } = await twoOfUs();
    expect(await people()).toEqual([1, 2]);
    expect(await seenInRoom()).toEqual([['4', 2]]);
    // What somebody chooses is their friends' business: the room hears only of who goes.
    const lineas = [{ idproductos: restaurant.products.agua, quantity: 1 }];
    const { version } = await lucia.call(readOwnTab);
    await lucia.call(changeBasket, { body: { lineas, comentarios: '', cesta: version } });
    await phone.next(STREAM_EVENTS.table);
    await marco.call(signOut);
    await phone.next(STREAM_EVENTS.table);
    await room.next(STREAM_EVENTS.table);
    expect(await people()).toEqual([1]);
    expect(await seenInRoom()).toEqual([['4', 1]]);
  });

  test('for another table, too, and is seen again when it comes back', async () => {
    const { restaurant, marco, phone, people, room, seenInRoom } = await twoOfUs();
    await marco.enter(await restaurant.codeOf('9'));
    await phone.next(STREAM_EVENTS.table);
    await room.next(STREAM_EVENTS.table);
    expect(await people()).toEqual([1]);
    expect(await seenInRoom()).toEqual([
      ['4', 1],
      ['9', 1],
    ]);
    await marco.enter(await restaurant.codeOf('4'));
    const both = { mesa: '4', comensales: [{ idcomensal: 1 }, { idcomensal: 2 }] };
    expect(await nextTab(phone)).toMatchObject(both);
    for (;;) if ((await nextTab(room)).comensales.length === 2) break;
    expect(await people()).toEqual([1, 2]);
  });

  test('and has ordered stays in the tab with its order, under its number and name', async () => {
    const { restaurant, lucia, marco, phone, people } = await twoOfUs();
    await marco.call(nameMember, { body: { nombre: 'Marco' } });
    await marco.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await marco.call(signOut);
    await phone.next(STREAM_EVENTS.table);
    expect(await people()).toEqual([1, 2]);
    const { comensales, pedidos } = await lucia.call(readOwnTab);
    expect(comensales[1]).toMatchObject({ nombre: 'Marco' });
    expect(pedidos).toMatchObject([{ idcomensal: 2 }]);
    // Who comes now is somebody else.
    const ines = await restaurant.seat('4');
    expect((await ines.call(readOwnTab)).comensales).toMatchObject([
      {},
      {},
      { idcomensal: 3, yo: true },
    ]);
  });
});

test.each([
  ['a friend’s', '12.90', ['marco']],
  ['its own', '15.40', ['marco', 'lucia']],
] as const)(
  'a phone that was away hears how its tab is now, also where the last news is of %s order',
  async (_whose, total, order) => {
    const restaurant = await testApp.openRestaurant();
    const phones = { lucia: await restaurant.seat('4'), marco: await restaurant.seat('4') };
    const { evento } = await phones.lucia.call(readOwnTab);
    for (const who of order) {
      const body = restaurant.order(who === 'marco' ? { vino: 1 } : { agua: 1 });
      await phones[who].call(placeOrder, { body });
    }
    const query = { desde: String(evento) };
    const back = await testApp.read(phones.lucia, streamOwnOrders, { query });
    expect(await nextTab(back)).toMatchObject({ total });
  },
);

test.each([
  ['closed', closeTab, {}],
  ['moved', moveTab, { mesa: '9' }],
] as const)(
  'a phone that waits at the door hears that the tab was %s, and waits no more',
  async (_what, change, body) => {
    const restaurant = await testApp.openRestaurant();
    const [lucia, staff] = [await restaurant.seat('4'), await restaurant.logIn()];
    const { idcuenta } = await lucia.call(readOwnTab);
    await restaurant.codeOf('9');
    await minutesPass(testApp.db, 40);
    const late = await restaurant.seat('4');
    await late.call(joinTab, { body: { pedir: true } });
    expect((await late.call(readPlace)).espera).toBe(true);
    const door = await testApp.read(late, streamOwnOrders);
    await staff.call(change as typeof moveTab, { params: { id: idcuenta }, body: body as never });
    await door.next(STREAM_EVENTS.table);
    expect(await late.call(readPlace)).toMatchObject({ espera: false, cuenta: null });
  },
);

test.each<[string, (late: TestClient, code: string) => Promise<unknown>]>([
  ['opens a tab of its own', async (late) => late.call(joinTab, { body: { nueva: true } })],
  ['goes to another table', async (late, code) => late.enter(code)],
  ['signs out', async (late) => late.call(signOut)],
])(
  'the tab and the room hear that a phone waits at the door no more when it %s',
  async (_what, go) => {
    const restaurant = await testApp.openRestaurant();
    const [lucia, staff] = [await restaurant.seat('4'), await restaurant.logIn()];
    await restaurant.seat('9');
    await minutesPass(testApp.db, 40);
    const late = await restaurant.seat('4');
    await late.call(joinTab, { body: { pedir: true } });
    const { idcuenta, comensales } = await lucia.call(readOwnTab);
    expect(comensales).toMatchObject([{ dentro: true }, { dentro: false }]);
    const streams = [
      await testApp.read(lucia, streamOwnOrders),
      await testApp.read(staff, streamOrders),
    ];
    await go(late, await restaurant.codeOf('9'));
    for (const stream of streams) {
      expect(await nextTab(stream)).toMatchObject({ idcuenta, comensales: [{ dentro: true }] });
    }
    const { idcomensal } = comensales[1]!;
    await lucia.refused('not_found', letIn, { body: { idcomensal } });
    expect((await late.send(readPlace)).body).not.toContain('"espera":true');
  },
);

test('a phone that left for a tab of its own hears no more of the first', async () => {
  const restaurant = await testApp.openRestaurant();
  const [lucia, marco] = [await restaurant.seat('4'), await restaurant.seat('4')];
  const first = await lucia.call(readOwnTab);
  await marco.enter(await restaurant.codeOf('7'));
  const stream = await testApp.read(marco, streamOwnOrders);
  await lucia.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
  await marco.call(nameMember, { body: { nombre: 'Marco' } });
  const heard = await nextTab(stream);
  expect(heard.mesa).toBe('7');
  expect(heard.idcuenta).not.toBe(first.idcuenta);
});
