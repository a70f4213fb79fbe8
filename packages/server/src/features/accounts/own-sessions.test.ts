import {
  changePin,
  changeStaff,
  changeStaffPassword,
  COOKIES,
  downloadDiner,
  endDinerSessions,
  endStaffSessions,
  enterTable,
  listAudit,
  listColleagues,
  listDinerSessions,
  listOrders,
  listStaffSessions,
  logInStaff,
  readDiner,
  switchPerson,
  type OwnSessionWire,
} from '@simplato/contract';
import { PASSWORD, passwordField } from '@simplato/test-kit';
import { describe, expect, test, vi } from 'vitest';
import type { RestaurantOfTest } from '../../../test/restaurant.ts';
import {
  dinerLogin,
  generalPassword,
  loggedInDiner,
  LUCIAS_PASSWORD,
  registeredDiner,
} from '../../../test/people.ts';
import { openTestApp, TEST_CONFIG } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const sealed = (restaurant: RestaurantOfTest, secret: string) =>
  passwordField(secret, testApp.clock.now(), restaurant.restaurantId);
const ending = (restaurant: RestaurantOfTest, idsesion: string, password = PASSWORD) => ({
  body: { idsesion, password: sealed(restaurant, password) },
});
const dinersEnding = (idsesion: string) => ({
  body: { idsesion, password: generalPassword(testApp, LUCIAS_PASSWORD) },
});

/** The restaurant's owner, signed in with a browser that calls itself this. */
async function ownerWith(restaurant: RestaurantOfTest, userAgent: string, app = testApp.app) {
  const client = testApp.visitor(app);
  const body = dinerLogin(testApp, PASSWORD, restaurant.mail);
  await client.call(logInStaff, { body, headers: { 'user-agent': userAgent } });
  return client;
}

async function restaurantWithTwoDevices() {
  const restaurant = await testApp.openRestaurant();
  return {
    restaurant,
    tablet: await ownerWith(restaurant, FIREFOX),
    phone: await ownerWith(restaurant, ANDROID),
  };
}

function only(sessions: readonly OwnSessionWire[], own: boolean): OwnSessionWire {
  const [session, ...more] = sessions.filter(({ propia }) => propia === own);
  expect(more).toEqual([]);
  return session!;
}

describe("the list of one's own sessions", () => {
  test('names the browser of each, and has the one that asks first', async () => {
    const { tablet, phone } = await restaurantWithTwoDevices();
    const seen = await tablet.call(listStaffSessions);
    expect(seen).toMatchObject([
      { navegador: 'Firefox', sistema: 'Linux', propia: true },
      { navegador: 'Chrome', sistema: 'Android', propia: false },
    ]);
    for (const { abierta, usada } of seen) {
      expect(Math.abs(Date.parse(abierta) - Date.now())).toBeLessThan(60_000);
      expect(usada).toBe(abierta);
    }
    expect((await phone.call(listStaffSessions)).map(({ propia }) => propia)).toEqual([
      true,
      false,
    ]);
  });

  test('contains neither tokens nor what the database keeps of them', async () => {
    const { tablet } = await restaurantWithTwoDevices();
    const { body } = await tablet.send(listStaffSessions);
    const rows = await testApp.db.query<{ hash: string }>(
      'select token_hash as hash from sessions',
    );
    expect(rows).toHaveLength(2);
    for (const { hash } of rows) expect(body).not.toContain(hash);
    expect(body).not.toContain(tablet.token);
    // Nor does an id open anything.
    const thief = testApp.visitor();
    for (const { idsesion } of await tablet.call(listStaffSessions)) {
      thief.cookies.set(COOKIES.session, idsesion);
      await thief.refused('no_session', listStaffSessions);
    }
  });

  test("has no colleague's sessions, no guest's and none that are over", async () => {
    const { restaurant, tablet } = await restaurantWithTwoDevices();
    await restaurant.logInColleague();
    await restaurant.seat();
    await testApp.db.query(
      `update sessions set expires_at = now() - interval '1 second' where system = 'Android'`,
    );
    expect(await tablet.call(listStaffSessions)).toMatchObject([{ propia: true }]);
    const kept = await testApp.db.query(
      `select browser, system from sessions where role = 'guest'`,
    );
    expect(kept).toEqual([{ browser: '', system: '' }]);
  });

  test("has a diner's sessions at tables and at none, which are in the diner's file too", async () => {
    const restaurant = await testApp.openRestaurant();
    const seated = await registeredDiner(testApp, await restaurant.seat('7'));
    await loggedInDiner(testApp);
    const seen = await seated.call(listDinerSessions);
    expect(seen.map(({ propia }) => propia)).toEqual([true, false]);
    const { sesiones } = await seated.call(downloadDiner);
    expect(sesiones).toEqual(
      seen.map(({ navegador, sistema, abierta, usada }) => ({
        navegador,
        sistema,
        abierta,
        usada,
      })),
    );
  });

  test('has sessions that the previous version opened, by a browser that is not known', async () => {
    const { restaurant, tablet } = await restaurantWithTwoDevices();
    await testApp.db.query(
      `insert into sessions (token_hash, role, restaurant_id, staff_id, user_name, expires_at)
       select 'of-the-previous-version', role, restaurant_id, staff_id, user_name, expires_at
       from sessions where system = 'Android'`,
    );
    await testApp.db.query(`delete from sessions where system = 'Android'`);
    const old = only(await tablet.call(listStaffSessions), false);
    expect(old).toMatchObject({ navegador: '', sistema: '' });
    expect(await tablet.call(endStaffSessions, ending(restaurant, old.idsesion))).toEqual({
      cerradas: 1,
    });
  });
});

