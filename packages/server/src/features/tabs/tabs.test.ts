import {
  COOKIES,
  IDEMPOTENCY_HEADER,
  admitMember,
  chargeTab,
  closeTab,
  enterTable,
  joinTab,
  letIn,
  listOrders,
  listTabs,
  mergeTabs,
  moveOrder,
  moveTab,
  nameMember,
  placeOrder,
  placeOrderForTable,
  readOwnTab,
  readPlace,
  readTab,
  seatParty,
  splitTab,
  STREAM_EVENTS,
  streamOwnOrders,
  type TabWire,
} from '@simplato/contract';
import { decodeBase64, encodeTableCode } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { minutesPass } from '../../../test/minutes-pass.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { RestaurantOfTest } from '../../../test/restaurant.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();

async function open(tableName = '4') {
  const restaurant = await testApp.openRestaurant();
  const [lucia, staff] = [await restaurant.seat(tableName), await restaurant.logIn()];
  const { idcuenta, numero } = await lucia.call(readOwnTab);
  const tab = { params: { id: idcuenta } };
  return { restaurant, lucia, staff, idcuenta, numero, tab };
}

type Opened = Awaited<ReturnType<typeof open>>;

const order = async (phone: TestClient, restaurant: RestaurantOfTest, note = '') =>
  phone.call(placeOrder, { body: restaurant.order({ agua: 1 }, { comentarios: note }) });

const letMinutesPass = async (minutes: number) => minutesPass(testApp.db, minutes);

const scan = async (phone: TestClient, restaurant: RestaurantOfTest, tableName = '4') =>
  phone.call(enterTable, { body: { codigo: await restaurant.codeOf(tableName) } });

describe('a scan', () => {
  test('opens the table’s tab, and the next phone joins it', async () => {
    const restaurant = await testApp.openRestaurant();
    const [lucia, marco] = [testApp.visitor(), testApp.visitor()];
    const first = await scan(lucia, restaurant);
    const second = await scan(marco, restaurant);
    expect([first.idcomensal, second.idcomensal]).toEqual([1, 2]);
    expect(second.idcuenta).toBe(first.idcuenta);
    expect((await marco.call(readOwnTab)).comensales).toMatchObject([
      { idcomensal: 1, nombre: 'Comensal 1', yo: false, dentro: true },
      { idcomensal: 2, nombre: 'Comensal 2', yo: true, dentro: true },
    ]);
  });

  test.each([
    ['half an hour after it was opened', async () => letMinutesPass(31)],
    [
      'when nobody of it was seen for five minutes',
      async () => testApp.db.query(`update visits set seen_at = now() - interval '6 minutes'`),
    ],
    [
      'once something of it was paid at the table',
      async ({ staff, tab }: Opened) => {
        const headers = { [IDEMPOTENCY_HEADER]: 'cobro-1' };
        const body = { forma: 'tarjeta', importe: '1.00' } as const;
        await staff.call(chargeTab, { ...tab, headers, body });
      },
    ],
    [
      'once something of it was served',
      async () => testApp.db.query(`update orders set status = 'closed'`),
    ],
  ])('has to ask whose tab it is %s', async (_when, wait) => {
    const opened = await open();
    const { restaurant, lucia } = opened;
    await order(lucia, restaurant);
    await wait(opened);
    const late = testApp.visitor();
    const { idcuenta, cuentaabierta } = await scan(late, restaurant);
    expect(idcuenta).toBeNull();
    expect(cuentaabierta).toBe((await lucia.call(readOwnTab)).abierta);
    await late.refused('not_found', readOwnTab);
  });

  test('has to ask where those of it have gone to another table, though they are seen there', async () => {
    const { restaurant, lucia } = await open();
    await testApp.db.query(`update tab_members set joined_at = now() - interval '6 minutes'`);
    await scan(lucia, restaurant, '7');
    expect(await scan(testApp.visitor(), restaurant)).toMatchObject({
      idcuenta: null,
      cuentaabierta: expect.any(String),
    });
  });

  test('brings a phone back to its own tab, however late', async () => {
    const { restaurant, lucia, idcuenta } = await open();
    await order(lucia, restaurant);
    await letMinutesPass(90);
    expect(await scan(lucia, restaurant)).toMatchObject({ idcuenta, idcomensal: 1 });
  });

  test('without the table’s key never joins: it gets a tab of its own, marked', async () => {
    const { restaurant, staff, idcuenta } = await open();
    const code = { restaurantId: restaurant.restaurantId, tableName: '4', key: null };
    const stranger = testApp.visitor();
    const entry = await stranger.call(enterTable, { body: { codigo: encodeTableCode(code) } });
    expect(entry).toMatchObject({ idcuenta: null, cuentaabierta: null });
    await stranger.refused('table_not_verified', joinTab, { body: { pedir: true } });
    // Nor does it show in the room, until something comes of it.
    expect(await stranger.call(joinTab, { body: { nueva: true } })).toEqual({ cuenta: null });
    expect((await staff.call(listTabs)).map((one) => one.idcuenta)).toEqual([idcuenta]);
    await order(stranger, restaurant);
    const origins = (await staff.call(listTabs)).map(({ origen }) => origen);
    expect(origins).toEqual(['escaneo', 'sinverificar']);
  });

  test('after the tab was closed opens the next one, which shows nothing of the last', async () => {
    const { restaurant, lucia, staff, idcuenta, tab } = await open();
    await order(lucia, restaurant);
    await staff.call(closeTab, { ...tab, body: { motivo: 'otro' } });
    const next = testApp.visitor();
    const entry = await scan(next, restaurant);
    expect(entry.idcuenta).not.toBe(idcuenta);
    expect(await next.call(readOwnTab)).toMatchObject({ pedidos: [], total: '0.00' });
  });
});

