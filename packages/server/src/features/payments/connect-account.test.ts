import {
  createAccountLink,
  listStaff,
  placeOrder,
  readPaymentAccount,
  readRestaurant,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { openPayingRestaurant, press } from '../../../test/paying.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();

describe('connecting a restaurant to the payment provider', () => {
  test('nobody can pay online before it', async () => {
    const restaurant = await testApp.openRestaurant();
    const owner = await restaurant.logIn();
    expect(await owner.call(readPaymentAccount)).toEqual({
      estado: 'sin_cuenta',
      accountId: '',
      deprueba: true,
      propinas: false,
    });
    const guest = await restaurant.seat();
    expect((await guest.call(readRestaurant)).pagoonline).toBe(false);
    const body = restaurant.order({ rabo: 1 }, { ispaid: 'pending' });
    await guest.refused('no_online_payment', placeOrder, { body });
  });

  test('creates one account, however many links are requested', async () => {
    const owner = await (await testApp.openRestaurant()).logIn();
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => owner.call(createAccountLink, { body: {} })),
    );
    expect(new Set(asked.map(({ accountId }) => accountId)).size).toBe(1);
    expect(new Set(asked.map(({ url }) => url)).size).toBe(5);
  });

  test.each([
    { button: 'dejar', estado: 'sin_terminar', pays: false },
    { button: 'revisar', estado: 'en_revision', pays: false },
    { button: 'terminar', estado: 'activa', pays: true },
  ] as const)('after "$button" it is $estado', async ({ button, estado, pays }) => {
    const restaurant = await testApp.openRestaurant();
    const owner = await restaurant.logIn();
    const { url, accountId } = await owner.call(createAccountLink, { body: {} });
    expect(await press(testApp.app, url, button)).toMatch(/\/onboarding-complete$/);
    expect(await owner.call(readPaymentAccount)).toMatchObject({ estado, accountId });
    const guest = await restaurant.seat();
    expect((await guest.call(readRestaurant)).pagoonline).toBe(pays);
  });

  test('a restriction by the provider later is noticed without anybody opening a page', async () => {
    const { restaurant, owner } = await openPayingRestaurant(testApp);
    const { accountId } = await owner.call(readPaymentAccount);
    const panel = `http://x/pago-de-prueba/cuenta/${accountId}`;
    await press(testApp.app, panel, 'restringir');
    const guest = await restaurant.seat();
    await expect
      .poll(async () => (await guest.call(readRestaurant)).pagoonline, { timeout: 60_000 })
      .toBe(false);
  });

  test('another machine uses a sandbox’s link that it was sent, and nobody’s panel', async () => {
    const { owner } = await openPayingRestaurant(testApp);
    const { url, accountId } = await owner.call(createAccountLink, { body: {} });
    const panel = `/pago-de-prueba/cuenta/${accountId}`;
    const fromLan = async (more: object) =>
      (await testApp.app.inject({ remoteAddress: '192.168.1.20', ...more })).statusCode;
    const { pathname, search } = new URL(url);
    expect(await fromLan({ url: pathname + search })).toBe(200);
    expect(await fromLan({ url: panel })).toBe(404);
    const pressed = {
      method: 'POST',
      url: panel,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'accion=desconectar',
    };
    expect(await fromLan(pressed)).toBe(404);
    expect((await owner.call(readPaymentAccount)).estado).toBe('activa');
  });

  test('after a disconnection, a new account can be connected', async () => {
    const { owner } = await openPayingRestaurant(testApp);
    const { accountId } = await owner.call(readPaymentAccount);
    await press(testApp.app, `http://x/pago-de-prueba/cuenta/${accountId}`, 'desconectar');
    expect((await owner.call(readPaymentAccount)).estado).toBe('desconectada');
    const again = await owner.call(createAccountLink, { body: {} });
    expect(again.accountId).not.toBe(accountId);
    await press(testApp.app, again.url, 'terminar');
    expect((await owner.call(readPaymentAccount)).estado).toBe('activa');
  });

  test('only an owner may do it, and the account’s id is shown with their user', async () => {
    const { restaurant, owner } = await openPayingRestaurant(testApp);
    const { accountId } = await owner.call(readPaymentAccount);
    const [own] = await owner.call(listStaff);
    expect(own?.stripe_account_id).toBe(accountId);
    const colleague = await restaurant.logInColleague();
    await colleague.refused('forbidden', createAccountLink, { body: {} });
    await colleague.refused('forbidden', readPaymentAccount);
  });
});