describe('ending a session', () => {
  test('takes the password, and works in every process at once', async () => {
    const restaurant = await testApp.openRestaurant();
    const elsewhere = await ownerWith(restaurant, ANDROID, await testApp.anotherApp());
    // From now on, the other process has it in memory.
    await elsewhere.call(listOrders);
    const tablet = await ownerWith(restaurant, FIREFOX);
    const { idsesion } = only(await tablet.call(listStaffSessions), false);
    await tablet.refused(
      'wrong_password',
      endStaffSessions,
      ending(restaurant, idsesion, 'Otra2026'),
    );
    await elsewhere.call(listOrders);
    expect(await tablet.call(endStaffSessions, ending(restaurant, idsesion))).toEqual({
      cerradas: 1,
    });
    await testApp.hearAll();
    await elsewhere.refused('no_session', listOrders);
    expect(await tablet.call(listStaffSessions)).toMatchObject([{ propia: true }]);
    await tablet.refused('not_found', endStaffSessions, ending(restaurant, idsesion));
  });

  test('is slowed down like other guesses at the password', async () => {
    const { restaurant, tablet } = await restaurantWithTwoDevices();
    const { idsesion } = only(await tablet.call(listStaffSessions), false);
    const codes = new Set<string>();
    for (let guesses = 0; guesses < 12; guesses += 1) {
      const guess = ending(restaurant, idsesion, `Otra${2000 + guesses}`);
      codes.add((await tablet.send(endStaffSessions, guess)).json<{ code: string }>().code);
    }
    expect([...codes]).toEqual(['wrong_password', 'too_many']);
    await tablet.refused('too_many', endStaffSessions, ending(restaurant, idsesion));
  });

  test('ends all others together, and this one as logging out does', async () => {
    const { restaurant, tablet, phone } = await restaurantWithTwoDevices();
    const third = await restaurant.logIn();
    const colleague = await restaurant.logInColleague();
    expect(await tablet.call(endStaffSessions, ending(restaurant, 'demas'))).toEqual({
      cerradas: 2,
    });
    await phone.refused('no_session', listOrders);
    await third.refused('no_session', listOrders);
    await colleague.call(listOrders);
    expect(await tablet.call(endStaffSessions, ending(restaurant, 'demas'))).toEqual({
      cerradas: 0,
    });
    const { idsesion } = only(await tablet.call(listStaffSessions), true);
    expect(await tablet.call(endStaffSessions, ending(restaurant, idsesion))).toEqual({
      cerradas: 1,
    });
    expect([...tablet.cookies.keys()]).toEqual([COOKIES.device]);
  });

  test("does not find a colleague's, another restaurant's, a diner's or a guest's", async () => {
    const { restaurant, tablet } = await restaurantWithTwoDevices();
    const other = await testApp.openRestaurant();
    const diner = await registeredDiner(testApp, await restaurant.seat('7'));
    const others = [await restaurant.logInColleague(), await other.logIn(), diner];
    const guest = await restaurant.seat('8');
    const rows = await testApp.db.query<{ id: string }>(
      `select session_id as id from sessions
       where staff_id is null or (restaurant_id, staff_id) <> (
         select restaurant_id, staff_id from sessions where system = 'Android')`,
    );
    expect(rows).toHaveLength(4);
    for (const { id } of rows) {
      await tablet.refused('not_found', endStaffSessions, ending(restaurant, id));
    }
    const [android] = await testApp.db.query<{ id: string }>(
      `select session_id as id from sessions where system = 'Android'`,
    );
    await diner.refused('not_found', endDinerSessions, dinersEnding(android!.id));
    for (const client of others.slice(0, 2)) await client.call(listOrders);
    await diner.call(readDiner);
    await guest.enter(await restaurant.codeOf('8'));
  });

  test("of a diner leaves no trace in the restaurant's trail; of staff the owners read about it", async () => {
    const { restaurant, tablet } = await restaurantWithTwoDevices();
    const diner = await registeredDiner(testApp, await restaurant.seat('7'));
    const other = await loggedInDiner(testApp);
    const before = (await tablet.call(listAudit)).cambios;
    expect(await diner.call(endDinerSessions, dinersEnding('demas'))).toEqual({ cerradas: 1 });
    await other.refused('no_session', readDiner);
    expect((await tablet.call(listAudit)).cambios).toEqual(before);

    await tablet.call(endStaffSessions, ending(restaurant, 'demas'));
    const name = `cocina${restaurant.restaurantId}`;
    expect((await tablet.call(listAudit)).cambios[0]).toMatchObject({
      quien: name,
      area: 'equipo',
      que: 'Sesiones propias cerradas',
      sobre: name,
      cambios: [{ campo: 'Cuántas', antes: '', despues: '1' }],
    });
  });

  test('is logged, with whose and how many', async () => {
    const lines: string[] = [];
    const app = await testApp.anotherApp({
      config: { ...TEST_CONFIG, logLevel: 'info' },
      logTo: { write: (line) => lines.push(line) },
    });
    const restaurant = await testApp.openRestaurant();
    await restaurant.logIn();
    const tablet = await ownerWith(restaurant, FIREFOX, app);
    await tablet.call(endStaffSessions, ending(restaurant, 'demas'));
    await tablet.call(endStaffSessions, ending(restaurant, 'demas'));
    const told = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'sessions ended');
    expect(told).toMatchObject([
      {
        role: 'owner',
        restaurantId: restaurant.restaurantId,
        staffId: expect.any(Number),
        count: 1,
      },
    ]);
  });
});

