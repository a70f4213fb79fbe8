import {
  admitMember,
  ALL_ENDPOINTS,
  askForBill,
  callWaiter,
  closeTab,
  endCall,
  IDEMPOTENCY_HEADER,
  joinTab,
  letIn,
  listCalls,
  listTabs,
  mergeTabs,
  moveOrder,
  moveTab,
  nameMember,
  placeOrder,
  placeOrderForTable,
  readOwnTab,
  readTab,
  seatParty,
  splitTab,
  takeCall,
  type Endpoint,
  type ErrorBody,
} from '@simplato/contract';
import { WRONG_NUMBERS } from '@simplato/domain';
import type { Sending } from '@simplato/test-kit';
import { describe, expect, test } from 'vitest';
import { minutesPass } from '../../../test/minutes-pass.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();

/** Lucía's party at table 4, with an order and a call, another at table 7, and a friend who waits. */
async function open() {
  const restaurant = await testApp.openRestaurant();
  const [lucia, ines] = [await restaurant.seat('4'), await restaurant.seat('7')];
  const staff = await restaurant.logIn();
  await restaurant.codeOf('9');
  const { idorder } = await lucia.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
  const { idllamada } = await lucia.call(callWaiter, { body: { motivo: 'agua' } });
  await minutesPass(testApp.db, 40);
  const late = await restaurant.seat('4');
  await late.call(joinTab, { body: { pedir: true } });
  const [own, other] = [await lucia.call(readOwnTab), await ines.call(readOwnTab)];
  const { idcuenta, numero, comensales } = own;
  const { idcomensal } = comensales.find(({ dentro }) => !dentro)!;
  const tab = { params: { id: idcuenta } };
  const ids = { idcuenta, idorder, idllamada, idcomensal, other: other.idcuenta };
  return { restaurant, lucia, ines, late, staff, numero, tab, ...ids };
}

