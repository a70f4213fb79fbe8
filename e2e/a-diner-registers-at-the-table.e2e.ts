import type { Page } from '@playwright/test';
import type { DinerAccount } from '@simplato/test-kit';
import {
  enter,
  fieldOf,
  fillIn,
  leave,
  newDiner,
  openOwnAccount,
  privacyBox,
} from './fixtures/accounts.ts';
import {
  basketIcon,
  choose,
  expectAtTable,
  openOwnOrders,
  openSummary,
  ownOrder,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import type { Restaurant } from './fixtures/restaurant.ts';
import { makeDinerAccount } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

const GREETING = 'Hola, Lucía.';

async function fillRegistrationIn(phone: Page, diner: DinerAccount): Promise<void> {
  await fillIn(phone, {
    Nombre: diner.name,
    'Nombre de usuario': diner.username,
    'Correo electrónico': diner.email,
    Contraseña: diner.password,
  });
  await privacyBox(phone).check();
}

async function register(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Crear cuenta', exact: true }).tap();
}

/** Sends one order, puts another product in the basket, and opens the login. */
async function orderAndGoToTheLogin(phone: Page, restaurant: Restaurant): Promise<number> {
  await sitDown(phone, restaurant, '4');
  await choose(phone, 'Croquetas de faisán');
  await openSummary(phone);
  await sendButton(phone).tap();
  const number = await readConfirmation(phone);
  await choose(phone, 'Leche frita');
  await phone.getByRole('button', { name: 'Más opciones' }).tap();
  await phone.getByRole('menuitem', { name: 'Entrar o crear cuenta' }).tap();
  await expect(phone.getByRole('heading', { name: 'Entrar', level: 1 })).toBeVisible();
  return number;
}

async function expectAllIsStillThere(
  phone: Page,
  orderId: number,
  diner: DinerAccount,
): Promise<void> {
  await expectAtTable(phone, 'Mesa 4');
  await expect(phone.getByText(GREETING)).toBeVisible();
  await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 1 plato');
  await openOwnOrders(phone);
  await expect(ownOrder(phone, orderId)).toContainText('Croquetas de faisán');
  await openOwnAccount(phone);
  await expect(fieldOf(phone, 'Nombre de usuario')).toHaveValue(diner.username);
}

test('a guest registers in the middle of a meal and keeps table, basket and orders', async ({
  restaurant,
  openPhone,
}) => {
  const lucia = newDiner();
  const phone = await openPhone();
  const number = await orderAndGoToTheLogin(phone, restaurant);
  await phone.getByRole('link', { name: 'Crear cuenta de comensal' }).tap();
  await fillRegistrationIn(phone, lucia);
  await register(phone);
  await expectAllIsStillThere(phone, number, lucia);

  await openSummary(phone);
  await sendButton(phone).tap();
  const second = await readConfirmation(phone);
  await openOwnOrders(phone);
  for (const orderId of [number, second]) await expect(ownOrder(phone, orderId)).toBeVisible();
});

test('a diner registers at home, and another time logs in in the middle of a meal', async ({
  restaurant,
  openPhone,
}) => {
  const other = newDiner();
  const lucia = newDiner();
  await makeDinerAccount(restaurant.url, other);
  const phone = await openPhone();
  await phone.goto('/');
  await phone.getByRole('button', { name: 'Menú' }).tap();
  await phone.getByRole('link', { name: 'Soy cliente' }).tap();
  await fillRegistrationIn(phone, { ...lucia, username: other.username });
  await register(phone);
  const said = phone.getByRole('alert').filter({ hasText: /\S/ });
  await expect(said).toHaveText(
    'Nombre de usuario y/o correo ya están registrados. Inténtalo de nuevo.',
  );
  await fillIn(phone, { 'Nombre de usuario': lucia.username });
  await phone.context().setOffline(true);
  await register(phone);
  await expect(said).toContainText('No hay conexión con Simplato.');
  await phone.context().setOffline(false);
  await register(phone);
  await expect(phone).toHaveURL(/\/scanqr$/);

  await sitDown(phone, restaurant, '2');
  await expectAtTable(phone, 'Mesa 2');
  await expect(phone.getByText(GREETING)).toBeVisible();
  await openOwnAccount(phone);
  await expect(fieldOf(phone, 'Nombre')).toHaveValue(lucia.name);
  await leave(phone);

  const number = await orderAndGoToTheLogin(phone, restaurant);
  await enter(phone, lucia);
  await expectAllIsStillThere(phone, number, lucia);
});