describe('a phone that was asked', () => {
  async function late() {
    const opened = await open();
    await letMinutesPass(40);
    const phone = testApp.visitor();
    await scan(phone, opened.restaurant);
    return { ...opened, phone };
  }

  test('joins with the number that the members see', async () => {
    const { phone, numero, idcuenta } = await late();
    const { cuenta } = await phone.call(joinTab, { body: { numero } });
    expect(cuenta).toMatchObject({ idcuenta, comensales: [{ yo: false }, { yo: true }] });
  });

  test('may guess ten times in all, whoever guesses; the tenth says that it has to be let in', async () => {
    const { phone, restaurant, numero, staff, tab, lucia } = await late();
    const other = testApp.visitor();
    await scan(other, restaurant);
    const inside = await testApp.read(lucia, streamOwnOrders);
    const wrong = numero === 10 ? 11 : 10;
    for (let guess = 0; guess < 10; guess += 1) {
      const who = guess % 2 === 0 ? phone : other;
      expect((await lucia.call(readOwnTab)).numeroagotado).toBeUndefined();
      const code = guess < 9 ? 'wrong_table_number' : 'admission_only';
      await who.refused(code, joinTab, { body: { numero: wrong } });
    }
    // Whoever would still tell the number to a friend hears that it is of no use.
    await inside.next(STREAM_EVENTS.table);
    expect(await lucia.call(readOwnTab)).toMatchObject({ numero, numeroagotado: true });
    await phone.refused('admission_only', joinTab, { body: { numero } });
    expect(await phone.call(joinTab, { body: { pedir: true } })).toEqual({ cuenta: null });
    await phone.refused('not_found', readOwnTab);
    const waiting = (await staff.call(readTab, tab)).comensales.find(({ dentro }) => !dentro)!;
    await staff.call(admitMember, { ...tab, body: { idcomensal: waiting.idcomensal } });
    expect((await phone.call(readOwnTab)).comensales.filter(({ yo }) => yo)).toHaveLength(1);
  });

  test('is let in by a member, once however often', async () => {
    const { phone, lucia } = await late();
    await phone.call(joinTab, { body: { pedir: true } });
    const { abierta, comensales } = await lucia.call(readOwnTab);
    const { idcomensal, desde } = comensales[1]!;
    expect(Date.parse(desde!)).toBeGreaterThan(Date.parse(abierta));
    await Promise.all([1, 2].map(() => lucia.call(letIn, { body: { idcomensal } })));
    expect((await phone.call(readOwnTab)).comensales).toMatchObject([
      { dentro: true },
      { dentro: true, yo: true },
    ]);
  });

  test('that is in one tab is let into no other that it had asked before', async () => {
    const { phone, restaurant, lucia, staff } = await late();
    const beside = await restaurant.seat('7');
    const { idcuenta } = await beside.call(readOwnTab);
    await staff.call(moveTab, { params: { id: idcuenta }, body: { mesa: '4', otra: true } });
    await phone.call(joinTab, { body: { pedir: true } });
    const [first, second] = [await lucia.call(readOwnTab), await beside.call(readOwnTab)];
    const asking = (tab: typeof first) => tab.comensales.find(({ dentro }) => !dentro)!;
    await lucia.call(letIn, { body: { idcomensal: asking(first).idcomensal } });
    await beside.refused('not_found', letIn, { body: { idcomensal: asking(second).idcomensal } });
    expect((await phone.call(readOwnTab)).idcuenta).toBe(first.idcuenta);
  });

  test('may open a tab of its own, with another number', async () => {
    const { phone, staff, numero } = await late();
    const { cuenta } = await phone.call(joinTab, { body: { nueva: true } });
    expect(cuenta).toMatchObject({ origen: 'aparte', mesa: '4' });
    expect(cuenta?.numero).not.toBe(numero);
    expect(await staff.call(listTabs)).toHaveLength(2);
  });

  test('that a scan has put among strangers opens one of its own, once however often it asks', async () => {
    const { restaurant, staff, tab } = await open();
    const beside = await restaurant.seat('4');
    await beside.call(joinTab, { body: { nueva: true } });
    await staff.call(closeTab, { ...tab, body: {} });
    // The only tab at the table is one that was opened apart.
    const tom = await restaurant.seat('4');
    const theirs = await beside.call(readOwnTab);
    expect((await tom.call(readOwnTab)).idcuenta).toBe(theirs.idcuenta);
    const own = await tom.call(joinTab, { body: { nueva: true } });
    expect(own.cuenta).toMatchObject({ origen: 'aparte', comensales: [{ yo: true }] });
    expect((await tom.call(joinTab, { body: { nueva: true } })).cuenta).toEqual(own.cuenta);
    // A scan finds it where it is, and the number of the other leads back.
    expect((await scan(tom, restaurant)).idcuenta).toBe(own.cuenta?.idcuenta);
    const back = await tom.call(joinTab, { body: { numero: theirs.numero } });
    expect(back.cuenta?.idcuenta).toBe(theirs.idcuenta);
    // So does asking, for whoever was in it already.
    await tom.call(joinTab, { body: { nueva: true } });
    const asked = await tom.call(joinTab, { body: { pedir: true } });
    expect(asked.cuenta?.idcuenta).toBe(theirs.idcuenta);
  });

  test('that orders without an answer orders into a tab of its own', async () => {
    const { phone, restaurant, lucia } = await late();
    await order(phone, restaurant);
    expect((await lucia.call(readOwnTab)).pedidos).toEqual([]);
    expect(await phone.call(readOwnTab)).toMatchObject({
      origen: 'aparte',
      pedidos: [{ idcomensal: 1 }],
    });
  });
});

