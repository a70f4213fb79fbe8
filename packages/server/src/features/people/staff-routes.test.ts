import { COOKIES, listOrders, logInStaff } from '@simplato/contract';
import { PASSWORD, passwordField } from '@simplato/test-kit';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();
const HOUR_MS = 3_600_000;

describe('a login', () => {
  test("opens the restaurant's session and returns who it is", async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = testApp.visitor();
    expect(await staff.logIn(restaurant.mail, PASSWORD)).toEqual({
      mail: restaurant.mail,
      identerprise: restaurant.restaurantId,
      nombreusuario: `cocina${restaurant.restaurantId}`,
    });
    expect(await staff.call(listOrders)).toEqual([]);
    expect(staff.mirror(COOKIES.userType)).toBe('RESTAURANTE');
    expect(staff.mirror(COOKIES.restaurantId)).toBe(String(restaurant.restaurantId));
    expect(staff.mirror(COOKIES.userName)).toBe(`cocina${restaurant.restaurantId}`);
    expect(staff.cookies.has(COOKIES.table)).toBe(false);
  });

  test('accepts the address in upper or lower case, and with spaces around it', async () => {
    const restaurant = await testApp.openRestaurant();
    const answer = await testApp.visitor().logIn(` ${restaurant.mail.toUpperCase()} `, PASSWORD);
    expect(answer.mail).toBe(restaurant.mail);
  });

  test('reads only address and password, whatever else older screens send', async () => {
    const restaurant = await testApp.openRestaurant();
    const password = passwordField(PASSWORD, testApp.clock.now());
    const rest = { nombreusuario: null, pinacceso: '', esowner: '2', identerprise: '0' };
    await testApp
      .visitor()
      .call(logInStaff, { body: { mail: restaurant.mail, password, ...rest } });
  });

  test('accepts a password whose accents a phone sends as separate characters', async () => {
    const restaurant = await testApp.openRestaurant();
    const now = testApp.clock.now();
    const composed = passwordField('Comanda\u00f12026', now);
    expect(passwordField('Comandan\u03032026', now)).toBe(composed);
    const body = { mail: restaurant.mail, password: composed };
    await testApp.visitor().refused('bad_credentials', logInStaff, { body });
  });

  test('gets the same answer for an unknown address and a wrong password', async () => {
    const restaurant = await testApp.openRestaurant();
    const now = testApp.clock.now();
    const wrongPassword = { mail: restaurant.mail, password: passwordField('Comanda2025', now) };
    const unknown = { mail: 'nadie@example.com', password: passwordField(PASSWORD, now) };
    const nobody = testApp.visitor();
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
    const restaurant = await testApp.openRestaurant();
    const then = new Date(testApp.clock.now().getTime() + hours * HOUR_MS);
    const body = { mail: restaurant.mail, password: passwordField(PASSWORD, then) };
    await testApp.visitor().refused('stale_password', logInStaff, { body });
  });

  test('refuses a password made for another id', async () => {
    const restaurant = await testApp.openRestaurant();
    const password = passwordField(PASSWORD, testApp.clock.now(), 1);
    const body = { mail: restaurant.mail, password };
    await testApp.visitor().refused('stale_password', logInStaff, { body });
  });

  test.each([PASSWORD, '', 'bm8='])('refuses %j as a password field', async (password) => {
    const restaurant = await testApp.openRestaurant();
    const body = { mail: restaurant.mail, password };
    const { fields } = await testApp.visitor().refused('bad_request', logInStaff, { body });
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
    const { fields } = await testApp.visitor().refused('bad_request', logInStaff, { body });
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });
});

describe('the token of a session', () => {
  test('is new with every login, and the old one is invalid at once', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const before = staff.token;
    await staff.call(listOrders);
    await staff.logIn(restaurant.mail, PASSWORD);
    expect(staff.token).not.toBe(before);
    await staff.call(listOrders);
    const thief = testApp.visitor();
    thief.cookies.set(COOKIES.session, before ?? '');
    await thief.refused('no_session', listOrders, { checkId: restaurant.restaurantId });
  });

  test('is stored as a hash only', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const rows = await testApp.db.query<{ row: string }>(
      'select sessions::text as row from sessions union all select staff::text from staff',
    );
    expect(rows).toHaveLength(2);
    for (const { row } of rows) expect(row).not.toContain(staff.token);
    expect(rows[1]?.row).toContain('$argon2id$');
  });

  test('is invalid after seven days', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    await testApp.db.query(`update sessions set expires_at = now() - interval '1 second'`);
    await staff.refused('no_session', listOrders);
  });
});
