import {
  askForBill,
  callWaiter,
  closeTab,
  endCall,
  endOwnCall,
  enterTable,
  listCalls,
  mergeTabs,
  moveTab,
  readOwnTab,
  readTab,
  splitTab,
  STREAM_EVENTS,
  streamOrders,
  streamOwnOrders,
  takeCall,
  type CallWire,
} from '@simplato/contract';
import { CALL_PACE, encodeTableCode } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import type { EventReader } from '../../../test/event-reader.ts';
import { minutesPass } from '../../../test/minutes-pass.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { endTabs } from './end-tabs.ts';

const testApp = openTestApp();

async function open() {
  const restaurant = await testApp.openRestaurant();
  const [lucia, marco] = [await restaurant.seat('4'), await restaurant.seat('4')];
  const staff = await restaurant.logIn();
  const { idcuenta } = await lucia.call(readOwnTab);
  return { restaurant, lucia, marco, staff, idcuenta, tab: { params: { id: idcuenta } } };
}

type CallBody = { motivo: CallWire['motivo']; texto?: string };
const ask = async (phone: TestClient, body: CallBody) => phone.call(callWaiter, { body });
const one = ({ idllamada }: CallWire) => ({ params: { id: idllamada } });

async function nextCall(stream: EventReader): Promise<CallWire & { id: number | null }> {
  const { id, data } = await stream.next(STREAM_EVENTS.call);
  return { ...(JSON.parse(data) as CallWire), id };
}

describe('a call', () => {
  test('is open in the room and at the table until somebody ends it', async () => {
    const { lucia, marco, staff, idcuenta } = await open();
    const asked = await ask(lucia, { motivo: 'otra', texto: ' Una  trona ' });
    expect(asked).toMatchObject({
      idcuenta,
      mesa: '4',
      motivo: 'otra',
      forma: null,
      texto: 'Una trona',
      idcomensal: 1,
      va: '',
      vista: null,
      terminada: null,
    });
    expect(await staff.call(listCalls)).toEqual([asked]);
    expect((await marco.call(readOwnTab)).llamadas).toEqual([asked]);
    const ended = await staff.call(endCall, one(asked));
    expect(ended.terminada).not.toBeNull();
    expect(await staff.call(endCall, one(asked))).toEqual(ended);
    expect(await staff.call(listCalls)).toEqual([]);
    expect((await marco.call(readOwnTab)).llamadas).toEqual([]);
  });

  test('of a kind is one, whoever of the tab presses and however often at once', async () => {
    const { lucia, marco, staff } = await open();
    const phones = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? lucia : marco));
    const answers = await Promise.all(
      phones.map(async (phone) => phone.send(callWaiter, { body: { motivo: 'agua' } })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(19);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    await ask(marco, { motivo: 'pan' });
    expect((await staff.call(listCalls)).map(({ motivo }) => motivo)).toEqual(['agua', 'pan']);
  });

  test('takes in what somebody else asks for in words of their own, and rings again', async () => {
    const { lucia, marco, staff } = await open();
    const asked = await ask(lucia, { motivo: 'otra', texto: 'una trona' });
    await staff.call(takeCall, one(asked));
    const both = await ask(marco, { motivo: 'otra', texto: 'otra botella' });
    expect(both).toMatchObject({
      idllamada: asked.idllamada,
      texto: 'una trona · otra botella',
      vista: null,
    });
    expect(await ask(lucia, { motivo: 'otra', texto: 'una trona' })).toEqual(both);
  });

  test('is taken by one person, and whoever comes second reads who', async () => {
    const { restaurant, lucia, staff } = await open();
    const colleague = await restaurant.logInColleague();
    const asked = await ask(lucia, { motivo: 'camarero' });
    const both = [staff, colleague].map(async (who) => who.call(takeCall, one(asked)));
    const [first, second] = await Promise.all(both);
    expect(first).toEqual(second);
    expect(first).toMatchObject({ va: expect.stringMatching(/./), vista: expect.any(String) });
    expect((await lucia.call(readOwnTab)).llamadas).toEqual([first]);
    const ended = await lucia.call(endOwnCall, one(asked));
    expect(await colleague.call(takeCall, one(asked))).toEqual(ended);
  });

  test('is ended by any member of its tab, and by nobody of another', async () => {
    const { restaurant, lucia, marco, staff } = await open();
    const asked = await ask(lucia, { motivo: 'cubiertos' });
    const other = await restaurant.seat('7');
    await other.refused('not_found', endOwnCall, one(asked));
    const ended = await marco.call(endOwnCall, one(asked));
    expect(await lucia.call(endOwnCall, one(asked))).toEqual(ended);
    expect(await staff.call(listCalls)).toEqual([]);
  });

  test('says in words what else is needed', async () => {
    const { lucia } = await open();
    for (const texto of ['', '  ', '<b>agua</b>', 'x'.repeat(81)]) {
      const { fields } = await lucia.refused('bad_request', callWaiter, {
        body: { motivo: 'otra', texto },
      });
      expect(Object.keys(fields ?? {})).toEqual(['texto']);
    }
    expect((await ask(lucia, { motivo: 'agua', texto: 'del tiempo' })).texto).toBe('');
  });

  test('rings only so often: the table is told when it may call again', async () => {
    const { lucia, marco } = await open();
    for (let count = 0; count < CALL_PACE.calls; count += 1) {
      await lucia.call(endOwnCall, one(await ask(lucia, { motivo: 'agua' })));
    }
    const refused = await marco.send(callWaiter, { body: { motivo: 'pan' } });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too_many_calls' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
    // Nobody waits for the bill because of the water.
    await lucia.call(askForBill, { body: { forma: 'tarjeta' } });
    await minutesPass(testApp.db, CALL_PACE.withinMinutes);
    expect(await ask(marco, { motivo: 'pan' })).toMatchObject({ motivo: 'pan' });
  });
});