describe('a phone that asks where it is', () => {
  test('reads its tab, or only the hour of one that may be its own', async () => {
    const { restaurant, lucia, idcuenta } = await open();
    const own = { mesa: '4', verificada: true, cuenta: { idcuenta }, cuentaabierta: null };
    expect(await lucia.call(readPlace)).toMatchObject({ ...own, espera: false });
    await letMinutesPass(40);
    const { abierta } = await lucia.call(readOwnTab);
    const late = testApp.visitor();
    await scan(late, restaurant);
    const asked = { mesa: '4', verificada: true, cuenta: null, cuentaabierta: abierta };
    expect(await late.call(readPlace)).toEqual({ ...asked, espera: false });
    await late.call(joinTab, { body: { pedir: true } });
    expect(await late.call(readPlace)).toEqual({ ...asked, espera: true });
  });

  test('learns nothing with a code that proves nothing', async () => {
    const { restaurant } = await open();
    const code = { restaurantId: restaurant.restaurantId, tableName: '4', key: null };
    const stranger = testApp.visitor();
    await stranger.call(enterTable, { body: { codigo: encodeTableCode(code) } });
    const nothing = { cuenta: null, cuentaabierta: null, espera: false };
    expect(await stranger.call(readPlace)).toEqual({ mesa: '4', verificada: false, ...nothing });
  });

  test('has its new table in its cookies, once the staff has moved it', async () => {
    const { restaurant, lucia, staff, tab } = await open();
    await restaurant.codeOf('9');
    await staff.call(moveTab, { ...tab, body: { mesa: '9' } });
    expect(await lucia.call(readPlace)).toMatchObject({ mesa: '9', cuenta: { mesa: '9' } });
    expect(decodeBase64(lucia.cookies.get(COOKIES.table) ?? '')).toBe('9');
  });

  test('stays on with its friends after their tab has ended, and with no other party', async () => {
    const { restaurant, lucia, staff, tab } = await open();
    const marco = await restaurant.seat('4');
    await staff.call(closeTab, { ...tab, body: {} });
    const closed = { cuenta: { estado: 'CERRADA' }, cuentaabierta: null };
    expect(await marco.call(readPlace)).toMatchObject(closed);
    const { cuenta } = await lucia.call(joinTab, { body: { nueva: true } });
    expect(cuenta?.origen).toBe('escaneo');
    const shared = await marco.call(joinTab, { body: { nueva: true } });
    expect(shared.cuenta?.idcuenta).toBe(cuenta?.idcuenta);
    // After a lost answer, whoever opened it and whoever shares it find it again.
    for (const phone of [marco, lucia]) {
      const again = await phone.call(joinTab, { body: { nueva: true } });
      expect(again.cuenta?.idcuenta).toBe(cuenta?.idcuenta);
    }

    await staff.call(closeTab, { params: { id: cuenta?.idcuenta ?? 0 }, body: {} });
    const next = await restaurant.seat('4');
    const apart = await lucia.call(joinTab, { body: { nueva: true } });
    expect(apart.cuenta?.origen).toBe('aparte');
    expect((await next.call(readOwnTab)).comensales).toHaveLength(1);
  });
});

