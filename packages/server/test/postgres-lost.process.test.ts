import { cancelOrder, ERRORS, listHistory, listOrderChanges } from '@simplato/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Crowd } from './process/crowd.ts';
import {
  createPostgresDatabase,
  postgresServer,
  type PostgresPlace,
} from './process/data-places.ts';
import { holdCounters, waitForBlockedQueries } from './process/held-rows.ts';
import type { StreamEvent } from './process/event-blocks.ts';
import { openBoardStream, orderIds } from './process/open-stream.ts';
import { createOwnPostgres, testWithOwnPostgres } from './process/own-postgres.ts';
import {
  ask,
  chooseLines,
  logInDemoStaff,
  type NewLine,
  type Person,
  PHONES_GIVE_UP_MS,
  readBoard,
  readMenu,
  sendOrder,
  sendUntilAnswered,
  sitDown,
} from './process/people.ts';
import { testWithPostgresOnSmallDisk } from './process/places-of-trouble.ts';
import { createPostgresOnSmallDisk } from './process/postgres-on-small-disk.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';
import { printedTableCode } from './process/table-of-demo.ts';
import { ALL_WELL, READ_ONLY, seenByOperators } from './process/what-operators-see.ts';

const MORE_THAN_THE_POOL = 12;
const ORDERS_IN_BETWEEN = 30;

