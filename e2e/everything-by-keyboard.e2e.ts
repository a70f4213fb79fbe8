import { DESKTOP, WITH_MOTION } from './fixtures/devices.ts';
import { sitDown } from './fixtures/diner.ts';
import { offerChoices, STEAK } from './fixtures/chosen-products.ts';
import { column, EN_CURSO, EN_PREPARACION, expectBoard, LISTOS } from './fixtures/kitchen.ts';
import { tabAndPress, tabTo } from './fixtures/keyboard.ts';
import { productField, productRow } from './fixtures/owner.ts';
import { expect, test } from './fixtures/test.ts';

test.use(WITH_MOTION);

test('an owner logs in, completes an order, edits a product and logs out by keyboard alone', async ({
  restaurant,
  openDevice,
}) => {
  const page = await openDevice(DESKTOP);
  const { keyboard } = page;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto('/auth/login');
  await tabTo(page.getByRole('radio', { name: 'Comensales' }));
  await keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Restaurantes' })).toBeChecked();
  await tabTo(page.getByLabel('Correo electrónico'));
  await keyboard.type(restaurant.login.email);
  await tabTo(page.getByLabel('Contraseña', { exact: true }));
  await keyboard.type(restaurant.login.password);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/restaurants/pedidos');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await restaurant.order('4', { 'Rabo de toro': 1 });
  await expectBoard(page, { [EN_CURSO]: [1] });
  const step = async (name: string, from: string) => {
    await tabAndPress(button(name));
    // The slip moves on to the next column; the focus goes to the heading of the column it left.
    await expect(
      page.getByRole('region', { name: from }).getByRole('heading').first(),
    ).toBeFocused();
  };
  await step('PREPARAR', EN_CURSO);
  await expectBoard(page, { [EN_PREPARACION]: [1] });
  // The toast offers to undo for a few seconds only; the order's menu has no time limit.
  await tabAndPress(button('Más opciones del pedido nº 1'));
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  const back = page.getByRole('menuitem', { name: 'Devolver un paso' });
  for (let downs = 0; downs < 6; downs += 1) {
    if (await back.evaluate((item) => item === document.activeElement)) break;
    await keyboard.press('ArrowDown');
  }
  await expect(back).toBeFocused();
  await keyboard.press('Enter');
  await expect(button('Falta algo')).toBeFocused();
  await keyboard.press('Enter');
  await tabAndPress(page.getByRole('button', { name: 'Devolver', exact: true }));
  await expectBoard(page, { [EN_CURSO]: [1] });
  await step('PREPARAR', EN_CURSO);
  await step('ENTREGAR', EN_PREPARACION);
  await expectBoard(page, { [LISTOS]: [1] });
  await tabAndPress(column(page, LISTOS).getByRole('button', { name: 'Cerrar', exact: true }));
  await expectBoard(page, {});

  await tabTo(button('Abrir menú'), 'Shift+Tab');
  await keyboard.press('Enter');
  await tabAndPress(page.getByRole('link', { name: 'Productos' }));
  await expect(page).toHaveURL('/restaurants/productos');
  await expect(page.getByRole('heading', { name: 'Productos', level: 1 })).toBeFocused();
  await tabTo(page.getByLabel('Categoría', { exact: true }).first());
  await keyboard.type('Postres');
  await tabAndPress(
    page.getByRole('row').getByRole('button', { name: 'Flan de huevo', exact: true }),
  );
  await expect(page.getByRole('form', { name: 'Flan de huevo' })).toBeFocused();
  const price = productField(page, 'Precio', 'Flan de huevo');
  await tabTo(price);
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('6,20');
  await keyboard.press('Enter');
  await expect(productRow(page, 'Flan de huevo').getByRole('status')).toContainText('Guardado');
  await expect(price).toBeFocused();
  const flan = (await restaurant.staff.menu()).find(({ name }) => name === 'Flan de huevo');
  expect(flan?.price).toBe('6.20');

  await tabTo(page.getByRole('banner').getByRole('button', { name: /^Usuario:/ }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Mi cuenta' })).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a diner searches, orders and pays by keyboard alone', async ({ restaurant, openDevice }) => {
  await restaurant.staff.takePayments();
  await offerChoices(restaurant);
  const page = await openDevice(DESKTOP);
  const { keyboard } = page;
  await sitDown(page, restaurant, '4');
  await tabAndPress(page.getByRole('link', { name: /^Ver la carta|^La carta/ }).first());
  await expect(page).toHaveURL('/clients/carta');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page.getByRole('searchbox', { name: 'Buscar en la carta' }));
  await keyboard.type('lomo alto');
  const found = page.getByRole('region', { name: 'Resultados' });
  const opener = found.getByRole('button', { name: STEAK, exact: true });
  await tabAndPress(opener);
  const sheet = page.getByRole('dialog', { name: STEAK });
  await expect(sheet.getByRole('heading', { name: STEAK })).toBeFocused();
  await keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(sheet.getByRole('radio', { name: /^Poco hecha/ }));
  await keyboard.press('ArrowDown');
  await expect(sheet.getByRole('radio', { name: /^Al punto/ })).toBeChecked();
  // A required option is missing: the focus goes to it.
  await tabAndPress(sheet.getByRole('button', { name: /^Añadir · / }));
  await expect(sheet.getByText('Elige una opción de «Guarnición»')).toBeVisible();
  await expect(sheet.getByRole('radio', { name: /^Patatas fritas/ })).toBeFocused();
  await keyboard.press('Space');
  await tabAndPress(sheet.getByRole('checkbox', { name: /^Huevo frito/ }), 'Space');
  await tabAndPress(sheet.getByRole('button', { name: /^Añadir · / }));
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();

  await tabAndPress(page.getByRole('link', { name: /Ver mi pedido/ }));
  await expect(page.getByRole('heading', { name: 'Tu pedido', level: 1 })).toBeFocused();
  await tabAndPress(page.getByRole('button', { name: 'Pedir ahora y pagar al camarero' }));
  const number = page.getByRole('dialog', { name: 'Tu número de pedido' });
  await expect(number.getByRole('button', { name: 'Aceptar' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/clients/home');

  await page.goto('/clients/carta');
  await tabTo(page.getByRole('searchbox', { name: 'Buscar en la carta' }));
  await keyboard.type('leche frita');
  await tabAndPress(found.getByRole('button', { name: 'Añadir Leche frita' }));
  await tabAndPress(page.getByRole('link', { name: /Ver mi pedido/ }));
  await tabAndPress(page.getByRole('button', { name: 'Pagar online' }));
  await tabAndPress(page.getByRole('button', { name: 'Pagar', exact: true }));
  await expect(page.getByRole('heading', { name: '¡Pedido creado correctamente!' })).toBeVisible();
  await tabAndPress(page.getByRole('button', { name: 'Aceptar' }));
  await expect(page).toHaveURL('/clients/home');
});
