import {
  COOKIES,
  logInDiner,
  logInStaff,
  resetDinerPassword,
  forgotDinerPassword,
  listOrders,
} from '@simplato/contract';
import { RATE_LIMITS } from '@simplato/domain';
import { PASSWORD } from '@simplato/test-kit';
import { describe, expect, test } from 'vitest';
import {
  dinerLogin,
  generalPassword,
  LUCIA,
  mailedToken,
  registeredDiner,
} from '../../test/people.ts';
import { openTestApp, TEST_CONFIG } from '../../test/test-app.ts';
import type { TestClient } from '../../test/test-client.ts';

const testApp = openTestApp();

async function guess(times: number, mail: string, client: TestClient = testApp.visitor()) {
  const codes: number[] = [];
  for (let guessed = 0; guessed < times; guessed += 1) {
    const body = dinerLogin(testApp, `Equivocada${guessed}`, mail);
    codes.push((await client.send(logInStaff, { body })).statusCode);
  }
  return codes;
}

/** Moves the last attempts back in time by the database's clock. */
async function letSecondsPass(seconds: number): Promise<void> {
  await testApp.db.query('update attempts set last_at = last_at - make_interval(secs => $1)', [
    seconds,
  ]);
}

/** Long enough that it cannot run out during the test, even on a slow machine. */
async function makeTheWaitLong(): Promise<void> {
  await testApp.db.query('update attempts set failures = 100');
}