describe.runIf(postgresServer)('a server that loses PostgreSQL for a while', () => {
  let place: PostgresPlace;
  let server: ServerProcess;
  let staff: Person;
  let guest: Person;
  let lineas: NewLine[];

  beforeEach(async () => {
    place = await createPostgresDatabase();
    server = await startServer(place);
    staff = await logInDemoStaff(server.url);
    guest = await sitDown(server.url, printedTableCode(server));
    lineas = await chooseLines(server.url, guest, 2);
  });
  afterEach(async () => {
    await server.kill();
    await place.remove();
  });

  /** The note is part of the key: sent again, it is the same order. */
  const order = (note: string) =>
    sendOrder(server.url, guest, `clave-${note}`, { lineas, comentarios: note });

  test('reconnects after all its connections were cut, and misses nothing', async () => {
    const stream = await openBoardStream(server.url, staff);
    expect((await order('antes')).status).toBe(201);
    await stream.until(isOrder('antes'));

    await cutConnections(place);

    // Without a restart and on the same stream, new orders arrive.
    expect(await sendUntilAnswered(() => order('despues'))).toBe(201);
    await stream.until(isOrder('despues'));
    stream.close();
    expect((await readBoard(server.url, staff)).map(({ comentarios }) => comentarios)).toEqual([
      'antes',
      'despues',
    ]);
  });

  test('reports on open streams that the database is down, answers 503, and catches up', async () => {
    const stream = await openBoardStream(server.url, staff);
    await stream.until(({ event }) => event === 'latido');

    const letBackIn = await shutOut(place);
    await stream.until(({ event }) => event === 'caido');
    const ready = await fetch(`${server.url}/api/ready`);
    expect(ready.status).toBe(503);
    expect(await order('fuera')).toMatchObject({
      status: 503,
      body: { message: ERRORS.unavailable[1] },
    });
    await letBackIn();

    expect(await sendUntilAnswered(() => order('fuera'))).toBe(201);
    await stream.until(isOrder('fuera'));
    await stream.until(({ event }) => event === 'latido');
    stream.close();
    expect((await readBoard(server.url, staff)).map(({ comentarios }) => comentarios)).toEqual([
      'fuera',
    ]);
  });

  test('answers 503 to calls whose connection was cut, does nothing by halves, and recovers', async () => {
    const { idorder } = (await order('primero')).body;
    const letGo = await holdCounters(place);
    const cancel = () =>
      ask(server.url, staff, cancelOrder, { params: { id: idorder }, body: { motivo: 'Sin gas' } });
    const underWay = [cancel(), order('segundo')];
    await waitForBlockedQueries(place, underWay.length);

    await cutConnections(place);

    for (const reply of await Promise.all(underWay)) {
      expect(reply).toMatchObject({ status: 503, body: { message: ERRORS.unavailable[1] } });
    }
    await letGo();
    expect(await sendUntilAnswered(cancel)).toBe(200);
    expect(await sendUntilAnswered(() => order('segundo'))).toBe(201);
    const { body } = await ask(server.url, staff, listHistory);
    expect(body.pedidos.map(({ comentarios, status }) => [comentarios, status])).toEqual([
      ['segundo', 'READY'],
      ['primero', 'CANCELLED'],
    ]);
    const steps = await ask(server.url, staff, listOrderChanges, { params: { id: idorder } });
    expect(steps.body.map(({ status }) => status)).toEqual(['READY', 'CANCELLED']);
  });

  test('answers 503 in time if the database is too slow, and takes each order once afterwards', async () => {
    const notes = Array.from({ length: MORE_THAN_THE_POOL }, (_, index) => `pedido-${index}`);
    const letGo = await holdCounters(place);
    const sentAt = performance.now();
    const told = await Promise.all(notes.map(async (note) => order(note)));

    for (const reply of told) {
      expect(reply).toMatchObject({ status: 503, body: { message: ERRORS.unavailable[1] } });
    }
    const afterMs = performance.now() - sentAt;
    console.log(`told after ${Math.round(afterMs)} ms`);
    expect(afterMs).toBeLessThan(PHONES_GIVE_UP_MS);
    await letGo();
    for (const note of notes) expect(await sendUntilAnswered(() => order(note))).toBe(201);
    const board = await readBoard(server.url, staff);
    expect(board.map(({ comentarios }) => comentarios)).toEqual(notes);
    expect(board.map(({ idorder }) => idorder)).toEqual(board.map((_, index) => index + 1));
  });

  test('still shows the board if the database is read-only, refuses orders in Spanish, and recovers', async () => {
    await order('antes');
    await place.run(`alter database ${nameOf(place)} set default_transaction_read_only = true`);
    await cutConnections(place);
    expect(await refusal(() => order('fuera'))).toBe(ERRORS.unavailable[1]);
    expect((await readBoard(server.url, staff)).map(({ comentarios }) => comentarios)).toEqual([
      'antes',
    ]);
    await expectSeen(server.url, READ_ONLY);

    // As after space was added: the setting applies to new connections. The server may have closed
    // the old ones by itself.
    await place.run(`begin read write; alter database ${nameOf(place)}
      set default_transaction_read_only = false; commit`);
    await place.run(CUT);
    expect(await sendUntilAnswered(() => order('fuera'))).toBe(201);
    await expectSeen(server.url, ALL_WELL);
  });

  test('receives orders of other processes again after its connections were cut', async () => {
    const other = await startServer({ ...place, isDemo: false });
    try {
      const stream = await openBoardStream(other.url, staff);
      await stream.until(({ event }) => event === 'latido');

      await cutConnections(place);

      expect(await sendUntilAnswered(() => order('fuera'))).toBe(201);
      await stream.until(isOrder('fuera'));
      stream.close();
    } finally {
      await other.kill();
    }
  });
});

testWithOwnPostgres(
  'restarting PostgreSQL while diners order, cleanly or as if killed, loses no order',
  async () => {
    const postgres = await createOwnPostgres();
    let server: ServerProcess | undefined;
    try {
      server = await startServer({ env: { DATABASE_URL: postgres.url } });
      const crowd = await Crowd.sitDown(server.url);
      const board = await openBoardStream(server.url, crowd.staff);
      await board.until(({ event }) => event === 'latido');

      crowd.begin();
      for (const how of ['fast', 'immediate', 'immediate'] as const) {
        await crowd.more(ORDERS_IN_BETWEEN);
        await postgres.restart(how);
      }
      await crowd.more(ORDERS_IN_BETWEEN);
      await crowd.end();

      console.log(`${crowd.answered.length} orders, ${crowd.lost.refusals} refusals in between`);
      expect(crowd.lost).toMatchObject({ lines: 0 });
      expect(crowd.lost.refusals).toBeGreaterThan(0);
      await crowd.expectAllOnTheBoard();
      // The board's stream was never replaced, and got each order once, in order.
      const last = Math.max(...crowd.answered.map(({ evento }) => evento));
      await board.until(({ id }) => id === last);
      const placed = crowd.answered.map(({ evento }) => evento);
      expect(orderIds(board)).toEqual(placed.toSorted((one, other) => one - other));
      board.close();
    } finally {
      await server?.kill();
      await postgres.remove();
    }
  },
);

