import {
  expectNoSessionCookies,
  leave,
  logInAsDiner,
  newDiner,
  openOwnAccount,
  openSameBrowser,
} from './fixtures/accounts.ts';
import { choose, sitDown } from './fixtures/diner.ts';
import { EN_CURSO, expectBoard, logInAtTheBoard } from './fixtures/kitchen.ts';
import { makeDinerAccount } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

test('Logout ends the session in every tab, for whoever copied its cookie, and offline too', async ({
  restaurant,
  kitchen,
  openTablet,
}) => {
  await restaurant.order('1', { 'Sopa castellana': 1 });
  const other = await openSameBrowser(kitchen);
  // Whoever is logged in is led on from the login.
  await other.goto('/auth/login');
  await expect(other).toHaveURL(/\/restaurants\/pedidos$/);
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
  // With the server's answer, for which the page does not wait, the session's cookie goes and what a tab
  // was writing.
  await expect.poll(async () => other.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expectNoSessionCookies(phone);
  await phone.goto('/clients/carta');
  await expect(phone).toHaveURL((url) => url.pathname === '/');
});
