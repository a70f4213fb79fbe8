import {
  acceptInvitation,
  changeDinerPassword,
  createStaff,
  forgotDinerPassword,
  invitePerson,
  logInDiner,
  registerDiner,
  resetDinerPassword,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import {
  dinerForm,
  dinerLogin,
  generalPassword,
  LUCIA,
  LUCIAS_PASSWORD,
  mailedToken,
  registeredDiner,
  registeredRestaurant,
  staffForm,
} from '../../test/people.ts';
import { openTestApp, TEST_CONFIG } from '../../test/test-app.ts';
import type { TestClient } from '../../test/test-client.ts';

const testApp = openTestApp();
const refusing = async () =>
  testApp.visitor(
    await testApp.anotherApp({ config: { ...TEST_CONFIG, refusesCommonPasswords: true } }),
  );

/** Every call that sets a password: what it answers about the field, with this client. */
const CALLS: Record<string, (client: TestClient, password: string) => Promise<string>> = {
  'the registration of a diner': async (client, password) => {
    const body = dinerForm(testApp, { password: generalPassword(testApp, password) });
    return (
      (await client.refused('bad_request', registerDiner, { body })).fields?.['password'] ?? ''
    );
  },
  'the registration of a restaurant': async (client, password) => {
    const form = staffForm(testApp, await registeredRestaurant(client));
    const body = { ...form, password: generalPassword(testApp, password) };
    return (await client.refused('bad_request', createStaff, { body })).fields?.['password'] ?? '';
  },
  'an invitation': async (client, password) => {
    const mail = 'lucia@ejemplo.es';
    await (await (await testApp.openRestaurant()).logIn()).call(invitePerson, { body: { mail } });
    const token = await mailedToken(testApp, mail);
    const sealed = generalPassword(testApp, password);
    const body = { token, nombreusuario: LUCIA.nombreusuario, password: sealed };
    const { fields } = await client.refused('bad_request', acceptInvitation, { body });
    return fields?.['password'] ?? '';
  },
  'a reset': async (client, password) => {
    await registeredDiner(testApp);
    await client.call(forgotDinerPassword, { body: { email: LUCIA.mail } });
    const token = await mailedToken(testApp, LUCIA.mail);
    const body = { token, newPassword: generalPassword(testApp, password) };
    const { fields } = await client.refused('bad_request', resetDinerPassword, { body });
    return fields?.['newPassword'] ?? '';
  },
  'a change': async (client, password) => {
    await registeredDiner(testApp);
    await client.call(logInDiner, { body: dinerLogin(testApp) });
    const body = {
      password: generalPassword(testApp, LUCIAS_PASSWORD),
      newPassword: generalPassword(testApp, password),
    };
    const { fields } = await client.refused('bad_request', changeDinerPassword, { body });
    return fields?.['newPassword'] ?? '';
  },
};

describe.each(Object.entries(CALLS))('%s', (name, answerTo) => {
  test('refuses the digest of the empty password', async () => {
    expect(await answerTo(testApp.visitor(), '')).toBe('La contraseña no puede estar vacía');
  });

  const own = name.includes('restaurant') ? 'Taberna2026' : 'Luciac2026';
  test.each(['password1', own])('refuses %s, if the operator wants it', async (password) => {
    const easy = 'Esta contraseña es muy fácil de adivinar. Elige otra';
    expect(await answerTo(await refusing(), password)).toBe(easy);
  });
});

test.each(['12345678', 'Password1', 'lucíacampos', 'Lucia1985', 'luciac99'])(
  '%s is refused to Lucía only if the operator wants it',
  async (password) => {
    const body = dinerForm(testApp, { password: generalPassword(testApp, password) });
    await (await refusing()).refused('bad_request', registerDiner, { body });
    await testApp.visitor().call(registerDiner, { body });
  },
);

test('a password of her own is accepted', async () => {
  await registeredDiner(testApp, await refusing());
});
