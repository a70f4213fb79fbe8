import { COOKIES, listOrders, logInStaff } from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/restaurant.ts';
import { openStage } from '../../../test/test-app.ts';
import { passwordField } from '../../../test/test-client.ts';

const stage = openStage();
const HOUR_MS = 3_600_000;

describe('a login', () => {
  test("opens the house's session and returns who it is", async () => {
    const house = await stage.openHouse();
    const staff = stage.visitor();
    expect(await staff.logIn(house.mail, PASSWORD)).toEqual({
      mail: house.mail,
      identerprise: house.restaurantId,
      nombreusuario: `cocina${house.restaurantId}`,
    });
    expect(await staff.call(listOrders)).toEqual([]);
    expect(staff.mirror(COOKIES.userType)).toBe('RESTAURANTE');
    expect(staff.mirror(COOKIES.restaurantId)).toBe(String(house.restaurantId));
    expect(staff.mirror(COOKIES.userName)).toBe(`cocina${house.restaurantId}`);
    expect(staff.cookies.has(COOKIES.table)).toBe(false);
  });

  test('accepts the address in upper or lower case, and with spaces around it', async () => {
    const house = await stage.openHouse();
    const answer = await stage.visitor().logIn(` ${house.mail.toUpperCase()} `, PASSWORD);
    expect(answer.mail).toBe(house.mail);
  });

  test('reads only address and password, whatever else older screens send', async () => {
    const house = await stage.openHouse();
    const password = passwordField(PASSWORD, stage.clock.now());
    const rest = { nombreusuario: null, pinacceso: '', esowner: '2', identerprise: '0' };
    await stage.visitor().call(logInStaff, { body: { mail: house.mail, password, ...rest } });
  });

  test('accepts a password whose accents a phone sends as separate characters', async () => {
    const house = await stage.openHouse();
    const now = stage.clock.now();
    const composed = passwordField('Comanda\u00f12026', now);
    expect(passwordField('Comandan\u03032026', now)).toBe(composed);
    const body = { mail: house.mail, password: composed };
    await stage.visitor().refused('bad_credentials', logInStaff, { body });
  });

  test('gets the same answer for an unknown address and a wrong password', async () => {
    const house = await stage.openHouse();
    const now = stage.clock.now();
    const wrongPassword = { mail: house.mail, password: passwordField('Comanda2025', now) };
    const unknown = { mail: 'nadie@example.com', password: passwordField(PASSWORD, now) };
    const nobody = stage.visitor();
    const answers = await Promise.all(
      [wrongPassword, unknown].map(async (body) =>
        nobody.refused('bad_credentials', logInStaff, { body }),
      ),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.message).toBe('Credenciales no son válidas. Pruebe de nuevo.');
    expect(nobody.cookies.size).toBe(0);
  });

  test.each([-2, 2])('refuses a password made %i hours from now', async (hours) => {
    const house = await stage.openHouse();
    const then = new Date(stage.clock.now().getTime() + hours * HOUR_MS);
    const body = { mail: house.mail, password: passwordField(PASSWORD, then) };
    await stage.visitor().refused('stale_password', logInStaff, { body });
  });

  test('refuses a password made for another id', async () => {
    const house = await stage.openHouse();
    const password = passwordField(PASSWORD, stage.clock.now(), 1);
    const body = { mail: house.mail, password };
    await stage.visitor().refused('stale_password', logInStaff, { body });
  });

  test.each([PASSWORD, '', 'bm8='])('refuses %j as a password field', async (password) => {
    const house = await stage.openHouse();
    const body = { mail: house.mail, password };
    const { fields } = await stage.visitor().refused('bad_request', logInStaff, { body });
    expect(fields?.['password']).toBe('La contraseña no llega con el formato esperado');
  });

  test.each([
    { mail: 7, field: 'mail' },
    { mail: undefined, field: 'mail' },
    { mail: 'x'.repeat(255), field: 'mail' },
    { mail: 'co\0cina@example.com', field: 'mail' },
    { password: null, field: 'password' },
    { password: 'x'.repeat(401), field: 'password' },
    { esowner: {}, field: 'esowner' },
  ])('refuses a body with a wrong $field', async ({ field, ...wrong }) => {
    const body = { mail: 'a@example.com', password: 'x', ...wrong };
    const { fields } = await stage.visitor().refused('bad_request', logInStaff, { body });
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });
});

describe('the token of a session', () => {
  test('is new with every login, and the old one is invalid at once', async () => {
    const house = await stage.openHouse();
    const staff = await house.logIn();
    const before = staff.token;
    await staff.call(listOrders);
    await staff.logIn(house.mail, PASSWORD);
    expect(staff.token).not.toBe(before);
    await staff.call(listOrders);
    const thief = stage.visitor();
    thief.cookies.set(COOKIES.session, before ?? '');
    await thief.refused('no_session', listOrders, { checkId: house.restaurantId });
  });

  test('is stored as a hash only', async () => {
    const house = await stage.openHouse();
    const staff = await house.logIn();
    const rows = await stage.db.query<{ row: string }>(
      'select sessions::text as row from sessions union all select staff::text from staff',
    );
    expect(rows).toHaveLength(2);
    for (const { row } of rows) expect(row).not.toContain(staff.token);
    expect(rows[1]?.row).toContain('$argon2id$');
  });

  test('is invalid after seven days', async () => {
    const house = await stage.openHouse();
    const staff = await house.logIn();
    await stage.db.query(`update sessions set expires_at = now() - interval '1 second'`);
    await staff.refused('no_session', listOrders);
  });
});