describe('nobody makes the room ring', () => {
  test('with a table number that they have typed', async () => {
    const { restaurant, staff } = await open();
    const code = { restaurantId: restaurant.restaurantId, tableName: '4', key: null };
    const stranger = testApp.visitor();
    await stranger.call(enterTable, { body: { codigo: encodeTableCode(code) } });
    await stranger.refused('table_not_verified', callWaiter, { body: { motivo: 'agua' } });
    await stranger.refused('table_not_verified', askForBill, { body: { forma: 'tarjeta' } });
    expect(await staff.call(listCalls)).toEqual([]);
  });

  test('before they have joined a tab', async () => {
    const { restaurant } = await open();
    await minutesPass(testApp.db, 40);
    const late = await restaurant.seat('4');
    await late.refused('not_found', callWaiter, { body: { motivo: 'agua' } });
  });

  test('from a tab that is closed', async () => {
    const { lucia, staff, tab } = await open();
    await staff.call(closeTab, { ...tab, body: {} });
    await lucia.refused('tab_closed', callWaiter, { body: { motivo: 'agua' } });
    await lucia.refused('tab_closed', askForBill, { body: { forma: 'efectivo' } });
  });
});

describe('the bill', () => {
  test('is asked for once, and a second time only says how it will be paid', async () => {
    const { lucia, marco, staff } = await open();
    const first = await lucia.call(askForBill, { body: { forma: 'efectivo' } });
    expect(first.llamadas).toMatchObject([{ motivo: 'cuenta', forma: 'efectivo' }]);
    const second = await marco.call(askForBill, { body: { forma: 'tarjeta' } });
    expect(second.pedida).toBe(first.pedida);
    const idllamada = first.llamadas[0]!.idllamada;
    expect(await staff.call(listCalls)).toMatchObject([{ idllamada, forma: 'tarjeta' }]);
    expect((await ask(marco, { motivo: 'cuenta' })).idllamada).toBe(idllamada);
  });

  test('stays asked for once the waiter has brought it, and not when nobody needs it', async () => {
    const { lucia, staff, tab } = await open();
    const { llamadas } = await lucia.call(askForBill, { body: { forma: 'efectivo' } });
    await staff.call(endCall, one(llamadas[0]!));
    expect((await staff.call(readTab, tab)).pedida).not.toBeNull();
    const again = await ask(lucia, { motivo: 'cuenta' });
    await lucia.call(endOwnCall, one(again));
    expect((await staff.call(readTab, tab)).pedida).toBeNull();
  });
});

