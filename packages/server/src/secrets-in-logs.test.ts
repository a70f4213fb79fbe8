import { listOrders, logInStaff, placeOrder, signOut } from '@simplato/contract';
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