describe('a tab', () => {
  test('adds up what its members have ordered, and says who', async () => {
    const { restaurant, lucia, staff } = await open();
    const marco = await restaurant.seat('4');
    await order(lucia, restaurant);
    await order(marco, restaurant);
    await staff.call(placeOrderForTable, {
      params: { mesa: '4' },
      body: restaurant.order({ vino: 1 }),
    });
    const tab = await lucia.call(readOwnTab);
    expect(tab).toMatchObject({ total: '17.90', pagado: '0.00', pendiente: '17.90' });
    expect(tab.pedidos.map(({ idcomensal }) => idcomensal)).toEqual([1, 2, null]);
  });

  test('shows notes to their author and the staff alone', async () => {
    const { restaurant, lucia, staff, tab } = await open();
    const marco = await restaurant.seat('4');
    await order(lucia, restaurant, 'alergia a los frutos secos');
    const noteFor = async (seen: Promise<{ pedidos: { comentarios: string }[] }>) =>
      (await seen).pedidos[0]?.comentarios;
    expect(await noteFor(lucia.call(readOwnTab))).toBe('alergia a los frutos secos');
    expect(await noteFor(staff.call(readTab, tab))).toBe('alergia a los frutos secos');
    expect(await noteFor(marco.call(readOwnTab))).toBe('');
  });

  test('knows its members by the names that they give', async () => {
    const { lucia, restaurant } = await open();
    const marco = await restaurant.seat('4');
    await lucia.call(nameMember, { body: { nombre: '  Lucía ' } });
    const names = (await marco.call(readOwnTab)).comensales.map(({ nombre }) => nombre);
    expect(names).toEqual(['Lucía', 'Comensal 2']);
    for (const nombre of ['<b>Ana</b>', 'Simplato', 'A'.repeat(21), '12'])
      await lucia.refused('bad_request', nameMember, { body: { nombre } });
    const { fields } = await marco.refused('bad_request', nameMember, {
      body: { nombre: 'LUCIA' },
    });
    expect(fields).toEqual({ nombre: 'Ya hay alguien con este nombre en la mesa' });
  });

  test('gives no name any more once it was closed', async () => {
    const { lucia, staff, tab } = await open();
    await staff.call(closeTab, { ...tab, body: {} });
    await lucia.refused('tab_closed', nameMember, { body: { nombre: 'Lucía' } });
  });

  test('that was closed takes no order: its phone’s next one opens another', async () => {
    const { restaurant, lucia, staff, idcuenta, tab } = await open();
    await staff.call(closeTab, { ...tab, body: { motivo: 'error' } });
    await order(lucia, restaurant);
    expect(await staff.call(readTab, tab)).toMatchObject({ estado: 'CERRADA', pedidos: [] });
    // Where nothing was due there was nothing to explain.
    expect(
      await testApp.db.query('select close_reason from tabs where tab_id = $1', [idcuenta]),
    ).toEqual([{ close_reason: '' }]);
    const next = await lucia.call(readOwnTab);
    expect(next.idcuenta).not.toBe(idcuenta);
    expect(next.pedidos).toHaveLength(1);
  });

  test('of the next party gets no order of a phone whose own was closed', async () => {
    const { restaurant, lucia, staff, tab } = await open();
    await staff.call(closeTab, { ...tab, body: {} });
    const next = await restaurant.seat('4');
    await order(lucia, restaurant);
    expect((await next.call(readOwnTab)).pedidos).toEqual([]);
    expect(await lucia.call(readOwnTab)).toMatchObject({ origen: 'aparte', total: '2.50' });
  });

  test('is shared by friends who order on at the same moment, however the last one has ended', async () => {
    const { restaurant, lucia, staff, tab } = await open();
    const friends = [lucia, await restaurant.seat('4'), await restaurant.seat('4')];
    await staff.call(closeTab, { ...tab, body: {} });
    const next = await restaurant.seat('4');
    await Promise.all(friends.map(async (phone) => order(phone, restaurant)));
    const [shared, ...others] = await Promise.all(friends.map(async (one) => one.call(readOwnTab)));
    expect(shared).toMatchObject({ origen: 'aparte', total: '7.50' });
    expect(new Set(others.map(({ idcuenta }) => idcuenta))).toEqual(new Set([shared!.idcuenta]));
    expect((await next.call(readOwnTab)).pedidos).toEqual([]);
  });

  test('of one who had gone apart before is not shared by those who stayed', async () => {
    const { restaurant, lucia, staff, tab } = await open();
    const marco = await restaurant.seat('4');
    await marco.call(joinTab, { body: { nueva: true } });
    await staff.call(closeTab, { ...tab, body: {} });
    await order(lucia, restaurant);
    const apart = await marco.call(readOwnTab);
    expect(apart).toMatchObject({ origen: 'aparte', pedidos: [] });
    const { cuenta } = await lucia.call(joinTab, { body: { nueva: true } });
    expect(cuenta?.idcuenta).not.toBe(apart.idcuenta);
  });

  test('is opened once by five phones that scan and order in the same instant', async () => {
    const restaurant = await testApp.openRestaurant();
    const code = await restaurant.codeOf('4');
    const phones = Array.from({ length: 5 }, () => testApp.visitor());
    await Promise.all(
      phones.map(async (phone) => {
        await phone.enter(code);
        await order(phone, restaurant);
      }),
    );
    const [only, ...more] = await (await restaurant.logIn()).call(listTabs);
    expect(more).toEqual([]);
    expect(only?.pedidos).toHaveLength(5);
    expect(only?.comensales.map(({ idcomensal }) => idcomensal)).toEqual([1, 2, 3, 4, 5]);
  });

  test('with something due is closed with a reason, and never without a word', async () => {
    const { restaurant, lucia, staff, tab } = await open();
    await order(lucia, restaurant);
    const { fields } = await staff.refused('bad_request', closeTab, { ...tab, body: {} });
    expect(fields).toEqual({ motivo: 'Quedan 2,50\u00a0€ por pagar: di por qué se cierra' });
    await staff.call(closeTab, { ...tab, body: { motivo: 'invitacion' } });
    expect(await staff.call(closeTab, { ...tab, body: {} })).toMatchObject({ estado: 'CERRADA' });
  });
});

