import type { Page } from '@playwright/test';
import type { Login } from '@simplato/test-kit';
import {
  enter,
  expectFieldErrors,
  expectWrongCredentials,
  fieldOf,
  fillIn,
  newDiner,
  mailedLink,
  mailsTo,
  openLogin,
  type Side,
} from './fixtures/accounts.ts';
import type { Restaurant } from './fixtures/restaurant.ts';
import { makeDinerAccount } from './fixtures/people.ts';
import { watchFor } from './fixtures/passing.ts';
import { expect, test } from './fixtures/test.ts';

const NEW_PASSWORD = 'mantequilla9';
const SENT = 'Se ha enviado un correo con instrucciones para restablecer la contraseña.';

const KINDS: {
  side: Side;
  shout: string;
  resetPath: string;
  ownPage: string;
  afterLogin: string;
  login: (restaurant: Restaurant) => Promise<Login>;
}[] = [
  {
    side: 'Comensales',
    shout: 'COMENSALES',
    resetPath: '/reset-password-comensales',
    ownPage: '/clients/cuenta',
    afterLogin: '/scanqr',
    login: async ({ url }) => {
      const lucia = newDiner();
      await makeDinerAccount(url, lucia);
      return lucia;
    },
  },
  {
    side: 'Restaurantes',
    shout: 'RESTAURANTES',
    resetPath: '/reset-password',
    ownPage: '/restaurants/pedidos',
    afterLogin: '/restaurants/pedidos',
    login: ({ login }) => Promise.resolve(login),
  },
];

async function ask(page: Page, shout: string, email: string): Promise<void> {
  await fieldOf(page, 'Correo electrónico').fill(email);
  await page.getByRole('button', { name: `Cambiar Contraseña ${shout}`, exact: true }).click();
}

async function choose(page: Page, password: string, repeated: string): Promise<void> {
  await fillIn(page, { 'Nueva contraseña': password, 'Repite la nueva contraseña': repeated });
  await page.getByRole('button', { name: 'Guardar nueva contraseña' }).click();
}

for (const { side, shout, resetPath, ownPage, afterLogin, login } of KINDS) {
  test(`${side}: the link in the mail sets a new password once, and ends open sessions`, async ({
    restaurant,
    openPhone,
  }) => {
    const account = await login(restaurant);
    const phone = await openPhone();
    await openLogin(phone, side);
    await enter(phone, account);
    await expect(phone).toHaveURL((url) => url.pathname === afterLogin);
    const copied = await phone.context().cookies();

    const page = await openPhone();
    await openLogin(page, side);
    await page.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).tap();
    await expect(page.getByRole('radio', { name: shout })).toBeChecked();
    await ask(page, shout, 'lucia@');
    await expectFieldErrors(page, {
      'Correo electrónico': 'El correo no cumple con el formato correcto',
    });
    await ask(page, shout, account.email.toUpperCase());
    await expect(page.getByRole('status').filter({ hasText: SENT })).toBeFocused();
    await expect(fieldOf(page, 'Correo electrónico')).toHaveCount(0);

    const link = await mailedLink(restaurant, account.email);
    expect(new URL(link).pathname).toBe(resetPath);
    const wasTold = await watchFor(page, 'Contraseña actualizada correctamente');
    await page.goto(link);
    await choose(page, '', '');
    await expectFieldErrors(page, {
      'Nueva contraseña': 'Todos los campos son obligatorios',
      'Repite la nueva contraseña': 'Todos los campos son obligatorios',
    });
    await expect(fieldOf(page, 'Nueva contraseña')).toBeFocused();
    await choose(page, NEW_PASSWORD, `${NEW_PASSWORD}0`);
    await expectFieldErrors(page, {
      'Repite la nueva contraseña': 'Las contraseñas no coinciden',
    });
    await choose(page, NEW_PASSWORD, NEW_PASSWORD);
    await expect(page).toHaveURL((url) => url.pathname === '/auth/login');
    expect(await wasTold()).toBe(true);
    await expect(page.getByRole('radio', { name: side })).toBeChecked();

    await enter(page, account);
    await expectWrongCredentials(page);
    await enter(page, { ...account, password: NEW_PASSWORD });
    await expect(page).toHaveURL((url) => url.pathname === afterLogin);

    const thief = await openPhone();
    await thief.context().addCookies(copied);
    await thief.goto(ownPage);
    await expect(thief).toHaveURL((url) => url.pathname === '/');

    await thief.goto(link);
    await choose(thief, 'otra-cosa-1', 'otra-cosa-1');
    const used = 'Este enlace ya se ha usado o ha caducado. Pide uno nuevo.';
    await expect(thief.getByRole('alert').filter({ hasText: used })).toBeVisible();
    await expect(fieldOf(thief, 'Nueva contraseña')).toHaveValue('otra-cosa-1');
    await thief.getByRole('link', { name: 'Pedir otro enlace' }).tap();
    await expect(thief.getByRole('radio', { name: shout })).toBeChecked();
  });
}

test('an unknown address gets the same answer, but no mail', async ({ restaurant, openPhone }) => {
  const phone = await openPhone();
  await phone.goto('/auth/forgot-password');
  await expect(phone.getByRole('radio', { name: 'COMENSALES' })).toBeChecked();
  await phone.getByRole('radio', { name: 'RESTAURANTES' }).check();
  await ask(phone, 'RESTAURANTES', 'nadie@example.com');
  await expect(phone.getByText(SENT)).toBeVisible();

  // A known address comes second: once its mail has arrived, the other's would have arrived too.
  await phone.reload();
  await phone.getByRole('radio', { name: 'RESTAURANTES' }).check();
  await ask(phone, 'RESTAURANTES', restaurant.login.email);
  await mailedLink(restaurant, restaurant.login.email);
  expect(await mailsTo(restaurant, 'nadie@example.com')).toEqual([]);
});

test('if offline, the typed address stays, and the button works when back online', async ({
  openPhone,
}) => {
  const lucia = newDiner();
  const phone = await openPhone();
  await phone.goto('/auth/forgot-password');
  await expect(phone.getByRole('radio', { name: 'COMENSALES' })).toBeVisible();
  await phone.context().setOffline(true);
  await ask(phone, 'COMENSALES', lucia.email);
  const failed = phone.getByRole('alert').filter({ hasText: 'Ha ocurrido un error.' });
  await expect(failed).toHaveText('Ha ocurrido un error. Inténtalo de nuevo.');
  await phone.context().setOffline(false);
  await phone.getByRole('button', { name: 'Cambiar Contraseña COMENSALES' }).tap();
  await expect(phone.getByText(SENT)).toBeVisible();
});

test('the page for a new password cannot be opened without the mail’s token', async ({
  openPhone,
}) => {
  const phone = await openPhone();
  for (const { resetPath } of KINDS) {
    for (const address of [resetPath, `${resetPath}?token=`]) {
      await phone.goto(address);
      await expect(phone, address).toHaveURL((url) => url.pathname === '/');
    }
  }
});
