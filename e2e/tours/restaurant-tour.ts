import { press } from '../fixtures/accounts.ts';
import { chooseMenuFile, csvFile, expectPreview } from '../fixtures/menu-files.ts';
import { logInAtTheBoard } from '../fixtures/kitchen.ts';
import { openProduct, productField, productRow, goToProducts } from '../fixtures/owner.ts';
import { PRAWNS } from '../fixtures/room.ts';
import {
  chooseInSidebar,
  codeOf,
  openSettings,
  preview,
  save,
  sendTables,
} from '../fixtures/staff-pages.ts';
import { lateAndLost, seeText, tour } from './tour.ts';

const SETTINGS = '/restaurants/settings';
const CODES = '/restaurants/qr';
const CATEGORIES = '/restaurants/categorias';
const PRODUCTS = '/restaurants/productos';
const MENU_FILE = '/restaurants/productos/archivo';

/** What an owner sets up before service: the restaurant, its tables and its menu. */
export const RESTAURANT_TOUR = tour('restaurant', 'owner', [
  [
    'settings',
    SETTINGS,
    async (page, { restaurant }) => {
      await logInAtTheBoard(page, restaurant.login);
      await openSettings(page);
    },
  ],
  [
    'settings-errors',
    SETTINGS,
    async (page) => {
      await page.getByRole('radio', { name: 'Con horario' }).check();
      await page.getByLabel('Lunes, tramo 1: cierra').fill('21:00');
      await page.getByLabel('Instagram').fill('@taberna');
      await page.getByLabel('Google', { exact: true }).fill('no es una dirección');
      await page.getByLabel('Teléfono').fill('1');
      await save(page);
      await seeText(page, 'Dos tramos se pisan.');
    },
  ],
  [
    'settings-changed-elsewhere',
    SETTINGS,
    async (page, { restaurant }) => {
      await page.getByLabel('Google', { exact: true }).fill('');
      await page.getByLabel('Teléfono').fill('600100200');
      await page.getByRole('radio', { name: 'Siempre' }).check();
      await restaurant.staff.changeSettings({ telefono: '600100201' });
      await seeText(page, 'Otra persona lo ha cambiado');
    },
  ],
  [
    'settings-colour-darkened',
    SETTINGS,
    async (page) => {
      await page.reload();
      await preview(page).waitFor();
      await page.getByLabel('Otro color').fill('#ffff00');
      await seeText(page, 'Sobre ese color no se leería el texto blanco.');
    },
  ],
  [
    'settings-unsaved-dialog',
    SETTINGS,
    async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Usuario:/ })
        .click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  ...lateAndLost('settings', SETTINGS, '**/api/shop/enterprise/byId', 'owner'),
  ...lateAndLost('table-codes', CODES, '**/api/shop/mesas', 'owner'),
  [
    'table-codes',
    CODES,
    async (page) => {
      await page.goto(CODES);
      await page
        .getByRole('button', { name: /^Ver el código de / })
        .first()
        .waitFor();
    },
  ],
  [
    'table-codes-errors',
    CODES,
    async (page) => {
      await sendTables(page, '');
      await page.locator('[aria-invalid]').waitFor();
    },
  ],
  [
    'table-codes-shown',
    CODES,
    async (page) => {
      await sendTables(page, '7-9, Reservado del fondo 12');
      await codeOf(page, 'Mesa 7').waitFor();
    },
  ],
  ['table-codes-renew-dialog', CODES, (page) => press(page, 'Renovar clave')],
  [
    'table-remove-dialog',
    CODES,
    async (page) => {
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: /^Quitar .*Mesa 7|^Quitar .*7/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  ...lateAndLost('categories', CATEGORIES, '**/api/shop/categorias/byIdenterprise', 'owner'),
  [
    'categories',
    CATEGORIES,
    async (page) => {
      await page.goto(CATEGORIES);
      await page.getByRole('list', { name: 'Categorías de la carta' }).waitFor();
    },
  ],
  [
    'category-open',
    CATEGORIES,
    async (page) => {
      await press(page, 'Postres');
      for (const words of ['A ciertas horas', 'En otros idiomas']) {
        await page.getByText(words).first().click();
      }
    },
  ],
  ['category-delete-dialog', CATEGORIES, (page) => press(page, 'Borrar Postres')],
  [
    'category-add-dialog-errors',
    CATEGORIES,
    async (page) => {
      await page.keyboard.press('Escape');
      await press(page, 'Añadir categoría');
      await press(page, 'Añadir');
      await page.getByRole('dialog').locator('[aria-invalid]').waitFor();
    },
  ],
  ...lateAndLost('products', PRODUCTS, '**/api/shop/productos/byIdenterprise', 'owner'),
  ['products', PRODUCTS, (page) => goToProducts(page)],
  [
    'products-clash-and-refusal',
    PRODUCTS,
    async (page, { restaurant }) => {
      await openProduct(page, 'Sopa castellana');
      await productField(page, 'Descripción', 'Sopa castellana').fill('Con huevo y pan frito.');
      await restaurant.staff.editProduct('Sopa castellana', { description: 'Con ajo y pimentón.' });
      await productRow(page, 'Sopa castellana')
        .getByRole('button', { name: /^Actualizar/ })
        .click();
      await seeText(page, 'Quedarme con lo mío');
      await openProduct(page, 'Flan de huevo');
      await productField(page, 'Precio', 'Flan de huevo').fill('gratis');
      await productField(page, 'Precio', 'Flan de huevo').press('Enter');
      await page.getByText(/^No se ha guardado/).waitFor();
      // No row may be left half under the bar.
      await page.evaluate(() => scrollTo(0, 0));
    },
  ],
  [
    'products-sold-out',
    PRODUCTS,
    async (page) => {
      await press(page, 'Agotar Torrija caramelizada');
      await seeText(page, 'Hasta que lo cambie');
    },
  ],
  ['product-open', PRODUCTS, async (page) => void (await openProduct(page, 'Agua mineral'))],
  [
    'product-open-options',
    PRODUCTS,
    async (page) => {
      const sheet = page.getByRole('form', { name: 'Agua mineral' });
      await sheet.getByText('Contiene', { exact: true }).click();
      await sheet.getByText('Opciones', { exact: true }).click();
      await press(page, 'Añadir grupo de opciones');
      await sheet.getByLabel('Nombre del grupo').last().scrollIntoViewIfNeeded();
    },
  ],
  [
    'product-open-by-weight',
    PRODUCTS,
    async (page) => {
      const sheet = await openProduct(page, PRAWNS);
      await sheet.getByLabel('Mínimo').fill('0');
      await press(page, `Actualizar ${PRAWNS}`);
      await sheet.locator('[aria-invalid]').first().waitFor();
    },
  ],
  [
    'product-add-dialog-errors',
    PRODUCTS,
    async (page) => {
      await press(page, 'Añadir Productos');
      await press(page, 'Añadir');
      await page.getByRole('dialog').locator('[aria-invalid]').first().waitFor();
    },
  ],
  [
    'menu-file',
    MENU_FILE,
    async (page) => {
      page.once('dialog', (question) => void question.accept());
      await page.goto(MENU_FILE);
      await page.getByRole('button', { name: 'Elegir archivo' }).waitFor();
    },
  ],
  [
    'menu-file-unreadable',
    MENU_FILE,
    async (page) => {
      await chooseMenuFile(page, csvFile('Hola'));
      await seeText(page, /^No hemos podido leer el archivo/);
    },
  ],
  [
    'menu-file-mistakes',
    MENU_FILE,
    async (page) => {
      await chooseMenuFile(
        page,
        csvFile('Plato;Categoría;Precio', 'Piña;Frutas;gratis', 'Melón;Frutas;4', 'Melón;Frutas;5'),
      );
      await expectPreview(page, '3 con errores');
    },
  ],
  [
    'menu-file-preview',
    MENU_FILE,
    async (page) => {
      await chooseMenuFile(
        page,
        csvFile(
          'Plato;Categoría;Precio;Proveedor',
          'Flan de huevo;Postres;6,10;',
          'Piña;Frutas;4;',
        ),
        'Elegir otro archivo',
      );
      await expectPreview(page, '1 nuevo', '1 cambia');
    },
  ],
  [
    'menu-file-done',
    MENU_FILE,
    async (page) => {
      await press(page, 'Importar 1 plato nuevo y 1 cambio');
      await page.getByRole('heading', { name: 'La carta está al día' }).waitFor();
    },
  ],
  [
    'menu-review',
    '/restaurants/productos/revision',
    async (page) => {
      await page.goto('/restaurants/productos/revision');
      await page.getByRole('heading', { name: /^Alérgenos sin informar/ }).waitFor();
    },
  ],
  [
    'print-menu',
    '/restaurants/productos/revision',
    async (page) => {
      await press(page, 'Carta en PDF');
      await page.getByRole('heading', { name: 'La carta para imprimir' }).waitFor();
    },
  ],
  // Last, since the page goes on by itself once the network is back.
  [
    'page-not-loaded',
    '/restaurants/caja',
    async (page, { goOffline }) => {
      await page.goto(CODES);
      await page
        .getByRole('button', { name: /^Ver el código de / })
        .first()
        .waitFor();
      await goOffline(page);
      await chooseInSidebar(page, 'Caja');
      await seeText(page, 'No hemos podido abrir esta página');
    },
  ],
]);
