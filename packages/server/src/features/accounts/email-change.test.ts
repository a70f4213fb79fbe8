import {
  changeDiner,
  changeStaff,
  confirmEmail,
  forgotDinerPassword,
  logInDiner,
  readDiner,
  readOwnStaff,
  registerDiner,
  resetDinerPassword,
} from '@simplato/contract';
import { PASSWORD, passwordField } from '@simplato/test-kit';
import { describe, expect, test } from 'vitest';
import type { RestaurantOfTest } from '../../../test/restaurant.ts';
import {
  dinerForm,
  dinerLogin,
  generalPassword,
  LUCIA,
  LUCIAS_PASSWORD,
  mailedToken,
  mailsTo,
  newAddress,
  registeredDiner,
} from '../../../test/people.ts';
import { openTestApp, PUBLIC_URL } from '../../../test/test-app.ts';

const testApp = openTestApp();
const NEW = 'Nueva@example.com';

/** The body that staff's account page sends for a new address. */
function staffAddress({ restaurantId }: RestaurantOfTest, mail: string, password = PASSWORD) {
  return { mail, password: passwordField(password, testApp.clock.now(), restaurantId) };
}

/** Lucía has asked for a new address and has not confirmed it yet. */
async function waiting() {
  const diner = await registeredDiner(testApp);
  await diner.call(changeDiner, { body: newAddress(testApp, NEW) });
  return { diner, token: await mailedToken(testApp, NEW) };
}

describe('a new email address', () => {
  test('takes effect only when the link in its mail is opened', async () => {
    const { diner, token } = await waiting();
    expect(await diner.call(readDiner)).toMatchObject({ mail: LUCIA.mail, mailpendiente: NEW });
    await testApp.visitor().call(logInDiner, { body: dinerLogin(testApp) });
    expect((await mailsTo(testApp, NEW))[0]).toContain(
      `${PUBLIC_URL}/auth/confirmar-correo?token=${token}`,
    );
    expect(await testApp.visitor().call(confirmEmail, { body: { token } })).toEqual({ mail: NEW });
    expect(await diner.call(readDiner)).toEqual({
      idusuario: expect.any(Number),
      ...LUCIA,
      mail: NEW,
    });
    const body = dinerLogin(testApp, LUCIAS_PASSWORD, NEW.toLowerCase());
    await testApp.visitor().call(logInDiner, { body });
    await testApp.visitor().refused('bad_credentials', logInDiner, { body: dinerLogin(testApp) });
  });

  test('works the same way for staff', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const changed = await staff.call(changeStaff, { body: staffAddress(restaurant, NEW) });
    expect(changed).toMatchObject({ mail: restaurant.mail, mailpendiente: NEW });
    await testApp
      .visitor()
      .call(confirmEmail, { body: { token: await mailedToken(testApp, NEW) } });
    const own = await staff.call(readOwnStaff);
    expect(own).toMatchObject({ mail: NEW });
    expect(own).not.toHaveProperty('mailpendiente');
    await testApp.visitor().logIn(NEW, PASSWORD);
  });

  test('can be confirmed once, within a day', async () => {
    const { token } = await waiting();
    const [row] = await testApp.db.query<{ hours: number }>(
      'select extract(epoch from expires_at - now())::float8 / 3600 as hours from one_time_tokens',
    );
    expect(row?.hours).toBeCloseTo(24, 0);
    await testApp.visitor().call(confirmEmail, { body: { token } });
    await testApp.visitor().refused('bad_token', confirmEmail, { body: { token } });
  });

  test('expires after a day', async () => {
    const { diner, token } = await waiting();
    await testApp.db.query(`update one_time_tokens set expires_at = now() - interval '1 second'`);
    await testApp.visitor().refused('bad_token', confirmEmail, { body: { token } });
    expect(await diner.call(readDiner)).not.toHaveProperty('mailpendiente');
  });

  test('that somebody already has is refused at the request', async () => {
    const { diner } = await waiting();
    const more = { nombreusuario: 'bruno', mail: 'bruno@example.com' };
    await registeredDiner(testApp, testApp.visitor(), more);
    const taken = newAddress(testApp, 'BRUNO@example.com');
    await diner.refused('diner_taken', changeDiner, { body: taken });
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const body = staffAddress(restaurant, other.mail);
    await (await restaurant.logIn()).refused('email_taken', changeStaff, { body });
  });

  test('is not requested if the name in the same form is taken', async () => {
    const diner = await registeredDiner(testApp);
    const taken = { nombreusuario: 'bruno', mail: 'bruno@example.com' };
    await registeredDiner(testApp, testApp.visitor(), taken);
    const ofDiner = { ...newAddress(testApp, NEW), nombreusuario: 'bruno' };
    await diner.refused('diner_taken', changeDiner, { body: ofDiner });
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const { nombreusuario } = await (await other.logIn()).call(readOwnStaff);
    const ofStaff = { ...staffAddress(restaurant, NEW), nombreusuario };
    await (await restaurant.logIn()).refused('username_taken', changeStaff, { body: ofStaff });
    expect(await mailsTo(testApp, NEW)).toEqual([]);
    expect(await testApp.db.query('select 1 from one_time_tokens')).toEqual([]);
  });

  test('that somebody took in the meantime is refused at the confirmation', async () => {
    const { diner, token } = await waiting();
    const body = dinerForm(testApp, { nombreusuario: 'bruno', mail: NEW.toLowerCase() });
    await testApp.visitor().call(registerDiner, { body });
    const { message } = await testApp
      .visitor()
      .refused('email_taken', confirmEmail, { body: { token } });
    expect(message).toBe('El email ya se encuentra registrado. cambie el email, por favor.');
    expect((await diner.call(readDiner)).mail).toBe(LUCIA.mail);
  });

  test('requested twice sends one mail, and its link stays valid', async () => {
    const { diner, token } = await waiting();
    const changed = await diner.call(changeDiner, { body: { nombre: 'Lucía', mail: NEW } });
    expect(changed).toMatchObject({ nombre: 'Lucía', mailpendiente: NEW });
    expect(await mailsTo(testApp, NEW)).toHaveLength(1);
    expect(await testApp.visitor().call(confirmEmail, { body: { token } })).toEqual({ mail: NEW });
  });

  test('is cancelled by entering the current one again, and by nothing else', async () => {
    const { diner, token } = await waiting();
    const renamed = await diner.call(changeDiner, { body: { nombre: 'Lucía' } });
    expect(renamed).toMatchObject({ mailpendiente: NEW });
    const changed = await diner.call(changeDiner, { body: { mail: LUCIA.mail } });
    expect(changed).not.toHaveProperty('mailpendiente');
    await testApp.visitor().refused('bad_token', confirmEmail, { body: { token } });
  });

  test('that differs only in upper and lower case is no change', async () => {
    const diner = await registeredDiner(testApp);
    const changed = await diner.call(changeDiner, { body: { mail: LUCIA.mail.toUpperCase() } });
    expect(changed).not.toHaveProperty('mailpendiente');
    expect(await testApp.db.query('select 1 from outbox')).toEqual([]);
  });
});

