import {
  COOKIES,
  forgotDinerPassword,
  forgotStaffPassword,
  listOrders,
  logInDiner,
  logInStaff,
  readDiner,
  resetDinerPassword,
  resetStaffPassword,
} from '@simplato/contract';
import { RATE_LIMITS, waitSeconds } from '@simplato/domain';
import { PASSWORD } from '@simplato/test-kit';
import { describe, expect, test } from 'vitest';
import {
  dinerLogin,
  generalPassword,
  loggedInDiner,
  LUCIA,
  mailedToken,
  mailsTo,
  registeredDiner,
} from '../../../test/people.ts';
import { openTestApp, PUBLIC_URL } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { forgotPassword } from './forgot-password.ts';

const testApp = openTestApp();
const NEW_PASSWORD = 'Servilleta7';
const BAD_TOKEN = 'Este enlace ya se ha usado, ha caducado o no está completo. Pide uno nuevo.';

interface Someone {
  mail: string;
  client: TestClient;
}
const KINDS = [
  {
    kind: 'staff',
    page: 'reset-password',
    forgot: forgotStaffPassword,
    reset: resetStaffPassword,
    otherReset: resetDinerPassword,
    logIn: logInStaff,
    asSomebody: listOrders,
    oldPassword: PASSWORD,
    someone: async (): Promise<Someone> => {
      const restaurant = await testApp.openRestaurant();
      return { mail: restaurant.mail, client: await restaurant.logIn() };
    },
  },
  {
    kind: 'a diner',
    page: 'reset-password-comensales',
    forgot: forgotDinerPassword,
    reset: resetDinerPassword,
    otherReset: resetStaffPassword,
    logIn: logInDiner,
    asSomebody: readDiner,
    oldPassword: 'Mantel2026',
    someone: async (): Promise<Someone> => ({
      mail: LUCIA.mail,
      client: await registeredDiner(testApp),
    }),
  },
] as const;

/** Moves the last attempts back in time by the database's clock. */
async function letSecondsPass(seconds: number): Promise<void> {
  await testApp.db.query('update attempts set last_at = last_at - make_interval(secs => $1)', [
    seconds,
  ]);
}

