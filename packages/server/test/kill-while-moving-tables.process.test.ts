import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  admitMember,
  chargeTab,
  closeTab,
  IDEMPOTENCY_HEADER,
  joinTab,
  mergeTabs,
  moveOrder,
  moveTab,
  readOwnTab,
  readTab,
  seatParty,
  splitTab,
  type OrderWire,
  type TabWire,
} from '@simplato/contract';
import { addTables, fetchFrom } from '@simplato/test-kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DataPlace } from './process/data-places.ts';
import { EVERY_DATABASE } from './process/demo-places.ts';
import { COUNT_STEPS, DIE_IN_REQUEST, dieBefore } from './process/die-in-request.ts';
import { runsOr } from './runs.ts';
import {
  ask,
  chooseLines,
  logInDemoStaff,
  type NewLine,
  type Person,
  sendOrder,
  sitDown,
} from './process/people.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';

/** No act below has more. */
const STEPS = 24;

/** By turns within a change, and before a step of an act. */
const KILLS = runsOr(2, 'KILLS');
/** The server is killed after a number of changes in this range and an order, and a moment later, within the next. */
const CHANGES = { least: 2, most: 7 };
const MOMENT_MS = 15;
/** So that no phone orders faster than one may. */
const ORDERS_OF_PHONE = 3;
const TABLES = ['Patio 1', 'Patio 2', 'Patio 3', 'Patio 4'] as const;
const BESIDE = 'Patio 5';

/** Where two parties are; null for the second while it is merged into the first. */
interface Room {
  first: string;
  second: string | null;
}

interface Change {
  make: (url: string, waiter: Person) => Promise<{ status: number }>;
  /** The room after it. */
  leads: Room;
}

/** A party with two orders, and a friend at the door. */
interface Scene {
  tabId: number;
  /** An empty tab at another table. */
  besideId: number;
  number: number;
  orderIds: number[];
  late: Person;
  lateId: number;
}

/** What somebody does with a party, once however often it is asked for, and how its tab is then. */
interface Act {
  table: string;
  send: (
    url: string,
    waiter: Person,
    scene: Scene,
    headers: Record<string, string>,
  ) => ReturnType<typeof ask>;
  isDone: (tab: TabWire, scene: Scene) => boolean;
}

const byId = (id: number) => ({ params: { id } });
const isIn = ({ comensales }: TabWire, { lateId }: Scene) =>
  comensales.some(({ idcomensal, dentro }) => idcomensal === lateId && dentro);

const ACTS: readonly Act[] = [
  {
    table: 'Patio 6',
    send: (url, _waiter, { late, number }, headers) =>
      ask(url, late, joinTab, { headers, body: { numero: number } }),
    isDone: isIn,
  },
  {
    table: 'Patio 7',
    send: (url, waiter, { tabId, lateId }, headers) =>
      ask(url, waiter, admitMember, { ...byId(tabId), headers, body: { idcomensal: lateId } }),
    isDone: isIn,
  },
  {
    table: 'Patio 8',
    send: (url, waiter, { orderIds, besideId }, headers) =>
      ask(url, waiter, moveOrder, {
        ...byId(orderIds[1]!),
        headers,
        body: { idcuenta: besideId },
      }),
    isDone: ({ pedidos }) => pedidos.length === 1,
  },
  {
    table: 'Patio 9',
    send: (url, waiter, { tabId }, headers) =>
      ask(url, waiter, closeTab, { ...byId(tabId), headers, body: { motivo: 'otro' } }),
    isDone: ({ estado }) => estado === 'CERRADA',
  },
];

