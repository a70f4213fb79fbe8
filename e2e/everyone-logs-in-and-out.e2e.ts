import type { Page } from '@playwright/test';
import {
  enter,
  expectNoSessionCookies,
  expectWrongCredentials,
  fieldOf,
  leave,
  logInAsDiner,
  newDiner,
  openLogin,
  openOwnAccount,
  openSameBrowser,
  press,
} from './fixtures/accounts.ts';
import { choose, sitDown } from './fixtures/diner.ts';
import { EN_CURSO, expectBoard, logInAtTheBoard } from './fixtures/kitchen.ts';
import { makeDinerAccount } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

/** Days until the session's cookie expires; null if it lasts until the browser closes. */
async function daysOfSession(page: Page): Promise<number | null> {
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'SMPLTSSN');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const seconds = session?.expires ?? -1;
  return seconds === -1 ? null : Math.round((seconds - Date.now() / 1000) / 86_400);
}

test('staff and a diner with the same email address take turns: the chosen side decides who logs in', async ({
  restaurant,
  openPhone,
}) => {
  const { login } = restaurant;
  const lucia = { ...newDiner(), email: login.email };
  await makeDinerAccount(restaurant.url, lucia);
  const phone = await openPhone();
  await phone.goto('/auth/login');
  await expect(phone.getByRole('radio', { name: 'Comensales' })).toBeChecked();
  await enter(phone, login);
  await expectWrongCredentials(phone);
  await phone.getByRole('radio', { name: 'Restaurantes' }).check();
  // What was typed is still there.
  await press(phone, 'Entrar');
  await expect(phone).toHaveURL(/\/restaurants\/pedidos$/);
  await phone.goto('/auth/login');
  await expect(phone).toHaveURL(/\/restaurants\/pedidos$/);
  await leave(phone);

  await openLogin(phone, 'Restaurantes');
  await enter(phone, { ...login, password: `${login.password}x` });
  await expectWrongCredentials(phone);
  await phone.getByRole('radio', { name: 'Comensales' }).check();
  await enter(phone, { email: 'nadie@example.com', password: 'otra-cosa-1' });
  await expectWrongCredentials(phone);
  const remember = phone.getByRole('checkbox', { name: 'Recordarme' });
  await expect(remember).toBeChecked();
  await enter(phone, { ...lucia, email: lucia.email.toUpperCase() });
  await expect(phone).toHaveURL(/\/scanqr$/);
  expect(await daysOfSession(phone)).toBe(7);
  await openOwnAccount(phone);
  await expect(fieldOf(phone, 'Nombre')).toHaveValue(lucia.name);

  await openLogin(phone, 'Comensales');
  await remember.uncheck();
  await enter(phone, lucia);
  await expect(phone).toHaveURL(/\/scanqr$/);
  await expect.poll(() => daysOfSession(phone)).toBe(null);
  // Without logging out first, as on a tablet that lies around.
  await logInAtTheBoard(phone, login);
});

test('Logout ends the session in every tab, for whoever copied its cookie, and offline too', async ({
  restaurant,
  kitchen,
  openTablet,
}) => {
  await restaurant.order('1', { 'Sopa castellana': 1 });
  const other = await openSameBrowser(kitchen);
  await other.goto('/restaurants/pedidos');
  await expectBoard(other, { [EN_CURSO]: [1] });
  const copied = await kitchen.context().cookies();

  await leave(kitchen);

  await expect(other).toHaveURL((url) => url.pathname === '/');
  await expect(other.getByText('Sopa castellana')).toHaveCount(0);
  await expectNoSessionCookies(other);
  await other.close();
  const thief = await openTablet();
  await thief.context().addCookies(copied);
  await thief.goto('/restaurants/pedidos');
  await expect(thief).toHaveURL((url) => url.pathname === '/');
  // The cookie stays until the next login replaces it, but the server no longer knows its value.
  await expectNoSessionCookies(thief, ['SMPLTSSN']);

  await logInAtTheBoard(kitchen, restaurant.login);
  const copiedLater = await kitchen.context().cookies();
  await kitchen.context().setOffline(true);
  await leave(kitchen);
  await kitchen.context().setOffline(false);
  await expectNoSessionCookies(kitchen);
  await thief.context().clearCookies();
  await thief.context().addCookies(copiedLater);
  await thief.goto('/restaurants/pedidos');
  await expect(thief).toHaveURL((url) => url.pathname === '/');
});

test('a diner who logs out leaves the table’s pages in every tab, and nothing of the visit', async ({
  restaurant,
  openPhone,
}) => {
  const lucia = newDiner();
  await makeDinerAccount(restaurant.url, lucia);
  const phone = await openPhone();
  await logInAsDiner(phone, lucia);
  await sitDown(phone, restaurant, '3');
  const other = await openSameBrowser(phone);
  await openOwnAccount(other);
  await choose(phone, 'Leche frita');

  await leave(phone);

  await expect(other).toHaveURL((url) => url.pathname === '/');
  await expect(other.getByText(lucia.email)).toHaveCount(0);
  expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([]);
  // The session's cookie is removed by the server's answer, for which the page does not wait.
  await expectNoSessionCookies(phone);
  await phone.goto('/clients/carta');
  await expect(phone).toHaveURL((url) => url.pathname === '/');
});