describe('a party that is moved', () => {
  test('keeps its orders and its phones, and leaves its table free', async () => {
    const { restaurant, lucia, staff, idcuenta, numero, tab } = await open();
    const { idorder } = await order(lucia, restaurant);
    await restaurant.codeOf('Terraza 1');
    await staff.call(moveTab, { ...tab, body: { mesa: 'Terraza 1' } });
    expect((await staff.call(listOrders))[0]).toMatchObject({ idorder, mesa: 'Terraza 1' });
    expect(await order(lucia, restaurant)).toMatchObject({ mesa: 'Terraza 1' });
    expect(await lucia.call(readOwnTab)).toMatchObject({
      idcuenta,
      mesa: 'Terraza 1',
      numero,
      total: '5.00',
    });
    expect((await scan(testApp.visitor(), restaurant)).idcuenta).not.toBe(idcuenta);
  });

  test('to a table with a tab is asked about: beside it, or joined with it', async () => {
    const { restaurant, lucia, staff, numero, tab } = await open();
    await restaurant.seat('7');
    await testApp.db.query('update tabs set number = $1', [numero]);
    await staff.refused('table_taken', moveTab, { ...tab, body: { mesa: '7' } });
    const { evento } = await lucia.call(readOwnTab);
    await staff.call(moveTab, { ...tab, body: { mesa: '7', otra: true } });
    const tabs = await staff.call(listTabs);
    expect(tabs.map(({ mesa }) => mesa)).toEqual(['7', '7']);
    // Its members hear that they have another number now.
    const phone = await testApp.read(lucia, streamOwnOrders, { query: { desde: String(evento) } });
    const { data } = await phone.next(STREAM_EVENTS.tab);
    expect((JSON.parse(data) as TabWire).numero).toBe(tabs[0]?.numero);
    expect(tabs.map((one) => one.numero === numero)).toEqual([false, true]);
  });
});

