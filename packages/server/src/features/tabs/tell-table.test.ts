import {
  closeTab,
  enterTable,
  listTabs,
  mergeTabs,
  moveTab,
  readOwnTab,
  readTab,
  signOut,
  splitTab,
  STREAM_EVENTS,
  streamOwnOrders,
  tellTable,
  type BodyInputOf,
  type TabWire,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { forgetAvoided } from './end-tabs.ts';
import { readAvoidedOfVisit } from './read-avoided.ts';

const testApp = openTestApp();
type Evita = BodyInputOf<typeof tellTable>['evita'];

async function open() {
  const restaurant = await testApp.openRestaurant();
  const lucia = await restaurant.seat('4');
  const marco = await restaurant.seat('4');
  const ines = await restaurant.seat('4');
  const staff = await restaurant.logIn();
  const { idcuenta } = await lucia.call(readOwnTab);
  const tell = async (phone: typeof lucia, ...evita: Evita) =>
    phone.call(tellTable, { body: { evita, idcuenta } });
  const read = async (phone: typeof lucia) => (await phone.call(readOwnTab)).evitan;
  return {
    restaurant,
    lucia,
    marco,
    ines,
    staff,
    idcuenta,
    tab: { params: { id: idcuenta } },
    tell,
    read,
  };
}

const counts = (tab: TabWire) =>
  (tab.evitan?.alergenos ?? []).map(({ alergeno, cuantos }) => `${alergeno} ${cuantos}`);
const stored = async () =>
  testApp.db.query('select avoided from tab_members where avoided <> $1', ['[]']);

describe('what the phones of a table tell it', () => {
  test('is read by its people as counts, of all who sit there', async () => {
    const { lucia, marco, ines, tell, read } = await open();
    await tell(lucia, 'frutos-de-cascara', 'huevos');
    const answer = await tell(marco, 'frutos-de-cascara');
    const all = {
      sois: 3,
      alergenos: [
        { alergeno: 'huevos', cuantos: 1 },
        { alergeno: 'frutos-de-cascara', cuantos: 2 },
      ],
    };
    expect(answer.evitan).toEqual({ ...all, tuyos: ['frutos-de-cascara'] });
    expect(await read(lucia)).toEqual({ ...all, tuyos: ['frutos-de-cascara', 'huevos'] });
    expect(await read(ines)).toEqual({ ...all, tuyos: [] });
  });

  test('leaves no trace in the tab of others, nor of one where nobody tells', async () => {
    const { lucia, ines, staff, tab, tell } = await open();
    const before = await ines.call(readOwnTab);
    expect(before).not.toHaveProperty('evitan');
    await tell(lucia, 'soja');
    const { evitan: _counts, version: _now, ...rest } = await ines.call(readOwnTab);
    const { version: _then, ...untold } = before;
    expect(rest).toEqual(untold);
    for (const seen of [await staff.call(readTab, tab), ...(await staff.call(listTabs))]) {
      expect(JSON.stringify(seen)).not.toContain('soja');
      expect(seen).not.toHaveProperty('evitan');
    }
    await tell(lucia);
    expect(await ines.call(readOwnTab)).not.toHaveProperty('evitan');
    expect(await stored()).toEqual([]);
  });

  test('reaches the others at once, and the same again is no news', async () => {
    const { lucia, ines, tell } = await open();
    const hears = await testApp.read(ines, streamOwnOrders);
    const { version } = await tell(lucia, 'soja');
    await hears.next(STREAM_EVENTS.table);
    expect(counts(await ines.call(readOwnTab))).toEqual(['soja 1']);
    expect((await tell(lucia, 'soja')).version).toBe(version);
    expect((await tell(lucia, 'gluten')).version).toBeGreaterThan(version);
    await hears.next(STREAM_EVENTS.table);
    expect(hears.heard(STREAM_EVENTS.table)).toBe(2);
  });

  test.each([
    ['none of the fourteen', ['nueces'], 'evita.0'],
    ['said twice', ['huevos', 'huevos'], 'evita'],
  ])('is refused by name where it is %s', async (_how, evita, field) => {
    const { lucia, idcuenta } = await open();
    const body = { evita: evita as Evita, idcuenta };
    const { fields } = await lucia.refused('bad_request', tellTable, { body });
    expect(Object.keys(fields ?? {})).toEqual([field]);
    expect(await stored()).toEqual([]);
  });

  test('is not for the staff to tell, nor for another table to hear', async () => {
    const { restaurant, lucia, staff, idcuenta, read } = await open();
    const body = { evita: ['soja'] satisfies Evita, idcuenta };
    await staff.refused('forbidden', tellTable, { body });
    const elsewhere = await restaurant.seat('2');
    await elsewhere.refused('tab_changed', tellTable, { body });
    expect(await read(elsewhere)).toBeUndefined();
    expect(await read(lucia)).toBeUndefined();
  });

  test('can be read by the diner whose it is, in what they download', async () => {
    const { restaurant, lucia, tell } = await open();
    await tell(lucia, 'soja');
    const [member] = await testApp.db.query<{ visitId: string }>(
      'select visit_id as "visitId" from tab_members where restaurant_id = $1 and member_id = 1',
      [restaurant.restaurantId],
    );
    const visitId = member?.visitId ?? '';
    expect(await readAvoidedOfVisit(testApp.db, restaurant.restaurantId, visitId)).toEqual([
      'soja',
    ]);
  });
});

describe('what was told is forgotten', () => {
  test.each([
    [
      'to another table',
      async (phone: TestClient, codigo: string) => phone.call(enterTable, { body: { codigo } }),
    ],
    ['out', async (phone: TestClient) => phone.call(signOut)],
  ])('as its phone goes %s, and is counted no more', async (_where, go) => {
    const { restaurant, lucia, marco, tell, read } = await open();
    await tell(lucia, 'soja');
    await tell(marco, 'soja', 'gluten');
    const code = await restaurant.codeOf('2');
    const hears = await testApp.read(lucia, streamOwnOrders);
    await go(marco, code);
    await hears.next(STREAM_EVENTS.table);
    const { evitan, comensales } = await lucia.call(readOwnTab);
    expect(evitan).toMatchObject({ sois: 2, alergenos: [{ alergeno: 'soja', cuantos: 1 }] });
    expect(comensales).toHaveLength(2);
    expect(await stored()).toHaveLength(1);
    // Back at the table, it is asked anew.
    await marco.call(enterTable, { body: { codigo: await restaurant.codeOf('4') } });
    expect(await read(marco)).toMatchObject({ sois: 3, tuyos: [] });
  });

  test('by a merge, of those who have come: other people sit there, also after a split', async () => {
    const { restaurant, lucia, staff, idcuenta, tab, tell, read } = await open();
    const tom = await restaurant.seat('2');
    const { idcuenta: other } = await tom.call(readOwnTab);
    await tell(lucia, 'soja');
    await tom.call(tellTable, { body: { evita: ['gluten'], idcuenta: other } });
    await staff.call(mergeTabs, { ...tab, body: { idcuenta: other } });
    expect(await read(lucia)).toEqual({
      sois: 4,
      alergenos: [{ alergeno: 'gluten', cuantos: 1 }],
      tuyos: [],
    });
    await lucia.refused('tab_changed', tellTable, { body: { evita: ['soja'], idcuenta } });
    await lucia.call(tellTable, { body: { evita: ['soja'], idcuenta: other } });
    await staff.call(splitTab, { params: { id: other }, body: {} });
    expect(await read(lucia)).toBeUndefined();
    expect(await read(tom)).toMatchObject({ sois: 1, tuyos: ['gluten'] });
    expect(await stored()).toHaveLength(1);
  });

  test('not by a move: the same people sit at another table', async () => {
    const { restaurant, lucia, marco, staff, tab, tell, read } = await open();
    await restaurant.codeOf('9');
    await tell(lucia, 'soja');
    await staff.call(moveTab, { ...tab, body: { mesa: '9' } });
    expect(await read(marco)).toMatchObject({ sois: 3, tuyos: [] });
  });

  test('with the tab, whose next party sees nothing of it', async () => {
    const { restaurant, lucia, staff, tab, idcuenta, tell, read } = await open();
    await tell(lucia, 'soja');
    await forgetAvoided(testApp.db);
    expect(await stored()).toHaveLength(1);
    await staff.call(closeTab, { ...tab, body: {} });
    expect(await read(lucia)).toBeUndefined();
    await lucia.refused('tab_closed', tellTable, { body: { evita: ['soja'], idcuenta } });
    await forgetAvoided(testApp.db);
    expect(await stored()).toEqual([]);
    expect(await read(await restaurant.seat('4'))).toBeUndefined();
  });
});
