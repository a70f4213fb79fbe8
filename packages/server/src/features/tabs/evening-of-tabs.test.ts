import {
  admitMember,
  closeTab,
  joinTab,
  listOwnOrders,
  listTabs,
  mergeTabs,
  moveOrder,
  moveTab,
  placeOrder,
  readOwnTab,
  readTab,
  splitTab,
  type TabWire,
} from '@simplato/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();

const TABLES = ['4', '7', 'Terraza 1'];
const PHONES = 4;
const phone = fc.nat(PHONES - 1);
const table = fc.constantFrom(...TABLES);
/** A tab among those that have been opened so far. */
const tab = fc.nat(30);

const step = fc.oneof(
  fc.record({ does: fc.constant('scan' as const), phone, table }),
  fc.record({ does: fc.constant('order' as const), phone }),
  fc.record({ does: fc.constant('open apart' as const), phone }),
  fc.record({ does: fc.constant('ask' as const), phone, tab }),
  fc.record({ does: fc.constant('move' as const), tab, table, beside: fc.boolean() }),
  fc.record({ does: fc.constant('merge' as const), tab, into: tab }),
  fc.record({ does: fc.constant('split' as const), tab }),
  fc.record({ does: fc.constant('close' as const), tab }),
  fc.record({ does: fc.constant('move order' as const), order: fc.nat(30), tab }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Refusals are part of an evening; anything else that is no success fails the test by itself. */
async function walk(steps: readonly Step[]) {
  const restaurant = await testApp.openRestaurant();
  const staff = await restaurant.logIn();
  const phones = await Promise.all(
    Array.from({ length: PHONES }, async (_, index) => restaurant.seat(TABLES[index % 2])),
  );
  for (const name of TABLES) await restaurant.codeOf(name);
  const placed: number[] = [];
  const known = async () =>
    testApp.db.query<{ tabId: number }>(
      'select tab_id as "tabId" from tabs where restaurant_id = $1 order by tab_id',
      [restaurant.restaurantId],
    );
  for (const one of steps) {
    const tabs = await known();
    const id = (choice: number) => tabs[choice % tabs.length]!.tabId;
    if (one.does === 'scan') await phones[one.phone]!.enter(await restaurant.codeOf(one.table));
    if (one.does === 'order') {
      const body = restaurant.order({ agua: 1 });
      const { idorder, mesa } = await phones[one.phone]!.call(placeOrder, { body });
      // It says the table that it is at, which is its tab's.
      expect((await phones[one.phone]!.call(readOwnTab)).mesa).toBe(mesa);
      placed.push(idorder);
    }
    if (one.does === 'open apart')
      await phones[one.phone]!.send(joinTab, { body: { nueva: true } });
    if (one.does === 'ask') {
      await phones[one.phone]!.send(joinTab, { body: { pedir: true } });
      const params = { id: id(one.tab) };
      const { comensales } = await staff.call(readTab, { params });
      for (const { idcomensal, dentro } of comensales) {
        if (!dentro) await staff.send(admitMember, { params, body: { idcomensal } });
      }
    }
    if (one.does === 'move') {
      const body = { mesa: one.table, otra: one.beside };
      await staff.send(moveTab, { params: { id: id(one.tab) }, body });
    }
    if (one.does === 'merge') {
      await staff.send(mergeTabs, {
        params: { id: id(one.tab) },
        body: { idcuenta: id(one.into) },
      });
    }
    if (one.does === 'split') await staff.send(splitTab, { params: { id: id(one.tab) } });
    if (one.does === 'close') {
      await staff.send(closeTab, { params: { id: id(one.tab) }, body: { motivo: 'error' } });
    }
    if (one.does === 'move order' && placed.length > 0) {
      const params = { id: placed[one.order % placed.length]! };
      await staff.send(moveOrder, { params, body: { idcuenta: id(one.tab) } });
    }
    await expectWhole(
      staff,
      phones,
      placed,
      (await known()).map(({ tabId }) => tabId),
    );
  }
}

/** No order lost, doubled or in two tabs; none at another table than its tab; no phone in two tabs. */
async function expectWhole(
  staff: TestClient,
  phones: readonly TestClient[],
  placed: readonly number[],
  tabIds: readonly number[],
): Promise<void> {
  const tabs: TabWire[] = [];
  for (const id of tabIds) tabs.push(await staff.call(readTab, { params: { id } }));
  const orders = tabs.flatMap(({ pedidos }) => pedidos.map(({ idorder }) => idorder));
  expect(orders.toSorted((one, other) => one - other)).toEqual(placed);
  for (const { mesa, total, pendiente, pedidos } of tabs) {
    expect(pedidos.every((order) => order.mesa === mesa)).toBe(true);
    expect([total, pendiente]).toEqual(Array(2).fill((pedidos.length * 2.5).toFixed(2)));
  }
  const open = tabs.filter(({ estado }) => estado === 'ABIERTA');
  expect((await staff.call(listTabs)).map(({ idcuenta }) => idcuenta)).toEqual(
    open.map(({ idcuenta }) => idcuenta),
  );
  const numbers = open.map(({ mesa, numero }) => `${mesa} ${numero}`);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const one of phones) {
    const own = await one.send(readOwnTab);
    expect([200, 404]).toContain(own.statusCode);
    if (own.statusCode === 404) continue;
    const { comensales } = own.json<TabWire>();
    expect(comensales.filter(({ yo, dentro }) => yo && dentro)).toHaveLength(1);
    // Whatever happened to its tab, a phone keeps its own orders.
    expect((await one.call(listOwnOrders)).every(({ idorder }) => placed.includes(idorder))).toBe(
      true,
    );
  }
}

test('no sequence of scans, joins, moves, merges, splits and closes loses an order', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), walk), {
    numRuns: 12,
  });
});