describe.each(KINDS)('the forgotten password of $kind', (kind) => {
  const { page, forgot, reset, otherReset, logIn, asSomebody, oldPassword, someone } = kind;

  async function forgotten() {
    const { mail, client } = await someone();
    await testApp.visitor().call(forgot, { body: { email: mail } });
    return { mail, client, token: await mailedToken(testApp, mail) };
  }
  const withToken = (token: string) => ({
    body: { token, newPassword: generalPassword(testApp, NEW_PASSWORD) },
  });
  const login = (mail: string, password: string) => ({ body: dinerLogin(testApp, password, mail) });

  test('gets the same answer whether or not the address has an account; one mail is sent', async () => {
    const { mail } = await someone();
    const answers = [];
    for (const email of ['nadie@example.com', mail]) {
      const response = await testApp.visitor().send(forgot, { body: { email } });
      answers.push(`${response.statusCode} ${response.body} ${response.cookies.length}`);
    }
    expect(answers[1]).toBe(answers[0]);
    expect(answers[0]).toContain('Se ha enviado un correo con instrucciones');
    const token = await mailedToken(testApp, mail);
    expect((await mailsTo(testApp, mail))[0]).toContain(
      `\n\n${PUBLIC_URL}/${page}?token=${token}\n\n`,
    );
    expect(await testApp.db.query('select 1 from outbox')).toHaveLength(1);
  });

  test('is mailed to the address as it was registered, however it was typed', async () => {
    const { mail } = await someone();
    await testApp.visitor().call(forgot, { body: { email: ` ${mail.toUpperCase()} ` } });
    expect(await mailedToken(testApp, mail)).toMatch(/^[\w-]{43}$/);
  });

  test('requires a valid email address', async () => {
    const { fields } = await testApp
      .visitor()
      .refused('bad_request', forgot, { body: { email: 'nadie' } });
    expect(fields).toEqual({ email: 'El correo no cumple con el formato correcto' });
  });

  test('is changed with the link, and every session of the account ends', async () => {
    const { mail, client, token } = await forgotten();
    const stolen = testApp.visitor();
    stolen.cookies.set(COOKIES.session, client.token ?? '');
    const { message } = await testApp.visitor().call(reset, withToken(token));
    expect(message).toBe('Contraseña actualizada correctamente');
    const checkId = Number(client.mirror(COOKIES.restaurantId) ?? 1);
    await client.refused('no_session', asSomebody, { checkId });
    await stolen.refused('no_session', asSomebody, { checkId });
    const visitor = testApp.visitor();
    await visitor.refused('bad_credentials', logIn, login(mail, oldPassword));
    await visitor.call(logIn, login(mail, NEW_PASSWORD));
  });

  test('ends no session of other accounts', async () => {
    const { token } = await forgotten();
    const neighbour = await (await testApp.openRestaurant()).logIn();
    await testApp.visitor().call(reset, withToken(token));
    expect(await neighbour.call(listOrders)).toEqual([]);
  });

  test('a link works once', async () => {
    const { token } = await forgotten();
    await testApp.visitor().call(reset, withToken(token));
    const { message } = await testApp.visitor().refused('bad_token', reset, withToken(token));
    expect(message).toBe(BAD_TOKEN);
  });

  test('of two uses of a link at once, one succeeds', async () => {
    const { token } = await forgotten();
    const sent = await Promise.all(
      [1, 2].map(async () => (await testApp.visitor().send(reset, withToken(token))).statusCode),
    );
    expect(sent.toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  test('a link works for an hour', async () => {
    const { token } = await forgotten();
    const [row] = await testApp.db.query<{ minutes: number }>(
      'select extract(epoch from expires_at - now())::float8 / 60 as minutes from one_time_tokens',
    );
    expect(row?.minutes).toBeGreaterThan(58);
    expect(row?.minutes).toBeLessThanOrEqual(60);
    await testApp.db.query(`update one_time_tokens set expires_at = now() - interval '1 second'`);
    await testApp.visitor().refused('bad_token', reset, withToken(token));
  });

  test('asking again and again sends few mails, and the last link stays valid', async () => {
    const { free } = RATE_LIMITS.resetMail;
    const { mail } = await forgotten();
    // Not through the call, which does not wait for the mail.
    const ask = async () =>
      forgotPassword(
        testApp.db,
        { kind: kind.kind === 'staff' ? 'staff' : 'diner', email: mail },
        PUBLIC_URL,
        testApp.clock.now(),
      );
    for (let count = 2; count <= free; count += 1) {
      await ask();
      await mailedToken(testApp, mail, count);
    }
    const token = await mailedToken(testApp, mail, free);
    const wait = waitSeconds(RATE_LIMITS.resetMail, free);
    await letSecondsPass(wait - 1);
    await ask();
    expect(await mailedToken(testApp, mail, free)).toBe(token);
    await letSecondsPass(1);
    await ask();
    const last = await mailedToken(testApp, mail, free + 1);
    await ask();
    await testApp.visitor().call(reset, withToken(last));
    await ask();
    await mailedToken(testApp, mail, free + 2);
  });

  test('a newer link replaces the older one', async () => {
    const { mail, token } = await forgotten();
    await testApp.visitor().call(forgot, { body: { email: mail } });
    const newer = await mailedToken(testApp, mail, 2);
    await testApp.visitor().refused('bad_token', reset, withToken(token));
    await testApp.visitor().call(reset, withToken(newer));
  });

  test('a link for one kind of account does not work for the other, and stays valid for its own', async () => {
    const { token } = await forgotten();
    await testApp.visitor().refused('bad_token', otherReset, withToken(token));
    await testApp.visitor().call(reset, withToken(token));
  });

  test.each([
    { newPassword: '', said: 'La contraseña no puede estar vacía' },
    { newPassword: NEW_PASSWORD, said: 'La contraseña no llega con el formato esperado' },
  ])('reports the field newPassword with $newPassword: $said', async ({ newPassword, said }) => {
    const { mail, token } = await forgotten();
    const body = { token, newPassword };
    const { fields } = await testApp.visitor().refused('bad_request', reset, { body });
    expect(fields).toEqual({ newPassword: said });
    await testApp.visitor().call(logIn, login(mail, oldPassword));
  });

  test.each(['', 'x', 'a'.repeat(43)])('%j is refused as a link', async (token) => {
    await testApp.visitor().refused('bad_token', reset, withToken(token));
  });
});

test('the mail is in the language that the diner used at the last login', async () => {
  const diner = testApp.visitor();
  diner.cookies.set(COOKIES.language, 'fr');
  await registeredDiner(testApp, diner);
  // The request comes from a visitor whose language says nothing about the diner.
  const ask = async () =>
    testApp.visitor().call(forgotDinerPassword, { body: { email: LUCIA.mail } });
  await ask();
  await mailedToken(testApp, LUCIA.mail);
  diner.cookies.set(COOKIES.language, 'es');
  await loggedInDiner(testApp, diner);
  await letSecondsPass(120);
  await ask();
  await mailedToken(testApp, LUCIA.mail, 2);
  expect(await mailsTo(testApp, LUCIA.mail)).toEqual([
    expect.stringContaining('Bonjour Lucía Campos,'),
    expect.stringContaining('Hola, Lucía Campos:'),
  ]);
});
