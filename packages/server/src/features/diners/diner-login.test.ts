import {
  COOKIES,
  listOrders,
  listOwnOrders,
  logInDiner,
  logInStaff,
  placeOrder,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/restaurant.ts';
import {
  dinerLogin,
  loggedInDiner,
  LUCIA,
  LUCIAS_PASSWORD,
  registeredDiner,
} from '../../../test/people.ts';
import { openStage } from '../../../test/test-app.ts';
import { passwordField } from '../../../test/test-client.ts';

const stage = openStage();
const SEVEN_DAYS_S = 604_800;

/** The cookies of a login, and how long its session lasts on the server. */
async function logInRemembered(recordar: boolean | undefined) {
  const body = { ...dinerLogin(stage), ...(recordar === undefined ? {} : { recordar }) };
  const { cookies } = await stage.visitor().send(logInDiner, { body });
  const [row] = await stage.db.query<{ hours: number }>(
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
    await registeredDiner(stage);
    const answer = await stage
      .visitor()
      .call(logInDiner, { body: dinerLogin(stage, LUCIAS_PASSWORD, ' LUCIA@example.COM ') });
    expect(answer).toEqual({ idusuario: expect.any(Number), ...LUCIA });
  });

  test('at the table keeps table, visit and orders', async () => {
    await registeredDiner(stage);
    const house = await stage.openHouse();
    const guest = await house.seat('9');
    const order = await guest.call(placeOrder, { body: house.order({ agua: 2 }) });
    await loggedInDiner(stage, guest);
    expect(guest.mirror(COOKIES.table)).toBe('9');
    expect(await guest.call(listOwnOrders)).toEqual([order]);
  });

  test.each([undefined, true])('that is remembered (%s) lasts seven days', async (recordar) => {
    await registeredDiner(stage);
    const { cookies, hours } = await logInRemembered(recordar);
    expect(cookies.map(({ maxAge }) => maxAge)).toEqual(cookies.map(() => SEVEN_DAYS_S));
    expect(hours).toBeCloseTo(7 * 24, 0);
  });

  test('that is not remembered ends with the browser, or after twelve hours', async () => {
    await registeredDiner(stage);
    const { cookies, hours } = await logInRemembered(false);
    expect(cookies.length).toBeGreaterThan(2);
    expect(cookies.map(({ maxAge, expires }) => [maxAge, expires])).toEqual(
      cookies.map(() => [undefined, undefined]),
    );
    expect(hours).toBeCloseTo(12, 0);
  });

  test('that is not remembered stays so after scanning a table', async () => {
    await registeredDiner(stage);
    const diner = stage.visitor();
    await diner.call(logInDiner, { body: { ...dinerLogin(stage), recordar: false } });
    await diner.enter(await (await stage.openHouse()).codeOf('1'));
    const [row] = await stage.db.query(
      `select is_remembered, role from sessions where visit_id is not null`,
    );
    expect(row).toEqual({ is_remembered: false, role: 'diner' });
  });
});

describe('an address used by both a restaurant and a diner', () => {
  test('belongs to two accounts: each password works for its own only', async () => {
    const house = await stage.openHouse();
    await registeredDiner(stage, stage.visitor(), { mail: house.mail });
    const now = stage.clock.now();
    const [ofHouse, ofDiner] = [passwordField(PASSWORD, now), passwordField(LUCIAS_PASSWORD, now)];
    const visitor = stage.visitor();
    await visitor.refused('bad_credentials', logInStaff, {
      body: { mail: house.mail, password: ofDiner },
    });
    await visitor.refused('bad_credentials', logInDiner, {
      body: { mail: house.mail, password: ofHouse },
    });
    await visitor.call(logInDiner, { body: { mail: house.mail, password: ofDiner } });
    await visitor.refused('forbidden', listOrders);
    await visitor.call(logInStaff, { body: { mail: house.mail, password: ofHouse } });
    expect(await visitor.call(listOrders)).toEqual([]);
  });
});

describe('an unknown address and a wrong password', () => {
  test.each([
    { endpoint: logInDiner, who: 'a diner' },
    { endpoint: logInStaff, who: 'staff' },
  ])('get the same answer, in a similar time: $who', async ({ endpoint }) => {
    const house = await stage.openHouse();
    await registeredDiner(stage, stage.visitor(), { mail: house.mail });
    const shortest = new Map<string, number>();
    const answers = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      for (const mail of [house.mail, 'nadie@example.com']) {
        const body = dinerLogin(stage, 'Equivocada1', mail);
        const startedAt = performance.now();
        const response = await stage.visitor().send(endpoint, { body });
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