describe('the calls of a tab', () => {
  test('end when it is closed, by hand or by itself', async () => {
    const { restaurant, lucia, staff, tab } = await open();
    await ask(lucia, { motivo: 'agua' });
    const elsewhere = await restaurant.seat('7');
    await ask(elsewhere, { motivo: 'pan' });
    const room = await testApp.read(staff, streamOrders);
    await staff.call(closeTab, { ...tab, body: {} });
    expect(await nextCall(room)).toMatchObject({ mesa: '4', terminada: expect.any(String) });
    await minutesPass(testApp.db, 16);
    await endTabs(testApp.db, async () => {});
    expect(await staff.call(listCalls)).toEqual([]);
  });

  test('show the table that it was moved to', async () => {
    const { restaurant, lucia, staff, tab } = await open();
    await ask(lucia, { motivo: 'agua' });
    await restaurant.codeOf('9');
    const room = await testApp.read(staff, streamOrders);
    await staff.call(moveTab, { ...tab, body: { mesa: '9' } });
    expect(await nextCall(room)).toMatchObject({ motivo: 'agua', mesa: '9' });
    expect(await staff.call(listCalls)).toMatchObject([{ mesa: '9' }]);
  });

  test('go with it into another, and back, one of each kind', async () => {
    const { restaurant, lucia, staff, idcuenta, tab } = await open();
    const ines = await restaurant.seat('7');
    const { idcuenta: other } = await ines.call(readOwnTab);
    await ask(lucia, { motivo: 'agua' });
    await lucia.call(askForBill, { body: { forma: 'tarjeta' } });
    await ask(ines, { motivo: 'agua' });
    await staff.call(mergeTabs, { ...tab, body: { idcuenta: other } });
    const merged = await ines.call(readOwnTab);
    expect(merged.llamadas.map(({ motivo, idcuenta: of }) => [motivo, of])).toEqual([
      ['cuenta', other],
      ['agua', other],
    ]);
    expect(merged.pedida).not.toBeNull();
    await staff.call(splitTab, { params: { id: other } });
    expect(await lucia.call(readOwnTab)).toMatchObject({
      llamadas: [
        { motivo: 'agua', idcuenta, mesa: '4', idcomensal: 1, terminada: null },
        { motivo: 'cuenta', idcuenta, mesa: '4', idcomensal: 1 },
      ],
      pedida: expect.any(String),
    });
    expect(await ines.call(readOwnTab)).toMatchObject({
      llamadas: [{ motivo: 'agua' }],
      pedida: null,
    });
  });

  test('leave the bill asked for in another that has been brought already, and take it back', async () => {
    const { restaurant, lucia, staff, tab } = await open();
    const ines = await restaurant.seat('7');
    const { idcuenta: other } = await ines.call(readOwnTab);
    const { llamadas, pedida } = await lucia.call(askForBill, { body: { forma: 'tarjeta' } });
    await staff.call(endCall, one(llamadas[0]!));
    await staff.call(mergeTabs, { ...tab, body: { idcuenta: other } });
    expect((await ines.call(readOwnTab)).pedida).toBe(pedida);
    await staff.call(splitTab, { params: { id: other } });
    expect((await ines.call(readOwnTab)).pedida).toBeNull();
    expect((await lucia.call(readOwnTab)).pedida).toBe(pedida);
  });
});

describe('a call that a merge has ended', () => {
  test('leaves its words with the one that stays', async () => {
    const { restaurant, lucia, staff, tab } = await open();
    const ines = await restaurant.seat('7');
    const { idcuenta } = await ines.call(readOwnTab);
    await ask(lucia, { motivo: 'otra', texto: 'una trona' });
    await ask(ines, { motivo: 'otra', texto: 'sin prisa' });
    await staff.call(mergeTabs, { ...tab, body: { idcuenta } });
    expect(await staff.call(listCalls)).toMatchObject([{ texto: 'sin prisa · una trona' }]);
  });

  test('stays ended where somebody has gone for both tables', async () => {
    const { restaurant, lucia, staff, tab } = await open();
    const ines = await restaurant.seat('7');
    const { idcuenta: other } = await ines.call(readOwnTab);
    await ask(lucia, { motivo: 'agua' });
    const asked = await ask(ines, { motivo: 'agua' });
    await staff.call(mergeTabs, { ...tab, body: { idcuenta: other } });
    await staff.call(endCall, one(asked));
    await staff.call(splitTab, { params: { id: other } });
    expect((await lucia.call(readOwnTab)).llamadas).toEqual([]);
  });
});

describe('the streams', () => {
  test('tell the room and every phone of the tab, and no phone of another', async () => {
    const { restaurant, lucia, marco, staff } = await open();
    const other = await restaurant.seat('7');
    const [room, hears, elsewhere] = [
      await testApp.read(staff, streamOrders),
      await testApp.read(marco, streamOwnOrders),
      await testApp.read(other, streamOwnOrders),
    ];
    const asked = await ask(lucia, { motivo: 'agua' });
    const [inRoom, atTable] = [await nextCall(room), await nextCall(hears)];
    expect(inRoom).toEqual({ ...asked, id: expect.any(Number) });
    expect(atTable).toEqual(inRoom);
    const { id, data } = await hears.next(STREAM_EVENTS.tab);
    expect(id).toBe(inRoom.id);
    expect(JSON.parse(data)).toMatchObject({ evento: id, llamadas: [asked] });
    const taken = await staff.call(takeCall, one(asked));
    expect(await nextCall(hears)).toMatchObject(taken);
    await ask(other, { motivo: 'pan' });
    expect(await nextCall(elsewhere)).toMatchObject({ motivo: 'pan', mesa: '7' });
  });

  test('tell a screen that was away what it has missed', async () => {
    const { lucia, marco, staff } = await open();
    const { evento } = await lucia.call(readOwnTab);
    const asked = await ask(lucia, { motivo: 'agua' });
    const ended = await staff.call(endCall, one(asked));
    const query = { desde: String(evento) };
    for (const [who, stream] of [
      [staff, streamOrders],
      [marco, streamOwnOrders],
    ] as const) {
      const back = await testApp.read(who, stream, { query });
      expect((await nextCall(back)).id).toBeGreaterThan(evento);
      expect(await nextCall(back)).toMatchObject(ended);
    }
  });
});
