import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { OrderWire } from '@simplato/contract';
import { encodeTableCode } from '@simplato/domain';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createPostgresDatabase,
  postgresServer,
  type PostgresPlace,
} from './process/data-places.ts';
import { holdCounters, waitForBlockedQueries } from './process/held-rows.ts';
import { openBoardStream, type OpenStream, orderIds } from './process/open-stream.ts';
import {
  chooseLines,
  logInDemoStaff,
  type Person,
  readBoard,
  sendOrder,
  sitDown,
} from './process/people.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';

const DINERS = 6;
const ORDERS_EACH = 20;

/** When one of two is killed: after that many answers, and some milliseconds later. */
const INSTANTS = fc.sample(
  fc.noBias(
    fc.record({ answers: fc.integer({ min: 1, max: 100 }), ms: fc.integer({ min: 0, max: 10 }) }),
  ),
  { seed: 2026, numRuns: 3 },
);

describe.runIf(postgresServer)('two servers on one PostgreSQL', () => {
  let place: PostgresPlace;
  let servers: [ServerProcess, ServerProcess];
  let staff: Person;

  beforeEach(async () => {
    place = await createPostgresDatabase();
    const first = await startServer(place);
    servers = [first, await startServer({ ...place, isDemo: false })];
    staff = await logInDemoStaff(first.url);
  });
  afterEach(async () => {
    for (const server of servers) await server.kill();
    await place.remove();
  });

  async function seat(table: number, url: string): Promise<Person> {
    const code = { restaurantId: staff.restaurantId, tableName: String(table), key: null };
    return sitDown(url, encodeTableCode(code));
  }

  test.each(INSTANTS)(
    'take orders through either, and lose none when one of them is killed after $answers answers and $ms ms',
    async ({ answers, ms }) => {
      const [first, second] = servers;
      const boards = await Promise.all(servers.map(({ url }) => openBoardStream(url, staff)));
      await Promise.all(
        boards.map(async (board) => board.until(({ event }) => event === 'latido')),
      );
      const lineas = await chooseLines(first.url, await seat(1, first.url));
      const acknowledged: OrderWire[] = [];
      let death: Promise<void> | undefined;

      // Every phone alternates between the servers. Without an answer it retries at the remaining one,
      // with the same key.
      const order = async (guest: Person, count: number) => {
        const key = randomUUID();
        const send = async (url: string) =>
          sendOrder(url, guest, key, { lineas, comentarios: key }).catch(() => null);
        const reply = (await send(servers[count % 2]!.url)) ?? (await send(second.url));
        expect([200, 201]).toContain(reply?.status);
        acknowledged.push(reply!.body);
        // A moment that does not depend on anything that the server does.
        if (acknowledged.length === answers) death = setTimeout(ms).then(async () => first.kill());
      };
      const diner = async (table: number) => {
        // A session opened by one process is valid in the other.
        const guest = await seat(table, servers[table % 2]!.url);
        for (let count = 0; count < ORDERS_EACH; count += 1) await order(guest, table + count);
      };
      await Promise.all(Array.from({ length: DINERS }, async (_, index) => diner(index + 1)));

      expect(death).toBeDefined();
      await death;
      expect(acknowledged).toHaveLength(DINERS * ORDERS_EACH);
      const board = await readBoard(second.url, staff);
      const byNumber = acknowledged.toSorted((one, other) => one.idorder - other.idorder);
      expect(board).toEqual(byNumber);
      expect(board.map(({ idorder }) => idorder)).toEqual(board.map((_, index) => index + 1));

      // The dead server's tablet continues at the other, from its last event.
      const [dead, alive] = boards as [OpenStream, OpenStream];
      await dead.ended;
      const seenSoFar = orderIds(dead);
      const back = await openBoardStream(second.url, staff, seenSoFar.at(-1) ?? 0);
      const numbers = board.map(({ evento }) => evento).toSorted((one, other) => one - other);
      const last = numbers.at(-1);
      await Promise.all([back, alive].map(async (stream) => stream.until(({ id }) => id === last)));
      expect(orderIds(alive)).toEqual(numbers);
      expect([...seenSoFar, ...orderIds(back)]).toEqual(orderIds(alive));
      for (const stream of [alive, back]) stream.close();
    },
  );

  test('a server that is stopped finishes orders in progress, and closes its streams at once', async () => {
    const [first, second] = servers;
    const guest = await seat(2, first.url);
    const lineas = await chooseLines(first.url, guest);
    const board = await openBoardStream(first.url, staff);
    await board.until(({ event }) => event === 'latido');

    const letGo = await holdCounters(place);
    const answer = sendOrder(first.url, guest, 'en-curso', { lineas, comentarios: 'en curso' });
    await waitForBlockedQueries(place);
    const ending = first.end('SIGTERM');
    await board.ended;
    await letGo();

    expect((await answer).status).toBe(201);
    expect(await ending).toMatchObject({ exitCode: 0, signal: null });
    expect((await readBoard(second.url, staff)).map(({ comentarios }) => comentarios)).toEqual([
      'en curso',
    ]);
  });
});