describe.each(EVERY_DATABASE)('a server killed while parties are moved, on $name', ({ create }) => {
  let place: DataPlace;
  let server: ServerProcess;
  let waiter: Person;
  let codes: string[];
  let codesOfActs: string[];
  let phones: Person[];
  let tabs: { first: number; second: number };
  let lineas: NewLine[];
  /** Of the parties that sit there now. */
  let answered: OrderWire[];

  beforeEach(async () => {
    place = await create();
    await start();
    waiter = await logInDemoStaff(server.url);
    const atActs = ACTS.map(({ table }) => table);
    const all = [...TABLES, BESIDE, ...atActs];
    const made = await addTables(waiter.over(fetchFrom(server.url)), all);
    const codeOf = (name: string) => made.find(({ mesa }) => mesa === name)!.codigo;
    codes = TABLES.slice(0, 2).map(codeOf);
    codesOfActs = atActs.map(codeOf);
  });
  afterEach(async () => {
    await server.kill();
    await place.remove();
  });

  const start = async () => {
    server = await startServer({
      env: { ...place.env, NODE_OPTIONS: `--import=${DIE_IN_REQUEST}` },
    });
  };

  /** Two parties sit down at the first two tables. */
  async function seatParties(): Promise<void> {
    const { url } = server;
    answered = [];
    phones = await Promise.all(codes.map(async (code) => sitDown(url, code)));
    lineas = await chooseLines(url, phones[0]!);
    const [first, second] = await Promise.all(
      phones.map(async (phone) => (await ask(url, phone, readOwnTab)).body.idcuenta),
    );
    tabs = { first: first!, second: second! };
  }

  /** Their tables are free again for the next. */
  async function closeBoth(): Promise<void> {
    for (const id of [tabs.first, tabs.second]) {
      const reply = await ask(server.url, waiter, closeTab, {
        params: { id },
        body: { motivo: 'error' },
      });
      expect(reply.status).toBe(200);
    }
  }

  const move = (party: 'first' | 'second', mesa: string, leads: Room): Change => ({
    make: (url, who) => ask(url, who, moveTab, { params: { id: tabs[party] }, body: { mesa } }),
    leads,
  });
  /** Over and over: each change is possible after the one before it. */
  const ROUND: readonly Change[] = [
    move('first', TABLES[2], { first: TABLES[2], second: TABLES[1] }),
    move('second', TABLES[3], { first: TABLES[2], second: TABLES[3] }),
    {
      make: (url, who) =>
        ask(url, who, mergeTabs, {
          params: { id: tabs.second },
          body: { idcuenta: tabs.first },
        }),
      leads: { first: TABLES[2], second: null },
    },
    {
      make: (url, who) => ask(url, who, splitTab, { params: { id: tabs.first } }),
      leads: { first: TABLES[2], second: TABLES[3] },
    },
    move('first', TABLES[0], { first: TABLES[0], second: TABLES[3] }),
    move('second', TABLES[1], { first: TABLES[0], second: TABLES[1] }),
  ];
  const changeAt = (turn: number) => ROUND[turn % ROUND.length]!;

  /** Makes changes as long as the server lives. Returns the number of those that were answered. */
  async function tend(onAnswer: () => void): Promise<number> {
    const { url } = server;
    for (let turn = 0; ; turn += 1) {
      const reply = await changeAt(turn)
        .make(url, waiter)
        .catch(() => null);
      if (reply === null) return turn;
      expect(reply.status).toBe(200);
      onAnswer();
    }
  }

  async function order(phone: Person, onAnswer: () => void): Promise<void> {
    const { url } = server;
    for (let count = 0; count < ORDERS_OF_PHONE; count += 1) {
      const reply = await sendOrder(url, phone, randomUUID(), { lineas }).catch(() => null);
      if (reply === null) return;
      expect(reply.status).toBe(201);
      answered.push(reply.body);
      onAnswer();
    }
  }

  /** Every answered order is in one of the two tabs, once, and each is at its tab's table. */
  async function readRoom(): Promise<Room> {
    const [first, second] = await Promise.all(
      [tabs.first, tabs.second].map(
        async (id): Promise<TabWire> =>
          (await ask(server.url, waiter, readTab, { params: { id } })).body,
      ),
    );
    const orders = [first!, second!].flatMap(({ mesa, pedidos }) =>
      pedidos.map((one) => ({ idorder: one.idorder, isThere: one.mesa === mesa })),
    );
    expect(orders.filter(({ isThere }) => !isThere)).toEqual([]);
    const numbers = orders.map(({ idorder }) => idorder);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toEqual(expect.arrayContaining(answered.map(({ idorder }) => idorder)));
    return {
      first: first!.mesa,
      second: second!.estado === 'CERRADA' ? null : second!.mesa,
    };
  }

  const readById = async (id: number): Promise<TabWire> =>
    (await ask(server.url, waiter, readTab, byId(id))).body;

  async function setScene(code: string): Promise<Scene> {
    const { url } = server;
    const host = await sitDown(url, code);
    const orderIds: number[] = [];
    for (let count = 0; count < 2; count += 1) {
      orderIds.push((await sendOrder(url, host, randomUUID(), { lineas })).body.idorder);
    }
    const { idcuenta, numero } = (await ask(url, host, readOwnTab)).body;
    // Of a tab that is paid in part whoever comes is asked whether it is theirs.
    const payment = await ask(url, waiter, chargeTab, {
      ...byId(idcuenta),
      headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
      body: { forma: 'efectivo', importe: '0.10' },
    });
    expect(payment.status).toBe(201);
    const late = await sitDown(url, code);
    expect((await ask(url, late, joinTab, { body: { pedir: true } })).body.cuenta).toBeNull();
    const { comensales } = await readById(idcuenta);
    const lateId = comensales.find(({ dentro }) => !dentro)!.idcomensal;
    const beside = (await ask(url, waiter, seatParty, { body: { mesa: BESIDE } })).body;
    return { tabId: idcuenta, besideId: beside.idcuenta, number: numero, orderIds, late, lateId };
  }

  /** All at once; whichever comes to its step first leads to the server's end. Returns the steps. */
  async function act(scenes: readonly Scene[]): Promise<number[]> {
    // A random step is the point of the test: over its runs, all come up.
    const steps = scenes.map(() => 1 + Math.floor(Math.random() * STEPS));
    await Promise.all(
      ACTS.map(async ({ send }, index) => {
        const headers = dieBefore(steps[index]!);
        const reply = await send(server.url, waiter, scenes[index]!, headers).catch(() => null);
        if (reply) expect(reply.status).toBe(200);
      }),
    );
    return steps;
  }

  /** Nothing is half: an act is done or not, and once it is tried again, done. Returns how many were. */
  async function checkAndRetry(scenes: readonly Scene[]): Promise<number> {
    let done = 0;
    const ordersOf = async ({ tabId, besideId, orderIds }: Scene) => {
      const there = (await Promise.all([tabId, besideId].map(readById))).flatMap(
        ({ mesa, pedidos }) => pedidos.filter((one) => one.mesa === mesa),
      );
      const found = there.map(({ idorder }) => idorder).filter((one) => orderIds.includes(one));
      return found.toSorted((one, other) => one - other);
    };
    for (const [index, { send, isDone }] of ACTS.entries()) {
      const scene = scenes[index]!;
      expect(await ordersOf(scene)).toEqual(scene.orderIds);
      if (isDone(await readById(scene.tabId), scene)) done += 1;
      for (let count = 0; count < 2; count += 1) {
        const { status, headers } = await send(server.url, waiter, scene, COUNT_STEPS);
        expect(status).toBe(200);
        // Its statements are seen, and a random step may be any of them.
        expect(Number(headers['x-steps'])).toBeGreaterThan(2);
        expect(Number(headers['x-steps'])).toBeLessThanOrEqual(STEPS);
        const tab = await readById(scene.tabId);
        expect(isDone(tab, scene)).toBe(true);
        expect(tab.comensales).toHaveLength(2);
        expect(await ordersOf(scene)).toEqual(scene.orderIds);
      }
    }
    for (const id of new Set(scenes.flatMap(({ tabId, besideId }) => [tabId, besideId]))) {
      const closing = { ...byId(id), body: { motivo: 'error' } as const };
      expect((await ask(server.url, waiter, closeTab, closing)).status).toBe(200);
    }
    return done;
  }

  // After a kill, the embedded database flushes its whole folder, which takes minutes on a busy machine.
  test(
    `leaves every order in one tab, at its table, and each change whole, over ${KILLS} kills`,
    { timeout: 600_000 },
    async () => {
      const all = { changes: 0, orders: 0, unheard: 0 };
      const acts = { made: 0, steps: [] as number[] };
      for (let kill = 1; kill <= KILLS; kill += 1) {
        await seatParties();
        const scenes: Scene[] = [];
        if (kill % 2 === 0) for (const code of codesOfActs) scenes.push(await setScene(code));
        let left = CHANGES.least + Math.floor(Math.random() * (CHANGES.most - CHANGES.least + 1));
        let tending = Promise.resolve(0);
        let ordering: Promise<unknown> = Promise.resolve();
        await new Promise<void>((enough) => {
          const look = () => left <= 0 && answered.length > 0 && enough();
          tending = tend(() => {
            left -= 1;
            look();
          });
          ordering = Promise.all(phones.map(async (phone) => order(phone, look)));
        });
        if (scenes.length > 0) acts.steps.push(...(await act(scenes)));
        // A random moment is the point of the test, so it must not depend on anything that the server does.
        else await new Promise((resolve) => setTimeout(resolve, Math.random() * MOMENT_MS));
        await server.kill();
        const made = await tending;
        await ordering;

        await start();
        if (scenes.length > 0) acts.made += await checkAndRetry(scenes);
        // The change whose answer was lost is there whole, or not at all.
        const [before, after] = [changeAt(made - 1).leads, changeAt(made).leads];
        const room = await readRoom();
        expect([before, after]).toContainEqual(room);
        all.changes += made;
        all.orders += answered.length;
        all.unheard += isDeepStrictEqual(room, after) ? 1 : 0;
        await closeBoth();
      }
      console.log(
        `${all.changes} changes and ${all.orders} orders in ${KILLS} lives; ` +
          `${all.unheard} changes were made whose answer was lost; killed before step ` +
          `${acts.steps.join(', ')} of acts, ${acts.made} of them had been made`,
      );
      expect(all.orders).toBeGreaterThan(0);
    },
  );
});