testWithPostgresOnSmallDisk(
  'with a full disk under PostgreSQL, the board still works; orders are refused until there is space',
  async () => {
    const postgres = await createPostgresOnSmallDisk(300);
    let server: ServerProcess | undefined;
    try {
      server = await startServer({ env: { DATABASE_URL: postgres.url } });
      const { url } = server;
      const staff = await logInDemoStaff(url);
      const guest = await sitDown(url, printedTableCode(server));
      const menu = await readMenu(url, guest);
      const lineas = menu.map(({ idproductos }) => ({
        idproductos,
        quantity: 1,
        nota: 'Sin sal. '.repeat(15),
      }));
      const order = (key: string) => sendOrder(url, guest, key, { lineas });
      const taken = [(await order('antes')).body.idorder];
      const giveBack = await postgres.fillDisk();

      // Orders that fit on allocated pages are accepted; the first one that needs a new page is refused.
      let tries = 0;
      let reply = await order(`pedido-${tries}`);
      while (reply.status === 201) {
        taken.push(reply.body.idorder);
        reply = await order(`pedido-${(tries += 1)}`);
      }
      console.log(`${taken.length} orders before the disk was full`);
      expect(reply).toMatchObject({ status: 503, body: { message: ERRORS.unavailable[1] } });
      const board = async () => (await readBoard(url, staff)).map(({ idorder }) => idorder);
      expect(await board()).toEqual(taken);
      await expectSeen(url, READ_ONLY);

      giveBack();
      expect(await sendUntilAnswered(() => order(`pedido-${tries}`))).toBe(201);
      expect(await board()).toEqual([...taken, taken.length + 1]);
      // Other statements that failed meanwhile are forgotten after a minute, if they were not repeated.
      await expectSeen(url, ALL_WELL);
    } finally {
      await server?.kill();
      await postgres.remove();
    }
  },
);

function isOrder(note: string) {
  return ({ event, data }: StreamEvent) =>
    event === 'order' && (data as { comentarios: string }).comentarios === note;
}

/** The message of a refusal with 503. */
async function refusal(send: () => Promise<{ status: number; body: unknown }>): Promise<unknown> {
  const { status, body } = await send();
  expect(status).toBe(503);
  return (body as { message: string }).message;
}

/** Only the server's own connections, because the test's may hold locks. Waits until each is closed. */
const CUT = `select pg_terminate_backend(pid, 60000) from pg_stat_activity
  where datname = current_database() and application_name like 'simplato%'`;

async function cutConnections(place: PostgresPlace): Promise<void> {
  const cut = await place.run(CUT);
  expect(cut.length).toBeGreaterThan(0);
}

const nameOf = (place: PostgresPlace) => new URL(place.url).pathname.slice(1);

/** For the server this looks as if PostgreSQL were down. Returns a function that undoes it. */
async function shutOut(place: PostgresPlace): Promise<() => Promise<void>> {
  const name = nameOf(place);
  const allow = (isAllowed: boolean) =>
    place.runOnServer(`alter database ${name} with allow_connections ${isAllowed}`);
  await allow(false);
  await place.runOnServer(CUT.replace('current_database()', `'${name}'`));
  return async () => void (await allow(true));
}

/** A question to the database that takes too long counts as unanswered: what is seen may lag behind it. */
async function expectSeen(url: string, seen: typeof ALL_WELL): Promise<void> {
  await expect.poll(() => seenByOperators(url), { timeout: 120_000 }).toEqual(seen);
}