describe('requests for ever new addresses', () => {
  async function five(ask: (mail: string) => Promise<unknown>) {
    for (let asked = 0; asked < 5; asked += 1) await ask(`${asked % 2}@example.com`);
  }
  const mails = async () => (await testApp.db.query('select 1 from outbox')).length;

  test('send a diner five mails an hour, and no more', async () => {
    const diner = await registeredDiner(testApp);
    const ask = async (mail: string) =>
      diner.call(changeDiner, { body: newAddress(testApp, mail) });
    await five(ask);
    const refused = { body: { ...newAddress(testApp, NEW), nombre: 'Otra' } };
    await diner.refused('too_many', changeDiner, refused);
    expect(await mails()).toBe(5);
    // The link sent last stays, and nothing else is saved.
    expect(await diner.call(readDiner)).toMatchObject({
      nombre: LUCIA.nombre,
      mailpendiente: '0@example.com',
    });
    const other = { nombreusuario: 'bruno', mail: 'bruno@example.com' };
    const bruno = await registeredDiner(testApp, testApp.visitor(), other);
    await bruno.call(changeDiner, { body: newAddress(testApp, NEW) });
    await testApp.db.query(`update attempts set last_at = last_at - interval '1 hour 1 second'`);
    await five(ask);
  });

  test('send staff five mails an hour, and no more', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    await five(async (mail) => staff.call(changeStaff, { body: staffAddress(restaurant, mail) }));
    await staff.refused('too_many', changeStaff, { body: staffAddress(restaurant, NEW) });
    expect(await mails()).toBe(5);
    await staff.call(changeStaff, { body: { mail: restaurant.mail, nombreusuario: 'taberna' } });
  });
});

