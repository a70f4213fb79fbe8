import {
  createAccountLink,
  listOrders,
  logInStaff,
  placeOrder,
  receivePaymentEvent,
  signOut,
} from '@simplato/contract';
import { expect, test } from 'vitest';
import { PASSWORD } from '../test/house.ts';
import { openStage, PUBLIC_URL, TEST_CONFIG } from '../test/stage.ts';
import { digestOf, passwordField } from '../test/test-client.ts';

const stage = openStage();
const config = { ...TEST_CONFIG, publicUrl: PUBLIC_URL, logLevel: 'debug' };

test('whatever happens, no token, cookie, password or digest is in a log line', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => lines.push(line) };
  const app = await stage.anotherApp({ config, logTo });
  const house = await stage.openHouse();
  const now = stage.clock.now();
  const secrets = [PASSWORD, digestOf(PASSWORD), passwordField(PASSWORD, now)];

  const staff = stage.visitor(app);
  await staff.logIn(house.mail, PASSWORD);
  const wrong = passwordField('Comanda2025', now);
  await staff.refused('bad_credentials', logInStaff, {
    body: { mail: house.mail, password: wrong },
  });
  secrets.push(wrong, digestOf('Comanda2025'), ...staff.cookies.values());
  await staff.call(listOrders);
  await staff.refused('bad_request', logInStaff, { body: { mail: 7, password: wrong } });

  const guest = stage.visitor(app);
  await guest.enter(await house.codeOf('4'));
  secrets.push(...guest.cookies.values());
  await guest.call(placeOrder, { body: house.order({ agua: 1 }) });

  const brokenApp = await stage.appWithoutDatabase({ config, logTo });
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
    webhookSecrets: ['whsec_canarioDelAviso'],
  };
  const app = await stage.anotherApp({ config: { ...config, operatorToken, stripe }, logTo });
  const house = await stage.openHouse();
  const owner = stage.visitor(app);
  await owner.logIn(house.mail, PASSWORD);
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
