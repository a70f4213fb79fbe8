import type { Page } from '@playwright/test';
import {
  enter,
  expectFieldErrors,
  expectWrongCredentials,
  fieldOf,
  fillIn,
  logInAsDiner,
  loginOnTop,
  newDiner,
  mailedLink,
  mailsTo,
  openLogin,
  openOwnAccount,
  press,
  openSameBrowser,
} from './fixtures/accounts.ts';
import { choose, openSummary, readConfirmation, sendButton, sitDown } from './fixtures/diner.ts';
import { downloadBy } from './fixtures/downloads.ts';
import { logInAtTheBoard } from './fixtures/kitchen.ts';
import { expectInSight } from './fixtures/owner.ts';
import { makeDinerAccount } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

const NEW_PASSWORD = 'mantequilla9';
const EMAIL_PASSWORD = 'Tu contraseña, para cambiar el correo';

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await fillIn(page, { 'Contraseña actual': current, 'Nueva contraseña': next });
  await press(page, 'Cambiar contraseña');
}

/** The new address takes effect when the link in its mail is opened, in any browser. */
async function confirmNewEmail(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText(`Desde ahora entras con ${email}.`)).toBeVisible();
}

test('a diner changes name, password and address, takes their data along and deletes the account', async ({
  restaurant,
  openPhone,
}) => {
  const lucia = newDiner();
  const newEmail = `nueva-${lucia.email}`;
  await makeDinerAccount(restaurant.url, lucia);
  const [phone, tablet] = [await openPhone(), await openPhone()];
  for (const page of [phone, tablet]) {
    await logInAsDiner(page, lucia);
    await openOwnAccount(page);
  }

  await fillIn(phone, { Nombre: 'Lucía C4mpos', 'Nombre de usuario': 'luci' });
  await press(phone, 'Guardar cambios');
  await expectFieldErrors(phone, {
    Nombre: 'El nombre no puede contener números',
    'Nombre de usuario': 'El usuario debe tener al menos 5 caracteres',
  });
  await expect(fieldOf(phone, 'Nombre')).toBeFocused();
  await fillIn(phone, { Nombre: 'Lucía del Río', 'Nombre de usuario': `${lucia.username}-rio` });
  await press(phone, 'Guardar cambios');
  const notice = phone.getByText('Cambios guardados');
  // It stays while the pointer is over it.
  await notice.hover();
  const underNotice = fieldOf(phone, 'Nueva contraseña');
  await underNotice.evaluate((field) => {
    field.scrollIntoView({ block: 'end' });
    field.focus({ preventScroll: true });
  });
  await expectInSight(underNotice);
  await expect(notice).toBeVisible();

  await changePassword(phone, 'no-es-esta-1', NEW_PASSWORD);
  await expectFieldErrors(phone, { 'Contraseña actual': 'La contraseña actual no es correcta.' });
  await expect(fieldOf(phone, 'Contraseña actual')).toBeFocused();
  await changePassword(phone, lucia.password, NEW_PASSWORD);
  await expect(phone.getByText('Contraseña actualizada correctamente')).toBeVisible();
  await expect(fieldOf(phone, 'Nueva contraseña')).toHaveValue('');
  await tablet.reload();
  await expect(tablet).toHaveURL((url) => url.pathname === '/');

  await fillIn(phone, { 'Correo electrónico': newEmail });
  await fillIn(phone, { [EMAIL_PASSWORD]: lucia.password });
  await press(phone, 'Guardar cambios');
  await expectFieldErrors(phone, { [EMAIL_PASSWORD]: 'La contraseña actual no es correcta.' });
  await fillIn(phone, { [EMAIL_PASSWORD]: NEW_PASSWORD });
  await press(phone, 'Guardar cambios');
  await expect(phone.getByText('Falta confirmar tu correo nuevo')).toBeVisible();
  await confirmNewEmail(tablet, await mailedLink(restaurant, newEmail), newEmail);
  const [toOldAddress] = await mailsTo(restaurant, lucia.email);
  expect(toOldAddress).toContain('Si no has sido tú, alguien conoce tu contraseña.');
  await openLogin(tablet, 'Comensales');
  await enter(tablet, { email: lucia.email, password: NEW_PASSWORD });
  await expectWrongCredentials(tablet);
  await enter(tablet, { email: newEmail, password: NEW_PASSWORD });
  await expect(tablet).toHaveURL(/\/scanqr$/);

  await sitDown(phone, restaurant, '4');
  await choose(phone, 'Croquetas de faisán');
  await openSummary(phone);
  await sendButton(phone).tap();
  const number = await readConfirmation(phone);

  await openOwnAccount(phone);
  await expect(fieldOf(phone, 'Nombre')).toHaveValue('Lucía del Río');
  await expect(fieldOf(phone, 'Correo electrónico')).toHaveValue(newEmail);
  await expect(phone.getByText('Falta confirmar')).toHaveCount(0);
  const { name, content } = await downloadBy(phone, () => press(phone, 'Descargar mis datos'));
  expect(name).toBe('simplato-mis-datos.json');
  expect(JSON.parse(content.toString())).toMatchObject({
    cuenta: { nombre: 'Lucía del Río', mail: newEmail },
    visitas: [{ restaurante: restaurant.legalName, pedidos: [{ idorder: number }] }],
  });

  await press(phone, 'Borrar mi cuenta');
  const dialog = phone.getByRole('dialog', { name: '¿Borrar tu cuenta?' });
  await fillIn(dialog, { 'Tu contraseña': 'no-es-esta-1' });
  await press(dialog, 'Borrar para siempre');
  await expectFieldErrors(dialog, { 'Tu contraseña': 'La contraseña actual no es correcta.' });
  await press(dialog, 'Cancelar');
  await expect(dialog).toBeHidden();
  await press(phone, 'Borrar mi cuenta');
  await fillIn(dialog, { 'Tu contraseña': NEW_PASSWORD });
  await press(dialog, 'Borrar para siempre');
  await expect(phone).toHaveURL((url) => url.pathname === '/');
  await expect(phone.getByText('Tu cuenta se ha borrado')).toBeVisible();
  expect(await phone.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await openLogin(phone, 'Comensales');
  await enter(phone, { email: newEmail, password: NEW_PASSWORD });
  await expectWrongCredentials(phone);
  const [order] = await restaurant.staff.board();
  expect(order).toMatchObject({ idorder: number });
  expect(JSON.stringify(order)).not.toContain('Lucía');
});

test('staff change their name, ask to close and keep working until then, and change password and address', async ({
  restaurant,
  kitchen,
  openTablet,
}) => {
  const newName = `jefa-de-cocina-${restaurant.staff.restaurantId}`;
  const newEmail = `nueva-${restaurant.login.email}`;
  const other = await openTablet();
  await logInAtTheBoard(other, restaurant.login);
  await kitchen.getByRole('button', { name: /^Usuario: cocina/ }).click();
  await kitchen.getByRole('menuitem', { name: 'Mi cuenta' }).click();
  await expect(kitchen).toHaveURL(/\/restaurants\/cuenta$/);

  await fillIn(kitchen, { 'Nombre de usuario': 'jefa' });
  await press(kitchen, 'Guardar cambios');
  await expectFieldErrors(kitchen, {
    'Nombre de usuario': 'El nombre de usuario debe tener al menos 5 caracteres',
  });
  await fillIn(kitchen, { 'Nombre de usuario': newName });
  await press(kitchen, 'Guardar cambios');
  await expect(kitchen.getByRole('button', { name: `Usuario: ${newName}` })).toBeVisible();

  await press(kitchen, 'Pedir el cierre');
  const dialog = kitchen.getByRole('dialog', { name: '¿Pedir el cierre de la cuenta?' });
  await fillIn(dialog, {
    '¿Por qué os vais? (si quieres contarlo)': 'Nos jubilamos.',
    'Tu contraseña': 'no-es-esta-1',
  });
  await press(dialog, 'Enviar petición');
  await expectFieldErrors(dialog, { 'Tu contraseña': 'La contraseña actual no es correcta.' });
  await fillIn(dialog, { 'Tu contraseña': restaurant.login.password });
  await press(dialog, 'Enviar petición');
  await expect(kitchen.getByText('Hemos recibido tu petición')).toBeVisible();
  await kitchen.reload();
  await expect(kitchen.getByText('Hemos recibido tu petición')).toBeVisible();
  await restaurant.order('1', { 'Sopa castellana': 1 });
  await expect(other.getByText('Sopa castellana')).toBeVisible();

  await changePassword(kitchen, restaurant.login.password, NEW_PASSWORD);
  await expect(kitchen.getByText('Contraseña actualizada correctamente')).toBeVisible();
  await expect(loginOnTop(other)).toBeVisible();

  await fillIn(kitchen, { 'Correo electrónico': newEmail });
  await fillIn(kitchen, { [EMAIL_PASSWORD]: NEW_PASSWORD });
  await press(kitchen, 'Guardar cambios');
  await expect(kitchen.getByText(`Te hemos escrito a ${newEmail}.`)).toBeVisible();
  const tab = await openSameBrowser(kitchen);
  await confirmNewEmail(tab, await mailedLink(restaurant, newEmail), newEmail);
  await tab.close();
  await enter(loginOnTop(other), { email: newEmail, password: NEW_PASSWORD });
  await expect(loginOnTop(other)).toBeHidden();
});