describe('a session that goes on', () => {
  test('with a new name or at another table is the same, opened when it was', async () => {
    const restaurant = await testApp.openRestaurant();
    const owner = await ownerWith(restaurant, FIREFOX);
    const [before] = await owner.call(listStaffSessions);
    const token = owner.token;
    await owner.call(changeStaff, { body: { nombreusuario: 'otracocina' } });
    expect(owner.token).not.toBe(token);
    const [after] = await owner.call(listStaffSessions);
    expect({ ...after, usada: '' }).toEqual({ ...before, usada: '' });

    const diner = await registeredDiner(testApp);
    const [standing] = await diner.call(listDinerSessions);
    await diner.call(enterTable, { body: { codigo: await restaurant.codeOf('7') } });
    const [seated] = await diner.call(listDinerSessions);
    expect({ ...seated, usada: '' }).toEqual({ ...standing, usada: '' });
  });

  test('with the password, or a new one, is a new one', async () => {
    const { restaurant, tablet } = await restaurantWithTwoDevices();
    const ids = async () => (await tablet.call(listStaffSessions)).map(({ idsesion }) => idsesion);
    const [first, other] = await ids();
    await tablet.logIn(restaurant.mail, PASSWORD);
    const [second, ...rest] = await ids();
    expect(second).not.toBe(first);
    expect(rest).toEqual([other]);
    const body = {
      password: generalPassword(testApp, PASSWORD),
      newPassword: generalPassword(testApp, 'Cocina2026'),
    };
    await tablet.call(changeStaffPassword, { body });
    const [third, ...none] = await ids();
    expect([first, second]).not.toContain(third);
    expect(none).toEqual([]);
  });

  test('as somebody else, by PIN, moves to the list of who took over', async () => {
    const restaurant = await testApp.openRestaurant();
    const owner = await ownerWith(restaurant, FIREFOX);
    const pin = { pinacceso: sealed(restaurant, '2803'), password: sealed(restaurant, PASSWORD) };
    await owner.call(changePin, { body: pin });
    const tablet = await restaurant.logInColleague();
    const [theirs] = await tablet.call(listStaffSessions);
    const [boss] = await tablet.call(listColleagues);
    await tablet.call(switchPerson, {
      body: { idusuario: boss!.idusuario, pinacceso: sealed(restaurant, '2803') },
    });
    const seen = await owner.call(listStaffSessions);
    expect(seen.map(({ idsesion }) => idsesion)).not.toContain(theirs!.idsesion);
    expect(seen).toHaveLength(2);
    const { idsesion } = only(seen, false);
    await owner.call(endStaffSessions, ending(restaurant, idsesion));
    await tablet.refused('no_session', listOrders);
  });
});

