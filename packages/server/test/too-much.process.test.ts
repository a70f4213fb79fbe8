import fs from 'node:fs';
import net from 'node:net';
import { ERRORS, streamOrders, tickLine, uploadPhoto } from '@simplato/contract';
import { ORDER_LIMITS } from '@simplato/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Crowd } from './process/crowd.ts';
import { createPostgresDatabase, postgresServer, type FolderPlace } from './process/data-places.ts';
import { copyDemoFolder, EVERY_DATABASE } from './process/demo-places.ts';
import { openBoardStream } from './process/open-stream.ts';
import {
  ask,
  logInDemoStaff,
  readMenu,
  seatInTurn,
  sendOrder,
  type Person,
} from './process/people.ts';
import { memoryOf, startServer, type ServerProcess } from './process/server-process.ts';

const EAT_MEMORY = new URL('./process/eat-memory.mjs', import.meta.url).href;
const MB = 1024 * 1024;
/** What a request may add to the process's memory, whatever its size. */
const ALLOWED_MB = 120;

describe('requests for too much memory', () => {
  let place: FolderPlace;
  let server: ServerProcess;

  beforeEach(() => {
    place = copyDemoFolder();
  });
  afterEach(async () => {
    await server.kill();
    await place.remove();
  });

  test.runIf(fs.existsSync('/proc/self/status'))(
    'files that are too large are refused with a message, without affecting others',
    async () => {
      server = await startServer(place);
      const crowd = await Crowd.sitDown(server.url);
      const [product] = await readMenu(server.url, crowd.staff);
      crowd.begin();
      await crowd.more(50);
      const before = memoryOf(server.pid).peakMb;
      const photo = { params: { id: product!.idproductos }, file: Buffer.alloc(100 * MB, 7) };

      const answers = await Promise.all(
        Array.from({ length: 4 }, () => crowd.staff.send(uploadPhoto, photo)),
      );

      for (const { statusCode, body } of answers) {
        expect([statusCode, body]).toEqual([
          413,
          expect.stringContaining(ERRORS.photo_too_large[1]),
        ]);
      }
      await crowd.more(20);
      await crowd.end();
      const after = memoryOf(server.pid).peakMb;
      console.log(`${before} MB at most before four photos of 100 MB, ${after} MB after`);
      expect(after - before).toBeLessThan(ALLOWED_MB);
      expect(crowd.lost).toEqual({ lines: 0, refusals: 0 });
      await crowd.expectAllOnTheBoard();
    },
  );

  test('a process that runs out of memory loses no acknowledged order, and works after a restart', async () => {
    const limits = `--max-old-space-size=200 --import=${EAT_MEMORY}`;
    server = await startServer({ env: { ...place.env, NODE_OPTIONS: limits } });
    const crowd = await Crowd.sitDown(server.url);
    crowd.begin();
    await crowd.more(30);

    const { exitCode } = await server.end('SIGUSR2');

    expect(exitCode).not.toBe(0);
    expect(server.output()).toContain('heap out of memory');
    server = await startServer(place);
    crowd.moveTo(server.url);
    await crowd.more(30);
    await crowd.end();
    expect(crowd.lost.lines).toBeGreaterThan(0);
    await crowd.expectAllOnTheBoard();
  });
});

describe.runIf(postgresServer)('a stream that nobody reads', () => {
  test('is disconnected once too much is waiting to be sent, and others get everything', async () => {
    const place = await createPostgresDatabase();
    const server = await startServer({ ...place, env: { ...place.env, OPERATOR_TOKEN: TOKEN } });
    try {
      const crowd = await Crowd.sitDown(server.url);
      crowd.begin();
      await crowd.more(1);
      await crowd.end();
      // The events of a long night, each of them large.
      await place.run(`
        update orders set note = repeat('sin sal ', 2000);
        insert into order_events (restaurant_id, event_id, order_id, status, payment, actor, reason)
          select restaurant_id, last_event_id + n, 1, 'received', 'unpaid', '', ''
          from restaurant_counters, generate_series(1, ${LONG_NIGHT}) n;
        update restaurant_counters set last_event_id = last_event_id + ${LONG_NIGHT}`);
      const before = memoryOf(server.pid).peakMb;

      const idle = await openUnread(server.url, crowd.staff, '?desde=0');
      const board = await openBoardStream(server.url, crowd.staff, 0);
      const last = LONG_NIGHT + Math.max(...crowd.answered.map(({ evento }) => evento));
      await board.until(({ id }) => id === last);
      // Only the stream that is read stays open.
      await expect.poll(() => readOpenStreams(server.url), { timeout: 60_000 }).toBe(1);
      expect(memoryOf(server.pid).peakMb - before).toBeLessThan(ALLOWED_MB);
      idle.destroy();
      board.close();
    } finally {
      await server.kill();
      await place.remove();
    }
  });
});