describe('two tabs that are merged', () => {
  async function merged() {
    const opened = await open();
    const { restaurant, staff, lucia, tab } = opened;
    const ines = await restaurant.seat('7');
    const { idcuenta: other } = await ines.call(readOwnTab);
    await order(lucia, restaurant);
    await order(ines, restaurant);
    await staff.call(mergeTabs, { ...tab, body: { idcuenta: other } });
    return { ...opened, ines, other, into: { params: { id: other } } };
  }

  test('are one, with all members and orders, at the table of the second', async () => {
    const { restaurant, lucia, ines, staff, other } = await merged();
    await order(lucia, restaurant);
    const tab = await ines.call(readOwnTab);
    expect(tab).toMatchObject({ idcuenta: other, mesa: '7', total: '7.50' });
    expect(tab.pedidos.map(({ mesa }) => mesa)).toEqual(['7', '7', '7']);
    expect((await lucia.call(readOwnTab)).idcuenta).toBe(other);
    expect(await staff.call(listTabs)).toHaveLength(1);
  });

  test('with a stranger’s are a party that its friends still join, until they are separated', async () => {
    const { restaurant, staff, numero, tab } = await open();
    const code = { restaurantId: restaurant.restaurantId, tableName: '7', key: null };
    const stranger = testApp.visitor();
    await stranger.call(enterTable, { body: { codigo: encodeTableCode(code) } });
    await order(stranger, restaurant);
    const { idcuenta: other } = await stranger.call(readOwnTab);
    const into = { params: { id: other } };
    await staff.call(mergeTabs, { ...tab, body: { idcuenta: other } });
    expect(await staff.call(readTab, into)).toMatchObject({ origen: 'escaneo' });
    expect((await (await restaurant.seat('7')).call(readOwnTab)).idcuenta).toBe(other);
    expect(await staff.call(splitTab, into)).toMatchObject({ origen: 'escaneo', numero });
    expect(await staff.call(readTab, into)).toMatchObject({ origen: 'sinverificar' });
  });

  test('set namesakes apart, and give each their name back', async () => {
    const { restaurant, staff, lucia, tab } = await open();
    const ines = await restaurant.seat('7');
    const { idcuenta: other } = await ines.call(readOwnTab);
    for (const phone of [lucia, ines]) {
      await phone.call(nameMember, { body: { nombre: 'Lucía' } });
    }
    const names = async (phone: TestClient) =>
      (await phone.call(readOwnTab)).comensales.map(({ nombre }) => nombre);
    await staff.call(mergeTabs, { ...tab, body: { idcuenta: other } });
    expect(await names(ines)).toEqual(['Lucía', 'Lucía 2']);
    await staff.call(splitTab, { params: { id: other } });
    expect([await names(lucia), await names(ines)]).toEqual([['Lucía'], ['Lucía']]);
  });

  test('can be separated for a minute, with what each has ordered since', async () => {
    const { restaurant, lucia, ines, staff, idcuenta, into } = await merged();
    await order(lucia, restaurant);
    // Whoever of the staff looks is told so; guests are not.
    expect(await staff.call(readTab, into)).toMatchObject({ separable: { mesa: '4' } });
    expect(await ines.call(readOwnTab)).not.toHaveProperty('separable');
    const apart = await staff.call(splitTab, into);
    expect(apart).not.toHaveProperty('separable');
    expect(await staff.call(readTab, into)).not.toHaveProperty('separable');
    expect(apart).toMatchObject({ idcuenta, mesa: '4', estado: 'ABIERTA', total: '5.00' });
    expect(await lucia.call(readOwnTab)).toMatchObject({ idcuenta, total: '5.00' });
    expect(await ines.call(readOwnTab)).toMatchObject({
      total: '2.50',
      comensales: [{ yo: true }],
    });
    expect(await order(lucia, restaurant)).toMatchObject({ mesa: '4' });
  });

  test('are separated at a table taken meanwhile only beside its tab, with another number', async () => {
    const { restaurant, staff, into, idcuenta, numero } = await merged();
    const next = await restaurant.seat('4');
    await testApp.db.query('update tabs set number = $1 where tab_id = $2', [
      numero,
      (await next.call(readOwnTab)).idcuenta,
    ]);
    await staff.refused('table_taken', splitTab, into);
    expect(await staff.call(listTabs)).toHaveLength(2);
    const apart = await staff.call(splitTab, { ...into, body: { otra: true } });
    expect(apart).toMatchObject({ idcuenta, mesa: '4', estado: 'ABIERTA' });
    expect(apart.numero).not.toBe(numero);
  });

  test('are as they were once a chain of them is undone, whatever was ordered in between', async () => {
    const { restaurant, lucia, ines, staff, other, idcuenta, into } = await merged();
    await order(lucia, restaurant);
    const last = await restaurant.seat('9');
    const { idcuenta: third } = await last.call(readOwnTab);
    await staff.call(mergeTabs, { ...into, body: { idcuenta: third } });
    await order(lucia, restaurant);
    await staff.call(splitTab, { params: { id: third } });
    await staff.call(splitTab, into);
    expect(await lucia.call(readOwnTab)).toMatchObject({ idcuenta, mesa: '4', total: '7.50' });
    const tab = await ines.call(readOwnTab);
    expect(tab).toMatchObject({ idcuenta: other, mesa: '7', total: '2.50' });
    expect(tab.comensales).toHaveLength(1);
    expect(await last.call(readOwnTab)).toMatchObject({ idcuenta: third, total: '0.00' });
    expect((await last.call(readOwnTab)).comensales).toHaveLength(1);
  });

  test('cannot be separated any more after that', async () => {
    const { staff, into } = await merged();
    await letMinutesPass(2);
    expect(await staff.call(readTab, into)).not.toHaveProperty('separable');
    await staff.refused('too_late_to_split', splitTab, into);
  });

  test('are never one and the same, nor closed', async () => {
    const { staff, tab, idcuenta, other } = await merged();
    await staff.refused('same_tab', mergeTabs, { ...tab, body: { idcuenta } });
    await staff.refused('tab_closed', mergeTabs, { ...tab, body: { idcuenta: other } });
  });
});

