import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { previewMenuFile, REQUEST_LIMITS, uploadPhoto } from '@simplato/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { addressOf } from '../../test/event-reader.ts';
import { Line } from '../../test/hostile/line.ts';
import { asFile } from '../../test/menu-files.ts';
import { openTestApp } from '../../test/test-app.ts';
import { Metrics } from '../observability/metrics.ts';
import { logRequests } from '../observability/request-log.ts';
import { handleErrors } from './handle-errors.ts';
import { readUpload } from './read-upload.ts';
import { ReceivedBytes } from './received-bytes.ts';
import { Uploads } from './uploads.ts';

const testApp = openTestApp();
const headers = { 'content-type': 'image/jpeg' };
const NO_PHOTO = Buffer.from('no es una foto');

/** A promise that the test resolves. */
function signal() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** A member of a restaurant's staff who uploads pictures of a product, and menus. */
async function sender(app: FastifyInstance) {
  const restaurant = await testApp.openRestaurant();
  const staff = await restaurant.logIn();
  const there = testApp.visitor(app, staff.cookies);
  const sending = { params: { id: restaurant.products.rabo }, headers };
  return {
    /** Resolves once the server reads the upload; `end` sends the rest. */
    async begin(): Promise<{ end: () => Promise<number> }> {
      const rest = new PassThrough();
      const isRead = signal();
      const file = Readable.from(
        (async function* read() {
          isRead.resolve();
          yield* rest as AsyncIterable<Buffer>;
        })(),
      );
      const answer = there.send(uploadPhoto, { ...sending, body: file });
      await isRead.promise;
      return {
        async end() {
          rest.end(NO_PHOTO);
          return (await answer).statusCode;
        },
      };
    },
    send: async () => there.send(uploadPhoto, { ...sending, body: NO_PHOTO }),
    sendMenu: async () => there.send(previewMenuFile, asFile('Plato;Precio\nSalmorejo;8')),
  };
}

test('uploads at once are limited for each restaurant; finished ones make room', async () => {
  const [restaurant, other] = [await sender(testApp.app), await sender(testApp.app)];
  const files = [];
  while (files.length < REQUEST_LIMITS.uploadsPerRestaurant) files.push(await restaurant.begin());
  const refusal = await restaurant.send();
  expect(refusal.statusCode).toBe(429);
  expect(refusal.json()).toMatchObject({ code: 'too_many_uploads' });
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
  expect((await restaurant.sendMenu()).statusCode).toBe(429);
  // Processed, and refused as not being a photo.
  expect((await other.send()).statusCode).toBe(415);
  for (const file of files) expect(await file.end()).toBe(415);
  expect((await restaurant.send()).statusCode).toBe(415);
  expect((await restaurant.sendMenu()).statusCode).toBe(200);
});

test('what comes slowly takes none of the places that all restaurants share', async () => {
  const app = await testApp.anotherApp({ limits: { uploadsInAll: 2 } });
  await app.ready();
  const [first, second, third] = [await sender(app), await sender(app), await sender(app)];
  const files = [await first.begin(), await first.begin(), await second.begin()];
  expect((await third.send()).statusCode).toBe(415);
  expect((await third.sendMenu()).statusCode).toBe(200);
  for (const file of files) expect(await file.end()).toBe(415);
});

test('files processed at once are limited for all restaurants together', async () => {
  const app = fastify();
  onTestFinished(async () => app.close());
  app.decorateRequest('session', null);
  new Uploads({ perRestaurant: 9, inAll: 1 }).limit(app);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async () => null);
  const [begun, over] = [signal(), signal()];
  app.post('/', { config: { endpoint: uploadPhoto } }, async () => {
    begun.resolve();
    await over.promise;
    return 'ok';
  });
  const url = await addressOf(app);
  const send = async () => (await fetch(url, { method: 'POST', headers, body: NO_PHOTO })).status;
  const first = send();
  await begun.promise;
  expect(await send()).toBe(500);
  over.resolve();
  expect(await first).toBe(200);
});

test('a file that hardly comes is not waited for', async () => {
  const pace = { bytesPerSecond: 1_000, windowMs: 20 };
  const dripping = new PassThrough();
  dripping.write('a');
  const fresh = () => new ReceivedBytes(1_000).begin('1001');
  await expect(readUpload(dripping, fresh(), 99, 'photo_too_large', pace)).rejects.toMatchObject({
    code: 'too_slow',
  });
  const quick = new PassThrough();
  quick.end('a');
  expect(String(await readUpload(quick, fresh(), 99, 'photo_too_large', pace))).toBe('a');
});

