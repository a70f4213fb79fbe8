import { changeRestaurant, COOKIES, readRestaurant } from '@simplato/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BuiltSite, cutTemplate } from '../../src/features/pages/built-site.ts';
import { policyWithStyles } from '../../src/http/secure-headers.ts';
import { OPERATOR_PATH } from '../../src/features/operator/operator-access.ts';
import { addressOf } from '../event-reader.ts';
import { openTestApp, TEST_CONFIG } from '../test-app.ts';
import { exchange, type Exchange, type Sent } from './exchange.ts';
import { BUILT_PAGES } from '../built-pages.ts';
import { TIMEOUT_MS } from './judge.ts';
import { trapText } from './traps.ts';

/**
 * Requests that are not API calls: pages, printed codes, files for search engines and the operator's pages.
 * No published list contains these, so their addresses are listed here.
 */
const REQUESTS = 600;
/** A fixed seed, so that every run sends the same requests. */
const SEED = 20_261_122;
/** Markup that is sent as input and is part of the restaurant's name. No page may contain it unescaped. */
const ECHO = '</script></title><b id=zq9eco>';
const SHELL =
  '<html lang="es"><head><title>x</title></head><body><div id="root"></div></body></html>';

/** A small site with the parts that the server adds itself: facts, head and policy. */
const site: BuiltSite = {
  templateOf: (_, language) => cutTemplate(SHELL, [], language),
  pages: BUILT_PAGES,
  linkTo: (_, html) => html,
  stillPage: SHELL,
  policy: policyWithStyles([]),
  render: async (path) => `<title>${path}</title><h1>Simplato</h1>`,
  renderPublicMenu: async () => '<title>Carta</title><h1>Carta</h1>',
};
const testApp = openTestApp({
  site,
  config: { ...TEST_CONFIG, operatorToken: 'clave-de-quien-opera' },
});

const text = fc.oneof(
  trapText,
  fc.constantFrom(ECHO, `"${ECHO}`, '%3Cb%20id=zq9eco%3E', '//ajeno.test'),
);
/** Only characters that a header can contain. */
const headerText = text.map((one) =>
  one.replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '').slice(0, 500),
);
/** Text in an address: encoded correctly, or raw as far as a request line can contain it. */
const inAddress = fc.oneof(
  text.map((one) => encodeURIComponent(Buffer.from(one.slice(0, 400)).toString())),
  text.map((one) => one.replaceAll(/[^\u0021-\u007e]/g, '').slice(0, 400)),
  fc.constantFrom('%', '%ZZ', '%00', '%c0%af', '%E0%A4%A', '..%2f..', '..', '.', '/', ';a=b', '#x'),
);
const seldom = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

function requests(bases: readonly string[], cookies: readonly string[]): fc.Arbitrary<Sent> {
  const query = fc.array(
    fc.tuple(fc.constantFrom('c', 'idioma', 'idioma[]', 'codigo', 'desde', '__proto__'), inAddress),
    { maxLength: 3 },
  );
  const headers = fc.dictionary(
    fc.constantFrom(
      'accept-language',
      'accept-encoding',
      'accept',
      'authorization',
      'if-none-match',
      'if-modified-since',
      'range',
      'origin',
      'referer',
      'sec-fetch-mode',
      'sec-fetch-dest',
      'sec-fetch-site',
      'user-agent',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'forwarded',
      'x-http-method-override',
    ),
    headerText,
    { maxKeys: 4 },
  );
  const cookie = fc.array(
    fc.oneof(
      fc.constantFrom(...cookies),
      fc
        .tuple(fc.constantFrom(...Object.values(COOKIES), 'a'), headerText)
        .map(([name, value]) => `${name}=${value}`),
    ),
    { maxLength: 4 },
  );
  return fc
    .record({
      method: fc.constantFrom(
        'GET',
        'GET',
        'GET',
        'GET',
        'HEAD',
        'POST',
        'PUT',
        'DELETE',
        'OPTIONS',
      ),
      base: fc.constantFrom(...bases),
      more: seldom(inAddress),
      query,
      headers,
      cookie,
      body: seldom(text),
    })
    .map(({ method, base, more, query: pairs, headers: odd, cookie: pieces, body }) => {
      const asked = pairs.map((pair) => pair.join('=')).join('&');
      const path = `${base}${more === null ? '' : `/${more}`}${asked === '' ? '' : `?${asked}`}`;
      return {
        method,
        path,
        headers: { ...odd, ...(pieces.length === 0 ? {} : { cookie: pieces.join('; ') }) },
        body: method === 'GET' || method === 'HEAD' || body === null ? null : Buffer.from(body),
      };
    });
}

const TYPES =
  /^(text\/html|text\/plain|text\/css|text\/javascript|application\/json|application\/xml)(; version=0\.0\.4)?; charset=utf-8$/;

function complaints({ status, type, headers, text: page, ms }: Exchange): string[] {
  const found: string[] = [];
  if (status === 0 || status >= 500) found.push(`answered ${status}`);
  if (ms > TIMEOUT_MS) found.push(`took ${Math.round(ms)} ms`);
  if (page !== '' && !TYPES.test(type)) found.push(`is of type "${type}"`);
  if (/<b\s+id=zq9eco/i.test(page)) found.push('holds markup that was sent to it');
  const policy = String(headers['content-security-policy']);
  if (!policy.startsWith("default-src 'self';") || policy.includes('unsafe')) {
    found.push(`has the policy "${policy}"`);
  }
  if (headers['x-content-type-options'] !== 'nosniff') found.push('may be read as what it is not');
  const { location } = headers;
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) found.push(`leads to ${location}`);
  return found;
}

test('every hostile request for a page gets a valid answer, without unescaped input', async () => {
  const restaurant = await testApp.openRestaurant(`Casa ${ECHO}, S.L.`);
  const owner = await restaurant.logIn();
  const settings = await owner.call(readRestaurant);
  await owner.call(changeRestaurant, { body: { ...settings, cartapublica: true } });
  const guest = await restaurant.seat('12');
  const sessions = [owner, guest].map(({ cookies }) =>
    Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
  );
  const bases = [
    ...BUILT_PAGES.map(({ path }) => path),
    `/carta/${restaurant.restaurantId}`,
    '/carta',
    '/clients/carrito',
    '/restaurants/tablero',
    '/scanqr',
    `/scanqr?c=${await restaurant.codeOf('7')}`,
    OPERATOR_PATH,
    '/metrics',
    '/robots.txt',
    '/sitemap.xml',
    '/sw.js',
    '/assets',
    '/no-existe',
  ];
  const url = await addressOf(testApp.app);
  const findings = new Map<string, string>();
  let [good, defused] = [0, 0];
  for (const sent of fc.sample(requests(bases, sessions), { seed: SEED, numRuns: REQUESTS })) {
    const answer = await exchange(url, sent, { timeoutMs: TIMEOUT_MS * 2 }).catch(
      (error: unknown): Exchange => ({
        status: 0,
        type: String(error),
        headers: {},
        text: '',
        ms: 0,
      }),
    );
    if (answer.status === 200) good += 1;
    if (answer.text.includes('zq9eco')) defused += 1;
    for (const what of complaints(answer)) {
      if (!findings.has(what)) findings.set(what, JSON.stringify(sent).slice(0, 600));
    }
  }
  expect([...findings]).toEqual([]);
  // Some requests must succeed, and some answers must contain the restaurant's name, escaped.
  expect(good).toBeGreaterThan(REQUESTS / 30);
  expect(defused).toBeGreaterThan(0);
});
