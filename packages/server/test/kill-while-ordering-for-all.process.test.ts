import { randomUUID } from 'node:crypto';
import {
  changeBasket,
  closeTab,
  IDEMPOTENCY_HEADER,
  placeRound,
  readOwnTab,
  readTab,
  type BodyInputOf,
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
  logInDemoStaff,
  readBoard,
  readMenu,
  sendOrder,
  sitDown,
  type Person,
} from './process/people.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';

/** Beside the answer and the commit before it: steps of each part of a round. */
const OTHERS = runsOr(1, 'KILLS');

const TABLES = ['Patio 1', 'Patio 2', 'Patio 3'];
const PHONES = 3;

interface Phone {
  person: Person;
  name: string;
  memberId: number;
  /** The notes of the lines that the server has accepted of it, in the order of its basket. */
  wishes: string[];
}

interface Party {
  tabId: number;
  phones: Phone[];
  /** The baskets' version that everybody has seen. */
  version: number;
  /** Those of the first two phones, each with a key of its own. */
  rounds: Round[];
}

interface Round {
  sender: Phone;
  key: string;
  body: BodyInputOf<typeof placeRound>;
}

/** The steps before which the server dies: after the commit, right before it, and anywhere earlier. */
function condemned(steps: number): number[] {
  const part = (steps - 2) / OTHERS;
  const others = Array.from(
    { length: OTHERS },
    // A random step is the point of the test: over its runs, all come up.
    (_, index) => 1 + Math.floor(part * (index + Math.random())),
  );
  return [steps, steps - 1, ...others];
}

