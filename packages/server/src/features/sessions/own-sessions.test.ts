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
import { describe, expect, test, vi } from 'vitest';
import { PASSWORD, type HouseOfTest } from '../../../test/restaurant.ts';
import {
  dinerLogin,
  generalPassword,
  loggedInDiner,
  LUCIAS_PASSWORD,
  registeredDiner,
} from '../../../test/people.ts';
import { openStage, TEST_CONFIG } from '../../../test/test-app.ts';
import { passwordField, type TestClient } from '../../../test/test-client.ts';

const stage = openStage();
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const sealed = (house: HouseOfTest, secret: string) =>
  passwordField(secret, stage.clock.now(), house.restaurantId);
const ending = (house: HouseOfTest, idsesion: string, password = PASSWORD) => ({
  body: { idsesion, password: sealed(house, password) },
});
const dinersEnding = (idsesion: string) => ({
  body: { idsesion, password: generalPassword(stage, LUCIAS_PASSWORD) },
});

/** The house's owner, signed in with a browser that calls itself this. */
async function ownerWith(house: HouseOfTest, userAgent: string, app = stage.app) {
  const client = stage.visitor(app);
  const body = dinerLogin(stage, PASSWORD, house.mail);
  await client.call(logInStaff, { body, headers: { 'user-agent': userAgent } });
  return client;
}

async function houseWithTwoDevices() {
  const house = await stage.openHouse();
  return {
    house,
    tablet: await ownerWith(house, FIREFOX),
    phone: await ownerWith(house, ANDROID),
  };
}

function only(sessions: readonly OwnSessionWire[], own: boolean): OwnSessionWire {
  const [session, ...more] = sessions.filter(({ propia }) => propia === own);
  expect(more).toEqual([]);
  return session!;
}

describe("the list of one's own sessions", () => {
  test('names the browser of each, and has the one that asks first', async () => {
    const { tablet, phone } = await houseWithTwoDevices();
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
    const { tablet } = await houseWithTwoDevices();
    const { body } = await tablet.send(listStaffSessions);
    const rows = await stage.db.query<{ hash: string }>('select token_hash as hash from sessions');
    expect(rows).toHaveLength(2);
    for (const { hash } of rows) expect(body).not.toContain(hash);
    expect(body).not.toContain(tablet.token);
    // Nor does an id open anything.
    const thief = stage.visitor();
    for (const { idsesion } of await tablet.call(listStaffSessions)) {
      thief.cookies.set(COOKIES.session, idsesion);
      await thief.refused('no_session', listStaffSessions);
    }
  });

  test("has no colleague's sessions, no guest's and none that are over", async () => {
    const { house, tablet } = await houseWithTwoDevices();
    await house.logInColleague();
    await house.seat();
    await stage.db.query(
      `update sessions set expires_at = now() - interval '1 second' where system = 'Android'`,
    );
    expect(await tablet.call(listStaffSessions)).toMatchObject([{ propia: true }]);
    const kept = await stage.db.query(`select browser, system from sessions where role = 'guest'`);
    expect(kept).toEqual([{ browser: '', system: '' }]);
  });

  test("has a diner's sessions at tables and at none, which are in the diner's file too", async () => {
    const house = await stage.openHouse();
    const seated = await registeredDiner(stage, await house.seat('7'));
    await loggedInDiner(stage);
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
    const { house, tablet } = await houseWithTwoDevices();
    await stage.db.query(
      `insert into sessions (token_hash, role, restaurant_id, staff_id, user_name, expires_at)
       select 'of-the-previous-version', role, restaurant_id, staff_id, user_name, expires_at
       from sessions where system = 'Android'`,
    );
    await stage.db.query(`delete from sessions where system = 'Android'`);
    const old = only(await tablet.call(listStaffSessions), false);
    expect(old).toMatchObject({ navegador: '', sistema: '' });
    expect(await tablet.call(endStaffSessions, ending(house, old.idsesion))).toEqual({
      cerradas: 1,
    });
  });
});