/** How often each thing has happened to a tab. */
async function eventsOf(tabId: number): Promise<Record<string, number>> {
  const rows = await testApp.db.query<{ kind: string; count: number }>(
    'select kind, count(*)::int as count from tab_events where tab_id = $1 group by kind',
    [tabId],
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

describe('another restaurant', () => {
  /** What an id in the path of a call is of. */
  const OWNERS = [
    ['/shop/cuentas/:id', 'idcuenta'],
    ['/shop/llamadas/:id', 'idllamada'],
    ['/shop/orders/:id', 'idorder'],
  ] as const;
  const CALLS = OWNERS.flatMap(([start, of]) =>
    ALL_ENDPOINTS.filter(({ path }) => path.startsWith(start)).map((endpoint) => ({
      endpoint,
      of,
    })),
  );

  test('finds no tab, call or order of this one by its number, whatever it would do with it', async () => {
    const { lucia, ...ids } = await open();
    const before = await lucia.call(readOwnTab);
    const stranger = await (await testApp.openRestaurant('Otra casa, S.L.')).logIn();
    const met: Record<string, string> = {};
    for (const { endpoint, of } of CALLS) {
      const answer = await stranger.send(endpoint, {
        params: { id: ids[of], idpago: 1, linea: 1 },
        headers: { [IDEMPOTENCY_HEADER]: 'una-llave' },
        body: endpoint.example.body,
      });
      met[nameOf(endpoint)] = answer.json<ErrorBody>().code;
    }
    expect(met).toEqual(
      Object.fromEntries(CALLS.map(({ endpoint }) => [nameOf(endpoint), 'not_found'])),
    );
    expect(await stranger.call(listTabs)).toEqual([]);
    expect(await stranger.call(listCalls)).toEqual([]);
    expect(await lucia.call(readOwnTab)).toEqual(before);
  });

  test('brings nothing of its own into a tab of this one, and takes none of its into its own', async () => {
    const { lucia, idcuenta } = await open();
    const before = await lucia.call(readOwnTab);
    const other = await testApp.openRestaurant('Otra casa, S.L.');
    const [guest, staff] = [await other.seat('4'), await other.logIn()];
    const { idorder } = await guest.call(placeOrder, { body: other.order({ agua: 1 }) });
    const theirs = await guest.call(readOwnTab);
    const own = { params: { id: theirs.idcuenta } };
    await staff.refused('not_found', mergeTabs, { ...own, body: { idcuenta } });
    await staff.refused('not_found', moveOrder, { params: { id: idorder }, body: { idcuenta } });
    const body = { ...other.order({ agua: 1 }), idcuenta };
    await staff.refused('tab_closed', placeOrderForTable, { params: { mesa: '4' }, body });
    await guest.refused('tab_changed', placeOrder, { body });
    expect(await guest.call(readOwnTab)).toEqual(theirs);
    expect(await lucia.call(readOwnTab)).toEqual(before);
  });
});

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('a member of another table lets nobody in, nor does one who waits', async () => {
  const { lucia, ines, late, idcomensal, idcuenta } = await open();
  await ines.refused('not_found', letIn, { body: { idcomensal } });
  await late.refused('not_found', letIn, { body: { idcomensal } });
  await ines.refused('tab_changed', letIn, { body: { idcomensal, idcuenta } });
  expect((await lucia.call(readOwnTab)).comensales.map(({ dentro }) => dentro)).toEqual([
    true,
    false,
  ]);
});

test('a closed tab is joined, moved, merged and separated by nobody, and nothing is put into it', async () => {
  const opened = await open();
  const { restaurant, lucia, ines, late, staff, tab, numero, idcuenta, idcomensal } = opened;
  const { idorder } = await ines.call(placeOrder, { body: restaurant.order({ vino: 1 }) });
  await staff.call(closeTab, { ...tab, body: { motivo: 'otro' } });
  const before = await staff.call(readTab, tab);
  const refused: [TestClient, Endpoint, Sending][] = [
    [late, joinTab, { body: { numero } }],
    [late, joinTab, { body: { pedir: true } }],
    [lucia, letIn, { body: { idcomensal } }],
    [lucia, askForBill, { body: { forma: 'efectivo' } }],
    [staff, admitMember, { ...tab, body: { idcomensal } }],
    [staff, moveTab, { ...tab, body: { mesa: '9' } }],
    [staff, mergeTabs, { params: { id: opened.other }, body: { idcuenta } }],
    [staff, splitTab, tab],
    [staff, moveOrder, { params: { id: idorder }, body: { idcuenta } }],
  ];
  for (const [who, endpoint, sending] of refused) {
    await who.refused('tab_closed', endpoint, sending);
  }
  // Its call has ended with it: who comes later reads so.
  const ended = await staff.call(takeCall, { params: { id: opened.idllamada } });
  expect(ended).toMatchObject({ va: '', terminada: expect.any(String) });
  expect(await staff.call(readTab, tab)).toEqual(before);
});

describe('the same wish twice in the same instant', () => {
  const twice = async (who: TestClient, endpoint: Endpoint, sending: Sending) => {
    const answers = await Promise.all([who.send(endpoint, sending), who.send(endpoint, sending)]);
    return answers.map((one) => (one.statusCode < 300 ? 'done' : one.json<ErrorBody>().code));
  };

  test('happens once to a tab, and both hear that it has', async () => {
    const { lucia, staff, tab, other, idcuenta, idorder, idcomensal, idllamada } = await open();
    const done = ['done', 'done'];
    expect(await twice(lucia, nameMember, { body: { nombre: 'Lucía' } })).toEqual(done);
    expect(await twice(lucia, askForBill, { body: { forma: 'tarjeta' } })).toEqual(done);
    expect(await twice(staff, admitMember, { ...tab, body: { idcomensal } })).toEqual(done);
    expect(await twice(staff, endCall, { params: { id: idllamada } })).toEqual(done);
    expect(await twice(staff, moveTab, { ...tab, body: { mesa: '9' } })).toEqual(done);
    const { idcuenta: seated } = await staff.call(seatParty, { body: { mesa: '4' } });
    const move = { params: { id: idorder }, body: { idcuenta: seated } };
    expect(await twice(staff, moveOrder, move)).toEqual(done);
    expect(await eventsOf(idcuenta)).toEqual({
      opened: 1,
      called: 2,
      asked: 1,
      joined: 1,
      named: 1,
      'call-ended': 1,
      'call-moved': 1,
      moved: 1,
      'order-moved': 1,
    });
    expect((await staff.call(readTab, { params: { id: seated } })).pedidos).toHaveLength(1);

    // A merge that has been made, and one that has been undone, is no more to be done.
    const merge = { ...tab, body: { idcuenta: other } };
    expect((await twice(staff, mergeTabs, merge)).toSorted()).toEqual(['done', 'tab_closed']);
    const split = await twice(staff, splitTab, { params: { id: other } });
    expect(split.toSorted()).toEqual(['done', 'too_late_to_split']);
    expect(await twice(staff, closeTab, { ...tab, body: {} })).toEqual(done);
    expect(await eventsOf(idcuenta)).toMatchObject({ merged: 1, split: 1, closed: 1 });
  });

  test('with the number by fifty phones makes fifty members, and ten wrong ones close that way', async () => {
    const { restaurant, lucia, numero, idcuenta } = await open();
    const seat = async (count: number) =>
      Promise.all(Array.from({ length: count }, async () => restaurant.seat('4')));
    const [friends, strangers] = [await seat(50), await seat(15)];
    const joined = await Promise.all(
      friends.map(async (one) => twice(one, joinTab, { body: { numero } })),
    );
    expect(new Set(joined.flat())).toEqual(new Set(['done']));
    const { comensales } = await lucia.call(readOwnTab);
    const members = comensales.filter(({ dentro }) => dentro);
    expect(new Set(members.map((one) => one.idcomensal)).size).toBe(51);
    expect(members).toHaveLength(51);
    expect(await eventsOf(idcuenta)).toMatchObject({ joined: 50 });

    const wrong = numero === 10 ? 11 : 10;
    const guesses = await Promise.all(
      strangers.map(async (one) => (await one.send(joinTab, { body: { numero: wrong } })).json()),
    );
    const codes = guesses.map(({ code }: ErrorBody) => code).toSorted();
    const refused = (code: string, count: number) => Array<string>(count).fill(code);
    expect(codes).toEqual([
      ...refused('admission_only', strangers.length - (WRONG_NUMBERS - 1)),
      ...refused('wrong_table_number', WRONG_NUMBERS - 1),
    ]);
    await strangers[0]!.refused('admission_only', joinTab, { body: { numero } });
  });
});
