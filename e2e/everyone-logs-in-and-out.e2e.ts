import type { Page } from '@playwright/test';
import { RATE_LIMITS } from '@simplato/domain';
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
} from './fixtures/accounts.ts';
import { sitDown } from './fixtures/diner.ts';
import { EN_CURSO, expectBoard, expectLive, logInAtTheBoard } from './fixtures/kitchen.ts';
import { makeDinerAccount } from './fixtures/people.ts';
import { expect, OWN_SERVER, test } from './fixtures/test.ts';

/** Days until the session's cookie expires; null if it lasts until the browser closes. */
async function daysOfSession(page: Page): Promise<number | null> {
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'SMPLTSSN');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const seconds = session?.expires ?? -1;
  return seconds === -1 ? null : Math.round((seconds - Date.now() / 1000) / 86_400);
}

test('a restaurant and a diner share an email address: the chosen side decides who logs in', async ({
  restaurant,
  openTablet,
  openPhone,
}) => {
  const lucia = newDiner();
  const both = { ...lucia, email: restaurant.login.email };
  await makeDinerAccount(restaurant.url, both);

  const tablet = await openTablet();
  await logInAtTheBoard(tablet, restaurant.login);
  const phone = await openPhone();
  await logInAsDiner(phone, both);
  await expect(phone).toHaveURL(/\/scanqr$/);
  await openOwnAccount(phone);
  await expect(fieldOf(phone, 'Nombre')).toHaveValue(lucia.name);

  const stranger = await openPhone();
  await openLogin(stranger, 'Comensales');
  await enter(stranger, restaurant.login);
  await expectWrongCredentials(stranger);
});

test('the login opens on the diners’ side, and changing the side keeps what was typed', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await phone.goto('/auth/login');
  await expect(phone.getByRole('radio', { name: 'Comensales' })).toBeChecked();
  await enter(phone, restaurant.login);
  await expectWrongCredentials(phone);

  await phone.getByRole('radio', { name: 'Restaurantes' }).check();
  await phone.getByRole('button', { name: 'Entrar', exact: true }).tap();

  await expect(phone).toHaveURL(/\/restaurants\/pedidos$/);
  await phone.goto('/auth/login');
  await expect(phone).toHaveURL(/\/restaurants\/pedidos$/);
});

test('an unknown address and a wrong password get the same answer', async ({
  restaurant,
  openPhone,
}) => {
  const lucia = newDiner();
  await makeDinerAccount(restaurant.url, lucia);
  const phone = await openPhone();
  await openLogin(phone, 'Comensales');
  await enter(phone, { ...lucia, password: 'otra-cosa-1' });
  await expectWrongCredentials(phone);
  await enter(phone, { email: 'nadie@example.com', password: 'otra-cosa-1' });
  await expectWrongCredentials(phone);
  await enter(phone, { ...lucia, email: lucia.email.toUpperCase() });
  await expect(phone).toHaveURL(/\/scanqr$/);
});

test(
  'after repeated wrong passwords, further attempts are refused for a while',
  OWN_SERVER,
  async ({ restaurant, openPhone }) => {
    const lucia = newDiner();
    await makeDinerAccount(restaurant.url, lucia);
    const phone = await openPhone();
    await openLogin(phone, 'Comensales');
    const guess = async (number: number) => {
      const answer = phone.waitForResponse((response) => response.url().endsWith('/client/login'));
      await enter(phone, { ...lucia, password: `adivina-${number}` });
      return (await answer).status();
    };
    const { free } = RATE_LIMITS.account;
    for (let number = 1; number <= free; number += 1) {
      expect(await guess(number)).toBe(401);
      await expectWrongCredentials(phone);
    }
    // Each wait begins with its guess and doubles: in the end it is longer than a guess takes.
    for (let number = free + 1; (await guess(number)) !== 429; number += 1) {
      expect(number).toBeLessThan(2 * free);
    }
    await expect(phone.getByText('Demasiados intentos seguidos. Espera un momento.')).toBeVisible();
  },
);

test('a remembered session lasts seven days, and any other until the browser closes', async ({
  restaurant,
  openPhone,
}) => {
  const lucia = newDiner();
  await makeDinerAccount(restaurant.url, lucia);
  const phone = await openPhone();
  await openLogin(phone, 'Comensales');
  const remember = phone.getByRole('checkbox', { name: 'Recordarme' });
  await expect(remember).toBeChecked();
  await enter(phone, lucia);
  await expect(phone).toHaveURL(/\/scanqr$/);
  expect(await daysOfSession(phone)).toBe(7);

  await openLogin(phone, 'Comensales');
  await remember.uncheck();
  await enter(phone, lucia);
  await expect(phone).toHaveURL(/\/scanqr$/);
  await expect.poll(() => daysOfSession(phone)).toBe(null);
});

test('Logout in one tab logs out the other, and nothing of the board stays there', async ({
  restaurant,
  kitchen,
}) => {
  await restaurant.order('1', { 'Sopa castellana': 1 });
  const other = await openSameBrowser(kitchen);
  await other.goto('/restaurants/pedidos');
  await expectBoard(other, { [EN_CURSO]: [1] });

  await leave(kitchen);

  await expect(other).toHaveURL((url) => url.pathname === '/');
  await expect(other.getByText('Sopa castellana')).toHaveCount(0);
  await expectNoSessionCookies(other);
});

test('a diner who logs out leaves the table’s pages in every tab', async ({
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

  await leave(phone);

  await expect(other).toHaveURL((url) => url.pathname === '/');
  await expect(other.getByText(lucia.email)).toHaveCount(0);
  expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expectNoSessionCookies(phone);
});

test('a copied session cookie is useless after Logout', async ({ kitchen, openTablet }) => {
  const copied = await kitchen.context().cookies();
  await leave(kitchen);
  await expectNoSessionCookies(kitchen);
  const thief = await openTablet();
  await thief.context().addCookies(copied);

  await thief.goto('/restaurants/pedidos');

  await expect(thief).toHaveURL((url) => url.pathname === '/');
  // The cookie stays until the next login replaces it, but the server no longer knows its value.
  await expectNoSessionCookies(thief, ['SMPLTSSN']);
});

test('a Logout made offline ends the session on the server once back online', async ({
  kitchen,
}) => {
  const copied = await kitchen.context().cookies();
  await kitchen.context().setOffline(true);
  await leave(kitchen);
  await kitchen.context().setOffline(false);

  await expectNoSessionCookies(kitchen);
  await kitchen.context().clearCookies();
  await kitchen.context().addCookies(copied);
  await kitchen.goto('/restaurants/pedidos');
  await expect(kitchen).toHaveURL((url) => url.pathname === '/');
});

test('two people take turns in one browser, and each gets their own session', async ({
  restaurant,
  openTablet,
}) => {
  const lucia = newDiner();
  await makeDinerAccount(restaurant.url, lucia);
  const tablet = await openTablet();
  await logInAsDiner(tablet, lucia);
  await logInAtTheBoard(tablet, restaurant.login);
  await leave(tablet);
  await logInAtTheBoard(tablet, restaurant.login);
  await expectLive(tablet);
});
