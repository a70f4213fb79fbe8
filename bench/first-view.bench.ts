import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { encodeTableCode, tableLink } from '@simplato/domain';
import { openPostgresDatabase } from '@simplato/server/db/postgres-database';
import { fillRestaurants } from './kit/restaurants.ts';
import { sitDown } from './kit/people.ts';
import { type Aim, openPhone, type Visit, visit } from './kit/phone.ts';
import { createScratchDatabase } from './kit/postgres.ts';
import { median, reportTime } from './kit/report.ts';
import { startServer } from './kit/server.ts';

/**
 * How long a diner waits: a phone with an empty cache, at 1.6 Mbps down, 750 kbps up and 150 ms
 * round trip, with a quarter of this machine's speed. The floor is a page with the same text and
 * nothing else.
 */
const ROUNDS = 5;

const scratch = await createScratchDatabase();
const db = await openPostgresDatabase(scratch.url);
const [restaurant] = await fillRestaurants(db, 1);
const restaurantId = restaurant?.restaurantId ?? 0;
const server = await startServer({ DATABASE_URL: scratch.url });
const browser = await openPhone();
const guest = await sitDown(server.url, restaurantId, '1');
const cookie = guest.headers['cookie'] ?? '';
const menuUrl = `${server.url}/clients/carta`;
const bare = await serveBarePage(menuUrl, cookie);
try {
  const cookies = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: server.url };
  });
  const code = encodeTableCode({ restaurantId, tableName: '1', key: null });
  const product = 'main h3';
  const aims: Record<string, Aim> = {
    'bare page': { url: bare.url, shows: 'p', hasAdd: false },
    menu: {
      url: menuUrl,
      shows: product,
      hasAdd: true,
      cookies: cookies.filter(({ value }) => value !== ''),
    },
    scan: { url: tableLink(server.url, code), shows: product, hasAdd: true },
    landing: { url: `${server.url}/`, shows: 'main h1', hasAdd: false },
  };
  const visits = new Map<string, Visit[]>(Object.keys(aims).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, aim] of Object.entries(aims)) {
      const seen = await visit(browser, aim);
      // The first round warms up the server.
      if (round > 0) visits.get(name)?.push(seen);
    }
  }
  const middle = (name: string, figure: 'shownMs' | 'deafMs') =>
    median((visits.get(name) ?? []).map((one) => one[figure]));
  const shown = (name: string) => middle(name, 'shownMs');
  for (const name of ['menu', 'scan', 'landing']) {
    reportTime(`${name}: first words`, shown(name), shown('bare page'));
    const added = (visits.get(name) ?? []).flatMap(({ addedMs }) => addedMs ?? []);
    if (added.length > 0) reportTime(`${name}: Añadir works`, median(added), shown('bare page'));
    reportTime(`${name}: deaf`, middle(name, 'deafMs'), middle('bare page', 'deafMs'));
  }
  for (const name of ['menu', 'scan', 'landing']) {
    const [last] = (visits.get(name) ?? []).slice(-1);
    if (last) reportBytes(name, last);
  }
} finally {
  await browser.close();
  bare.stop();
  await server.stop();
  await db.close();
  await scratch.drop();
}

/** Serves the text of the menu, compressed as the menu is. */
async function serveBarePage(url: string, sessionCookie: string) {
  const html = await (await fetch(url, { headers: { cookie: sessionCookie } })).text();
  const words = html
    .replace(/<(script|svg|head)\b[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .filter((text) => text.trim() !== '');
  const page = brotliCompressSync(
    `<!doctype html><html lang="es"><meta charset="utf-8"><title>Carta</title>` +
      `<meta name="viewport" content="width=device-width">` +
      words.map((text) => `<p>${text}</p>`).join(''),
  );
  const plain = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(page);
  });
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  const { port } = plain.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      plain.closeAllConnections();
      plain.close();
    },
  };
}

function reportBytes(name: string, { loads }: Visit): void {
  const first = loads.filter(({ isFirst }) => isFirst);
  const sum = (kinds: readonly string[]) => {
    const those = first.filter(({ kind }) => kinds.includes(kind));
    const bytes = those.reduce((total, load) => total + load.bytes, 0);
    return `${(bytes / 1000).toFixed(1)} KB in ${those.length}`;
  };
  const headers = first.reduce((total, load) => total + load.headerBytes, 0);
  const strangers = loads.filter(({ isOurs }) => !isOurs).length;
  const later = loads.filter(({ isFirst }) => !isFirst);
  const laterBytes = later.reduce((total, load) => total + load.bytes, 0);
  console.log(
    [
      `${name}: HTML ${sum(['Document'])}`,
      `CSS ${sum(['Stylesheet'])}`,
      `JS ${sum(['Script'])}`,
      `together ${sum(['Document', 'Stylesheet', 'Script'])}`,
      `their headers and those of the rest ${(headers / 1000).toFixed(1)} KB`,
      `fonts ${sum(['Font'])}`,
      `images ${sum(['Image'])}`,
      `calls ${sum(['Fetch', 'XHR'])}`,
      `afterwards ${(laterBytes / 1000).toFixed(1)} KB in ${later.length}`,
      `third parties ${strangers}`,
    ].join('   '),
  );
}
