import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FolderPlace } from './process/data-places.ts';
import { copyDemoFolder } from './process/demo-places.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';

let place: FolderPlace;
let server: ServerProcess | undefined;

beforeAll(async () => {
  place = copyDemoFolder();
  server = await startServer(place);
});
afterAll(async () => {
  await server?.kill();
  await place.remove();
});

/** Asks the server for a path of its site, or for an address of its own. */
function ask(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL(address, server?.url), { headers });
}

async function read(address: string): Promise<string> {
  return (await ask(address)).text();
}

/** Not JSON, which is UTF-8 by its definition. */
test('every text of the site names its charset, compressed or not', async () => {
  for (const file of ['/', '/icon.svg', '/early-taps.js']) {
    for (const encoding of ['identity', 'br']) {
      const answer = await ask(file, { 'accept-encoding': encoding });
      const type = answer.headers.get('content-type');
      expect([file, encoding, answer.status, type]).toEqual([
        file,
        encoding,
        200,
        expect.stringMatching(/^[\w/+-]+; charset=utf-8$/i),
      ]);
    }
  }
});

test('a search engine without scripts gets titles, canonical addresses and a picture', async () => {
  const sitemap = await read('/sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength(8);
  const titles = new Set<string>();
  for (const address of addresses) {
    const html = await read(address);
    expect(html).toContain(`<link rel="canonical" href="${address}" />`);
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
    titles.add(title);
  }
  expect(titles.size).toBe(addresses.length);
  expect(await read('/robots.txt')).toContain(`Sitemap: ${server?.url}/sitemap.xml`);
  expect(await read('/scanqr')).not.toContain('rel="canonical"');
  const mayKeep = async (path: string) =>
    (await ask(path)).headers.get('x-robots-tag') !== 'noindex';
  for (const path of ['/clients/pedidos', '/restaurants/pedidos', '/entrar', '/nada']) {
    expect(await mayKeep(path), path).toBe(false);
  }
  for (const path of ['/', '/about', '/legal/cookies']) {
    expect(await mayKeep(path), path).toBe(true);
  }

  const picture = await ask('/simplato-og.png');
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect((await picture.arrayBuffer()).byteLength).toBeLessThan(80 * 1024);
});

test('a page rendered only by its script names its files, so that they need not wait for it', async () => {
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
    const named = new RegExp(`<link rel="modulepreload"[^>]* href="/assets/${chunk}-[^"]+\\.js"`);
    expect(await read(path), path).toMatch(named);
  }
});

test('such a page is sent compressed, and only again if it has changed', async () => {
  for (const path of ['/auth/login', '/about']) {
    const first = await ask(path, { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('vary')).toBe('Accept-Encoding');
    expect(await first.text()).toContain('<div id="root">');
    const again = await ask(path, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  }
  expect(await read('/about')).toContain('rel="canonical"');
  expect(await read('/auth/login')).not.toContain('rel="canonical"');
});
