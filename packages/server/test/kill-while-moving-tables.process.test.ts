import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  closeTab,
  mergeTabs,
  moveTab,
  readOwnTab,
  readTab,
  splitTab,
  type OrderWire,
  type TabWire,
} from '@simplato/contract';
import { addTables, fetchFrom } from '@simplato/test-kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DataPlace } from './process/data-places.ts';
import { EVERY_DATABASE } from './process/demo-places.ts';
import {
  ask,
  logInDemoStaff,
  readMenu,
  sendOrder,
  sitDown,
  type Person,
} from './process/people.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';

const KILLS = 4;
/** The server is killed after a number of changes in this range, and a moment later, within the next. */
const CHANGES = { least: 2, most: 7 };
const MOMENT_MS = 15;
/** So that no phone orders faster than one may. */
const ORDERS_OF_PHONE = 3;
const TABLES = ['Patio 1', 'Patio 2', 'Patio 3', 'Patio 4'] as const;

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

describe.each(EVERY_DATABASE)('a server killed while parties are moved, on $name', ({ create }) => {
  let place: DataPlace;
  let server: ServerProcess;
  let waiter: Person;
  let codes: string[];
  let phones: Person[];
  let tabs: { first: number; second: number };
  let lineas: { idproductos: number; quantity: number }[];
  /** Of the parties that sit there now. */
  let answered: OrderWire[];

  beforeEach(async () => {
    place = await create();
    server = await startServer(place);
    waiter = await logInDemoStaff(server.url);
    const made = await addTables(waiter.over(fetchFrom(server.url)), TABLES);
    codes = TABLES.slice(0, 2).map((name) => made.find(({ mesa }) => mesa === name)!.codigo);
  });
  afterEach(async () => {
    await server.kill();
    await place.remove();
  });

  /** Two parties sit down at the first two tables. */
  async function seatParties(): Promise<void> {
    const { url } = server;
    answered = [];
    phones = await Promise.all(codes.map(async (code) => sitDown(url, code)));
    const [water] = await readMenu(url, phones[0]!);
    lineas = [{ idproductos: water!.idproductos, quantity: 1 }];
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

  async function order(phone: Person): Promise<void> {
    const { url } = server;
    for (let count = 0; count < ORDERS_OF_PHONE; count += 1) {
      const reply = await sendOrder(url, phone, randomUUID(), { lineas }).catch(() => null);
      if (reply === null) return;
      expect(reply.status).toBe(201);
      answered.push(reply.body);
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

  // After a kill, the embedded database flushes its whole folder, which takes minutes on a busy machine.
  test(
    `leaves every order in one tab, at its table, and each change whole, over ${KILLS} kills`,
    { timeout: 600_000 },
    async () => {
      const all = { changes: 0, orders: 0, unheard: 0 };
      for (let kill = 1; kill <= KILLS; kill += 1) {
        await seatParties();
        let left = CHANGES.least + Math.floor(Math.random() * (CHANGES.most - CHANGES.least + 1));
        let tending = Promise.resolve(0);
        let ordering: Promise<unknown> = Promise.resolve();
        await new Promise<void>((enough) => {
          tending = tend(() => (left -= 1) === 0 && enough());
          ordering = Promise.all(phones.map(async (phone) => order(phone)));
        });
        // A random moment is the point of the test, so it must not depend on anything that the server does.
        await new Promise((resolve) => setTimeout(resolve, Math.random() * MOMENT_MS));
        await server.kill();
        const made = await tending;
        await ordering;

        server = await startServer(place);
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
          `${all.unheard} changes were made whose answer was lost`,
      );
      expect(all.orders).toBeGreaterThan(0);
    },
  );
});
