import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

/**
 * Compressed bytes (brotli), one in a hundred above the present sizes, since the HTML varies with ids
 * and the hour; a failure lists all pages too heavy.
 */
const MOST_BYTES = {
  '/clients/home': 106_300,
  '/clients/carta': 112_200,
  '/': 89_400,
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

/**
 * What a scan may cost as a phone gets it, before any script asks for more: the redirect, headers,
 * fonts and all. Slightly above the present size; 145,000 is the most that we allow ourselves.
 */
const MOST_BYTES_OF_A_SCAN = 145_000;

test('what a phone downloads stays below its size limits, its styles come with the page, and files are named early', async ({
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
  await devtools.detach();
  const list = [...bytes].map(([address, size]) => `  ${size} ${address}`).join('\n');
  for (const part of [url, '/clients/home', '/base-', '/diner-', 'figtree', 'young-serif']) {
    expect(list).toContain(part);
  }
  const together = [...bytes.values()].reduce((sum, each) => sum + each, 0);
  expect(together, list).toBeLessThan(MOST_BYTES_OF_A_SCAN);

  await test.step('a page, before the first tap', async () => {
    const tooHeavy: string[] = [];
    for (const [path, most] of Object.entries(MOST_BYTES)) {
      const files = await weigh(phone.request, path);
      expect(files.size, path).toBeGreaterThan(3);
      const weight = [...files.values()].reduce((sum, size) => sum + size, 0);
      if (weight < most) continue;
      const lines = [...files].map(([file, size]) => `  ${size} ${file}`).join('\n');
      tooHeavy.push(`${path}: ${weight} bytes instead of ${most}\n${lines}`);
    }
    expect(tooHeavy.join('\n')).toBe('');
  });

  await test.step('a page includes its styles, and does not download them again', async () => {
    const asked: string[] = [];
    const complaints: string[] = [];
    phone.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // What the page before fetches in advance may come late: it is not asked for by the next one.
    phone.on('framenavigated', () => (asked.length = 0));
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
    }
    expect(complaints).toEqual([]);
  });

  // Of each page that only its script renders, the server's test says which files it names.
  await test.step('a page rendered only by its script does not wait for it to load its files', async () => {
    await phone.route('**/assets/base-*.js', (route) => route.abort());
    const asked = phone.waitForRequest('**/assets/scan-page-*.js');
    await phone.goto('/scanqr');
    await asked;
    // Nor for what a table's orders need.
    const files = [...(await weigh(phone.request, '/scanqr')).keys()];
    expect(files.filter((file) => file.includes('/orders-'))).toEqual([]);
  });
});
