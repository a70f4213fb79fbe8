import {
  createAccountLink,
  listStaff,
  placeOrder,
  readPaymentAccount,
  readRestaurant,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { openPayingHouse, press } from '../../../test/paying.ts';
import { openStage } from '../../../test/test-app.ts';

const stage = openStage();

describe('connecting a house to the payment provider', () => {
  test('nobody can pay online before it', async () => {
    const house = await stage.openHouse();
    const owner = await house.logIn();
    expect(await owner.call(readPaymentAccount)).toEqual({
      estado: 'sin_cuenta',
      accountId: '',
      deprueba: true,
      propinas: false,
    });
    const guest = await house.seat();
    expect((await guest.call(readRestaurant)).pagoonline).toBe(false);
    const body = house.order({ rabo: 1 }, { ispaid: 'pending' });
    await guest.refused('no_online_payment', placeOrder, { body });
  });

  test('creates one account, however many links are requested', async () => {
    const owner = await (await stage.openHouse()).logIn();
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
    const house = await stage.openHouse();
    const owner = await house.logIn();
    const { url, accountId } = await owner.call(createAccountLink, { body: {} });
    expect(await press(stage.app, url, button)).toMatch(/\/onboarding-complete$/);
    expect(await owner.call(readPaymentAccount)).toMatchObject({ estado, accountId });
    const guest = await house.seat();
    expect((await guest.call(readRestaurant)).pagoonline).toBe(pays);
  });

  test('a restriction by the provider later is noticed without anybody opening a page', async () => {
    const { house, owner } = await openPayingHouse(stage);
    const { accountId } = await owner.call(readPaymentAccount);
    const panel = `http://x/pago-de-prueba/cuenta/${accountId}`;
    await press(stage.app, panel, 'restringir');
    const guest = await house.seat();
    await expect
      .poll(async () => (await guest.call(readRestaurant)).pagoonline, { timeout: 60_000 })
      .toBe(false);
  });

  test('after a disconnection, a new account can be connected', async () => {
    const { owner } = await openPayingHouse(stage);
    const { accountId } = await owner.call(readPaymentAccount);
    await press(stage.app, `http://x/pago-de-prueba/cuenta/${accountId}`, 'desconectar');
    expect((await owner.call(readPaymentAccount)).estado).toBe('desconectada');
    const again = await owner.call(createAccountLink, { body: {} });
    expect(again.accountId).not.toBe(accountId);
    await press(stage.app, again.url, 'terminar');
    expect((await owner.call(readPaymentAccount)).estado).toBe('activa');
  });

  test('only an owner may do it, and the account’s id is shown with their user', async () => {
    const { house, owner } = await openPayingHouse(stage);
    const { accountId } = await owner.call(readPaymentAccount);
    const [own] = await owner.call(listStaff);
    expect(own?.stripe_account_id).toBe(accountId);
    const colleague = await house.logInColleague();
    await colleague.refused('forbidden', createAccountLink, { body: {} });
    await colleague.refused('forbidden', readPaymentAccount);
  });
});