describe('ending a session', () => {
  test('takes the password, and works in every process at once', async () => {
    const house = await stage.openHouse();
    const elsewhere = await ownerWith(house, ANDROID, await stage.anotherApp());
    // From now on, the other process has it in memory.
    await elsewhere.call(listOrders);
    const tablet = await ownerWith(house, FIREFOX);
    const { idsesion } = only(await tablet.call(listStaffSessions), false);
    await tablet.refused('wrong_password', endStaffSessions, ending(house, idsesion, 'Otra2026'));
    await elsewhere.call(listOrders);
    expect(await tablet.call(endStaffSessions, ending(house, idsesion))).toEqual({ cerradas: 1 });
    await stage.hearAll();
    await elsewhere.refused('no_session', listOrders);
    expect(await tablet.call(listStaffSessions)).toMatchObject([{ propia: true }]);
    await tablet.refused('not_found', endStaffSessions, ending(house, idsesion));
  });

  test('is slowed down like other guesses at the password', async () => {
    const { house, tablet } = await houseWithTwoDevices();
    const { idsesion } = only(await tablet.call(listStaffSessions), false);
    const codes = new Set<string>();
    for (let guesses = 0; guesses < 12; guesses += 1) {
      const guess = ending(house, idsesion, `Otra${2000 + guesses}`);
      codes.add((await tablet.send(endStaffSessions, guess)).json<{ code: string }>().code);
    }
    expect([...codes]).toEqual(['wrong_password', 'too_many']);
    await tablet.refused('too_many', endStaffSessions, ending(house, idsesion));
  });

  test('ends all others together, and this one as logging out does', async () => {
    const { house, tablet, phone } = await houseWithTwoDevices();
    const third = await house.logIn();
    const colleague = await house.logInColleague();
    expect(await tablet.call(endStaffSessions, ending(house, 'demas'))).toEqual({ cerradas: 2 });
    await phone.refused('no_session', listOrders);
    await third.refused('no_session', listOrders);
    await colleague.call(listOrders);
    expect(await tablet.call(endStaffSessions, ending(house, 'demas'))).toEqual({ cerradas: 0 });
    const { idsesion } = only(await tablet.call(listStaffSessions), true);
    expect(await tablet.call(endStaffSessions, ending(house, idsesion))).toEqual({ cerradas: 1 });
    expect([...tablet.cookies.keys()]).toEqual([COOKIES.device]);
  });

  test("does not find a colleague's, another house's, a diner's or a guest's", async () => {
    const { house, tablet } = await houseWithTwoDevices();
    const other = await stage.openHouse();
    const diner = await registeredDiner(stage, await house.seat('7'));
    const others = [await house.logInColleague(), await other.logIn(), diner];
    const guest = await house.seat('8');
    const rows = await stage.db.query<{ id: string }>(
      `select session_id as id from sessions
       where staff_id is null or (restaurant_id, staff_id) <> (
         select restaurant_id, staff_id from sessions where system = 'Android')`,
    );
    expect(rows).toHaveLength(4);
    for (const { id } of rows) {
      await tablet.refused('not_found', endStaffSessions, ending(house, id));
    }
    const [android] = await stage.db.query<{ id: string }>(
      `select session_id as id from sessions where system = 'Android'`,
    );
    await diner.refused('not_found', endDinerSessions, dinersEnding(android!.id));
    for (const client of others.slice(0, 2)) await client.call(listOrders);
    await diner.call(readDiner);
    await guest.enter(await house.codeOf('8'));
  });

  test("of a diner leaves no trace in the house's trail; of staff the owners read about it", async () => {
    const { house, tablet } = await houseWithTwoDevices();
    const diner = await registeredDiner(stage, await house.seat('7'));
    const other = await loggedInDiner(stage);
    const before = (await tablet.call(listAudit)).cambios;
    expect(await diner.call(endDinerSessions, dinersEnding('demas'))).toEqual({ cerradas: 1 });
    await other.refused('no_session', readDiner);
    expect((await tablet.call(listAudit)).cambios).toEqual(before);

    await tablet.call(endStaffSessions, ending(house, 'demas'));
    const name = `cocina${house.restaurantId}`;
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
    const app = await stage.anotherApp({
      config: { ...TEST_CONFIG, logLevel: 'info' },
      logTo: { write: (line) => lines.push(line) },
    });
    const house = await stage.openHouse();
    await house.logIn();
    const tablet = await ownerWith(house, FIREFOX, app);
    await tablet.call(endStaffSessions, ending(house, 'demas'));
    await tablet.call(endStaffSessions, ending(house, 'demas'));
    const told = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'sessions ended');
    expect(told).toMatchObject([
      { role: 'owner', restaurantId: house.restaurantId, staffId: expect.any(Number), count: 1 },
    ]);
  });
});