describe('the last use', () => {
  const HOURS_AGO = `interval '1 hour' * $1`;
  const useBefore = async (hours: number) =>
    testApp.db.query(`update sessions set last_used_at = now() - ${HOURS_AGO}`, [hours]);
  const hoursSince = async (client: TestClient) => {
    const [own] = await client.call(listStaffSessions);
    return Math.round((Date.now() - Date.parse(own!.usada)) / 3_600_000);
  };

  test('is written down when the session is read and an hour has passed', async () => {
    const restaurant = await testApp.openRestaurant();
    const owner = await restaurant.logIn();
    await useBefore(5);
    // A new process has it not in memory.
    const later = await testApp.anotherApp();
    const same = testApp.visitor(later, owner.cookies);
    await same.call(listOrders);
    await vi.waitFor(async () => expect(await hoursSince(same)).toBe(0));
  });

  test('is not written down more often, nor for guests', async () => {
    const restaurant = await testApp.openRestaurant();
    const [owner, guest] = [await restaurant.logIn(), await restaurant.seat()];
    await testApp.db.query(`update sessions set last_used_at = now() - interval '50 minutes'`);
    await testApp.db.query(
      `update sessions set last_used_at = now() - interval '5 hours' where role = 'guest'`,
    );
    const updates: string[] = [];
    const query: typeof testApp.db.query = async (text, values) => {
      if (text.startsWith('update sessions')) updates.push(text);
      return testApp.db.query(text, values);
    };
    const background = { ...testApp.db.background, query };
    const later = await testApp.anotherApp({ db: { ...testApp.db, query, background } });
    for (const client of [owner, guest]) {
      const same = testApp.visitor(later, client.cookies);
      if (client === owner) await same.call(listOrders);
      else await same.enter(await restaurant.codeOf('4'));
    }
    expect(updates).toEqual([]);
  });

  test('neither delays nor fails a call if it cannot be written down', async () => {
    const restaurant = await testApp.openRestaurant();
    const owner = await restaurant.logIn();
    await useBefore(5);
    const background = {
      ...testApp.db.background,
      query: async <Row>(text: string, values?: readonly unknown[]): Promise<Row[]> => {
        if (text.startsWith('update sessions')) throw new Error('connection lost');
        return testApp.db.background.query(text, values);
      },
    };
    const later = await testApp.anotherApp({ db: { ...testApp.db, background } });
    const same = testApp.visitor(later, owner.cookies);
    await same.call(listOrders);
    expect(await hoursSince(same)).toBe(5);
  });
});
