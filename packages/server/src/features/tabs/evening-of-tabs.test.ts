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
  type ErrorBody,
  type TabWire,
} from '@simplato/contract';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
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
  const placed: Placed = { ids: [], byPhone: new Map(phones.map((one) => [one, []])) };
  let places = new Map<number, number>();
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
      placed.ids.push(idorder);
      placed.byPhone.get(phones[one.phone]!)?.push(idorder);
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
    if (one.does === 'move order' && placed.ids.length > 0) {
      const params = { id: placed.ids[one.order % placed.ids.length]! };
      await staff.send(moveOrder, { params, body: { idcuenta: id(one.tab) } });
    }
    const tabIds = (await known()).map(({ tabId }) => tabId);
    const now = await expectWhole(staff, placed, tabIds);
    // Whoever comes or goes brings and takes no order: only the staff put one that is there elsewhere.
    if (!MOVES_ORDERS.includes(one.does)) {
      expect([...places].filter(([idorder, tabId]) => now.get(idorder) !== tabId)).toEqual([]);
    }
    places = now;
  }
}

const MOVES_ORDERS: readonly Step['does'][] = ['merge', 'split', 'move order'];

interface Placed {
  ids: number[];
  byPhone: ReadonlyMap<TestClient, number[]>;
}

/**
 * No order lost, doubled or in two tabs; none at another table than its tab; no phone in two tabs, or shown
 * an order of a tab that it is not in. Returns where each order is.
 */
async function expectWhole(
  staff: TestClient,
  { ids, byPhone }: Placed,
  tabIds: readonly number[],
): Promise<Map<number, number>> {
  const tabs: TabWire[] = [];
  for (const id of tabIds) tabs.push(await staff.call(readTab, { params: { id } }));
  const ordersOf = ({ pedidos }: TabWire) => pedidos.map(({ idorder }) => idorder);
  expect(ascending(tabs.flatMap(ordersOf))).toEqual(ascending(ids));
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
  for (const [one, sent] of byPhone) {
    // Whatever happened to its tab, a phone keeps its own orders, and no others.
    expect((await one.call(listOwnOrders)).every(({ idorder }) => sent.includes(idorder))).toBe(
      true,
    );
    const own = await one.send(readOwnTab);
    expect([200, 404]).toContain(own.statusCode);
    if (own.statusCode === 404) continue;
    const shown = own.json<TabWire>();
    expect(shown.comensales.filter(({ yo, dentro }) => yo && dentro)).toHaveLength(1);
    const its = tabs.find(({ idcuenta }) => idcuenta === shown.idcuenta)!;
    expect(ordersOf(shown)).toEqual(ordersOf(its));
  }
  return new Map(
    tabs.flatMap((one) => ordersOf(one).map((idorder) => [idorder, one.idcuenta] as const)),
  );
}

const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

test('no sequence of scans, joins, moves, merges, splits and closes loses an order, or shows one to a stranger', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), walk), {
    numRuns: 12,
  });
});

/** Two parties at two tables, whose phones order while the staff do something with their tabs. */
async function openTwo() {
  const restaurant = await testApp.openRestaurant();
  const staff = await restaurant.logIn();
  const phones = await Promise.all(['4', '4', '7'].map(async (name) => restaurant.seat(name)));
  for (const name of ['Terraza 1', 'Terraza 2', '9']) await restaurant.codeOf(name);
  const [first, , other] = phones;
  const [from, into] = [await first!.call(readOwnTab), await other!.call(readOwnTab)];
  const placed: Placed = { ids: [], byPhone: new Map(phones.map((one) => [one, []])) };
  const orderOnce = async (one: TestClient) => {
    const { idorder } = await one.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    placed.ids.push(idorder);
    placed.byPhone.get(one)?.push(idorder);
    return idorder;
  };
  const orderOften = async (times: number) => {
    await Promise.all(
      phones.map(async (one) => {
        for (let count = 0; count < times; count += 1) await orderOnce(one);
      }),
    );
  };
  const whole = async () => {
    const tabs = await testApp.db.query<{ tabId: number }>(
      'select tab_id as "tabId" from tabs where restaurant_id = $1 order by tab_id',
      [restaurant.restaurantId],
    );
    return expectWhole(
      staff,
      placed,
      tabs.map(({ tabId }) => tabId),
    );
  };
  return {
    staff,
    first: first!,
    from: from.idcuenta,
    into: into.idcuenta,
    orderOnce,
    orderOften,
    whole,
  };
}

