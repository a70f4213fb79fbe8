import {
  COOKIES,
  logInDiner,
  logInStaff,
  resetDinerPassword,
  forgotDinerPassword,
  listOrders,
} from '@simplato/contract';
import { PATIENCE } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/restaurant.ts';
import {
  dinerLogin,
  generalPassword,
  LUCIA,
  mailedToken,
  registeredDiner,
} from '../../../test/people.ts';
import { openStage, TEST_CONFIG } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const stage = openStage();

async function guess(times: number, mail: string, client: TestClient = stage.visitor()) {
  const codes: number[] = [];
  for (let guessed = 0; guessed < times; guessed += 1) {
    const body = dinerLogin(stage, `Equivocada${guessed}`, mail);
    codes.push((await client.send(logInStaff, { body })).statusCode);
  }
  return codes;
}

/** Moves the last attempts back in time by the database's clock. */
async function letSecondsPass(seconds: number): Promise<void> {
  await stage.db.query('update attempts set last_at = last_at - make_interval(secs => $1)', [
    seconds,
  ]);
}

/** Long enough that it cannot run out during the test, even on a slow machine. */
async function makeTheWaitLong(): Promise<void> {
  await stage.db.query('update attempts set failures = 100');
}

describe('wrong passwords for one account', () => {
  test('five are free; then even the right password has to wait', async () => {
    const house = await stage.openHouse();
    expect(await guess(6, house.mail)).toEqual([401, 401, 401, 401, 401, 429]);
    const body = dinerLogin(stage, PASSWORD, house.mail);
    const { message } = await stage.visitor().refused('too_many', logInStaff, { body });
    expect(message).toBe('Demasiados intentos seguidos. Espera un momento.');
  });

  test('after five seconds one more is allowed, and the next wait is ten seconds', async () => {
    const house = await stage.openHouse();
    await guess(5, house.mail);
    expect(await guess(1, house.mail)).toEqual([429]);
    await letSecondsPass(5);
    expect(await guess(2, house.mail)).toEqual([401, 429]);
    await letSecondsPass(5);
    expect(await guess(1, house.mail)).toEqual([429]);
    await letSecondsPass(5);
    await stage.visitor().logIn(house.mail, PASSWORD);
  });

  test('are answered with the remaining time to wait', async () => {
    const house = await stage.openHouse();
    await guess(1, house.mail);
    await makeTheWaitLong();
    const body = dinerLogin(stage, PASSWORD, house.mail);
    const secondsToWait = async () => {
      const { headers } = await stage.visitor().send(logInStaff, { body });
      return Number(headers['retry-after']);
    };
    const { longestWaitSeconds } = PATIENCE.account;
    const first = await secondsToWait();
    expect(first).toBeLessThanOrEqual(longestWaitSeconds);
    expect(first).toBeGreaterThan(longestWaitSeconds - 300);
    await letSecondsPass(300);
    const later = await secondsToWait();
    expect(later).toBeLessThanOrEqual(longestWaitSeconds - 300);
    expect(later).toBeGreaterThan(0);
  });

  test('are forgotten after the right one', async () => {
    const house = await stage.openHouse();
    await guess(4, house.mail);
    await stage.visitor().logIn(house.mail, PASSWORD);
    expect(await guess(5, house.mail)).toEqual([401, 401, 401, 401, 401]);
  });

  test('are forgotten after an hour without a failure', async () => {
    const house = await stage.openHouse();
    await guess(5, house.mail);
    await letSecondsPass(3_601);
    expect(await guess(6, house.mail)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('do not lock anybody out when the clock is set back', async () => {
    const house = await stage.openHouse();
    await guess(6, house.mail);
    await letSecondsPass(-3 * 3600);
    await stage.visitor().logIn(house.mail, PASSWORD);
  });

  test('cannot exceed the limit by arriving at the same time', async () => {
    const house = await stage.openHouse();
    const codes = await Promise.all(Array.from({ length: 40 }, async () => guess(1, house.mail)));
    expect(codes.flat().filter((code) => code === 401)).toHaveLength(5);
    expect(codes.flat().filter((code) => code === 429)).toHaveLength(35);
  });

  test('are counted across two applications', async () => {
    const house = await stage.openHouse();
    const other = stage.visitor(await stage.anotherApp());
    expect(await guess(3, house.mail)).toEqual([401, 401, 401]);
    expect(await guess(3, house.mail, other)).toEqual([401, 401, 429]);
    expect(await guess(1, house.mail)).toEqual([429]);
  });

  test('count together for every spelling of the address', async () => {
    const house = await stage.openHouse();
    await guess(3, house.mail.toUpperCase());
    expect(await guess(3, ` ${house.mail.toLowerCase()} `)).toEqual([401, 401, 429]);
  });

  test('are slowed down for an unknown address too', async () => {
    expect(await guess(6, 'nadie@example.com')).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('do not count for the other kind of account, or for another account', async () => {
    const [house, other] = [await stage.openHouse(), await stage.openHouse()];
    await registeredDiner(stage, stage.visitor(), { mail: house.mail });
    await guess(6, house.mail);
    await stage.visitor().call(logInDiner, { body: dinerLogin(stage, undefined, house.mail) });
    await stage.visitor().logIn(other.mail, PASSWORD);
  });
});

describe('a device that has logged in before', () => {
  test('gets in with the right password while somebody else guesses forty times', async () => {
    const house = await stage.openHouse();
    const owner = await house.logIn();
    const codes = await guess(5, house.mail);
    await makeTheWaitLong();
    codes.push(...(await guess(35, house.mail)));
    expect(codes.filter((code) => code === 401)).toHaveLength(5);
    await owner.logIn(house.mail, PASSWORD);
    expect(await owner.call(listOrders)).toEqual([]);
    await stage
      .visitor()
      .refused('too_many', logInStaff, { body: dinerLogin(stage, PASSWORD, house.mail) });
  });

  test('has five free guesses of its own, and no more', async () => {
    const house = await stage.openHouse();
    const owner = await house.logIn();
    expect(await guess(6, house.mail, owner)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('is known for its own account only, and cannot be forged with a made-up cookie', async () => {
    const [house, other] = [await stage.openHouse(), await stage.openHouse()];
    const stranger = await other.logIn();
    await guess(6, house.mail);
    const body = dinerLogin(stage, PASSWORD, house.mail);
    await stranger.refused('too_many', logInStaff, { body });
    const madeUp = stage.visitor();
    madeUp.cookies.set(COOKIES.device, 'a'.repeat(43));
    await madeUp.refused('too_many', logInStaff, { body });
  });

  test.each(['x', 'a%0d%0aSet-Cookie:b=c', 'a;%20Domain=example.com', 'a'.repeat(4_000)])(
    'with the cookie %j gets a valid one instead',
    async (cookie) => {
      const house = await stage.openHouse();
      const visitor = stage.visitor();
      visitor.cookies.set(COOKIES.device, cookie);
      await visitor.logIn(house.mail, PASSWORD);
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
      const visitor = stage.visitor(await stage.anotherApp({ config }));
      const guessFrom = async (address: string, account: number) => {
        const body = dinerLogin(stage, 'Equivocada1', `nadie${account}@example.com`);
        const headers = { 'x-forwarded-for': address };
        return (await visitor.send(logInStaff, { body, headers })).statusCode;
      };
      for (let account = 0; account < 30; account += 1) await guessFrom('203.0.113.1', account);
      expect(await guessFrom('203.0.113.1', 30)).toBe(429);
      expect(await guessFrom('203.0.113.2', 31)).toBe(proxies.neighbour);
    },
  );

  test('successful logins do not count', async () => {
    const house = await stage.openHouse();
    for (let login = 0; login < 32; login += 1) await stage.visitor().logIn(house.mail, PASSWORD);
  });
});

test('resetting the password clears the failed attempts', async () => {
  await registeredDiner(stage);
  for (let failure = 0; failure < 6; failure += 1) {
    await stage.visitor().send(logInDiner, { body: dinerLogin(stage, 'Equivocada1') });
  }
  const visitor = stage.visitor();
  await visitor.refused('too_many', logInDiner, { body: dinerLogin(stage) });
  await visitor.call(forgotDinerPassword, { body: { email: LUCIA.mail } });
  const token = await mailedToken(stage, LUCIA.mail);
  const newPassword = generalPassword(stage, 'Servilleta7');
  await visitor.call(resetDinerPassword, { body: { token, newPassword } });
  await visitor.call(logInDiner, { body: dinerLogin(stage, 'Servilleta7') });
});

test('the stored counters reveal neither accounts nor addresses', async () => {
  const house = await stage.openHouse();
  await guess(2, house.mail);
  const rows = await stage.db.query<{ bucket: string }>('select bucket from attempts');
  expect(rows).toHaveLength(2);
  for (const { bucket } of rows) expect(bucket).toMatch(/^[\w-]{43}$/);
});