describe('a waiter', () => {
  test('seats a party, which its first phone joins', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logInColleague();
    await restaurant.codeOf('4');
    await staff.refused('bad_request', seatParty, { body: { mesa: 'Mesa que no hay' } });
    const seated = await staff.call(seatParty, { body: { mesa: '4' } });
    expect(await staff.call(seatParty, { body: { mesa: '4' } })).toEqual(seated);
    expect(await scan(testApp.visitor(), restaurant)).toMatchObject({
      idcuenta: seated.idcuenta,
      idcomensal: 1,
    });
  });

  test('seats a party whose first phone joins it however late, unless it has ordered long ago', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    await restaurant.codeOf('4');
    await restaurant.codeOf('7');
    const { idcuenta } = await staff.call(seatParty, { body: { mesa: '4' } });
    await staff.call(seatParty, { body: { mesa: '7' } });
    await letMinutesPass(45);
    const body = restaurant.order({ agua: 1 });
    await staff.call(placeOrderForTable, { params: { mesa: '7' }, body });
    expect(await scan(testApp.visitor(), restaurant)).toMatchObject({ idcuenta });
    await letMinutesPass(31);
    expect((await scan(testApp.visitor(), restaurant, '7')).idcuenta).toBeNull();
    expect((await scan(testApp.visitor(), restaurant)).idcuenta).toBeNull();
  });

  test('beside the party of a table gets a tab of its own, one however often that is pressed', async () => {
    const { staff, idcuenta } = await open();
    const beside = { body: { mesa: '4', otra: true } };
    const [one, other] = await Promise.all([1, 2].map(() => staff.call(seatParty, beside)));
    expect(one).toMatchObject({ idcuenta: other!.idcuenta, mesa: '4', origen: 'camarero' });
    expect(one!.idcuenta).not.toBe(idcuenta);
    expect(await staff.call(listTabs)).toHaveLength(2);
  });

  test('is seated beside one that has not used its tab yet', async () => {
    const { staff, restaurant } = await open();
    await restaurant.codeOf('9');
    const first = await staff.call(seatParty, { body: { mesa: '9' } });
    const second = await staff.call(seatParty, { body: { mesa: '9', otra: true } });
    expect(second.idcuenta).not.toBe(first.idcuenta);
  });

  test('puts an order that is in the wrong tab into the right one, and at its table', async () => {
    const { restaurant, lucia, staff, tab } = await open();
    const { idorder } = await order(lucia, restaurant);
    await restaurant.codeOf('9');
    const { idcuenta } = await staff.call(seatParty, { body: { mesa: '9' } });
    await staff.call(moveOrder, { params: { id: idorder }, body: { idcuenta } });
    expect((await staff.call(listOrders))[0]).toMatchObject({ idorder, mesa: '9' });
    expect(await staff.call(readTab, tab)).toMatchObject({ pedidos: [], total: '0.00' });
  });

  test('whose order is refused opens no tab, and one that is sent again no second one', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const sending = {
      params: { mesa: '4' },
      headers: { [IDEMPOTENCY_HEADER]: 'una-vez' },
      body: restaurant.order({ agua: 1 }),
    };
    const stale = { ...sending.body, total: '9.99' };
    await staff.refused('menu_changed', placeOrderForTable, { ...sending, body: stale });
    expect(await staff.call(listTabs)).toEqual([]);
    await staff.call(placeOrderForTable, sending);
    const [{ idcuenta } = { idcuenta: 0 }] = await staff.call(listTabs);
    await staff.call(closeTab, { params: { id: idcuenta }, body: { motivo: 'error' } });
    await staff.call(placeOrderForTable, sending);
    expect(await staff.call(listTabs)).toEqual([]);
  });

  test('says which of two tabs a table’s order is for; without it the older one', async () => {
    const { restaurant, staff, idcuenta } = await open();
    await letMinutesPass(40);
    const late = testApp.visitor();
    await scan(late, restaurant);
    const { cuenta } = await late.call(joinTab, { body: { nueva: true } });
    const body = restaurant.order({ agua: 1 });
    const params = { mesa: '4' };
    await staff.call(placeOrderForTable, { params, body: { ...body, idcuenta: cuenta!.idcuenta } });
    await staff.call(placeOrderForTable, { params, body });
    const counts = (await staff.call(listTabs)).map((one) => [one.idcuenta, one.pedidos.length]);
    expect(counts).toEqual([
      [idcuenta, 1],
      [cuenta!.idcuenta, 1],
    ]);
    const elsewhere = { params: { mesa: '5' }, body: { ...body, idcuenta } };
    await staff.refused('tab_closed', placeOrderForTable, elsewhere);
  });
});

