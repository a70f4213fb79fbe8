import {
  createAccountLink,
  findStaffByEmail,
  listOrders,
  logInStaff,
  placeOrder,
  receivePaymentEvent,
  signOut,
} from '@simplato/contract';
import { digestOf, PASSWORD, passwordField } from '@simplato/test-kit';
import { expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestApp, PUBLIC_URL, TEST_CONFIG } from '../../test/test-app.ts';

const testApp = openTestApp();
const config = { ...TEST_CONFIG, publicUrl: PUBLIC_URL, logLevel: 'debug' };

test('whatever happens, no token, cookie, password or digest is in a log line', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => lines.push(line) };
  const app = await testApp.anotherApp({ config, logTo });
  const restaurant = await testApp.openRestaurant();
  const now = testApp.clock.now();
  const secrets = [PASSWORD, digestOf(PASSWORD), passwordField(PASSWORD, now)];

  const staff = testApp.visitor(app);
  await staff.logIn(restaurant.mail, PASSWORD);
  const wrong = passwordField('Comanda2025', now);
  await staff.refused('bad_credentials', logInStaff, {
    body: { mail: restaurant.mail, password: wrong },
  });
  secrets.push(wrong, digestOf('Comanda2025'), ...staff.cookies.values());
  await staff.call(listOrders);
  await staff.refused('bad_request', logInStaff, { body: { mail: 7, password: wrong } });

  const guest = testApp.visitor(app);
  await guest.enter(await restaurant.codeOf('4'));
  secrets.push(...guest.cookies.values());
  await guest.call(placeOrder, { body: restaurant.order({ agua: 1 }) });

  const brokenApp = await testApp.appWithoutDatabase({ config, logTo });
  const response = await brokenApp.inject({
    url: `/api${listOrders.path}`,
    headers: staff.headers(listOrders),
  });
  expect(response.statusCode).toBe(500);
  await staff.call(signOut);

  const log = lines.join('');
  for (const said of ['/api/shop/login', 'connection lost', 'signed in', 'refused', 'reqId']) {
    expect(log).toContain(said);
  }
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test('nor is the operator’s token or a key of the payment provider’s, even when it fails', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => lines.push(line) };
  const operatorToken = 'canario-de-quien-opera';
  const stripe = {
    secretKey: 'sk_test_canarioDeLaClave',
    apiUrl: 'http://127.0.0.1:9',
    pageDomain: null,
    webhookSecrets: ['whsec_canarioDelAviso'],
  };
  const app = await testApp.anotherApp({ config: { ...config, operatorToken, stripe }, logTo });
  const restaurant = await testApp.openRestaurant();
  const owner = testApp.visitor(app);
  await owner.logIn(restaurant.mail, PASSWORD);
  await owner.refused('provider_silent', createAccountLink, { body: {} });
  const signature = 't=1,v1=canarioDeLaFirma';
  await app.inject({
    method: 'POST',
    url: `/api${receivePaymentEvent.path}`,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: { id: 'evt_1' },
  });
  for (const token of [operatorToken, `${operatorToken}x`]) {
    await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  }

  const log = lines.join('');
  for (const said of ['request failed', receivePaymentEvent.path, '/metrics']) {
    expect(log).toContain(said);
  }
  expect(log.toLowerCase()).not.toContain('canario');
});

test('nor is what somebody avoids, taken, refused or when it fails', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => lines.push(line) };
  const app = await testApp.anotherApp({ config, logTo });
  const restaurant = await testApp.openRestaurant();
  const guest = testApp.visitor(app);
  await guest.enter(await restaurant.codeOf('4'));
  const order = { ...restaurant.order({ agua: 1 }), evita: ['altramuces' as const] };
  await guest.call(placeOrder, { body: order });
  await guest.refused('bad_request', placeOrder, {
    body: { ...order, evita: ['altramuces', 'altramuces'] },
  });
  const brokenApp = await testApp.appWithoutDatabase({ config, logTo });
  const response = await brokenApp.inject({
    method: 'POST',
    url: `/api${placeOrder.path}`,
    headers: guest.headers(placeOrder),
    payload: order,
  });
  expect(response.statusCode).toBe(500);

  const log = lines.join('');
  for (const said of ['connection lost', placeOrder.path]) expect(log).toContain(said);
  expect(log).not.toContain('altramuces');
});

test('nor is what an address carries, or where a call came from', async () => {
  const lines: string[] = [];
  const app = await testApp.anotherApp({
    config: { ...config, trustedProxies: ['loopback'] },
    logTo: { write: (line: string) => lines.push(line) },
  });
  const restaurant = await testApp.openRestaurant();
  const code = await restaurant.codeOf('4');
  const mail = 'canario@example.com';
  const from = '203.0.113.77';
  const headers = { 'x-forwarded-for': from, host: 'canario.example' };
  const opened = [
    '/reset-password?token=canario-de-la-clave',
    `/scanqr?c=${encodeURIComponent(code)}`,
    '/nada/canario?x=canario',
    '/api/%E0%A4%A?canario',
  ];
  for (const url of opened) await app.inject({ url, headers });
  await testApp.visitor(app).call(findStaffByEmail, { params: { mail }, headers });

  const log = lines.join('');
  for (const said of ['incoming request', '"/scanqr"', findStaffByEmail.path]) {
    expect(log).toContain(said);
  }
  for (const secret of [code, encodeURIComponent(code), mail, encodeURIComponent(mail), from]) {
    expect(log).not.toContain(secret);
  }
  expect(log.toLowerCase()).not.toContain('canario');
});

test.each([
  {
    fault: 'a row that a table refuses',
    code: '23502',
    statement: "insert into diners (email, username) values ($1, 'canario')",
  },
  { fault: 'a value that a type refuses', code: '22P02', statement: 'select $1::text::integer' },
])('nor is the data of $fault', async ({ code, statement }) => {
  const lines: string[] = [];
  let isBroken = false;
  const query: Database['query'] = async (text, values) =>
    isBroken
      ? testApp.db.query(statement, ['canario@example.com'])
      : testApp.db.query(text, values);
  const app = await testApp.anotherApp({
    config,
    db: { ...testApp.db, query },
    logTo: { write: (line: string) => lines.push(line) },
  });
  isBroken = true;
  const response = await testApp
    .visitor(app)
    .send(findStaffByEmail, { params: { mail: 'otro@example.com' } });
  expect(response.statusCode).toBe(500);

  const failed = lines.find((line) => line.includes('request failed'));
  expect(JSON.parse(failed ?? '')).toMatchObject({
    err: { code, severity: 'ERROR', stack: expect.stringContaining(' at ') },
  });
  expect(lines.join('')).not.toContain('canario');
});