test('orders that are sent while their table is moved and merged end in one tab, at its table', async () => {
  const restaurant = await testApp.openRestaurant();
  const staff = await restaurant.logIn();
  const phones = await Promise.all(['4', '4', '7'].map(async (name) => restaurant.seat(name)));
  const [first, , other] = phones;
  const [from, into] = [await first!.call(readOwnTab), await other!.call(readOwnTab)];
  for (const name of ['Terraza 1', 'Terraza 2', '9']) await restaurant.codeOf(name);
  const params = { id: from.idcuenta };
  const placed: number[] = [];
  const orderOften = phones.map(async (one) => {
    for (let times = 0; times < 8; times += 1) {
      const body = restaurant.order({ agua: 1 });
      placed.push((await one.call(placeOrder, { body })).idorder);
    }
  });
  const moveAbout = async () => {
    for (const mesa of ['Terraza 1', '9', '4', 'Terraza 2']) {
      await staff.call(moveTab, { params, body: { mesa } });
    }
    await staff.call(mergeTabs, { params, body: { idcuenta: into.idcuenta } });
    await staff.call(splitTab, { params: { id: into.idcuenta } });
    await staff.call(mergeTabs, { params, body: { idcuenta: into.idcuenta } });
  };
  await Promise.all([...orderOften, moveAbout()]);
  const ascending = (one: number, two: number) => one - two;
  await expectWhole(staff, phones, placed.toSorted(ascending), [from.idcuenta, into.idcuenta]);
  expect(await staff.call(readTab, { params: { id: into.idcuenta } })).toMatchObject({
    mesa: '7',
    total: '60.00',
  });
});

test('fifty phones that join a tab in the same instant are fifty members of one', async () => {
  const restaurant = await testApp.openRestaurant();
  const code = await restaurant.codeOf('4');
  const entries = await Promise.all(
    Array.from({ length: 50 }, async () => testApp.visitor().enter(code)),
  );
  expect(new Set(entries.map(({ idcuenta }) => idcuenta)).size).toBe(1);
  expect(new Set(entries.map(({ idcomensal }) => idcomensal)).size).toBe(50);
});
