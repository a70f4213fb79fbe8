import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './fixtures/devices.ts';
import { addProduct, choose, openSummary, sitDown } from './fixtures/diner.ts';
import { keepOffer, logInAtTheBoard } from './fixtures/kitchen.ts';
import {
  categoryNames,
  categoryRow,
  chooseAbout,
  confirmRemoval,
  expectInSight,
  expectPrice,
  openProduct,
  productField,
  productRow,
  goToProducts,
  openCategories,
  openProducts,
  update,
} from './fixtures/owner.ts';
import { chooseInSidebar } from './fixtures/staff-pages.ts';
import { countLoads, expect, test } from './fixtures/test.ts';

/** Where a product is written. */
const PRODUCT = '**/api/shop/productos';

const card = (phone: Page, product: string) =>
  phone
    .getByRole('listitem')
    .filter({ has: phone.getByRole('heading', { name: product, exact: true }) });

test('an owner writes the first product of an empty menu, and a diner sees it at the typed price', async ({
  restaurant,
  openDevice,
}) => {
  await restaurant.staff.clearMenu();
  const owner = await openDevice(DESKTOP);
  await logInAtTheBoard(owner, restaurant.login);
  await chooseInSidebar(owner, 'Productos');
  await expect(
    owner.getByText('Primero debe añadir categorías antes de añadir los productos.'),
  ).toBeVisible();

  await owner.getByRole('link', { name: 'Ir a Categorías' }).click();
  await owner.getByRole('button', { name: /^Crear Primeros, Segundos/ }).click();
  await expect
    .poll(() => categoryNames(owner))
    .toEqual(['Primeros', 'Segundos', 'Postres', 'Bebidas', 'Complementos']);

  await chooseInSidebar(owner, 'Productos');
  const loads = countLoads(owner);
  await owner.getByRole('button', { name: 'Añadir Productos' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Añadir Productos' });
  const question = owner.getByRole('dialog', { name: '¿Descartar lo que has escrito?' });
  await dialog.getByLabel('Producto').fill('Gazpacho');
  await owner.mouse.click(5, 5);
  await expect(dialog.getByLabel('Producto')).toHaveValue('Gazpacho');
  await owner.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(question).toBeHidden();
  await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog).toBeHidden();
  await expect(owner.getByRole('button', { name: 'Añadir Productos' })).toBeFocused();

  await owner.getByRole('button', { name: 'Añadir Productos' }).click();
  await dialog.getByLabel('Producto').fill('Salmorejo');
  await dialog.getByLabel('Descripción').fill('Tomate, huevo y jamón.');
  await dialog.getByLabel('Precio (€)').fill('12,50 €');
  await dialog.getByLabel('Ref. Única').fill('PRI-01');
  await dialog.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Debes seleccionar una categoria');
  await expect(dialog.getByLabel('Categoría')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Categoría').selectOption('Primeros');
  await expect(dialog.getByRole('alert')).toHaveText('');
  await dialog.getByRole('radio', { name: 'Sin alérgenos' }).check();
  await dialog.getByRole('button', { name: 'Guardar y añadir otro' }).click();

  await expect(dialog.getByLabel('Producto')).toHaveValue('');
  await expect(dialog.getByLabel('Producto')).toBeFocused();
  await owner.keyboard.type('Gazpacho');
  await expect(dialog.getByLabel('Categoría')).toHaveValue(/\d/);
  await dialog.getByLabel('Precio (€)').fill('6');
  await dialog.getByLabel('Precio (€)').press('Enter');
  await expect(dialog).toBeHidden();
  await expectPrice(owner, 'Gazpacho', '6,00 €');
  await expectPrice(owner, 'Salmorejo', '12,50 €');
  const [written] = await restaurant.staff.menu();
  expect(written).toMatchObject({ name: 'Salmorejo', alergenos: [] });
  await expect(productRow(owner, 'Salmorejo')).toContainText('Primeros');
  expect(loads()).toBe(0);

  const phone = await openDevice(PHONE);
  await sitDown(phone, restaurant, '1');
  await phone.goto('/clients/carta');
  await expect(card(phone, 'Salmorejo')).toContainText('12,50 €');
  await addProduct(phone, 'Salmorejo');
  await openSummary(phone);
  await expect(phone.getByRole('row', { name: /Salmorejo/ })).toContainText('12,50 €');

  const row = productRow(owner, 'Salmorejo');
  const price = productField(owner, 'Precio', 'Salmorejo');
  await row.getByText('12,50 €').click();
  await expect(price).toBeFocused();
  // With the euro sign a price includes tax, without it not.
  await price.fill('9,90 €');
  await expect(row.getByRole('status')).toHaveText('Sin guardar');
  await price.press('Enter');
  await expect(row.getByRole('status')).toHaveText('Guardado');
  await expect(price).toHaveValue('9,90 €');

  await price.fill('10');
  await expect(row).toContainText('Sin € es antes de IVA: en la carta, 11,00 €');
  await update(row);
  await expect(price).toHaveValue('11,00 €');

  await price.fill('gratis');
  await row.getByRole('button', { name: 'Actualizar Salmorejo' }).click();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(owner.getByText('Sigue guardado: Precio: 11,00 €')).toBeVisible();
  await owner.getByRole('button', { name: 'Volver a lo guardado' }).click();
  await expect(price).toHaveValue('11,00 €');
  await expect(phone.getByRole('row', { name: /Salmorejo/ })).toContainText('11,00 €');
});

test('what an owner deletes or sells out changes on every open menu and basket, and back', async ({
  restaurant,
  openTablet,
  openPhone,
}) => {
  const owner = await openTablet();
  await openProducts(owner, restaurant);
  const [menu, basket] = [await openPhone(), await openPhone()];
  await sitDown(menu, restaurant, '1');
  await menu.goto('/clients/carta');
  await sitDown(basket, restaurant, '2');
  await choose(basket, 'Flan de huevo');
  await openSummary(basket);

  await expect(card(menu, 'Arroz con leche')).toBeVisible();
  await chooseAbout(owner, 'Arroz con leche', 'Borrar');
  await expect(owner.getByRole('dialog')).toContainText('Los pedidos ya hechos lo conservan.');
  await confirmRemoval(owner);
  await expect(productRow(owner, 'Arroz con leche')).toHaveCount(0);
  await expect(card(menu, 'Arroz con leche')).toHaveCount(0);

  await owner.getByRole('button', { name: 'Deshacer' }).click();
  await expect(productRow(owner, 'Arroz con leche')).toBeVisible();
  await expect(card(menu, 'Arroz con leche')).toBeVisible();

  await owner.getByRole('button', { name: 'Agotar Flan de huevo' }).tap();
  const makeItLast = await keepOffer(owner, 'Hasta que lo cambie');
  await expect(productRow(owner, 'Flan de huevo')).toContainText('Agotado hoy');
  await expect(card(menu, 'Flan de huevo')).toContainText('Agotado');
  await expect(basket.getByRole('row', { name: /Flan de huevo/ })).toContainText('Agotado');

  await makeItLast.tap();
  await expect
    .poll(async () => (await restaurant.staff.menu()).find(({ name }) => name === 'Flan de huevo'))
    .toMatchObject({ agotado: 'indefinido' });

  await owner.getByRole('button', { name: 'Volver a ofrecer Flan de huevo' }).tap();
  await expect(menu.getByRole('button', { name: 'Añadir Flan de huevo' })).toBeVisible();
});

test('categories are reordered by keyboard, menu, dragging and on a phone; deleting one can be undone', async ({
  restaurant,
  openDevice,
  openPhone,
}) => {
  const owner = await openDevice(DESKTOP);
  await openCategories(owner, restaurant);
  const before = await categoryNames(owner);
  const [first = '', second = '', third = ''] = before;
  const grip = (name: string) => owner.getByRole('button', { name: `Mover ${name}`, exact: true });

  await grip(first).focus();
  await owner.keyboard.press('ArrowDown');
  await expect(owner.getByText(`${first}: puesto 2 de ${before.length}.`)).toBeAttached();
  await expect(grip(first)).toBeFocused();
  await expect.poll(() => categoryNames(owner)).toEqual([second, first, ...before.slice(2)]);

  await grip(third).click();
  await owner.getByRole('menuitem', { name: 'Al principio' }).click();
  await expect.poll(() => categoryNames(owner)).toEqual([third, second, first, ...before.slice(3)]);

  await grip(third).dragTo(categoryRow(owner, first), { targetPosition: { x: 200, y: 50 } });
  await expect.poll(() => categoryNames(owner)).toEqual([second, first, third, ...before.slice(3)]);

  // The new order is shown at once and stored a moment later.
  await expect.poll(() => restaurant.staff.categories()).toEqual(await categoryNames(owner));
  await owner.reload();
  await expect.poll(() => categoryNames(owner)).toEqual([second, first, third, ...before.slice(3)]);

  const count = async (category: string) =>
    Number(/(\d+) productos?/.exec(await categoryRow(owner, category).innerText())?.[1]);
  const [desserts, mains] = [await count('Postres'), await count('Segundos')];
  const expectCounts = async (inDesserts: number, inMains: number) => {
    await expect(categoryRow(owner, 'Postres')).toContainText(`${inDesserts} productos`);
    await expect(categoryRow(owner, 'Segundos')).toContainText(`${inMains} productos`);
  };

  await chooseAbout(owner, 'Postres', 'Borrar');
  const dialog = owner.getByRole('dialog');
  await expect(dialog).toContainText(`Tiene ${desserts} productos.`);
  await dialog.getByLabel('Categoría', { exact: true }).selectOption('Segundos');
  await confirmRemoval(owner);
  await expect(categoryRow(owner, 'Postres')).toHaveCount(0);
  await expect(categoryRow(owner, 'Segundos')).toContainText(`${mains + desserts} productos`);
  await owner.getByRole('button', { name: 'Deshacer' }).click();
  await expectCounts(desserts, mains);

  await chooseAbout(owner, 'Postres', 'Borrar');
  await dialog.getByRole('radio', { name: 'Borrarlos también' }).check();
  await confirmRemoval(owner);
  await expect(categoryRow(owner, 'Postres')).toHaveCount(0);
  expect((await restaurant.staff.menu()).map(({ name }) => name)).not.toContain('Flan de huevo');
  await owner.getByRole('button', { name: 'Deshacer' }).click();
  await expectCounts(desserts, mains);

  const phone = await openPhone();
  await openCategories(phone, restaurant);
  const inOrder = await categoryNames(phone);
  const [top = '', below = ''] = inOrder;
  await moveByTaps(phone, top, 'Bajar');
  await expect.poll(() => categoryNames(phone)).toEqual([below, top, ...inOrder.slice(2)]);
  await moveByTaps(phone, top, 'Al principio');
  await expect.poll(() => categoryNames(phone)).toEqual(inOrder);

  await goToProducts(phone);
  const productNames = () =>
    phone
      .getByRole('rowheader')
      .evaluateAll((cells) => cells.map(({ textContent }) => (textContent ?? '').trim()));
  const [one = '', other = ''] = await productNames();
  await moveByTaps(phone, other, 'Subir');
  await expect.poll(async () => (await productNames()).slice(0, 2)).toEqual([other, one]);
  const stored = async () => (await restaurant.staff.menu()).map(({ name }) => name);
  await expect.poll(stored).toEqual(await productNames());
  await phone.reload();
  await expect.poll(async () => (await productNames()).slice(0, 2)).toEqual([other, one]);
});

/** Not every browser can drag by touch: the handle is large enough for a thumb, and has a menu. */
async function moveByTaps(phone: Page, name: string, way: string): Promise<void> {
  const grip = phone.getByRole('button', { name: `Mover ${name}`, exact: true });
  const { width = 0, height = 0 } = (await grip.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await grip.tap();
  await phone.getByRole('menuitem', { name: way }).tap();
}

test('on a phone, what cannot be saved says so beside the thumb, and nothing covers what is next', async ({
  restaurant,
  openPhone,
}) => {
  const owner = await openPhone();
  await openProducts(owner, restaurant);
  await owner.getByRole('button', { name: 'Añadir Productos' }).tap();
  const dialog = owner.getByRole('dialog', { name: 'Añadir Productos' });
  const another = dialog.getByRole('button', { name: 'Guardar y añadir otro' });
  await dialog.getByLabel('Producto').fill('Gazpacho');
  await dialog.getByLabel('Precio (€)').fill('6');
  await dialog.getByLabel('Categoría').selectOption('Primeros');
  await owner.route(PRODUCT, (route) => route.abort());
  await another.tap();
  await expectInSight(dialog.getByRole('alert').filter({ hasText: 'conexión' }));
  await owner.unroute(PRODUCT);
  await another.tap();
  await expect(dialog.getByRole('status')).toHaveText('«Gazpacho» está en la carta.');
  await expectInSight(another);
  await dialog.getByRole('button', { name: 'Cancelar' }).tap();

  await chooseAbout(owner, 'Gazpacho', 'Duplicar');
  await dialog.getByLabel('Producto').fill('Gazpacho de fresa');
  await dialog.getByRole('button', { name: 'Añadir', exact: true }).tap();
  await expect(dialog).toBeHidden();
  await expectPrice(owner, 'Gazpacho de fresa', '6,00 €');

  const row = productRow(owner, 'Sopa castellana');
  await openProduct(owner, 'Sopa castellana');
  await row.getByLabel('Ref. Única').fill('PRI-77');
  await restaurant.staff.editProduct('Sopa castellana', { referenciaunica: 'PRI-78' });
  await row.getByRole('button', { name: /^Actualizar/ }).tap();
  await expectInSight(row.getByRole('alert').filter({ hasText: 'Otra persona lo ha cambiado' }));
});

test('two owners edit one row, and no work is lost unless they say so', async ({
  restaurant,
  openDevice,
}) => {
  // Somebody else works elsewhere.
  const other = restaurant.staff;
  const owner = await openDevice(DESKTOP);
  await openProducts(owner, restaurant);
  const row = productRow(owner, 'Sopa castellana');
  const description = productField(owner, 'Descripción', 'Sopa castellana');
  const price = productField(owner, 'Precio', 'Sopa castellana');
  await openProduct(owner, 'Sopa castellana');
  const saved = async () =>
    (await other.menu()).find(({ name }) => name === 'Sopa castellana')?.description;
  // What somebody else saves is shown at once; changes to different fields are both stored.
  await price.fill('7,70 €');
  await other.editProduct('Sopa castellana', { description: 'Receta de la abuela.' });
  await expect(description).toHaveValue('Receta de la abuela.');
  await update(row);
  await expect(price).toHaveValue('7,70 €');
  expect(await saved()).toBe('Receta de la abuela.');

  const name = productField(owner, 'Producto', 'Sopa castellana');
  await name.fill('Sopa de ajo');
  await owner.getByLabel('Categoría', { exact: true }).selectOption('Bebidas');
  await owner.getByLabel('Categoría', { exact: true }).selectOption('');
  await expect(name).toHaveValue('Sopa de ajo');

  await owner.getByRole('banner').getByRole('link', { name: 'Mi Restaurante' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Tienes cambios sin guardar' });
  await dialog.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(name).toHaveValue('Sopa de ajo');

  await owner.getByRole('banner').getByRole('link', { name: 'Mi Restaurante' }).click();
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(owner).toHaveURL(/\/restaurants\/pedidos$/);

  await chooseInSidebar(owner, 'Productos');
  await openProduct(owner, 'Sopa castellana');
  const fromUserMenu = async (item: string) => {
    await owner.getByRole('button', { name: /^Usuario: / }).click();
    await owner.getByRole('menuitem', { name: item }).click();
  };
  await name.fill('Sopa de ajo');
  await fromUserMenu('Cambiar de persona');
  await expect(dialog).toContainText('Hay una fila de la carta escrita y sin guardar.');
  await dialog.getByRole('button', { name: 'Seguir aquí' }).click();
  await fromUserMenu('Logout');
  await dialog.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(name).toHaveValue('Sopa de ajo');

  await fromUserMenu('Logout');
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(owner).toHaveURL(`${restaurant.url}/`);
  await expect(dialog).toBeHidden();
  await openProducts(owner, restaurant);
  await expect(productRow(owner, 'Sopa castellana')).toBeVisible();
});

test('an owner writes VAT, allergens and options; diners read these in their own language, the kitchen in Spanish', async ({
  restaurant,
  openDevice,
  openPhone,
}) => {
  const owner = await openDevice(DESKTOP);
  await openProducts(owner, restaurant);
  const sheet = await openProduct(owner, 'Agua mineral');
  const water = async () =>
    (await restaurant.staff.menu()).find(({ name }) => name === 'Agua mineral');
  const before = await water();
  const gross = (product: typeof before) =>
    Math.round(Number(product?.price) * (100 + (product?.porcentajeimpuestos ?? 0)));

  await sheet.getByLabel('IVA').selectOption('21 %');
  await sheet.getByText('Sin alérgenos').click();
  await sheet.getByText('Opciones', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Añadir grupo de opciones' }).click();
  await sheet.getByLabel('Nombre del grupo').fill('Tamaño');
  await sheet.getByLabel('Opción 1', { exact: true }).fill('Medio litro');
  await sheet.getByLabel('Opción 2', { exact: true }).fill('Litro');
  await sheet.getByLabel('Suplemento (€) de Litro').fill('1,20');
  await sheet.getByRole('button', { name: 'Actualizar' }).click();
  await expect(sheet.getByRole('status').filter({ hasText: 'Guardado' })).toBeVisible();

  const after = await water();
  expect(after).toMatchObject({ porcentajeimpuestos: 21, alergenos: [] });
  expect(gross(after)).toBe(gross(before));
  expect(after?.opciones).toMatchObject([
    {
      nombre: 'Tamaño',
      valores: [{ nombre: 'Medio litro' }, { nombre: 'Litro', price: '0.991736' }],
    },
  ]);

  await sheet.getByRole('group', { name: 'Grupo 1' }).getByText('En otros idiomas').click();
  const english = sheet.getByRole('group', { name: 'Inglés' }).first();
  await english.getByLabel('Tamaño').fill('Size');
  await english.getByLabel('Medio litro').fill('Half a litre');
  await sheet.getByRole('button', { name: 'Actualizar' }).click();
  await expect(sheet.getByRole('status').filter({ hasText: 'Guardado' })).toBeVisible();

  await sheet.getByLabel('Nombre del grupo').fill('');
  await sheet.getByRole('button', { name: 'Actualizar' }).click();
  await expect(sheet.getByText(/^No se ha guardado/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Cerrar Agua mineral' }).click();
  await expect(productRow(owner, 'Agua mineral').getByRole('status')).toHaveText('Sin guardar');

  const phone = await openPhone({ locale: 'en-GB' });
  await sitDown(phone, restaurant, '1');
  await phone.goto('/clients/carta');
  await phone.getByRole('button', { name: 'Add Agua mineral' }).tap();
  const choice = phone.getByRole('radiogroup', { name: /^Size/ });
  // Options without a translation are shown in Spanish.
  await expect(choice.getByRole('radio', { name: /^Litro/ })).toBeVisible();
  await choice.getByRole('radio', { name: 'Half a litre' }).check();
  await phone.getByRole('button', { name: /^Add · / }).tap();
  await phone.getByRole('banner').getByRole('link', { name: 'Your order: 1 dish' }).tap();
  await expect(phone.getByRole('row', { name: /Agua mineral/ })).toContainText('Half a litre');
  await phone.getByRole('button', { name: 'Order now and pay the waiter' }).tap();
  await expect(phone.getByRole('dialog', { name: 'Your order number' })).toBeVisible();
  const [order] = await restaurant.staff.board();
  expect(order?.description).toBe('1 × Agua mineral (Medio litro)');
});
