import type { APIRequestContext } from '@playwright/test';
import { sitDown } from './fixtures/diner.ts';
import { expect, test } from './fixtures/test.ts';

/** Compressed bytes (brotli), slightly above the present sizes; a failure lists all pages too heavy. */
const MOST_BYTES = {
  '/clients/home': 102_500,
  '/clients/carta': 108_000,
  '/': 88_500,
} as const;

/** The sizes of a page's HTML, which includes its styles, and of the scripts that hydrate it. */
async function weigh(request: APIRequestContext, path: string): Promise<Map<string, number>> {
  const bytes = new Map<string, number>();
  const fetch = async (address: string): Promise<string> => {
    const answer = await request.get(address, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()['content-encoding'], address).toBe('br');
    bytes.set(address, Number(answer.headers()['content-length']));
    return await answer.text();
  };
  const html = await fetch(path);
  const files = html.matchAll(
    /<(?:link rel="(?:stylesheet|modulepreload)"|script)(?! disabled)[^>]*? (?:href|src)="(\/assets\/[^"]+)"/g,
  );
  for (const [, file = ''] of files) await fetch(file);
  return bytes;
}

test('what a diner downloads before the first tap stays below its size limit', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  const tooHeavy: string[] = [];
  for (const [path, most] of Object.entries(MOST_BYTES)) {
    const files = await weigh(phone.request, path);
    expect(files.size, path).toBeGreaterThan(3);
    const together = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
    if (together < most) continue;
    const list = [...files].map(([file, bytes]) => `  ${bytes} ${file}`).join('\n');
    tooHeavy.push(`${path}: ${together} bytes instead of ${most}\n${list}`);
  }
  expect(tooHeavy.join('\n')).toBe('');
});

/**
 * What a scan may cost as a phone gets it, before any script asks for more: the redirect, headers,
 * fonts and all. Slightly above the present size; 145,000 is the most that we allow ourselves.
 */
const MOST_BYTES_OF_A_SCAN = 142_000;

test('what a scan downloads stays below its size limit, with headers and fonts', async ({
  restaurant,
  openPhone,
}) => {
  const { url } = await restaurant.staff.tableCode('4');
  const phone = await openPhone();
  const devtools = await phone.context().newCDPSession(phone);
  const named = new Map<string, string>();
  const bytes = new Map<string, number>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, initiator, ...rest }) => {
    const redirect = rest.redirectResponse;
    if (redirect) bytes.set(redirect.url, redirect.encodedDataLength);
    // What a script asks for is fetched in advance, once the page is up.
    if (initiator.type !== 'script') named.set(requestId, request.url);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = named.get(requestId);
    if (address !== undefined) bytes.set(address, encodedDataLength);
  });
  await devtools.send('Network.enable');
  await phone.goto(url, { waitUntil: 'networkidle' });
  const list = [...bytes].map(([address, size]) => `  ${size} ${address}`).join('\n');
  for (const part of [url, '/clients/home', '/base-', '/diner-', 'figtree', 'young-serif']) {
    expect(list).toContain(part);
  }
  const together = [...bytes.values()].reduce((sum, each) => sum + each, 0);
  expect(together, list).toBeLessThan(MOST_BYTES_OF_A_SCAN);
});

test('a page includes its styles, and does not download them again', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  const asked: string[] = [];
  const complaints: string[] = [];
  phone.on('request', (request) => asked.push(new URL(request.url()).pathname));
  phone.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) complaints.push(line.text());
  });
  for (const path of [...Object.keys(MOST_BYTES), '/clients/resumen', '/auth/login']) {
    await phone.goto(path, { waitUntil: 'networkidle' });
    const brought = await phone
      .locator('link[rel="stylesheet"][disabled]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(brought.length, path).toBeGreaterThan(1);
    expect(
      asked.filter((each) => brought.includes(each)),
      path,
    ).toEqual([]);
    asked.length = 0;
  }
  expect(complaints).toEqual([]);
});

test('a page rendered only by its script names its files, so that they need not wait for it', async ({
  openPhone,
}) => {
  const phone = await openPhone();
  await phone.route('**/assets/base-*.js', (route) => route.abort());
  for (const [path, chunk] of [
    ['/clients/resumen', 'orders'],
    ['/clients/cuenta', 'diner-account-page'],
    ['/restaurants/pedidos', 'restaurant-area'],
    ['/auth/login', 'auth-area'],
    ['/reset-password', 'auth-area'],
    ['/scanqr', 'scan-page'],
    ['/about', 'legal-area'],
    ['/legal/cookies', 'legal-area'],
  ] as const) {
    const asked = phone.waitForRequest(`**/assets/${chunk}-*.js`);
    await phone.goto(path);
    await asked;
  }
});

test('a page rendered only by its script is sent compressed, and only again if it has changed', async ({
  openPhone,
}) => {
  const { request } = await openPhone();
  for (const path of ['/auth/login', '/about']) {
    const first = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers()).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(await first.text()).toContain('<div id="root">');
    const name = first.headers()['etag'] ?? '';
    const again = await request.get(path, { headers: { 'if-none-match': name } });
    expect(again.status()).toBe(304);
  }
  const [login, about] = await Promise.all(
    ['/auth/login', '/about'].map(async (path) => (await request.get(path)).text()),
  );
  expect(about).toContain('rel="canonical"');
  expect(login).not.toContain('rel="canonical"');
});
