import {
  ALL_ENDPOINTS,
  CLIENT_AUTHORIZATION,
  changeInvoicing,
  closeShift,
  contentCheck,
  createCategory,
  exportInvoices,
  listCategories,
  listCorrections,
  listInvoices,
  listMenuRelations,
  listMissedOrders,
  listOrders,
  listOwnInvoices,
  listPrintedBills,
  listProducts,
  openShift,
  placeOrder,
  readCategory,
  readHealth,
  readPeriod,
  readPromises,
  readProduct,
  readOwnTab,
  readRestaurant,
  printInvoice,
  printInvoiceBook,
  printOwnInvoice,
  printShareReceipt,
  readInvoice,
  readShare,
  readTab,
  readWaits,
  readTabPaymentMoney,
  signOut,
  utcHour,
  type Endpoint,
} from '@simplato/contract';
import { encodeBase64, may, ROLES } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { registeredDiner } from '../../test/people.ts';
import { issueInvoices } from '../features/invoices/issue-invoices.ts';
import { PUBLIC_URL, TEST_CONFIG, openTestApp } from '../../test/test-app.ts';

const testApp = openTestApp();
const HOUR_MS = 3_600_000;

describe('the two headers of every call', () => {
  const guarded = ALL_ENDPOINTS.filter((endpoint) => endpoint.check !== 'none').map((endpoint) => ({
    call: `${endpoint.method} ${endpoint.path}`,
    endpoint,
  }));
  const params = { id: 1, mesa: '1' };

  test.each(guarded)('$call is refused without either', async ({ endpoint }) => {
    const anybody = testApp.visitor();
    const headers = { authorization: undefined, contentcheck: undefined };
    await anybody.refused('unknown_client', endpoint, { params, headers });
    const checkOnly = { ...headers, contentcheck: contentCheck(1, new Date()) };
    await anybody.refused('unknown_client', endpoint, { params, headers: checkOnly });
    const clientOnly = { ...headers, authorization: CLIENT_AUTHORIZATION };
    await anybody.refused('bad_check', endpoint, { params, headers: clientOnly });
  });

  test.each(['Basic', 'Basic c2ltcGxhdG86', 'Bearer c2ltcGxhdG86d2Vi', 'c2ltcGxhdG86d2Vi'])(
    'the Authorization %j is refused',
    async (authorization) => {
      await testApp.visitor().refused('unknown_client', signOut, { headers: { authorization } });
    },
  );

  test.each(['', 'x', '%%%', '1-2026112020', encodeBase64('1'), encodeBase64('1-20261120')])(
    'the malformed ContentCheck %j is refused',
    async (contentcheck) => {
      await testApp.visitor().refused('bad_check', signOut, { headers: { contentcheck } });
    },
  );

  test.each([
    { hours: -2, isFresh: false },
    { hours: -1, isFresh: true },
    { hours: 1, isFresh: true },
    { hours: 2, isFresh: false },
  ])('a ContentCheck $hours hours from now is accepted: $isFresh', async ({ hours, isFresh }) => {
    const then = new Date(testApp.clock.now().getTime() + hours * HOUR_MS);
    const headers = { contentcheck: contentCheck(1, then) };
    const anybody = testApp.visitor();
    if (isFresh) await anybody.call(signOut, { headers });
    else await anybody.refused('bad_check', signOut, { headers });
  });

  test('a refused one is told the time of the clock that refused it', async () => {
    testApp.clock.advance(5 * HOUR_MS);
    const headers = { contentcheck: contentCheck(1, new Date()) };
    const refused = await testApp.visitor().send(signOut, { headers });
    expect(refused.json()).toMatchObject({ code: 'bad_check' });
    const told = Date.parse(String(refused.headers.date));
    expect(utcHour(new Date(told))).toBe(utcHour(testApp.clock.now()));
  });

  test('a ContentCheck expires', async () => {
    const headers = { contentcheck: contentCheck(1, testApp.clock.now()) };
    const anybody = testApp.visitor();
    await anybody.call(signOut, { headers });
    testApp.clock.advance(2 * HOUR_MS);
    await anybody.refused('bad_check', signOut, { headers });
  });
});