test('orders that are sent while their table is moved and merged end in one tab, at its table', async () => {
  const { staff, from, into, orderOften, whole } = await openTwo();
  const params = { id: from };
  const moveAbout = async () => {
    for (const mesa of ['Terraza 1', '9', '4', 'Terraza 2']) {
      await staff.call(moveTab, { params, body: { mesa } });
    }
    await staff.call(mergeTabs, { params, body: { idcuenta: into } });
    await staff.call(splitTab, { params: { id: into } });
    await staff.call(mergeTabs, { params, body: { idcuenta: into } });
  };
  await Promise.all([orderOften(8), moveAbout()]);
  await whole();
  expect(await staff.call(readTab, { params: { id: into } })).toMatchObject({
    mesa: '7',
    total: '60.00',
  });
});

test('orders that are sent while their tab is closed are in it, or in the next one of their party', async () => {
  const { staff, first, from, orderOften, whole } = await openTwo();
  const close = async () =>
    staff.call(closeTab, { params: { id: from }, body: { motivo: 'otro' } });
  await Promise.all([orderOften(4), close(), close()]);
  const { total } = await staff.call(readTab, { params: { id: from } });
  await orderOften(1);
  await whole();
  // Closed is closed, and those who order on share the next one.
  expect(await staff.call(readTab, { params: { id: from } })).toMatchObject({ total });
  expect((await first.call(readOwnTab)).comensales).toHaveLength(2);
});

/** What two waiters do with the same tabs in the same instant; each refusal names a reason. */
const RACES: readonly [string, (room: Awaited<ReturnType<typeof openTwo>>) => Promise<void>][] = [
  [
    'an order is moved into a tab that is closed',
    async ({ staff, from, into, orderOnce, first, whole }) => {
      const idorder = await orderOnce(first);
      const [moved] = await Promise.all([
        staff.send(moveOrder, { params: { id: idorder }, body: { idcuenta: into } }),
        staff.call(closeTab, { params: { id: into }, body: { motivo: 'otro' } }),
      ]);
      expect(reasonOf(moved)).toBe(moved.statusCode === 200 ? undefined : 'tab_closed');
      expect((await whole()).get(idorder)).toBe(moved.statusCode === 200 ? into : from);
    },
  ],
  [
    'an order is moved out of a tab that is closed',
    async ({ staff, from, into, orderOnce, first, whole }) => {
      const idorder = await orderOnce(first);
      await Promise.all([
        staff.call(moveOrder, { params: { id: idorder }, body: { idcuenta: into } }),
        staff.call(closeTab, { params: { id: from }, body: { motivo: 'otro' } }),
      ]);
      expect((await whole()).get(idorder)).toBe(into);
    },
  ],
  [
    'a tab is merged while it is moved, and twice',
    async ({ staff, from, into, orderOnce, first, whole }) => {
      const idorder = await orderOnce(first);
      const merge = { params: { id: from }, body: { idcuenta: into } };
      const answers = await Promise.all([
        staff.send(mergeTabs, merge),
        staff.send(moveTab, { params: { id: from }, body: { mesa: '9' } }),
        staff.send(mergeTabs, merge),
      ]);
      const reasons = answers.flatMap((one) => reasonOf(one) ?? []);
      expect(new Set(reasons)).toEqual(new Set(['tab_closed']));
      expect((await whole()).get(idorder)).toBe(into);
    },
  ],
  [
    'each of two tabs is merged into the other',
    async ({ staff, from, into, orderOnce, first, whole }) => {
      const idorder = await orderOnce(first);
      const answers = await Promise.all([
        staff.send(mergeTabs, { params: { id: from }, body: { idcuenta: into } }),
        staff.send(mergeTabs, { params: { id: into }, body: { idcuenta: from } }),
      ]);
      expect(answers.flatMap((one) => reasonOf(one) ?? [])).toEqual(['tab_closed']);
      expect((await whole()).get(idorder)).toBe(reasonOf(answers[0]) ? from : into);
      expect(await staff.call(listTabs)).toHaveLength(1);
    },
  ],
  [
    'a merge is undone twice while its tab is closed',
    async ({ staff, from, into, orderOnce, first, whole }) => {
      const idorder = await orderOnce(first);
      await staff.call(mergeTabs, { params: { id: from }, body: { idcuenta: into } });
      const answers = await Promise.all([
        staff.send(splitTab, { params: { id: into } }),
        staff.send(closeTab, { params: { id: into }, body: { motivo: 'otro' } }),
        staff.send(splitTab, { params: { id: into } }),
      ]);
      const apart = answers.filter((one) => one.statusCode === 200).length > 1;
      expect(['tab_closed', 'too_late_to_split']).toEqual(
        expect.arrayContaining(answers.flatMap((one) => reasonOf(one) ?? [])),
      );
      expect((await whole()).get(idorder)).toBe(apart ? from : into);
    },
  ],
];

const reasonOf = (answer: LightMyRequestResponse) =>
  answer.statusCode < 300 ? undefined : answer.json<ErrorBody>().code;

test.each(RACES)('nothing is lost where %s', async (_what, race) => {
  await race(await openTwo());
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
