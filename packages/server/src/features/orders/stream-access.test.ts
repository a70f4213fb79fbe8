import { once } from 'node:events';
import {
  COOKIES,
  STREAM_EVENTS,
  streamOrders,
  streamOwnOrders,
  type Endpoint,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../../test/event-reader.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();
const STREAMS: { name: string; endpoint: Endpoint }[] = [
  { name: 'the kitchen', endpoint: streamOrders },
  { name: 'a diner', endpoint: streamOwnOrders },
];

describe.each(STREAMS)('the stream for $name', ({ endpoint }) => {
  async function listener() {
    const restaurant = await testApp.openRestaurant();
    return endpoint === streamOrders ? restaurant.logIn() : restaurant.seat();
  }

  test('is refused without a session', async () => {
    await testApp.visitor().refused('no_session', endpoint);
  });

  test('is refused to the other role', async () => {
    const restaurant = await testApp.openRestaurant();
    const wrong = endpoint === streamOrders ? await restaurant.seat() : await restaurant.logIn();
    await wrong.refused('forbidden', endpoint);
  });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('is refused to pages of other sites: %j', async (headers) => {
    await (await listener()).refused('other_site', endpoint, { headers });
  });

  test('needs no client headers', async () => {
    const stream = await testApp.read(await listener(), endpoint);
    await stream.next(STREAM_EVENTS.heartbeat);
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.response.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['abc', '-1', '1.5', '1'.repeat(16)])(
    'refuses %j as the number of the last event',
    async (place) => {
      const client = await listener();
      await client.refused('bad_request', endpoint, { query: { desde: place } });
      await client.refused('bad_request', endpoint, { headers: { 'last-event-id': place } });
    },
  );

  test('is refused to a session whose cookies were tampered with', async () => {
    const client = await listener();
    client.cookies.set('SMPLTTYPE', 'x');
    await client.refused('no_session', endpoint);
    // Only the device's own cookie is left, which grants no access.
    expect([...client.cookies.keys()].filter((name) => name !== COOKIES.device)).toEqual([]);
  });
});

test('closing the server ends its open streams at once', async () => {
  const app = await testApp.anotherApp();
  const restaurant = await testApp.openRestaurant();
  const readers = [];
  for (let open = 0; open < 3; open += 1) {
    const staff = testApp.visitor(app);
    await staff.logIn(restaurant.mail, 'Comanda2026');
    readers.push(await testApp.read(staff, streamOrders));
  }
  expect(await addressOf(app)).toContain('http://');
  const closed = once(app.server, 'close');
  const startedAt = performance.now();
  await app.close();
  await closed;
  await Promise.all(readers.map((reader) => reader.ended));
  // A stream left open would delay the stop by ten seconds, like any call in progress.
  expect(performance.now() - startedAt).toBeLessThan(9_000);
});