describe.each(EVERY_DATABASE)('a server killed in a round, on $name', ({ create }) => {
  let place: DataPlace;
  let server: ServerProcess;
  let waiter: Person;
  /** Somebody at a table of their own. */
  let early: Person;
  let codes: string[];
  let productId: number;

  beforeEach(async () => {
    place = await create();
    await start();
    waiter = await logInDemoStaff(server.url);
    const made = await addTables(waiter.over(fetchFrom(server.url)), TABLES);
    codes = TABLES.map((table) => made.find(({ mesa }) => mesa === table)!.codigo);
    early = await sitDown(server.url, codes.pop()!);
    const [product] = await readMenu(server.url, early);
    productId = product!.idproductos;
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

  const linesOf = (notes: readonly string[]) =>
    notes.map((nota) => ({ idproductos: productId, quantity: 1, nota }));
  const noteOf = (phone: Phone) => `alergia de ${phone.name}`;

  /** Every round of a life takes the same steps once the server has read menu and restaurant. */
  async function warmUp(): Promise<void> {
    const order = { lineas: linesOf(['']) };
    expect((await sendOrder(server.url, early, randomUUID(), order)).status).toBe(201);
  }

  /** Three phones sit down, and each chooses two products. */
  async function seat(code: string, tag: string): Promise<Party> {
    const { url } = server;
    const phones: Phone[] = [];
    for (let index = 0; index < PHONES; index += 1) {
      const person = await sitDown(url, code);
      const { comensales } = (await ask(url, person, readOwnTab)).body;
      const { idcomensal: memberId } = comensales.find(({ yo }) => yo)!;
      const wishes = ['a', 'b'].map((wish) => `${tag}.${index}${wish}`);
      const phone = { person, name: `${tag}.${index}`, memberId, wishes };
      const body = { lineas: linesOf(wishes), comentarios: noteOf(phone) };
      expect((await ask(url, person, changeBasket, { body })).status).toBe(200);
      phones.push(phone);
    }
    const { idcuenta, version } = (await ask(url, phones[0]!.person, readOwnTab)).body;
    const body = { comensales: phones.map(({ memberId }) => memberId), version };
    const rounds = phones.slice(0, 2).map((sender) => ({ sender, key: sender.name, body }));
    return { tabId: idcuenta, phones, version, rounds };
  }

  const send = async (round: Round, headers: Record<string, string> = {}) =>
    ask(server.url, round.sender.person, placeRound, {
      headers: { [IDEMPOTENCY_HEADER]: round.key, ...headers },
      body: round.body,
    });

  /** The last phone adds a product to its basket; once the table has ordered that, it is told so. */
  async function chooseMore({ phones, version }: Party): Promise<void> {
    const phone = phones.at(-1)!;
    const wishes = [`${phone.name}a`, `${phone.name}b`, `${phone.name}c`];
    const body = { lineas: linesOf(wishes), cesta: version };
    const { status } = await ask(server.url, phone.person, changeBasket, { body });
    expect([200, 409]).toContain(status);
    if (status === 200) phone.wishes = wishes;
  }

  /** Everybody acts at once; the steps of the first party's rounds lead to the server's end. */
  async function press(parties: readonly Party[], step: number): Promise<void> {
    const unheard = () => null;
    const acts = parties.map(async (party, index) => {
      const headers = index === 0 ? dieBefore(step) : {};
      const answers = Promise.all(
        party.rounds.map(async (round) => send(round, headers).catch(unheard)),
      );
      await chooseMore(party).catch((error: unknown) => {
        if (!(error instanceof TypeError)) throw error;
      });
      return answers;
    });
    const [unanswered, ...others] = await Promise.all(acts);
    expect(unanswered).not.toContainEqual(expect.objectContaining({ status: 201 }));
    for (const answer of others.flat()) if (answer) expect([201, 409]).toContain(answer.status);
  }

  const read = async ({ tabId }: Party): Promise<TabWire> =>
    (await ask(server.url, waiter, readTab, { params: { id: tabId } })).body;

  /** Each accepted product is its owner's, in one order or in the basket. */
  function expectOnce(party: Party, tab: TabWire): void {
    const found = [
      ...tab.pedidos.flatMap(({ lineas }) => lineas),
      ...tab.cestas.flatMap(({ idcomensal, lineas }) =>
        lineas.map((line) => ({ ...line, idcomensal })),
      ),
    ].map(({ nota, idcomensal }) => [nota, idcomensal]);
    const wished = party.phones.flatMap(({ wishes, memberId }) =>
      wishes.map((wish) => [wish, memberId]),
    );
    expect(new Set(found.map(([nota]) => nota)).size).toBe(found.length);
    // What was chosen as the server died may be there or not.
    const unsure = `${party.phones.at(-1)!.name}c`;
    const sure = (all: typeof found) =>
      all
        .filter(([nota]) => nota !== unsure || wished.some(([wish]) => wish === unsure))
        .toSorted(([one], [other]) => String(one).localeCompare(String(other)));
    expect(sure(found)).toEqual(sure(wished));
  }

  /** A round is one order with all that its sender has seen, whose it is, and what each has written. */
  function expectWhole({ phones }: Party, order: TabWire['pedidos'][number]): void {
    const seen = phones.flatMap(({ wishes }) => wishes.slice(0, 2));
    expect(order.lineas.map(({ nota }) => nota)).toEqual(seen);
    const owners = phones.map(({ name: owner, memberId }) => [owner, memberId] as const);
    for (const { nota, para, idcomensal } of order.lineas) {
      const owner = owners.find(([phone]) => nota.startsWith(phone))!;
      expect(idcomensal).toBe(owner[1]);
      expect(para).toBe(`Comensal ${idcomensal}`);
    }
    for (const phone of phones) expect(order.comentarios).toContain(noteOf(phone));
  }

  /** After a restart: nothing is half, and whoever had no answer gets it, once and for all. */
  async function checkAndRetry(party: Party): Promise<OrderWire> {
    const before = await read(party);
    expectOnce(party, before);
    for (const order of before.pedidos) expectWhole(party, order);
    await chooseMore(party);
    const answers = [];
    for (const round of party.rounds) answers.push(await send(round));
    for (const round of party.rounds) answers.push(await send(round));
    const orders = answers.filter(({ status }) => status < 300).map(({ body }) => body);
    // One of the two rounds took all, and is the same the second time.
    expect(orders).toHaveLength(2);
    expect(orders[1]).toEqual(orders[0]);
    const refused = answers.filter(({ status }) => status >= 300).map(({ body }) => body);
    for (const refusal of refused) expect(refusal).toMatchObject({ code: 'round_empty' });
    const after = await read(party);
    expectOnce(party, after);
    expect(after.pedidos.map(({ idorder }) => idorder)).toEqual([orders[0]!.idorder]);
    if (before.pedidos.length > 0) expect(after.pedidos).toEqual(before.pedidos);
    expectWhole(party, after.pedidos[0]!);
    return orders[0]!;
  }

  async function leave({ tabId }: Party): Promise<void> {
    const closing = { params: { id: tabId }, body: { motivo: 'error' } as const };
    expect((await ask(server.url, waiter, closeTab, closing)).status).toBe(200);
  }

  // After a kill, the embedded database flushes its whole folder, which takes minutes on a busy machine.
  test(
    'between any two steps: each product is ordered once or still in its basket, and a retry gets its order',
    { timeout: 900_000 },
    async () => {
      await warmUp();
      const quiet = await seat(codes[0]!, 'undisturbed');
      const { headers, status } = await send(quiet.rounds[0]!, COUNT_STEPS);
      expect(status).toBe(201);
      const steps = Number(headers['x-steps']);
      await leave(quiet);

      const orders: OrderWire[] = [];
      let stored = 0;
      const deaths = condemned(steps);
      for (const step of deaths) {
        await warmUp();
        const parties = await Promise.all(
          codes.map(async (code, index) => seat(code, `${step}-${index}`)),
        );
        await press(parties, step);
        expect((await server.end('SIGKILL')).signal).toBe('SIGKILL');
        await start();
        for (const party of parties) {
          if ((await read(party)).pedidos.length > 0) stored += 1;
          orders.push(await checkAndRetry(party));
          await leave(party);
        }
      }
      console.log(
        `killed before step ${deaths.join(', ')} of ${steps}; of ${orders.length} rounds, ${stored} had been stored when the server died`,
      );
      const board = await readBoard(server.url, waiter);
      const rounds = board.filter(({ mesa }) => mesa !== TABLES.at(-1));
      // With the undisturbed one.
      expect(rounds).toHaveLength(1 + orders.length);
      expect(stored).toBeGreaterThan(0);
      expect(stored).toBeLessThan(orders.length);
    },
  );
});