describe('an order that a process of before tabs places', () => {
  /** In the columns that it knows, after it has locked the restaurant’s counter. */
  const insertOrder = async ({ restaurantId, products }: RestaurantOfTest, key: string) =>
    testApp.db.query(
      `with counter as (
         update restaurant_counters
         set last_order_id = last_order_id + 1, last_event_id = last_event_id + 1
         where restaurant_id = $1
         returning last_order_id, last_event_id
       ), request as (
         insert into order_requests (restaurant_id, idempotency_key, request_hash)
         select $1, $2, '' from counter
       ), placed as (
         insert into orders (restaurant_id, order_id, idempotency_key, visit_id, table_name,
           is_table_verified, note, total_cents, status, payment, version, placed_at,
           status_changed_at, tip_cents)
         select $1, last_order_id, $2, visit_id, '4', true, '', 250, 'received', 'unpaid',
           last_event_id, clock_timestamp(), clock_timestamp(), 0
         from counter, visits where visits.restaurant_id = $1
         returning order_id
       )
       insert into order_lines (restaurant_id, order_id, line_number, product_id, name, course, note,
         net_price, vat_percent, unit_gross_cents, quantity)
       select $1, order_id, 1, $3, 'Agua con gas', 4, '', 2.272727, 10, 250, 1 from placed`,
      [restaurantId, key, products.agua],
    );

  test('is in the open tab of its phone, and in one of its own after that was closed', async () => {
    const { restaurant, lucia, staff, tab } = await open();
    await insertOrder(restaurant, 'a');
    expect(await lucia.call(readOwnTab)).toMatchObject({ total: '2.50', pedidos: [{}] });
    await staff.call(closeTab, { ...tab, body: { motivo: 'otro' } });
    await Promise.all(['b', 'c'].map(async (key) => insertOrder(restaurant, key)));
    expect((await staff.call(readTab, tab)).pedidos).toHaveLength(1);
    expect(await staff.call(listTabs)).toMatchObject([
      { origen: 'aparte', mesa: '4', total: '5.00', comensales: [{ dentro: true }] },
    ]);
    const { pedidos } = await lucia.call(readOwnTab);
    expect(pedidos.map(({ idcomensal }) => idcomensal)).toEqual([1, 1]);
  });
});
