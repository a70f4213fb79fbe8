import type { Page } from '@playwright/test';
import {
  enter,
  expectFieldErrors,
  expectWrongCredentials,
  fieldOf,
  fillIn,
  logInAsDiner,
  mailedLink,
  newDiner,
  openLogin,
} from './fixtures/accounts.ts';
import { makeDinerAccount } from './fixtures/people.ts';
import { watchFor } from './fixtures/passing.ts';
import { expect, test } from './fixtures/test.ts';

const NEW_PASSWORD = 'mantequilla9';
const SENT = 'Se ha enviado un correo con instrucciones para restablecer la contraseña.';

async function ask(page: Page, shout: string, email: string): Promise<void> {
  await fieldOf(page, 'Correo electrónico').fill(email);
  await page.getByRole('button', { name: `Cambiar Contraseña ${shout}`, exact: true }).click();
}

async function choose(page: Page, password: string, repeated: string): Promise<void> {
  await fillIn(page, { 'Nueva contraseña': password, 'Repite la nueva contraseña': repeated });
  await page.getByRole('button', { name: 'Guardar nueva contraseña' }).click();
}

test('a diner sets a new password once with the link in the mail, which ends open sessions', async ({
  restaurant,
  openPhone,
}) => {
  const lucia = newDiner();
  await makeDinerAccount(restaurant.url, lucia);
  const thief = await openPhone();
  await logInAsDiner(thief, lucia);

  const phone = await openPhone();
  await openLogin(phone, 'Comensales');
  await phone.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).tap();
  await expect(phone.getByRole('radio', { name: 'COMENSALES' })).toBeChecked();
  await ask(phone, 'COMENSALES', 'lucia@');
  await expectFieldErrors(phone, {
    'Correo electrónico': 'El correo no cumple con el formato correcto',
  });
  await phone.context().setOffline(true);
  await ask(phone, 'COMENSALES', lucia.email.toUpperCase());
  const failed = phone.getByRole('alert').filter({ hasText: 'Ha ocurrido un error.' });
  await expect(failed).toHaveText('Ha ocurrido un error. Inténtalo de nuevo.');
  await phone.context().setOffline(false);
  await phone.getByRole('button', { name: 'Cambiar Contraseña COMENSALES' }).tap();
  await expect(phone.getByRole('status').filter({ hasText: SENT })).toBeFocused();
  await expect(fieldOf(phone, 'Correo electrónico')).toHaveCount(0);

  const link = await mailedLink(restaurant, lucia.email);
  expect(new URL(link).pathname).toBe('/reset-password-comensales');
  const wasAnnounced = await watchFor(phone, 'Contraseña actualizada correctamente');
  await phone.goto(link);
  await choose(phone, '', '');
  await expectFieldErrors(phone, {
    'Nueva contraseña': 'Todos los campos son obligatorios',
    'Repite la nueva contraseña': 'Todos los campos son obligatorios',
  });
  await expect(fieldOf(phone, 'Nueva contraseña')).toBeFocused();
  await choose(phone, NEW_PASSWORD, `${NEW_PASSWORD}0`);
  await expectFieldErrors(phone, { 'Repite la nueva contraseña': 'Las contraseñas no coinciden' });
  await choose(phone, NEW_PASSWORD, NEW_PASSWORD);
  await expect(phone).toHaveURL((url) => url.pathname === '/auth/login');
  expect(await wasAnnounced()).toBe(true);
  await expect(phone.getByRole('radio', { name: 'Comensales' })).toBeChecked();
  await enter(phone, lucia);
  await expectWrongCredentials(phone);
  await enter(phone, { ...lucia, password: NEW_PASSWORD });
  await expect(phone).toHaveURL((url) => url.pathname === '/scanqr');

  await thief.goto('/clients/cuenta');
  await expect(thief).toHaveURL((url) => url.pathname === '/');
  await thief.goto(link);
  await choose(thief, 'otra-cosa-1', 'otra-cosa-1');
  const used = 'Este enlace ya se ha usado, ha caducado o no está completo. Pide uno nuevo.';
  await expect(thief.getByRole('alert').filter({ hasText: used })).toBeVisible();
  await expect(fieldOf(thief, 'Nueva contraseña')).toHaveValue('otra-cosa-1');
  await thief.getByRole('link', { name: 'Pedir otro enlace' }).tap();
  await expect(thief.getByRole('radio', { name: 'COMENSALES' })).toBeChecked();
});
