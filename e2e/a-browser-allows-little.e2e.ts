import { takeAbilitiesAway, takeCookiesAway } from './fixtures/abilities.ts';
import {
  chooseByLinks,
  openSummary,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import {
  EN_CURSO,
  EN_PREPARACION,
  expectBoard,
  logInAtTheBoard,
  slip,
} from './fixtures/kitchen.ts';
import { expect, test } from './fixtures/test.ts';

test('a browser that allows little: a table is taken, an order sent and prepared all the same', async ({
  restaurant,
  openPhone,
  openTablet,
}) => {
  const [phone, tablet] = [await openPhone(), await openTablet()];
  for (const page of [phone, tablet]) await takeAbilitiesAway(page);
  await logInAtTheBoard(tablet, restaurant.login);
  await sitDown(phone, restaurant, '2');
  await chooseByLinks(phone, 'Helado de fresón');
  await openSummary(phone);
  await sendButton(phone).tap();
  const number = await readConfirmation(phone);

  await expectBoard(tablet, { [EN_CURSO]: [number] });
  await tablet.getByRole('button', { name: 'Activar sonido' }).first().tap();
  await expect(tablet.getByText('Este navegador no puede tocar la campana.')).toBeVisible();
  await slip(tablet, number).getByRole('button', { name: 'PREPARAR' }).tap();
  await expectBoard(tablet, { [EN_PREPARACION]: [number] });
});

const CRASHED = 'Esta pantalla ha fallado';
const NO_COOKIES = /^Tu navegador no guarda las cookies de Simplato/;

test('a browser that keeps no cookies: scanning, logging in and registering say what to allow', async ({
  restaurant,
  openPhoneWithoutCookies,
}) => {
  const phone = await openPhoneWithoutCookies();
  await phone.goto((await restaurant.staff.tableCode('4')).url);
  await expect(phone).toHaveURL(/\/scanqr\?/);
  const notice = phone.getByText('Tu navegador no nos deja guardar tu mesa');
  await expect(notice).toBeVisible();
  await phone.getByRole('button', { name: 'Probar de nuevo' }).tap();
  await phone.getByRole('button', { name: 'Sentarme a la mesa' }).tap();
  await expect(notice).toBeVisible();

  await phone.goto('/auth/login?tipo=restaurante');
  await phone.getByLabel('Correo electrónico').fill(restaurant.login.email);
  await phone.getByLabel('Contraseña', { exact: true }).fill(restaurant.login.password);
  await phone.getByRole('button', { name: 'Entrar' }).tap();
  await expect(phone.getByText(NO_COOKIES)).toBeVisible();

  await phone.goto('/auth/register');
  await phone.getByLabel('Nombre', { exact: true }).fill('Lucía');
  await phone.getByLabel('Nombre de usuario').fill(`lucia${restaurant.staff.restaurantId}`);
  await phone
    .getByLabel('Correo electrónico')
    .fill(`lucia${restaurant.staff.restaurantId}@example.com`);
  await phone.getByLabel('Contraseña', { exact: true }).fill('Cerezas2026');
  await phone.getByRole('checkbox').check();
  for (const _ of ['created', 'found again']) {
    await phone.getByRole('button', { name: 'Crear cuenta' }).tap();
    await expect(phone.getByText(NO_COOKIES)).toBeVisible();
  }
  expect(await phone.context().cookies()).toEqual([]);
});

test('a page that may not even ask for cookies or storage is shown all the same', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await takeAbilitiesAway(phone);
  await takeCookiesAway(phone);
  for (const path of ['/', '/auth/login', '/clients/home', '/restaurants/pedidos']) {
    await phone.goto(path);
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(phone.getByText(CRASHED)).toHaveCount(0);
  }
  for (const _ of ['new here', 'here before']) {
    await phone.goto((await restaurant.staff.tableCode('4')).url);
    await expect(phone.getByText('Tu navegador no nos deja guardar tu mesa')).toBeVisible();
  }
  await expect(phone.getByText(CRASHED)).toHaveCount(0);
});
