import {
  COOKIES,
  listOrders,
  listOwnOrders,
  logInDiner,
  logInStaff,
  placeOrder,
} from '@simplato/contract';
import { PASSWORD, passwordField } from '@simplato/test-kit';
import { describe, expect, test } from 'vitest';
import {
  dinerLogin,
  loggedInDiner,
  LUCIA,
  LUCIAS_PASSWORD,
  registeredDiner,
} from '../../../test/people.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();
const SEVEN_DAYS_S = 604_800;

/** The cookies of a login, and how long its session lasts on the server. */
async function logInRemembered(recordar: boolean | undefined) {
  const body = { ...dinerLogin(testApp), ...(recordar === undefined ? {} : { recordar }) };
  const { cookies } = await testApp.visitor().send(logInDiner, { body });
  const [row] = await testApp.db.query<{ hours: number }>(
    `select extract(epoch from expires_at - now())::float8 / 3600 as hours
     from sessions order by created_at desc limit 1`,
  );
  return {
    cookies: cookies.filter(({ name, value }) => name !== COOKIES.device && value !== ''),
    hours: row?.hours,
  };
}

describe("a diner's login", () => {
  test('accepts the address in upper or lower case, and returns it as registered', async () => {
    await registeredDiner(testApp);
    const answer = await testApp
      .visitor()
      .call(logInDiner, { body: dinerLogin(testApp, LUCIAS_PASSWORD, ' LUCIA@example.COM ') });
    expect(answer).toEqual({ idusuario: expect.any(Number), ...LUCIA });
  });

  test('at the table keeps table, visit and orders', async () => {
    await registeredDiner(testApp);
    const restaurant = await testApp.openRestaurant();
    const guest = await restaurant.seat('9');
    const order = await guest.call(placeOrder, { body: restaurant.order({ agua: 2 }) });
    await loggedInDiner(testApp, guest);
    expect(guest.mirror(COOKIES.table)).toBe('9');
    expect(await guest.call(listOwnOrders)).toEqual([order]);
  });

  test.each([undefined, true])('that is remembered (%s) lasts seven days', async (recordar) => {
    await registeredDiner(testApp);
    const { cookies, hours } = await logInRemembered(recordar);
    expect(cookies.map(({ maxAge }) => maxAge)).toEqual(cookies.map(() => SEVEN_DAYS_S));
    expect(hours).toBeCloseTo(7 * 24, 0);
  });

  test('that is not remembered ends with the browser, or after twelve hours', async () => {
    await registeredDiner(testApp);
    const { cookies, hours } = await logInRemembered(false);
    expect(cookies.length).toBeGreaterThan(2);
    expect(cookies.map(({ maxAge, expires }) => [maxAge, expires])).toEqual(
      cookies.map(() => [undefined, undefined]),
    );
    expect(hours).toBeCloseTo(12, 0);
  });

  test('that is not remembered stays so after scanning a table', async () => {
    await registeredDiner(testApp);
    const diner = testApp.visitor();
    await diner.call(logInDiner, { body: { ...dinerLogin(testApp), recordar: false } });
    await diner.enter(await (await testApp.openRestaurant()).codeOf('1'));
    const [row] = await testApp.db.query(
      `select is_remembered, role from sessions where visit_id is not null`,
    );
    expect(row).toEqual({ is_remembered: false, role: 'diner' });
  });
});

describe('an address used by both a restaurant and a diner', () => {
  test('belongs to two accounts: each password works for its own only', async () => {
    const restaurant = await testApp.openRestaurant();
    await registeredDiner(testApp, testApp.visitor(), { mail: restaurant.mail });
    const now = testApp.clock.now();
    const [ofRestaurant, ofDiner] = [
      passwordField(PASSWORD, now),
      passwordField(LUCIAS_PASSWORD, now),
    ];
    const visitor = testApp.visitor();
    await visitor.refused('bad_credentials', logInStaff, {
      body: { mail: restaurant.mail, password: ofDiner },
    });
    await visitor.refused('bad_credentials', logInDiner, {
      body: { mail: restaurant.mail, password: ofRestaurant },
    });
    await visitor.call(logInDiner, { body: { mail: restaurant.mail, password: ofDiner } });
    await visitor.refused('forbidden', listOrders);
    await visitor.call(logInStaff, { body: { mail: restaurant.mail, password: ofRestaurant } });
    expect(await visitor.call(listOrders)).toEqual([]);
  });
});

describe('an unknown address and a wrong password', () => {
  test.each([
    { endpoint: logInDiner, who: 'a diner' },
    { endpoint: logInStaff, who: 'staff' },
  ])('get the same answer, in a similar time: $who', async ({ endpoint }) => {
    const restaurant = await testApp.openRestaurant();
    await registeredDiner(testApp, testApp.visitor(), { mail: restaurant.mail });
    const shortest = new Map<string, number>();
    const answers = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      for (const mail of [restaurant.mail, 'nadie@example.com']) {
        const body = dinerLogin(testApp, 'Equivocada1', mail);
        const startedAt = performance.now();
        const response = await testApp.visitor().send(endpoint, { body });
        const took = performance.now() - startedAt;
        answers.add(`${response.statusCode} ${response.body} ${response.cookies.length}`);
        shortest.set(mail, Math.min(took, shortest.get(mail) ?? Infinity));
      }
    }
    expect(answers.size).toBe(1);
    const [known = 0, unknown = 0] = shortest.values();
    // Without hashing the password it would take about a twentieth of the time.
    expect(unknown).toBeGreaterThan(known / 4);
  });
});
