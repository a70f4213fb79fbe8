import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import {
  listProducts,
  placeOrder,
  REQUEST_LIMITS,
  STREAM_EVENTS,
  streamOrders,
  streamOwnOrders,
} from '@simplato/contract';
import { expect, test } from 'vitest';
import { CONNECTIONS_PER_ADDRESS } from '../src/http/server-limits.ts';
import { exchange } from './hostile/exchange.ts';
import { answersIn, Line } from './hostile/line.ts';
import { copyDemoFolder } from './process/demo-places.ts';
import { logInDemoStaff, readMenu, sitDown, type Person } from './process/people.ts';
import { memoryOf, startServer } from './process/server-process.ts';
import { printedTableCode } from './process/table-of-demo.ts';

/** All connections of the flood come from 127.0.0.1. */
const HONEST = '127.0.0.2';
const LINES = 2_500;
const STREAMS = 1_200;
/** Half of the connections may be streams, and three quarters of those diners'. */
const MOST_STREAMS = (CONNECTIONS_PER_ADDRESS / 2) * 0.75;
/** Bad clients of each kind. */
const EACH = 20;
/** What they may add to the process's memory. A thousand answers to one of them would be 600 MB. */
const ALLOWED_MB = 250;
const TIMEOUT = { timeout: 120_000 };
const TCP_TABLE = '/proc/net/tcp';

test.runIf(fs.existsSync(TCP_TABLE))(
  'one address holds as many connections and streams as it may; a party elsewhere orders, and its board hears',
  async () => {
    const place = copyDemoFolder();
    const server = await startServer(place);
    const { url } = server;
    const lines: Line[] = [];
    try {
      const code = printedTableCode(server);
      const [staff, guest] = [await logInDemoStaff(url), await sitDown(url, code)];
      const [product] = await readMenu(url, guest);
      const sessions: Person[] = [];
      for (let held = 0; held < STREAMS; held += REQUEST_LIMITS.streamsPerSession) {
        sessions.push(await sitDown(url, code));
      }

      // The calls above have left some open.
      const held = countHeld(url);
      const openAll = async (count: number, request: (index: number) => string) => {
        const opened = await Promise.all(Array.from({ length: count }, () => Line.open(url)));
        lines.push(...opened);
        for (const [index, line] of opened.entries()) {
          line.send(`GET /api${request(index)}\r\nhost: localhost\r\n\r\n`);
        }
        const heard = await Promise.all(opened.map(async (line) => line.begins()));
        return (status: number | undefined) =>
          heard.filter((text) => answersIn(text)[0]?.status === status).length;
      };
      const streams = await openAll(STREAMS, (index) => {
        const { cookie } = sessions[index % sessions.length]!.cookieHeader();
        return `${streamOwnOrders.path} HTTP/1.1\r\ncookie: ${cookie}`;
      });
      expect([streams(200), streams(429)]).toEqual([MOST_STREAMS, STREAMS - MOST_STREAMS]);
      const others = await openAll(LINES - STREAMS, () => '/health HTTP/1.1');
      const room = CONNECTIONS_PER_ADDRESS - STREAMS - held;
      expect([others(200), others(undefined)]).toEqual([room, LINES - STREAMS - room]);

      const ms = await orderElsewhere(url, { staff, guest, product: product!.idproductos });
      console.log(`an order beside a flood of ${LINES} connections: ${ms} ms`);
    } finally {
      for (const line of lines) line.hangUp();
      await server.kill();
      await place.remove();
    }
  },
);

test.runIf(fs.existsSync(TCP_TABLE))(
  'clients that read nothing, send slowly or send floods of headers take little memory; a party orders',
  async () => {
    const place = copyDemoFolder();
    const server = await startServer(place);
    const { url, pid } = server;
    const lines: Line[] = [];
    let drip: NodeJS.Timeout | undefined;
    try {
      const [staff, guest] = [
        await logInDemoStaff(url),
        await sitDown(url, printedTableCode(server)),
      ];
      const [product] = await readMenu(url, guest);
      const before = memoryOf(pid).peakMb;

      const open = async (count: number, bytes: string) => {
        const opened = await Promise.all(Array.from({ length: count }, () => Line.open(url)));
        for (const line of opened) line.stopReading().send(bytes);
        lines.push(...opened);
        return opened;
      };
      const headers = Object.entries(guest.headers(listProducts)).map(
        ([name, value]) => `${name}: ${value}\r\n`,
      );
      const get = (path: string, more = '') =>
        `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`;
      const menu = get(`/api${listProducts.path}`, headers.join(''));
      const few = REQUEST_LIMITS.answersPerConnection;
      for (const request of [menu, get('/'), get('/api/openapi.json')]) {
        await open(EACH, request.repeat(few));
        await open(EACH, request.repeat(1_000));
      }
      await open(EACH, get('/', 'x-a: b\r\n'.repeat(5_000)));
      const slow = await open(EACH, 'GET / HTTP/1.1\r\n');
      drip = setInterval(() => slow.forEach((line) => line.send('x-a: b\r\n')), 100);

      const ms = await orderElsewhere(url, { staff, guest, product: product!.idproductos });
      const after = memoryOf(pid).peakMb;
      console.log(
        `an order beside ${lines.length} bad clients: ${ms} ms; ${before} MB before, ${after} MB after`,
      );
      expect(after - before).toBeLessThan(ALLOWED_MB);
    } finally {
      clearInterval(drip);
      for (const line of lines) line.hangUp();
      await server.kill();
      await place.remove();
    }
  },
);

/** A party at another address orders, and its board hears of it. Returns how long the order took. */
async function orderElsewhere(
  url: string,
  { staff, guest, product }: { staff: Person; guest: Person; product: number },
): Promise<number> {
  const board = await honestBoard(url, staff);
  await board.hears(STREAM_EVENTS.heartbeat);
  const sent = {
    method: placeOrder.method,
    path: `/api${placeOrder.path}`,
    headers: { ...guest.headers(placeOrder), 'content-type': 'application/json' },
    body: JSON.stringify({ lineas: [{ idproductos: product, quantity: 1 }] }),
  };
  const answer = await exchange(url, sent, { timeoutMs: TIMEOUT.timeout, from: HONEST });
  expect(answer.status, answer.text).toBe(201);
  await board.hears(STREAM_EVENTS.order);
  board.hangUp();
  return Math.round(answer.ms);
}

/** The connections from 127.0.0.1 that the server has accepted and not closed, as the kernel counts them. */
function countHeld(url: string): number {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0');
  const established = new RegExp(`^\\s*\\d+: 0100007F:${port} 0100007F:[0-9A-F]{4} 01 `);
  return fs
    .readFileSync(TCP_TABLE, 'utf8')
    .split('\n')
    .filter((row) => established.test(row)).length;
}

/** A board's stream from an address of its own. */
async function honestBoard(url: string, staff: Person) {
  const request = http.get(`${url}/api${streamOrders.path}`, {
    localAddress: HONEST,
    agent: false,
    headers: staff.headers(streamOrders),
  });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  let heard = '';
  response.setEncoding('utf8').on('data', (text: string) => (heard += text));
  return {
    async hears(event: string) {
      while (!heard.includes(`event: ${event}\n`)) await once(response, 'data');
    },
    hangUp: () => request.destroy(),
  };
}
