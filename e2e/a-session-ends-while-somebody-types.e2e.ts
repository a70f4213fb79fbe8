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
import { countLoads, expect, OWN_SERVER, test } from './fixtures/test.ts';

test('a diner editing their name logs in again in a dialog, and can still save what they typed', async ({
  restaurant,
  openPhone,
}) => {
  const lucia = newDiner();
  await makeDinerAccount(restaurant.url, lucia);
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
});

test('somebody else who logs in after a session ended sees nothing of the previous diner', async ({
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
  await pressTooLate(phone.getByRole('button', { name: 'Guardar cambios' }));

  await enter(loginOnTop(phone), bruno);

  await expect(fieldOf(phone, 'Nombre')).toHaveValue(bruno.name);
  await expect(fieldOf(phone, 'Correo electrónico')).toHaveValue(bruno.email);
  await expect(fieldOf(phone, 'Contraseña actual')).toHaveValue('');
});

test(
  'staff editing their account log in again, and continue where they were, in every tab',
  OWN_SERVER,
  async ({ restaurant, kitchen }) => {
    await kitchen.goto('/restaurants/cuenta');
    await fillIn(kitchen, { 'Nombre de usuario': 'jefa-de-cocina' });
    const board = await openSameBrowser(kitchen);
    await board.goto('/restaurants/pedidos');
    await expectLive(board);
    await endSessionElsewhere(kitchen, restaurant);

    await pressTooLate(kitchen.getByRole('button', { name: 'Guardar cambios' }));
    const login = loginOnTop(kitchen);
    await press(kitchen, 'Entrar');
    await expectFieldErrors(login, { 'Correo electrónico': 'El correo no puede estar vacío' });
    await expect(loginOnTop(board)).toBeVisible();
    await enter(login, restaurant.login);

    await expect(login).toBeHidden();
    await expect(loginOnTop(board)).toBeHidden();
    await expectLive(board);
    await expect(fieldOf(kitchen, 'Nombre de usuario')).toHaveValue('jefa-de-cocina');
    await press(kitchen, 'Guardar cambios');
    await expect(kitchen.getByRole('button', { name: 'Usuario: jefa-de-cocina' })).toBeVisible();
  },
);

test('the board asks to log in again, asks for nothing meanwhile, and then shows the orders that arrived', async ({
  restaurant,
  kitchen,
}) => {
  await restaurant.order('1', { 'Sopa castellana': 1 });
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
  await endSessionElsewhere(kitchen, restaurant);
  const loads = countLoads(kitchen);

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
});

test('a guest scans the table’s code again, and finds their basket and note', async ({
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
});

test('a diner with an account logs in again at the summary, and finds their order at the table', async ({
  restaurant,
  openPhone,
}) => {
  const lucia = newDiner();
  await makeDinerAccount(restaurant.url, lucia);
  const phone = await openPhone();
  await logInAsDiner(phone, lucia);
  await sitDown(phone, restaurant, '4');
  await choose(phone, 'Rabo de toro');
  await openSummary(phone);
  await fillIn(phone, { 'Nota de todo el pedido': 'Sin prisa, por favor' });
  await endSessionElsewhere(phone, restaurant);

  await pressTooLate(sendButton(phone));
  await enter(loginOnTop(phone), lucia);
  // Only the server knew the table, so its code has to be scanned again.
  await expect(phone).toHaveURL(/\/scanqr$/);

  await sitDown(phone, restaurant, '4');
  await expectAtTable(phone, 'Mesa 4');
  await openSummary(phone);
  await expect(phone.getByLabel('Nota de todo el pedido')).toHaveValue('Sin prisa, por favor');
  await sendButton(phone).tap();
  const number = await readConfirmation(phone);
  await openOwnOrders(phone);
  await expect(ownOrder(phone, number)).toContainText('Rabo de toro');
});