describe('the current password', () => {
  const WITHOUT = { password: 'Escribe tu contraseña actual para cambiar el correo' };

  test('is required from a diner for a new address, and for nothing else', async () => {
    const diner = await registeredDiner(testApp);
    const sent = { body: { mail: NEW, nombre: 'Lucía' } };
    const { fields } = await diner.refused('bad_request', changeDiner, sent);
    expect(fields).toEqual(WITHOUT);
    const wrong = { nombre: 'Lucía', ...newAddress(testApp, NEW, 'Mantel2025') };
    await diner.refused('wrong_password', changeDiner, { body: wrong });
    expect(await diner.call(readDiner)).toEqual({ idusuario: expect.any(Number), ...LUCIA });
    expect(await testApp.db.query('select 1 from outbox')).toEqual([]);
    await diner.call(changeDiner, { body: { mail: LUCIA.mail, nombre: 'Lucía' } });
  });

  test('is required from staff too, in a field made for this restaurant', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const { fields } = await staff.refused('bad_request', changeStaff, { body: { mail: NEW } });
    expect(fields).toEqual(WITHOUT);
    const wrong = staffAddress(restaurant, NEW, 'Comanda2025');
    await staff.refused('wrong_password', changeStaff, { body: wrong });
    const ofAnotherCall = { mail: NEW, password: generalPassword(testApp, PASSWORD) };
    await staff.refused('stale_password', changeStaff, { body: ofAnotherCall });
    // An older screen sends the whole record, with anything in the password field.
    await staff.call(changeStaff, { body: { mail: restaurant.mail, password: 'x' } });
    expect(await testApp.db.query('select 1 from outbox')).toEqual([]);
  });

  test('cannot be guessed here either', async () => {
    const diner = await registeredDiner(testApp);
    for (let guess = 0; guess < 5; guess += 1) {
      const body = newAddress(testApp, NEW, `Mantel202${guess}`);
      await diner.refused('wrong_password', changeDiner, { body });
    }
    await diner.refused('too_many', changeDiner, { body: newAddress(testApp, NEW) });
  });
});

describe('the old address', () => {
  test('gets a mail once the new one is in force, with advice if somebody else did it', async () => {
    const { token } = await waiting();
    expect(await mailsTo(testApp, LUCIA.mail)).toEqual([]);
    await testApp.visitor().call(confirmEmail, { body: { token } });
    const [told, ...more] = await mailsTo(testApp, LUCIA.mail);
    expect(more).toEqual([]);
    expect(told).toContain('Hola, Lucía Campos:');
    expect(told).toContain('Si no has sido tú, alguien conoce tu contraseña.');
    // Whoever reads this mailbox must not learn the new address.
    expect(told).not.toContain(NEW);
  });

  test('of staff gets the same mail', async () => {
    const restaurant = await testApp.openRestaurant();
    await (await restaurant.logIn()).call(changeStaff, { body: staffAddress(restaurant, NEW) });
    await testApp
      .visitor()
      .call(confirmEmail, { body: { token: await mailedToken(testApp, NEW) } });
    expect(await mailsTo(testApp, restaurant.mail)).toHaveLength(1);
  });

  test('gets no mail about a link that did not work', async () => {
    const { token } = await waiting();
    await registeredDiner(testApp, testApp.visitor(), { nombreusuario: 'bruno', mail: NEW });
    await testApp.visitor().refused('email_taken', confirmEmail, { body: { token } });
    expect(await mailsTo(testApp, LUCIA.mail)).toEqual([]);
  });
});

describe('links for a new address and for a new password', () => {
  test('cannot be used for each other', async () => {
    const { token } = await waiting();
    const newPassword = generalPassword(testApp, 'Servilleta7');
    const body = { token, newPassword };
    await testApp.visitor().refused('bad_token', resetDinerPassword, { body });
    await testApp.visitor().call(forgotDinerPassword, { body: { email: LUCIA.mail } });
    const reset = await mailedToken(testApp, LUCIA.mail);
    await testApp.visitor().refused('bad_token', confirmEmail, { body: { token: reset } });
  });

  test('resetting the password cancels a pending address, which an intruder may have requested', async () => {
    const { token } = await waiting();
    await testApp.visitor().call(forgotDinerPassword, { body: { email: LUCIA.mail } });
    const reset = await mailedToken(testApp, LUCIA.mail);
    const newPassword = generalPassword(testApp, 'Servilleta7');
    await testApp.visitor().call(resetDinerPassword, { body: { token: reset, newPassword } });
    await testApp.visitor().refused('bad_token', confirmEmail, { body: { token } });
  });

  test('a new address in force cancels the reset link that was sent to the old one', async () => {
    const { token } = await waiting();
    await testApp.visitor().call(forgotDinerPassword, { body: { email: LUCIA.mail } });
    const reset = await mailedToken(testApp, LUCIA.mail);
    await testApp.visitor().call(confirmEmail, { body: { token } });
    const body = { token: reset, newPassword: generalPassword(testApp, 'Servilleta7') };
    await testApp.visitor().refused('bad_token', resetDinerPassword, { body });
  });
});
