import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './fixtures/devices.ts';
import { sitDown } from './fixtures/diner.ts';
import { downloadBy } from './fixtures/downloads.ts';
import { logInAtTheBoard } from './fixtures/kitchen.ts';
import {
  chooseMenuFile,
  csvFile,
  expectPreview,
  workbook,
  WRITTEN_BY_CALC,
} from './fixtures/menu-files.ts';
import { expectPrice, productRow, openProducts } from './fixtures/owner.ts';
import { countLoads, expect, test } from './fixtures/test.ts';

const onTheCard = (phone: Page, product: string) =>
  phone.getByRole('heading', { name: product, exact: true });

const told = (owner: Page, words: string) => owner.getByRole('alert').filter({ hasText: words });

const openFilePage = async (owner: Page) =>
  owner.getByRole('link', { name: 'Importar o exportar la carta' }).click();

test('150 products are imported from a spreadsheet and appear on a diner’s open menu, and a lost answer repeats nothing', async ({
  restaurant,
  openDevice,
}) => {
  await restaurant.staff.clearMenu();
  const phone = await openDevice(PHONE);
  await sitDown(phone, restaurant, '1');
  await phone.goto('/clients/carta');
  await expect(phone.getByRole('heading').first()).toBeVisible();
  const loads = countLoads(phone);

  const owner = await openDevice(DESKTOP);
  await logInAtTheBoard(owner, restaurant.login);
  await owner.goto('/restaurants/productos');
  await owner.getByRole('link', { name: '¿Ya tienes la carta en una hoja de cálculo?' }).click();
  await chooseMenuFile(owner, WRITTEN_BY_CALC);
  await expectPreview(owner, '150 nuevos');
  await expect(owner.getByText('Se crean 10 categorías.')).toBeVisible();
  await expect(owner.getByText('Columnas que no usamos y no tocan nada: Proveedor.')).toBeVisible();
  await expect(owner.getByRole('row')).toHaveCount(161);
  await expect(owner.getByRole('row', { name: /Gazpacho de cerezas/ })).toContainText('Fila 3');
  expect(await restaurant.staff.menu()).toEqual([]);

  await owner.getByRole('button', { name: 'Importar 150 platos nuevos' }).dblclick();
  await expect(owner.getByRole('heading', { name: 'La carta está al día' })).toBeFocused();
  await expect(onTheCard(phone, 'Gazpacho de cerezas')).toBeVisible();
  expect(loads()).toBe(0);
  expect(await restaurant.staff.menu()).toHaveLength(150);

  await owner.getByRole('link', { name: 'Ver los productos' }).click();
  await expectPrice(owner, 'Salmorejo', '16,00 €');

  await openFilePage(owner);
  await chooseMenuFile(owner, csvFile('Plato;Categoría;Precio', 'Piña;Postres;4'));
  await expectPreview(owner, '1 nuevo');
  await owner.route('**/api/shop/carta/importar*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await owner.getByRole('button', { name: 'Importar 1 plato nuevo' }).click();
  await expect(told(owner, 'no se guardará dos veces')).toBeVisible();
  await owner.unroute('**/api/shop/carta/importar*');
  await owner.getByRole('button', { name: 'Importar 1 plato nuevo' }).click();
  await expect(owner.getByText('Ya estaba como dice el archivo')).toBeVisible();
  const menu = await restaurant.staff.menu();
  expect(menu.filter(({ name }) => name === 'Piña')).toHaveLength(1);
});

test('an exported menu is imported again with new prices; what cannot be imported is refused row by row', async ({
  restaurant,
  openDevice,
}) => {
  const owner = await openDevice(PHONE);
  await openProducts(owner, restaurant);
  const before = await restaurant.staff.menu();
  await openFilePage(owner);
  const { name, content } = await downloadBy(owner, () =>
    owner.getByRole('button', { name: 'Descargar para Excel (CSV)' }).click(),
  );
  expect(name).toMatch(/^carta-\d{4}-\d\d-\d\d\.csv$/);

  await chooseMenuFile(owner, csvFile('%PDF-1.7'));
  await expect(told(owner, 'no es una carta que podamos leer')).toBeVisible();
  await chooseMenuFile(owner, csvFile('Hola', 'Adiós'));
  await expect(told(owner, 'No encontramos los títulos')).toBeVisible();

  const template = await downloadBy(owner, () =>
    owner.getByRole('button', { name: 'Descargar una plantilla' }).click(),
  );
  await chooseMenuFile(owner, { ...csvFile(), buffer: template.content });
  await expectPreview(owner, '4 nuevos');

  const unchanged = { name, mimeType: 'text/csv', buffer: content };
  await chooseMenuFile(owner, unchanged, 'Elegir otro archivo');
  await expectPreview(owner, `${before.length} iguales`);
  await expect(owner.getByText('Tu carta ya está como dice el archivo.')).toBeVisible();
  await expect(owner.getByRole('button', { name: /^Importar/ })).toHaveCount(0);

  const dearer = content
    .toString()
    .split('\r\n')
    .map((line) =>
      line.includes(';Flan de huevo;') ? line.replace(/;"\d+,\d\d";/, ';6,20;') : line,
    );
  await chooseMenuFile(owner, csvFile(...dearer), 'Elegir otro archivo');
  await expectPreview(owner, '1 cambia', `${before.length - 1} iguales`);
  await expect(owner.getByRole('row', { name: /Flan de huevo/ })).toContainText('6,20 €');

  // Meanwhile somebody else changes the same product.
  await restaurant.staff.editProduct('Flan de huevo', { description: 'Con nata.' });
  await owner.getByRole('button', { name: 'Importar 1 cambio' }).click();
  await expect(told(owner, 'La carta ha cambiado')).toBeVisible();
  await expect(owner.getByRole('row', { name: /Flan de huevo/ })).toContainText('Con nata.');
  await owner.getByRole('button', { name: 'Importar 1 cambio' }).click();
  await owner.getByRole('link', { name: 'Ver los productos' }).click();
  await expectPrice(owner, 'Flan de huevo', '6,20 €');

  await openFilePage(owner);
  const headings = 'Plato;Categoría;Precio;Alérgenos';
  const good = ['Sopa castellana;Primeros;8,40;', 'Melón con jamón;;9;Sin alérgenos'];
  await chooseMenuFile(
    owner,
    csvFile(headings, ...good, 'Piña;Postres;gratis;Kiwi', 'Melón con jamón;Primeros;10;'),
  );
  await expectPreview(owner, '1 cambia', '3 con errores');
  await expect(owner.getByRole('radio', { name: 'Errores (3)' })).toBeChecked();
  const pineapple = owner.getByRole('row', { name: /Piña/ });
  await expect(pineapple).toContainText('Fila 4');
  await expect(pineapple).toContainText('Precio con IVA: Escribe el precio como 12,50 €');
  await expect(pineapple).toContainText('«Kiwi» no es uno de los catorce');
  await expect(owner.getByText('que la fila 5')).toBeVisible();
  await owner.getByRole('button', { name: 'Importar la que está bien' }).tap();
  await expect(owner.getByText('3 filas se han quedado fuera')).toBeVisible();
  const leftOut = owner.getByRole('listitem').filter({ hasText: 'Fila 4: Piña' });
  await expect(leftOut).toContainText('Precio con IVA: Escribe el precio como 12,50 €');
  const soup = (await restaurant.staff.menu()).find(({ name: one }) => one === 'Sopa castellana');
  expect(Number(soup?.price)).toBeCloseTo(8.4 / 1.1);

  await owner.getByRole('button', { name: 'Importar otro archivo' }).tap();
  await chooseMenuFile(owner, csvFile(headings, ...good));
  await expectPreview(owner, '1 nuevo', '1 igual');
  await expect(owner.getByText('1 plato no dice su categoría')).toBeVisible();
  const melon = owner.getByRole('row', { name: /Melón con jamón/ });
  await expect(melon).toContainText('Primeros (como la fila de encima)');
  await owner.getByRole('button', { name: 'Importar 1 plato nuevo' }).tap();
  await owner.getByRole('link', { name: 'Ver los productos' }).tap();
  await expect(productRow(owner, 'Melón con jamón')).toBeVisible();
});

test('a workbook is read as it is, and where a file may be read in several ways its owner says how', async ({
  restaurant,
  openDevice,
}) => {
  const owner = await openDevice(PHONE);
  await openProducts(owner, restaurant);
  await openFilePage(owner);

  await chooseMenuFile(owner, { ...csvFile(), buffer: Buffer.from('\xd0\xcf\x11\xe0', 'latin1') });
  await expect(told(owner, 'es un Excel antiguo (.xls)')).toBeVisible();

  const headings = ['Categoría', 'Plato', 'Precio'];
  const merges = [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }];
  const file = await workbook(
    { name: 'Portada', rows: [['Bar Pepe']] },
    {
      name: 'Comida',
      rows: [headings, ['Guisos', 'Fabada', 18.5], [null, 'Callos', 9]],
      merges,
    },
    { name: 'Vinos', rows: [headings, ['Vinos', 'Rioja', '#REF!']] },
  );
  await chooseMenuFile(owner, file);
  await expect(owner.getByRole('heading', { name: '¿Qué hoja de carta.xlsx' })).toBeFocused();
  await owner.getByRole('radio', { name: 'Vinos' }).check();
  await owner.getByRole('button', { name: 'Ver la vista previa' }).tap();
  await expectPreview(owner, '1 con errores');
  await expect(owner.getByRole('row', { name: /Rioja/ })).toContainText('«#REF!» es un error');

  await chooseMenuFile(owner, file, 'Elegir otro archivo');
  await owner.getByRole('radio', { name: /^Comida.*Guisos · Fabada · 18,5/ }).check();
  await owner.getByRole('button', { name: 'Ver la vista previa' }).tap();
  await expectPreview(owner, '2 nuevos');
  await expect(owner.getByRole('row', { name: /Callos/ })).toContainText('Guisos');
  await owner.getByRole('button', { name: 'Importar 2 platos nuevos' }).tap();
  await owner.getByRole('link', { name: 'Ver los productos' }).tap();
  await expectPrice(owner, 'Fabada', '18,50 €');

  await openFilePage(owner);
  const onMac = Buffer.from('Plato;Familia;Precio\n\xe7guila;Guisos;7', 'latin1');
  await chooseMenuFile(owner, { ...csvFile(), buffer: onMac });
  await expect(owner.getByRole('heading', { name: '¿Cómo se lee bien' })).toBeFocused();
  await owner.getByRole('radio', { name: /Mac.*Águila/ }).check();
  await owner.getByRole('button', { name: 'Ver la vista previa' }).tap();
  await expectPreview(owner, '1 nuevo');
  await owner.getByRole('button', { name: 'Importar 1 plato nuevo' }).tap();
  await owner.getByRole('link', { name: 'Ver los productos' }).tap();
  await expect(productRow(owner, 'Águila')).toBeVisible();
});