describe("a ContentCheck for another restaurant than the session's", () => {
  test.each([0, 1, 999_999])('with the id %i is refused', async (checkId) => {
    const restaurant = await testApp.openRestaurant();
    await (await restaurant.seat()).refused('other_house', listCategories, { checkId });
    await (await restaurant.logIn()).refused('other_house', listOrders, { checkId });
  });

  test('is refused, for staff and diners', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const checkId = other.restaurantId;
    await (await restaurant.seat()).refused('other_house', listCategories, { checkId });
    await (await restaurant.logIn()).refused('other_house', listOrders, { checkId });
  });
});

describe('a request from another site', () => {
  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://simplato.test.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('with %j is refused, although it carries our cookies', async (headers) => {
    const staff = await (await testApp.openRestaurant()).logIn();
    const body = { nombrecategoria: 'Suya' };
    const refusal = await staff.refused('other_site', createCategory, { body, headers });
    expect(refusal.message).toBe('Esta petición viene de otra página.');
    expect(await staff.call(listCategories)).toHaveLength(3);
  });

  test.each([
    { origin: PUBLIC_URL },
    { origin: 'http://localhost:3000', host: 'localhost:3000' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('is not assumed with %j', async (headers) => {
    const staff = await (await testApp.openRestaurant()).logIn();
    await staff.call(listCategories, { headers });
  });
});

describe('every call that changes something', () => {
  const params = { id: 1, mesa: '1', linea: 1 };
  const changing = ALL_ENDPOINTS.filter(
    ({ method, check }) => method !== 'GET' && check !== 'none',
  ).map((endpoint) => ({ call: `${endpoint.method} ${endpoint.path}`, endpoint }));

  test.each(changing)('$call is refused when another site sends it', async ({ endpoint }) => {
    const anybody = testApp.visitor();
    const foreign = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
    for (const headers of foreign) {
      await anybody.refused('other_site', endpoint, { params, headers });
    }
  });

  test('only the payment provider’s webhook is exempt, because its calls are signed', () => {
    const exempt = ALL_ENDPOINTS.filter(
      ({ method, check }) => method !== 'GET' && check === 'none',
    );
    expect(exempt.map(({ path }) => path)).toEqual(['/stripe/webhook']);
  });
});

function expectStrictPolicy(headers: Record<string, unknown>): void {
  const policy = String(headers['content-security-policy']);
  for (const part of ["default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]) {
    expect(policy).toContain(part);
  }
  expect(policy).not.toMatch(/unsafe|https?:/);
}

describe('the headers of every answer', () => {
  const plain = ALL_ENDPOINTS.filter(({ stream }) => !stream).map((endpoint) => ({
    call: `${endpoint.method} ${endpoint.path}`,
    endpoint,
  }));

  test.each(plain)(
    '$call has the security headers, and is not cached unless it is a public file',
    async ({ endpoint }) => {
      const params = { id: 1, mesa: '1', linea: 1, color: 'b3202a', dia: '2026-11-20' };
      const { headers } = await testApp.visitor().send(endpoint, { params });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('geolocation=()');
      expectStrictPolicy(headers);
      // A colour's stylesheet and a picture are the same for everybody, and never change.
      const isOfAll = endpoint.access === 'public' && endpoint.file !== undefined;
      if (!isOfAll) expect(headers['cache-control']).toBe('no-store');
    },
  );

  /** The restaurant and its menu name nobody: stored, and revalidated each time. */
  const revalidated: Endpoint[] = [listCategories, listMenuRelations, listProducts, readRestaurant];

  const days = { desde: '2026-11-20', hasta: '2026-11-20' };
  const queries = new Map<Endpoint, Record<string, string>>([
    [exportInvoices, days],
    [printInvoiceBook, days],
    [listCorrections, days],
    [readPeriod, days],
    [readPromises, days],
    [listMissedOrders, { desde: '0' }],
    [readWaits, { productos: '1' }],
  ]);

  test.each(ROLES)('tell the browser of a %s to store no private answer', async (role) => {
    const restaurant = await testApp.openRestaurant();
    const seat = await restaurant.seat();
    const callers = {
      guest: async () => seat,
      diner: async () => registeredDiner(testApp, seat),
      staff: async () => restaurant.logInColleague(),
      owner: async () => restaurant.logIn(),
    };
    const caller = await callers[role]();
    const owner = await restaurant.logIn();
    await owner.call(changeInvoicing, { body: { modo: 'facturas' } });
    const { idorder } = await seat.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    const { idcuenta } = await seat.call(readOwnTab);
    const [payment] = await testApp.db.query<{ idpago: number }>(
      `insert into payments (restaurant_id, tab_id, visit_id, account_id, state, amount_cents,
         on_account_cents, platform_fee_cents, expires_at, settled_at, look_at)
       select restaurant_id, tab_id, visit_id, 'acct_1', 'paid', 250, 250, 2, now(), now(), 'infinity'
       from orders where restaurant_id = $1 and order_id = $2
       returning payment_number as "idpago"`,
      [restaurant.restaurantId, idorder],
    );
    const { idpago } = payment!;
    const { restaurantId } = restaurant;
    await testApp.db.transaction((tx) => issueInvoices(tx, { restaurantId, tabId: idcuenta }));
    const [invoice] = (await owner.call(listInvoices, { query: {} })).facturas;
    const idfactura = invoice!.idfactura;
    const shift = { body: { fondo: '0.00' } };
    await owner.call(openShift, shift);
    await owner.call(closeShift, { body: { contado: '0.00', deja: '0.00' } });
    await owner.call(openShift, shift);
    const ids = new Map<Endpoint, number>([
      [readTab, idcuenta],
      [listPrintedBills, idcuenta],
      [readTabPaymentMoney, idcuenta],
      [printShareReceipt, idpago],
      [readShare, idpago],
      [listOwnInvoices, idpago],
      [printOwnInvoice, idpago],
      [readInvoice, idfactura],
      [printInvoice, idfactura],
      [readCategory, restaurant.categories[1]],
      [readProduct, restaurant.products.agua],
    ]);
    for (const { call, endpoint } of plain) {
      const { method, access } = endpoint;
      if (method !== 'GET' || access === 'public' || !may(role, access)) continue;
      const id = ids.get(endpoint) ?? idorder;
      const params = { id, idpago, idfactura, mesa: '4', dia: '2026-11-20', numero: 1 };
      const query = queries.get(endpoint) ?? {};
      const { statusCode, headers } = await caller.send(endpoint, { params, query });
      const expected = revalidated.includes(endpoint) ? 'private, no-cache' : 'no-store';
      expect([call, statusCode, headers['cache-control']]).toEqual([call, 200, expected]);
    }
  });

  test.each([
    '/api/docs',
    '/api/docs/static/swagger-initializer.js',
    '/api/docs/static/swagger-ui.css',
    '/api/docs/static/oauth2-redirect.html',
    '/api/docs/json',
    '/api/openapi.json',
    '/dev/correo',
    '/operador',
    '/metrics',
    '/robots.txt',
    '/sitemap.xml',
  ])('%s has the same policy as every call', async (url) => {
    const { statusCode, headers } = await testApp.app.inject({ url });
    expect(statusCode).toBe(200);
    expectStrictPolicy(headers);
  });

  test.each([
    { publicUrl: 'https://simplato.example', isStrict: true },
    { publicUrl: 'http://simplato.example', isStrict: false },
  ])('include HSTS under $publicUrl: $isStrict', async (site) => {
    const app = await testApp.anotherApp({ config: { ...TEST_CONFIG, publicUrl: site.publicUrl } });
    const { headers } = await testApp.visitor(app).send(readHealth);
    expect(headers['strict-transport-security'] !== undefined).toBe(site.isStrict);
  });
});

test('an unknown session is refused, and its cookies stay: they may already be of a new login', async () => {
  const stranger = testApp.visitor();
  stranger.cookies.set('SMPLTSSN', 'a'.repeat(43));
  const { message } = await stranger.refused('no_session', listOrders);
  expect(message).toBe('Tu sesión ha terminado. Vuelve a entrar.');
  expect(stranger.cookies.has('SMPLTSSN')).toBe(true);
});