describe('wrong passwords for one account', () => {
  test('five are free; then even the right password has to wait', async () => {
    const restaurant = await testApp.openRestaurant();
    expect(await guess(6, restaurant.mail)).toEqual([401, 401, 401, 401, 401, 429]);
    const body = dinerLogin(testApp, PASSWORD, restaurant.mail);
    const { message } = await testApp.visitor().refused('too_many', logInStaff, { body });
    expect(message).toBe('Demasiados intentos seguidos. Espera un momento.');
  });

  test('after five seconds one more is allowed, and the next wait is ten seconds', async () => {
    const restaurant = await testApp.openRestaurant();
    await guess(5, restaurant.mail);
    expect(await guess(1, restaurant.mail)).toEqual([429]);
    await letSecondsPass(5);
    expect(await guess(2, restaurant.mail)).toEqual([401, 429]);
    await letSecondsPass(5);
    expect(await guess(1, restaurant.mail)).toEqual([429]);
    await letSecondsPass(5);
    await testApp.visitor().logIn(restaurant.mail, PASSWORD);
  });

  test('are answered with the remaining time to wait', async () => {
    const restaurant = await testApp.openRestaurant();
    await guess(1, restaurant.mail);
    await makeTheWaitLong();
    const body = dinerLogin(testApp, PASSWORD, restaurant.mail);
    const secondsToWait = async () => {
      const { headers } = await testApp.visitor().send(logInStaff, { body });
      return Number(headers['retry-after']);
    };
    const { longestWaitSeconds } = RATE_LIMITS.account;
    const first = await secondsToWait();
    expect(first).toBeLessThanOrEqual(longestWaitSeconds);
    expect(first).toBeGreaterThan(longestWaitSeconds - 300);
    await letSecondsPass(300);
    const later = await secondsToWait();
    expect(later).toBeLessThanOrEqual(longestWaitSeconds - 300);
    expect(later).toBeGreaterThan(0);
  });

  test('are forgotten after the right one', async () => {
    const restaurant = await testApp.openRestaurant();
    await guess(4, restaurant.mail);
    await testApp.visitor().logIn(restaurant.mail, PASSWORD);
    expect(await guess(5, restaurant.mail)).toEqual([401, 401, 401, 401, 401]);
  });

  test('are forgotten after an hour without a failure', async () => {
    const restaurant = await testApp.openRestaurant();
    await guess(5, restaurant.mail);
    await letSecondsPass(3_601);
    expect(await guess(6, restaurant.mail)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('do not lock anybody out when the clock is set back', async () => {
    const restaurant = await testApp.openRestaurant();
    await guess(6, restaurant.mail);
    await letSecondsPass(-3 * 3600);
    await testApp.visitor().logIn(restaurant.mail, PASSWORD);
  });

  test('cannot exceed the limit by arriving at the same time', async () => {
    const restaurant = await testApp.openRestaurant();
    const codes = await Promise.all(
      Array.from({ length: 40 }, async () => guess(1, restaurant.mail)),
    );
    expect(codes.flat().filter((code) => code === 401)).toHaveLength(5);
    expect(codes.flat().filter((code) => code === 429)).toHaveLength(35);
  });

  test('are counted across two applications', async () => {
    const restaurant = await testApp.openRestaurant();
    const other = testApp.visitor(await testApp.anotherApp());
    expect(await guess(3, restaurant.mail)).toEqual([401, 401, 401]);
    expect(await guess(3, restaurant.mail, other)).toEqual([401, 401, 429]);
    expect(await guess(1, restaurant.mail)).toEqual([429]);
  });

  test('count together for every spelling of the address', async () => {
    const restaurant = await testApp.openRestaurant();
    await guess(3, restaurant.mail.toUpperCase());
    expect(await guess(3, ` ${restaurant.mail.toLowerCase()} `)).toEqual([401, 401, 429]);
  });

  test('are slowed down for an unknown address too', async () => {
    expect(await guess(6, 'nadie@example.com')).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('do not count for the other kind of account, or for another account', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    await registeredDiner(testApp, testApp.visitor(), { mail: restaurant.mail });
    await guess(6, restaurant.mail);
    await testApp
      .visitor()
      .call(logInDiner, { body: dinerLogin(testApp, undefined, restaurant.mail) });
    await testApp.visitor().logIn(other.mail, PASSWORD);
  });
});

describe('a device that has logged in before', () => {
  test('gets in with the right password while somebody else guesses forty times', async () => {
    const restaurant = await testApp.openRestaurant();
    const owner = await restaurant.logIn();
    const codes = await guess(5, restaurant.mail);
    await makeTheWaitLong();
    codes.push(...(await guess(35, restaurant.mail)));
    expect(codes.filter((code) => code === 401)).toHaveLength(5);
    await owner.logIn(restaurant.mail, PASSWORD);
    expect(await owner.call(listOrders)).toEqual([]);
    await testApp
      .visitor()
      .refused('too_many', logInStaff, { body: dinerLogin(testApp, PASSWORD, restaurant.mail) });
  });

  test('has five free guesses of its own, and no more', async () => {
    const restaurant = await testApp.openRestaurant();
    const owner = await restaurant.logIn();
    expect(await guess(6, restaurant.mail, owner)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('is known for its own account only, and cannot be forged with a made-up cookie', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const stranger = await other.logIn();
    await guess(6, restaurant.mail);
    const body = dinerLogin(testApp, PASSWORD, restaurant.mail);
    await stranger.refused('too_many', logInStaff, { body });
    const madeUp = testApp.visitor();
    madeUp.cookies.set(COOKIES.device, 'a'.repeat(43));
    await madeUp.refused('too_many', logInStaff, { body });
  });

  test.each(['x', 'a%0d%0aSet-Cookie:b=c', 'a;%20Domain=example.com', 'a'.repeat(4_000)])(
    'with the cookie %j gets a valid one instead',
    async (cookie) => {
      const restaurant = await testApp.openRestaurant();
      const visitor = testApp.visitor();
      visitor.cookies.set(COOKIES.device, cookie);
      await visitor.logIn(restaurant.mail, PASSWORD);
      expect(visitor.cookies.get(COOKIES.device)).toMatch(/^[\w-]{43}$/);
    },
  );
});

describe('wrong passwords from one address', () => {
  test('thirty are free, whatever accounts they are for', async () => {
    const codes: number[] = [];
    for (let account = 0; account < 31; account += 1) {
      codes.push(...(await guess(1, `nadie${account}@example.com`)));
    }
    expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 401));
    expect(codes[30]).toBe(429);
  });

  test.each([
    { trustedProxies: ['loopback'], neighbour: 401 },
    { trustedProxies: ['10.0.0.0/8'], neighbour: 429 },
    { trustedProxies: [], neighbour: 429 },
  ])(
    'are counted by client address only behind a trusted proxy: $trustedProxies',
    async (proxies) => {
      const config = { ...TEST_CONFIG, trustedProxies: proxies.trustedProxies };
      const visitor = testApp.visitor(await testApp.anotherApp({ config }));
      const guessFrom = async (address: string, account: number) => {
        const body = dinerLogin(testApp, 'Equivocada1', `nadie${account}@example.com`);
        const headers = { 'x-forwarded-for': address };
        return (await visitor.send(logInStaff, { body, headers })).statusCode;
      };
      for (let account = 0; account < 30; account += 1) await guessFrom('203.0.113.1', account);
      expect(await guessFrom('203.0.113.1', 30)).toBe(429);
      expect(await guessFrom('203.0.113.2', 31)).toBe(proxies.neighbour);
    },
  );

  test('successful logins do not count', async () => {
    const restaurant = await testApp.openRestaurant();
    for (let login = 0; login < 32; login += 1)
      await testApp.visitor().logIn(restaurant.mail, PASSWORD);
  });
});

test('resetting the password clears the failed attempts', async () => {
  await registeredDiner(testApp);
  for (let failure = 0; failure < 6; failure += 1) {
    await testApp.visitor().send(logInDiner, { body: dinerLogin(testApp, 'Equivocada1') });
  }
  const visitor = testApp.visitor();
  await visitor.refused('too_many', logInDiner, { body: dinerLogin(testApp) });
  await visitor.call(forgotDinerPassword, { body: { email: LUCIA.mail } });
  const token = await mailedToken(testApp, LUCIA.mail);
  const newPassword = generalPassword(testApp, 'Servilleta7');
  await visitor.call(resetDinerPassword, { body: { token, newPassword } });
  await visitor.call(logInDiner, { body: dinerLogin(testApp, 'Servilleta7') });
});

test('the stored counters reveal neither accounts nor addresses', async () => {
  const restaurant = await testApp.openRestaurant();
  await guess(2, restaurant.mail);
  const rows = await testApp.db.query<{ bucket: string }>('select bucket from attempts');
  expect(rows).toHaveLength(2);
  for (const { bucket } of rows) expect(bucket).toMatch(/^[\w-]{43}$/);
});
