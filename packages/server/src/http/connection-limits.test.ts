import { once } from 'node:events';
import http from 'node:http';
import {
  placeOrder,
  REQUEST_LIMITS,
  STREAM_EVENTS,
  streamOrders,
  streamOwnOrders,
} from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { addressOf, type EventReader } from '../../test/event-reader.ts';
import type { RestaurantOfTest } from '../../test/restaurant.ts';
import { exchange } from '../../test/hostile/exchange.ts';
import { Line } from '../../test/hostile/line.ts';
import { metAfter } from '../../test/meeting.ts';
import { openTestApp, TEST_CONFIG } from '../../test/test-app.ts';
import type { TestClient } from '../../test/test-client.ts';
import { networkOf, proxyList } from '../auth/network-of.ts';

const testApp = openTestApp();
const MOST = REQUEST_LIMITS.streamsPerSession;
const TIMEOUT = { timeout: 60_000 };

/** The same client, connected to another application on the same database. */
function at(app: FastifyInstance, client: TestClient): TestClient {
  const there = testApp.visitor(app, client.cookies);
  return there;
}

async function openMany(client: TestClient, count: number): Promise<EventReader[]> {
  const readers: EventReader[] = [];
  while (readers.length < count) readers.push(await testApp.read(client, streamOrders));
  return readers;
}

describe('streams', () => {
  test('are limited for each session; closing one makes room', async () => {
    const restaurant = await testApp.openRestaurant();
    const tablet = await restaurant.logIn();
    const [first] = await openMany(tablet, MOST);
    await tablet.refused('too_many_streams', streamOrders);
    // Another session of the same account has a limit of its own.
    await openMany(await restaurant.logIn(), 1);
    await first!.close();
    const again = async () => (await testApp.read(tablet, streamOrders)).response.status;
    await expect.poll(again, TIMEOUT).toBe(200);
  });

  test('a stream whose client disconnects before it begins does not count', async () => {
    const app = await testApp.anotherApp({
      db: metAfter(testApp.db, 'from sessions s', async () => {
        line.hangUp();
        await gone;
      }),
    });
    const gone = new Promise<void>((resolve) => {
      app.server.once('connection', (socket) => socket.once('close', resolve));
    });
    const tablet = at(app, await (await testApp.openRestaurant()).logIn());
    const line = await Line.open(await addressOf(app));
    const headers = Object.entries(tablet.headers(streamOrders));
    const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    line.send(`GET /api${streamOrders.path} HTTP/1.1\r\nHost: simplato.test\r\n${head}\r\n`);
    await gone;
    await openMany(tablet, MOST);
  });

  test('leave room for staff, and for each diner of an address, whatever one phone holds', async () => {
    // Eight streams an address, six of them for diners.
    const app = await testApp.anotherApp({ limits: { connectionsPerAddress: 16 } });
    const restaurant = await testApp.openRestaurant();
    const hoarder = at(app, await restaurant.seat());
    const hoarded = [];
    while (hoarded.length < 6) hoarded.push(await testApp.read(hoarder, streamOwnOrders));
    await hoarder.refused('too_many_streams', streamOwnOrders);
    await testApp.read(at(app, await restaurant.seat()), streamOwnOrders);
    await hoarded[5]!.ended;
    await hoarder.refused('too_many_streams', streamOwnOrders);
    await openMany(at(app, await restaurant.logIn()), 2);
  });

  test('are limited per address across all its sessions; other addresses are still served', async () => {
    const app = await testApp.anotherApp({
      config: { ...TEST_CONFIG, trustedProxies: ['loopback'] },
      limits: { connectionsPerAddress: 6 },
    });
    const restaurant = await testApp.openRestaurant();
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const open = async (address: string) =>
      testApp.read(at(app, await restaurant.logIn()), streamOrders, from(address));
    // Half of the six connections may be streams; addresses with the same /64 prefix count as one.
    for (const one of ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ff::1']) await open(one);
    const fourth = at(app, await restaurant.logIn());
    await fourth.refused('too_many_streams', streamOrders, from('2001:db8::3'));
    await open('2001:db8:0:1::1');
    await open('192.0.2.7');
  });
});

describe('too many connections from one address', () => {
  /** The connections to be limited come from 127.0.0.1. */
  const HONEST = '127.0.0.2';

  /** A board's stream from another address, which receives the next order. */
  async function honestBoard(app: FastifyInstance, restaurant: RestaurantOfTest) {
    const board = at(app, await restaurant.logIn());
    const request = http.get(`${await addressOf(app)}/api${streamOrders.path}`, {
      localAddress: HONEST,
      agent: false,
      headers: board.headers(streamOrders),
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

  test('do not affect others: an order is placed, and its board receives it', async () => {
    const app = await testApp.anotherApp({ limits: { connectionsPerAddress: 50 } });
    const url = await addressOf(app);
    const restaurant = await testApp.openRestaurant();
    const guest = at(app, await restaurant.seat());
    const lines = await Promise.all(Array.from({ length: 300 }, () => Line.open(url)));
    for (const line of lines) line.send('GET /api/health HTTP/1.1\r\nHost: simplato.test\r\n');
    const isCut = lines.map(() => false);
    for (const [index, line] of lines.entries()) void line.ended.then(() => (isCut[index] = true));
    await expect.poll(() => isCut.filter(Boolean).length, TIMEOUT).toBe(250);

    const board = await honestBoard(app, restaurant);
    await board.hears(STREAM_EVENTS.heartbeat);
    const body = JSON.stringify(restaurant.order({ salmorejo: 2 }));
    const answer = await exchange(
      url,
      {
        method: 'POST',
        path: `/api${placeOrder.path}`,
        headers: { ...guest.headers(placeOrder), 'content-type': 'application/json' },
        body,
      },
      { timeoutMs: TIMEOUT.timeout, from: HONEST },
    );
    expect(answer.status, answer.text).toBe(201);
    await board.hears(STREAM_EVENTS.order);
    board.hangUp();

    // Once these connections are closed, their address is served again.
    for (const line of lines) line.hangUp();
    await expect
      .poll(
        async () =>
          fetch(`${url}/api/health`).then(
            ({ ok }) => ok,
            () => false,
          ),
        TIMEOUT,
      )
      .toBe(true);
  });

  test('are allowed from a trusted proxy, which forwards the requests of many clients', async () => {
    const app = await testApp.anotherApp({
      config: { ...TEST_CONFIG, trustedProxies: ['loopback'] },
      limits: { connectionsPerAddress: 5 },
    });
    const url = await addressOf(app);
    const lines = await Promise.all(Array.from({ length: 20 }, () => Line.open(url)));
    for (const line of lines)
      line.send('GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    const heard = await Promise.all(lines.map(async ({ ended }) => ended));
    expect(heard.filter((text) => text.startsWith('HTTP/1.1 200'))).toHaveLength(20);
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::ffff:c000:0207', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:80', '192.0.2.7'],
  ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['unknown', 'unknown'],
  ['_hidden7', 'unknown'],
  ['192.0.2.7:51234:9', 'unknown'],
  ['192.0.2.999', 'unknown'],
])('the address %s is counted under %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a proxy is recognised by address or network, in IPv4 and IPv6 notation', () => {
  const isProxy = proxyList(['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.7']);
  const proxies = [
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.9.8.7',
    '2001:db8:5::1',
    '192.0.2.7',
  ];
  for (const one of proxies) expect(isProxy(one), one).toBe(true);
  for (const one of ['11.0.0.1', '2001:db9::1', '192.0.2.8']) expect(isProxy(one), one).toBe(false);
});
