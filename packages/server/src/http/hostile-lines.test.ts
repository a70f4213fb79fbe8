import {
  CHECK_ID,
  CLIENT_AUTHORIZATION,
  contentCheck,
  errorMessage,
  errorStatus,
  logInStaff,
  REQUEST_LIMITS,
  type ErrorCode,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../test/event-reader.ts';
import { answersIn, Line, tell } from '../../test/hostile/line.ts';
import { openTestApp } from '../../test/test-app.ts';
import type { ServerLimits } from './server-limits.ts';

const testApp = openTestApp();

const HEAD = 'Host: simplato.test\r\nConnection: close\r\n';
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\n${HEAD}${more}\r\n`;
const filler = (bytes: number) => 'x'.repeat(bytes);

/** The bytes of a login, a public call, with these headers and this body. */
function login(headers: string, body: string): string {
  const own =
    `Authorization: ${CLIENT_AUTHORIZATION}\r\n` +
    `ContentCheck: ${contentCheck(CHECK_ID.login, testApp.clock.now())}\r\n`;
  return `POST /api${logInStaff.path} HTTP/1.1\r\n${HEAD}${own}${headers}\r\n\r\n${body}`;
}

async function firstAnswer(bytes: string | Buffer) {
  const answers = answersIn(await tell(await addressOf(testApp.app), bytes));
  expect(answers).toHaveLength(1);
  return answers[0]!;
}

const said = (code: ErrorCode) => ({
  status: errorStatus(code),
  code,
  message: errorMessage(code),
});

const TYPE = 'Content-Type: application/json';

describe('malformed HTTP gets an error answer in the usual format', () => {
  test.each<{ what: string; bytes: () => string; code: ErrorCode }>([
    { what: 'half of an escape', bytes: () => get('/api/%E0%A4%A'), code: 'bad_request' },
    {
      what: 'half of a character as an id',
      bytes: () => get('/api/shop/productos/byId/%ED%A0%80'),
      code: 'bad_request',
    },
    { what: 'a NUL in the address', bytes: () => get('/api/%00'), code: 'not_found' },
    {
      what: 'a part of an address as long as a page',
      bytes: () => get(`/api/shop/productos/byId/${filler(3_000)}`),
      code: 'not_found',
    },
    {
      what: 'an address longer than all headers',
      bytes: () => get(`/api/${filler(REQUEST_LIMITS.headerBytes)}`),
      code: 'headers_too_large',
    },
    {
      what: 'a cookie of a megabyte',
      bytes: () => get('/api/health', `Cookie: a=${filler(1_000_000)}\r\n`),
      code: 'headers_too_large',
    },
    {
      what: 'a flood of headers',
      bytes: () => get('/api/health', 'X-A: b\r\n'.repeat(5_000)),
      code: 'headers_too_large',
    },
    { what: 'a header that is none', bytes: () => get('/', 'nothing\r\n'), code: 'bad_request' },
    { what: 'a NUL in a header', bytes: () => get('/', 'X-A: \0\r\n'), code: 'bad_request' },
    { what: 'a space before the colon', bytes: () => get('/', 'X-A : b\r\n'), code: 'bad_request' },
    {
      what: 'a method that is none',
      bytes: () => `FOO / HTTP/1.1\r\n${HEAD}\r\n`,
      code: 'bad_request',
    },
    {
      what: 'another protocol',
      bytes: () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      code: 'bad_request',
    },
    { what: 'noise', bytes: () => '\x16\x03\x01\x02\x00\x01\x00', code: 'bad_request' },
    {
      what: 'two lengths',
      bytes: () => login(`${TYPE}\r\nContent-Length: 2\r\nContent-Length: 4`, '{}{}'),
      code: 'bad_request',
    },
    {
      what: 'a length that is none',
      bytes: () => login(`${TYPE}\r\nContent-Length: +2`, '{}'),
      code: 'bad_request',
    },
    {
      what: 'a part whose length is none',
      bytes: () => login(`${TYPE}\r\nTransfer-Encoding: chunked`, 'z\r\n{}\r\n0\r\n\r\n'),
      code: 'bad_request',
    },
    {
      what: 'a body that says to be larger than any may be',
      bytes: () => login(`${TYPE}\r\nContent-Length: 999999999`, '{'),
      code: 'too_large',
    },
    {
      what: 'brackets in brackets',
      bytes: () => {
        const deep = '['.repeat(60_000) + ']'.repeat(60_000);
        return login(`${TYPE}\r\nContent-Length: ${deep.length}`, deep);
      },
      code: 'bad_request',
    },
    {
      what: 'JSON in another alphabet',
      bytes: () => login(`${TYPE}; charset=utf-16\r\nContent-Length: 2`, '{}'),
      code: 'bad_request',
    },
    {
      what: 'two kinds of content',
      bytes: () => login(`Content-Type: text/plain\r\n${TYPE}\r\nContent-Length: 2`, '{}'),
      code: 'unsupported',
    },
    {
      what: 'a client header that comes twice',
      bytes: () => login(`${TYPE}\r\nContentCheck: x\r\nContent-Length: 2`, '{}'),
      code: 'bad_check',
    },
  ])('$what: $code', async ({ bytes, code }) => {
    expect(await firstAnswer(bytes())).toEqual(said(code));
  });

  test.each([
    'Content-Length: 35\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: chunked\r\nContent-Length: 35',
    'Content-Length: 35\r\nTransfer-Encoding: xchunked',
    'Transfer-Encoding: identity, chunked, identity',
  ])('a request smuggled inside another is never answered: %j', async (framing) => {
    const hidden = '0\r\n\r\nGET /api/health HTTP/1.1\r\nX: y\r\n\r\n';
    const bytes = login(`${TYPE}\r\n${framing}`, hidden).replace('close', 'keep-alive');
    expect(await firstAnswer(bytes)).toMatchObject({ status: 400 });
  });

  test('no other malformed request causes an internal error', async () => {
    for (const bytes of [
      get('http://evil.example/'),
      get('//evil.example/%2e%2e/'),
      get('/../../etc/passwd'),
      get('/assets/..%2f..%2fpackage.json'),
      get('/api/openapi.json?%'),
      get('/scanqr?c=%00'),
      get('/scanqr?c=%ED%A0%80&c=2&__proto__=3'),
      get('/clients/home', 'Cookie: SMPLTTYPE=%E0%A4%A; SMPLTSSN=\u00ff\r\n'),
      get('/carta/999999999999999999-x'),
      get('/carta/1%00'),
      get('/api/fotos/1/../2.webp'),
      get('/', 'Accept-Language: *;q=,,;;q=9e99\r\nAccept-Encoding: br;q=NaN\r\n'),
      get('/', 'Range: bytes=9-1\r\nIf-None-Match: "\r\n'),
      `OPTIONS * HTTP/1.1\r\n${HEAD}\r\n`,
      `PROPFIND / HTTP/1.1\r\n${HEAD}\r\n`,
      `HEAD /api/shop/orders/stream HTTP/1.1\r\n${HEAD}\r\n`,
      get('/', 'Upgrade: websocket\r\n'),
      get('/', 'Expect: money\r\n'),
    ]) {
      const answers = answersIn(await tell(await addressOf(testApp.app), bytes));
      expect(answers, bytes).toHaveLength(1);
      expect(answers[0]?.status, bytes).toBeLessThan(500);
    }
  });

  test('an answer to malformed HTTP has the same headers as any other', async () => {
    const heard = await tell(await addressOf(testApp.app), 'noise\r\n\r\n');
    expect(heard.toLowerCase()).toContain('x-content-type-options: nosniff');
    const badAddress = await tell(await addressOf(testApp.app), get('/api/%E0%A4%A'));
    expect(badAddress.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(badAddress.toLowerCase()).toContain('cache-control: no-store');
  });
});

describe('a slow client is disconnected', () => {
  /** Short, so that the test can wait; not shorter, or a busy machine's own clients would be late. */
  const hurried = openTestApp({ limits: { headersMs: 300, requestMs: 600, checkEveryMs: 50 } });
  const openLine = async () => Line.open(await addressOf(hurried.app));

  test('that sends nothing', async () => {
    const line = await openLine();
    expect(answersIn(await line.ended)).toEqual([said('too_slow')]);
  });

  test('that sends its headers one by one', async () => {
    const line = await openLine();
    line.send('GET /api/health HTTP/1.1\r\nHost: simplato.test\r\n');
    const drip = setInterval(() => line.send('X-A: b\r\n'), 20);
    expect(answersIn(await line.ended)).toEqual([said('too_slow')]);
    clearInterval(drip);
  });

  test('whose body is shorter than announced', async () => {
    const line = await openLine();
    line.send(login(`${TYPE}\r\nContent-Length: 2`, '{'));
    expect(answersIn(await line.ended)).toEqual([said('too_slow')]);
  });

  test('that sends its body byte by byte', async () => {
    const line = await openLine();
    line.send(login(`${TYPE}\r\nContent-Length: 200000`, '{'));
    const drip = setInterval(() => line.send(' '), 20);
    expect(answersIn(await line.ended)).toEqual([said('too_slow')]);
    clearInterval(drip);
  });
});

describe('a client that does not read its answers is disconnected, and others are served', () => {
  /** More than the buffers of both sides hold. */
  const LARGE = 30_000_000;
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: simplato.test\r\n\r\n`;

  async function lineTo(limits: Partial<ServerLimits>) {
    const app = await testApp.anotherApp({ limits });
    app.get('/todo', async () => Buffer.alloc(LARGE));
    const gone = new Promise<void>((resolve) => {
      app.server.once('connection', (socket) => socket.once('close', resolve));
    });
    const url = await addressOf(app);
    const line = await Line.open(url);
    return { app, line, gone, isServed: async () => (await fetch(`${url}/api/health`)).ok };
  }

  test('that reads nothing', async () => {
    const { line, gone, isServed } = await lineTo({ silenceMs: 3_000 });
    line.stopReading().send(request('/todo').repeat(3));
    expect(await isServed()).toBe(true);
    await gone;
    line.hangUp();
  });

  test('that reads a little at a time', async () => {
    const { line, gone, isServed } = await lineTo({ answerMs: 3_000 });
    line.readSlowly().send(request('/todo'));
    expect(await isServed()).toBe(true);
    await gone;
    line.hangUp();
  });

  test('that sends many requests at once', async () => {
    const { line, isServed } = await lineTo({});
    line.send(request('/api/openapi.json').repeat(1_000));
    const answers = answersIn(await line.ended);
    expect(answers.length).toBeLessThanOrEqual(REQUEST_LIMITS.answersPerConnection);
    expect(await isServed()).toBe(true);
  });

  test('but not one that sends a few at once', async () => {
    const { line } = await lineTo({});
    line.send(request('/api/health').repeat(3) + get('/api/no-existe'));
    const answers = answersIn(await line.ended);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  });

  test('and the requests that wait behind an unread answer are over, too', async () => {
    const { line, gone, app } = await lineTo({ silenceMs: 3_000 });
    line.stopReading().send(request('/todo').repeat(3));
    await gone;
    const startedAt = performance.now();
    await app.close();
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    line.hangUp();
  });
});

test('the server’s default limits are those of the contract', async () => {
  const { server } = await testApp.anotherApp({ limits: {} });
  expect(server).toMatchObject({
    headersTimeout: REQUEST_LIMITS.headersSeconds * 1_000,
    requestTimeout: REQUEST_LIMITS.requestSeconds * 1_000,
    timeout: REQUEST_LIMITS.silenceSeconds * 1_000,
  });
});