// What waits for a stream waits in the server: one database is enough.
describe.each(EVERY_DATABASE.slice(-1))(
  'a stream that nobody reads while its restaurant works, on $name',
  ({ create }) => {
    test('is disconnected once a megabyte is waiting, and the board that is read gets every event', async () => {
      const place = await create();
      const server = await startServer({ env: { ...place.env, OPERATOR_TOKEN: TOKEN } });
      const { url } = server;
      try {
        const staff = await logInDemoStaff(url);
        const guest = await seatInTurn(staff, 'Sala')(url);
        const [product] = await readMenu(url, guest);
        // As large as an order can be: each of its ticks is an event with all of it.
        const nota = 'sin sal '.repeat(ORDER_LIMITS.lineNoteLength / 8);
        const line = { idproductos: product!.idproductos, quantity: 1, nota };
        const lineas = Array.from({ length: ORDER_LIMITS.lines }, () => line);
        const { body: order } = await sendOrder(url, guest, crypto.randomUUID(), { lineas });
        const idle = await openUnread(url, staff);
        const board = await openBoardStream(url, staff);
        await expect.poll(() => readOpenStreams(url), TIMEOUT).toBe(2);
        const before = memoryOf(server.pid).peakMb;

        let last = order.evento;
        for (let round = 0; (await readOpenStreams(url)) === 2; round += 1) {
          expect(round).toBeLessThan(MOST_ROUNDS);
          const params = (linea: number) => ({ id: order.idorder, linea });
          const ticks = await Promise.all(
            Array.from({ length: AT_ONCE }, (_, index) =>
              ask(url, staff, tickLine, {
                params: params(index + 1),
                body: { hecha: round % 2 === 0 },
              }),
            ),
          );
          expect(ticks.map(({ status }) => status)).toEqual(ticks.map(() => 200));
          last += AT_ONCE;
          await board.until(({ id }) => id === last);
        }

        expect(memoryOf(server.pid).peakMb - before).toBeLessThan(ALLOWED_MB);
        const told = board.events.filter(({ event }) => event === 'order').map(({ id }) => id);
        expect(told).toEqual(told.map((_, index) => order.evento + 1 + index));
        expect(told.at(-1)).toBe(last);
        idle.destroy();
        board.close();
      } finally {
        await server.kill();
        await place.remove();
      }
    });
  },
);

/** Ticks at once: together far below the megabyte that may wait for a stream that is read. */
const AT_ONCE = 10;
/** With these, some hundred megabytes would have been sent. */
const MOST_ROUNDS = 400;
const TIMEOUT = { timeout: 60_000 };
const TOKEN = 'una-palabra-para-quien-vigila';
const LONG_NIGHT = 1_500;

/** Requests a board's events, from now on or as the query says, and reads nothing. */
async function openUnread(url: string, person: Person, query = ''): Promise<net.Socket> {
  const { hostname, port, host } = new URL(url);
  const socket = net.connect(Number(port), hostname).pause();
  socket.on('error', () => undefined);
  const path = `/api${streamOrders.path}${query}`;
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${person.cookieHeader().cookie}\r\n\r\n`,
  );
  return socket;
}

async function readOpenStreams(url: string): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const metrics = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(/^simplato_streams_open (\d+)/m.exec(metrics)?.[1]);
}
