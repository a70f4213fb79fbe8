import {
  endSessionElsewhere,
  enter,
  expectFieldErrors,
  expectWrongCredentials,
  fieldOf,
  fillIn,
  logInAsDiner,
  loginOnTop,
  newDiner,
  openOwnAccount,
  press,
  pressTooLate,
  openSameBrowser,
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
import { EN_CURSO, EN_PREPARACION, expectBoard, expectLive, slip } from './fixtures/kitchen.ts';
import { makeDinerAccount } from './fixtures/people.ts';
import { countLoads, expect, test } from './fixtures/test.ts';

test('a diner logs in again over the page and still saves what they typed; another diner sees nothing of it', async ({
  restaurant,
  openPhone,
}) => {
  const lucia = newDiner();
  const bruno = { ...newDiner(), name: 'Bruno Gil' };
  await makeDinerAccount(restaurant.url, lucia);
  await makeDinerAccount(restaurant.url, bruno);
  const phone = await openPhone();
  await logInAsDiner(phone, lucia);
  await openOwnAccount(phone);
  await fillIn(phone, { Nombre: 'Lucía del Río', 'Contraseña actual': 'a-medias' });
  await endSessionElsewhere(phone, restaurant);
  const loads = countLoads(phone);

  await pressTooLate(phone.getByRole('button', { name: 'Guardar cambios' }));
  const login = loginOnTop(phone);
  await expect(fieldOf(login, 'Correo electrónico')).toHaveValue(lucia.email);
  await phone.keyboard.press('Escape');
  await enter(login, { ...lucia, password: 'otra-cosa-1' });
  await expectWrongCredentials(phone);
  await enter(login, lucia);

  await expect(login).toBeHidden();
  await expect(phone.getByText('no se ha enviado nada')).toBeVisible();
  await expect(fieldOf(phone, 'Contraseña actual')).toHaveValue('a-medias');
  await press(phone, 'Guardar cambios');
  await expect(phone.getByText('Cambios guardados')).toBeVisible();
  await expect(fieldOf(phone, 'Nombre')).toHaveValue('Lucía del Río');
  expect(loads()).toBe(0);

  await fillIn(phone, { Nombre: 'Lucía Campos' });
  await endSessionElsewhere(phone, restaurant);
  await pressTooLate(phone.getByRole('button', { name: 'Guardar cambios' }));
  await enter(login, bruno);
  await expect(fieldOf(phone, 'Nombre')).toHaveValue(bruno.name);
  await expect(fieldOf(phone, 'Correo electrónico')).toHaveValue(bruno.email);
  await expect(fieldOf(phone, 'Contraseña actual')).toHaveValue('');
});

test('the kitchen logs in again in one tab: every tab goes on, and the board shows what arrived', async ({
  restaurant,
  kitchen,
}) => {
  const newName = `jefa-de-cocina-${restaurant.staff.restaurantId}`;
  await restaurant.order('1', { 'Sopa castellana': 1 });
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
  const account = await openSameBrowser(kitchen);
  await account.goto('/restaurants/cuenta');
  await fillIn(account, { 'Nombre de usuario': newName });
  await endSessionElsewhere(kitchen, restaurant);
  const loads = countLoads(kitchen);

  await pressTooLate(account.getByRole('button', { name: 'Guardar cambios' }));
  await press(account, 'Entrar');
  await expectFieldErrors(loginOnTop(account), {
    'Correo electrónico': 'El correo no puede estar vacío',
  });
  await pressTooLate(slip(kitchen, 1).getByRole('button', { name: 'PREPARAR' }));
  const login = loginOnTop(kitchen);
  await expect(login).toBeVisible();
  await expect(kitchen.getByText('Sesión terminada')).toBeVisible();
  const asked: string[] = [];
  kitchen.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await restaurant.order('2', { 'Rabo de toro': 1 });
  await expect(kitchen.getByText('Sin conexión')).toHaveCount(0);
  const opened = kitchen.context().waitForEvent('page');
  await login.getByRole('link', { name: /olvidado/ }).click();
  const forgotten = await opened;
  await expect(forgotten.getByRole('radio', { name: 'RESTAURANTES' })).toBeChecked();
  await forgotten.close();
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await enter(login, restaurant.login);

  await expect(login).toBeHidden();
  await expectLive(kitchen);
  await expectBoard(kitchen, { [EN_CURSO]: [1, 2] });
  await slip(kitchen, 1).getByRole('button', { name: 'PREPARAR' }).click();
  await expectBoard(kitchen, { [EN_CURSO]: [2], [EN_PREPARACION]: [1] });
  expect(loads()).toBe(0);
  await expect(loginOnTop(account)).toBeHidden();
  await expect(fieldOf(account, 'Nombre de usuario')).toHaveValue(newName);
  await press(account, 'Guardar cambios');
  await expect(account.getByRole('button', { name: `Usuario: ${newName}` })).toBeVisible();
});

test('a diner scans the table’s code again, and finds the basket and the note', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await choose(phone, 'Rabo de toro', 'Leche frita');
  await openSummary(phone);
  await fillIn(phone, { 'Nota de todo el pedido': 'Sin prisa, por favor' });
  await endSessionElsewhere(phone, restaurant);

  await pressTooLate(sendButton(phone));
  await expect(loginOnTop(phone)).toContainText('sigue guardado en este móvil');
  await loginOnTop(phone).getByRole('link', { name: 'Escanear la mesa' }).tap();
  await expect(phone).toHaveURL(/\/scanqr$/);

  await sitDown(phone, restaurant, '4');
  await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 2 platos');
  await openSummary(phone);
  await expect(phone.getByLabel('Nota de todo el pedido')).toHaveValue('Sin prisa, por favor');
  await sendButton(phone).tap();
  await readConfirmation(phone);

  // With an account, somebody can log in over the page, and has to scan all the same.
  const lucia = newDiner();
  await makeDinerAccount(restaurant.url, lucia);
  await logInAsDiner(phone, lucia);
  await choose(phone, 'Rabo de toro');
  await openSummary(phone);
  await fillIn(phone, { 'Nota de todo el pedido': 'Con pan' });
  await endSessionElsewhere(phone, restaurant);
  await pressTooLate(sendButton(phone));
  await enter(loginOnTop(phone), lucia);
  // Only the server knew the table, so its code has to be scanned again.
  await expect(phone).toHaveURL(/\/scanqr$/);

  await sitDown(phone, restaurant, '4');
  await expectAtTable(phone, 'Mesa 4');
  await openSummary(phone);
  await expect(phone.getByLabel('Nota de todo el pedido')).toHaveValue('Con pan');
  await sendButton(phone).tap();
  const number = await readConfirmation(phone);
  await openOwnOrders(phone);
  await expect(ownOrder(phone, number)).toContainText('Rabo de toro');
});