test('of too many bytes that are being received, those give way of whoever holds most', async () => {
  const received = new ReceivedBytes(100);
  const read = (restaurant: string) => {
    const rest = new PassThrough();
    const file = received.begin(restaurant);
    const answer = readUpload(rest, file, 99, 'photo_too_large').finally(() => received.end(file));
    const comes = async (bytes: number) => {
      const before = file.bytes;
      rest.write(Buffer.alloc(bytes));
      await expect.poll(() => file.isRefused || file.bytes === before + bytes).toBe(true);
    };
    return { answer, comes, end: () => rest.end() };
  };
  const [first, second, small] = [read('1001'), read('1001'), read('1002')];
  await first.comes(30);
  await second.comes(50);
  await small.comes(15);
  // A hundred are full: the larger of the larger restaurant's two is given up, and its bytes with it.
  await small.comes(10);
  const another = read('1003');
  await another.comes(40);
  for (const { end } of [first, second, small, another]) end();
  await expect(second.answer).rejects.toMatchObject({ code: 'too_many_uploads' });
  expect((await first.answer).length).toBe(30);
  expect((await small.answer).length).toBe(25);
  expect((await another.answer).length).toBe(40);
  // What is over makes room.
  const later = read('1003');
  await later.comes(90);
  later.end();
  expect((await later.answer).length).toBe(90);
});

test('an aborted upload makes room for the next', async () => {
  const app = fastify();
  onTestFinished(async () => app.close());
  app.decorateRequest('session', null);
  new Uploads({ perRestaurant: 1, inAll: 1 }).limit(app);
  let begun = signal();
  app.addContentTypeParser('*', async (_request: unknown, file: Readable) => {
    begun.resolve();
    await finished(file.resume());
  });
  const left = signal();
  // Registered after the limit's own listener, so that the slot is free by then.
  app.addHook('onRequest', async (_request, { raw }) => {
    raw.once('close', left.resolve);
  });
  app.post('/', { config: { endpoint: uploadPhoto } }, async () => 'ok');
  const url = await addressOf(app);

  const line = await Line.open(url);
  line.send('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: image/jpeg\r\nContent-Length: 99\r\n\r\n');
  await begun.promise;
  begun = signal();
  expect((await fetch(url, { method: 'POST', headers, body: NO_PHOTO })).status).toBe(500);
  line.hangUp();
  await left.promise;
  const next = fetch(url, { method: 'POST', headers, body: NO_PHOTO });
  await begun.promise;
  expect((await next).status).toBe(200);
});

test('an upload that its sender aborts is no error in the log', async () => {
  const logged: { level: number; msg: string }[] = [];
  const stream = {
    write: (line: string) => void logged.push(JSON.parse(line) as (typeof logged)[number]),
  };
  const app = fastify({ logger: { stream } });
  onTestFinished(async () => app.close());
  handleErrors(app);
  logRequests(app, new Metrics());
  const begun = signal();
  app.addContentTypeParser('*', async (_request: unknown, file: Readable) => {
    begun.resolve();
    return readUpload(file, new ReceivedBytes(99).begin('1001'), 99, 'photo_too_large');
  });
  app.post('/', async () => 'ok');
  const line = await Line.open(await addressOf(app));
  line.send('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: image/jpeg\r\nContent-Length: 99\r\n\r\n');
  await begun.promise;
  line.send('half of it').hangUp();
  await expect.poll(() => logged.some(({ msg }) => msg === 'request aborted')).toBe(true);
  expect(logged.filter(({ level }) => level > 30)).toEqual([]);
});

test('an upload aborted before it was admitted does not count', async () => {
  const app = fastify();
  onTestFinished(async () => app.close());
  app.decorateRequest('session', null);
  const closed = signal();
  app.server.once('connection', (socket) => socket.once('close', closed.resolve));
  // As the guard, which asks the database who somebody is.
  const asked = signal();
  app.addHook('onRequest', async () => {
    asked.resolve();
    await closed.promise;
  });
  new Uploads({ perRestaurant: 1, inAll: 1 }).limit(app);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async () => null);
  app.post('/', { config: { endpoint: uploadPhoto } }, async () => 'ok');
  const url = await addressOf(app);

  const line = await Line.open(url);
  line.send('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: image/jpeg\r\nContent-Length: 99\r\n\r\n');
  await asked.promise;
  line.hangUp();
  await closed.promise;
  expect((await fetch(url, { method: 'POST', headers, body: NO_PHOTO })).status).toBe(200);
});