describe('a session that goes on', () => {
  test('with a new name or at another table is the same, opened when it was', async () => {
    const house = await stage.openHouse();
    const owner = await ownerWith(house, FIREFOX);
    const [before] = await owner.call(listStaffSessions);
    const token = owner.token;
    await owner.call(changeStaff, { body: { nombreusuario: 'otracocina' } });
    expect(owner.token).not.toBe(token);
    const [after] = await owner.call(listStaffSessions);
    expect({ ...after, usada: '' }).toEqual({ ...before, usada: '' });

    const diner = await registeredDiner(stage);
    const [standing] = await diner.call(listDinerSessions);
    await diner.call(enterTable, { body: { codigo: await house.codeOf('7') } });
    const [seated] = await diner.call(listDinerSessions);
    expect({ ...seated, usada: '' }).toEqual({ ...standing, usada: '' });
  });

  test('with the password, or a new one, is a new one', async () => {
    const { house, tablet } = await houseWithTwoDevices();
    const ids = async () => (await tablet.call(listStaffSessions)).map(({ idsesion }) => idsesion);
    const [first, other] = await ids();
    await tablet.logIn(house.mail, PASSWORD);
    const [second, ...rest] = await ids();
    expect(second).not.toBe(first);
    expect(rest).toEqual([other]);
    const body = {
      password: generalPassword(stage, PASSWORD),
      newPassword: generalPassword(stage, 'Cocina2026'),
    };
    await tablet.call(changeStaffPassword, { body });
    const [third, ...none] = await ids();
    expect([first, second]).not.toContain(third);
    expect(none).toEqual([]);
  });

  test('as somebody else, by PIN, moves to the list of who took over', async () => {
    const house = await stage.openHouse();
    const owner = await ownerWith(house, FIREFOX);
    const pin = { pinacceso: sealed(house, '2803'), password: sealed(house, PASSWORD) };
    await owner.call(changePin, { body: pin });
    const tablet = await house.logInColleague();
    const [theirs] = await tablet.call(listStaffSessions);
    const [boss] = await tablet.call(listColleagues);
    await tablet.call(switchPerson, {
      body: { idusuario: boss!.idusuario, pinacceso: sealed(house, '2803') },
    });
    const seen = await owner.call(listStaffSessions);
    expect(seen.map(({ idsesion }) => idsesion)).not.toContain(theirs!.idsesion);
    expect(seen).toHaveLength(2);
    const { idsesion } = only(seen, false);
    await owner.call(endStaffSessions, ending(house, idsesion));
    await tablet.refused('no_session', listOrders);
  });
});

describe('the last use', () => {
  const HOURS_AGO = `interval '1 hour' * $1`;
  const useBefore = async (hours: number) =>
    stage.db.query(`update sessions set last_used_at = now() - ${HOURS_AGO}`, [hours]);
  const hoursSince = async (client: TestClient) => {
    const [own] = await client.call(listStaffSessions);
    return Math.round((Date.now() - Date.parse(own!.usada)) / 3_600_000);
  };

  test('is written down when the session is read and an hour has passed', async () => {
    const house = await stage.openHouse();
    const owner = await house.logIn();
    await useBefore(5);
    // A new process has it not in memory.
    const later = await stage.anotherApp();
    const same = stage.visitor(later);
    for (const [name, value] of owner.cookies) same.cookies.set(name, value);
    await same.call(listOrders);
    await vi.waitFor(async () => expect(await hoursSince(same)).toBe(0));
  });

  test('is not written down more often, nor for guests', async () => {
    const house = await stage.openHouse();
    const [owner, guest] = [await house.logIn(), await house.seat()];
    await stage.db.query(`update sessions set last_used_at = now() - interval '50 minutes'`);
    await stage.db.query(
      `update sessions set last_used_at = now() - interval '5 hours' where role = 'guest'`,
    );
    const updates: string[] = [];
    const query: typeof stage.db.query = async (text, values) => {
      if (text.startsWith('update sessions')) updates.push(text);
      return stage.db.query(text, values);
    };
    const background = { ...stage.db.background, query };
    const later = await stage.anotherApp({ db: { ...stage.db, query, background } });
    for (const client of [owner, guest]) {
      const same = stage.visitor(later);
      for (const [name, value] of client.cookies) same.cookies.set(name, value);
      if (client === owner) await same.call(listOrders);
      else await same.enter(await house.codeOf('4'));
    }
    expect(updates).toEqual([]);
  });

  test('neither delays nor fails a call if it cannot be written down', async () => {
    const house = await stage.openHouse();
    const owner = await house.logIn();
    await useBefore(5);
    const background = {
      ...stage.db.background,
      query: async <Row>(text: string, values?: readonly unknown[]): Promise<Row[]> => {
        if (text.startsWith('update sessions')) throw new Error('connection lost');
        return stage.db.background.query(text, values);
      },
    };
    const later = await stage.anotherApp({ db: { ...stage.db, background } });
    const same = stage.visitor(later);
    for (const [name, value] of owner.cookies) same.cookies.set(name, value);
    await same.call(listOrders);
    expect(await hoursSince(same)).toBe(5);
  });
});
