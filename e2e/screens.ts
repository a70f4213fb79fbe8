import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium, type Browser, type Page } from '@playwright/test';
import { walkDinerScreens, walkStaffScreens } from './fixtures/account-screens.ts';

import { DESKTOP, PHONE, SMALL_TABLET } from './fixtures/devices.ts';
import { offerChoices, STEAK } from './fixtures/chosen-dishes.ts';
import { walkPaymentScreens } from './fixtures/payment-screens.ts';
import { openHouse, prepareDemoFolder, removeFolder, type House } from './fixtures/house.ts';
import { logInAtTheBoard } from './fixtures/kitchen.ts';
import { codeOf, openSettings, openTableCodes, sendTables } from './fixtures/staff-pages.ts';
import { pictureMenuEditor } from './menu-editor-pictures.ts';

/**
 * A picture of every screen, on a phone and on a wide screen, light and dark, to be looked at:
 * `npx tsx e2e/screens.ts folder`, and `npx tsx e2e/screens.ts folder accounts 390-light` for the
 * accounts' alone (or `orders`, `payments`), in one look. Needs a build, and Chromium at CHROMIUM_PATH or
 * Playwright's own.
 */
const looks = (['light', 'dark'] as const).flatMap((scheme) => [
  { name: `390-${scheme}`, scheme, options: { ...PHONE, deviceScaleFactor: 2 } },
  {
    name: `1024-${scheme}`,
    scheme,
    options: SMALL_TABLET,
  },
  { name: `1280-${scheme}`, scheme, options: DESKTOP },
]);

/** What can be photographed by itself. */
const TOURS = {
  orders: photographOrders,
  accounts: photographAccounts,
  payments: photographPayments,
};

const [folder, ...wanted] = process.argv.slice(2);
const isWanted = (name: string, among: readonly string[]) =>
  wanted.includes(name) || !among.some((other) => wanted.includes(other));
if (folder === undefined) throw new Error('Say into which folder: npx tsx e2e/screens.ts folder');
fs.mkdirSync(folder, { recursive: true });

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const demoFolder = await prepareDemoFolder();
try {
  const names = looks.map(({ name }) => name);
  for (const look of looks.filter(({ name }) => isWanted(name, names))) {
    for (const [tour, walk] of Object.entries(TOURS)) {
      if (!isWanted(tour, Object.keys(TOURS))) continue;
      const house = await openHouse(demoFolder);
      try {
        await walk(house, cameraFor(browser, house, look));
      } finally {
        await house.close();
      }
    }
  }
} finally {
  await browser.close();
  removeFolder(demoFolder);
}

interface Camera {
  open: () => Promise<Page>;
  take: (page: Page, screen: string, isWhole?: boolean) => Promise<void>;
}

function cameraFor(
  chrome: Browser,
  house: House,
  { name, scheme, options }: (typeof looks)[number],
): Camera {
  return {
    open: async () => {
      const context = await chrome.newContext({
        ...options,
        baseURL: house.url,
        colorScheme: scheme,
        reducedMotion: 'reduce',
      });
      return context.newPage();
    },
    take: async (page, screen, isWhole = false) => {
      await page.evaluate(() => document.fonts.ready);
      const file = path.join(folder ?? '.', `${screen}-${name}.png`);
      await page.screenshot({ path: file, animations: 'disabled', fullPage: isWhole });
      process.stdout.write(`${file}\n`);
    },
  };
}

async function photographAccounts(house: House, { open, take }: Camera): Promise<void> {
  // What covers the screen covers no more of it than there is to see.
  const see = async (page: Page, screen: string) =>
    take(page, screen, !/overlay|dialog|notice|menu|session-ended/.test(screen));
  await walkDinerScreens({ open, house, see });
  await walkStaffScreens({ open, house, see });
}

async function photographPayments(house: House, { open, take }: Camera): Promise<void> {
  const see = async (page: Page, screen: string) =>
    take(page, screen, !/dialog|board/.test(screen));
  await walkPaymentScreens({ open, house, see });
}

async function photographOrders(house: House, { open, take }: Camera): Promise<void> {
  const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

  const diner = await open();
  await diner.goto('/');
  await see(diner, 'La carta se abre.');
  await take(diner, 'landing');
  await diner.goto('/scanqr');
  await diner.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
  await take(diner, 'scan-no-camera');
  await diner.goto('/scanqr?c=nada');
  await see(diner, 'Este código no es de una mesa de Simplato.');
  await take(diner, 'scan-not-ours');

  await diner.goto((await house.staff.tableCode('4')).url);
  await see(diner, /Te damos la bienvenida/);
  await take(diner, 'home');
  await diner.goto('/clients/resumen');
  await take(diner, 'summary-empty');
  await diner.goto('/clients/pedidos');
  await see(diner, 'Todavía no has pedido nada');
  await take(diner, 'own-orders-none');

  await diner.goto('/clients/carta');
  for (const dish of ['Croquetas de faisán', 'Rabo de toro', 'Rabo de toro', 'Agua con gas']) {
    await diner.getByRole('button', { name: `Añadir ${dish}`, exact: true }).click();
  }
  await diner.evaluate(() => scrollTo(0, 0));
  await take(diner, 'menu');
  await offerChoices(house);
  await diner.getByRole('button', { name: `Añadir ${STEAK}`, exact: true }).click();
  const sheet = diner.getByRole('dialog', { name: STEAK });
  await sheet.waitFor();
  await take(diner, 'dish');
  await sheet.getByRole('button', { name: /^Añadir · / }).click();
  await see(diner, 'Elige una opción de «Guarnición»');
  await take(diner, 'dish-something-missing');
  for (const choice of [/^Poco hecha/, /^Espárragos trigueros/]) {
    await sheet.getByRole('radio', { name: choice }).check();
  }
  await sheet.getByRole('checkbox', { name: /^Mantequilla de trufa/ }).check();
  await take(diner, 'dish-chosen');
  await sheet.getByRole('button', { name: /^Añadir · / }).click();
  await sheet.waitFor({ state: 'hidden' });
  await house.staff.sellOut('Perdiz en escabeche', 'hoy');
  await diner.getByRole('button', { name: 'Perdiz en escabeche', exact: true }).click();
  await see(diner, 'Hoy ya no queda.');
  await take(diner, 'dish-sold-out');
  await diner.goto('/clients/resumen');
  await diner.getByRole('button', { name: 'Añadir nota: Rabo de toro' }).click();
  await diner.getByLabel('Nota para la cocina sobre Rabo de toro').fill('sin patatas');
  await diner.getByLabel('Nota de todo el pedido').fill('Uno es alérgico a los frutos secos');
  await take(diner, 'summary');
  await diner.context().setOffline(true);
  await diner.getByRole('button', { name: 'Pedir ahora y pagar al camarero' }).click();
  await see(diner, 'Tu pedido está por enviar');
  await take(diner, 'summary-offline');
  await diner.context().setOffline(false);
  await diner.getByRole('dialog').waitFor();
  await take(diner, 'confirmation-number');
  await diner.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await take(diner, 'confirmation');
  await diner.goto('/clients/carta');
  await diner.getByRole('button', { name: 'Añadir Leche frita' }).click();
  await diner.getByRole('button', { name: 'Añadir Flan de huevo' }).click();
  await house.staff.changeDish('Leche frita', { disponible: false });
  await house.staff.changeDish('Flan de huevo', { price: '5' });
  await diner.goto('/clients/resumen');
  await see(diner, 'Agotado');
  await take(diner, 'summary-changed');
  await house.staff.advance(1, 'PREPARING');
  await diner.goto('/clients/pedidos');
  await see(diner, 'Lo están preparando.');
  await take(diner, 'own-orders');
  await diner.goto('/clients/home');
  await see(diner, 'Pedido nº 1');
  await take(diner, 'home-with-order');

  const kitchen = await open();
  await logInAtTheBoard(kitchen, house.login);
  await take(kitchen, 'board');
  await fillTheBoard(house);
  await see(kitchen, 'nº 13');
  await take(kitchen, 'board-12-orders');
  await kitchen.getByRole('button', { name: 'Abrir menú' }).click();
  await take(kitchen, 'board-sidebar');
  await kitchen.keyboard.press('Escape');
  const sidebar = kitchen.getByRole('link', { name: 'Mi cuenta' });
  if (await sidebar.isVisible()) await kitchen.getByRole('button', { name: 'Abrir menú' }).click();
  await takeBoardTools(kitchen, take);
  await kitchen.context().setOffline(true);
  await see(kitchen, /^Sin conexión con Simplato/);
  await take(kitchen, 'board-offline');

  await kitchen.context().setOffline(false);
  await see(kitchen, 'En directo');
  await takeStaffPages(kitchen, take);
  await house.staff.pause(true);
  for (const [address, screen] of [
    ['/clients/home', 'home-kitchen-closed'],
    ['/clients/carta', 'menu-kitchen-closed'],
    ['/clients/resumen', 'summary-kitchen-closed'],
  ] as const) {
    await diner.goto(address);
    await see(diner, 'La cocina está cerrada');
    await take(diner, screen);
  }
  await kitchen.goto('/restaurants/pedidos');
  await see(kitchen, 'Abrir cocina');
  await take(kitchen, 'board-kitchen-closed');

  const owner = await open();
  await pictureMenuEditor(owner, house, take);

  await owner.context().close();
  await diner.context().close();
  await kitchen.context().close();
}

type Take = (page: Page, screen: string) => Promise<void>;

/** What lies beside and over the board's columns, and a waiter's own order. */
async function takeBoardTools(kitchen: Page, take: Take): Promise<void> {
  const press = (name: string | RegExp) =>
    kitchen
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
  await press(/^Hecho:/);
  await press(/^Pendiente/);
  await take(kitchen, 'board-pending');
  await press('Cerrar el panel');
  await press('Cerrados');
  await kitchen.getByText('Nada cerrado en las últimas 12 horas.').waitFor();
  await take(kitchen, 'board-closed');
  await press('Cerrar el panel');
  await press('Filtrar');
  await kitchen.getByRole('checkbox', { name: 'Bebidas' }).check();
  await take(kitchen, 'board-filter');
  await press('Listo');
  await take(kitchen, 'board-filtered');
  await press('Quitar el filtro y mostrar todo');
  await press(/^Más opciones del pedido/);
  await take(kitchen, 'board-menu');
  await kitchen.getByRole('menuitem', { name: 'Cancelar pedido' }).click();
  await take(kitchen, 'board-cancel');
  await press('No cancelar');
  await press(/^Más opciones del pedido/);
  await kitchen.getByRole('menuitem', { name: 'Ver detalle' }).click();
  await kitchen.getByText('El comensal').waitFor();
  await take(kitchen, 'board-detail');
  await kitchen.keyboard.press('Escape');
  await press('Ajustes del tablero');
  await take(kitchen, 'board-settings');
  await kitchen.keyboard.press('Escape');
  await kitchen.getByRole('link', { name: 'Nuevo pedido' }).click();
  await press('Terraza 1');
  await kitchen.getByRole('button', { name: 'Añadir Rabo de toro', exact: true }).click();
  await take(kitchen, 'staff-order-menu');
  await kitchen.getByRole('link', { name: 'Cambiar de mesa' }).click();
  await take(kitchen, 'staff-order-table');
  await press('Elegir platos');
  await kitchen.getByRole('link', { name: /Ver el pedido/ }).click();
  await take(kitchen, 'staff-order-summary');
  await kitchen.goto('/restaurants/historial');
  await kitchen.getByText('nº 13').waitFor();
  await take(kitchen, 'history');
  await kitchen.goto('/restaurants/dia');
  await kitchen.getByRole('table').first().waitFor();
  await take(kitchen, 'day');
  await kitchen.goto('/restaurants/pedidos');
  await kitchen.getByText('En directo').waitFor();
}

async function takeStaffPages(staff: Page, take: Take): Promise<void> {
  await openSettings(staff);
  await take(staff, 'settings');
  await staff.getByRole('radio', { name: 'Con horario' }).check();
  await staff.getByLabel('Lunes, tramo 1: cierra').fill('21:00');
  await staff.getByLabel('Lunes, tramo 1: cierra').scrollIntoViewIfNeeded();
  await take(staff, 'settings-hours');
  await openTableCodes(staff);
  await take(staff, 'table-codes');
  await sendTables(staff, '7-9, Terraza 3');
  await codeOf(staff, 'Mesa 7').waitFor();
  await take(staff, 'table-codes-shown');
  await staff.getByRole('button', { name: 'Renovar clave' }).click();
  await take(staff, 'table-codes-renew');
  await staff.keyboard.press('Escape');
}

/** Twelve more: seven just in, three on the fire, two to serve; long ones and short ones. */
async function fillTheBoard(house: House): Promise<void> {
  const wishes: [table: string, dishes: Record<string, number>, note?: string][] = [
    ['1', { 'Sopa castellana': 2, 'Lomo alto de vaca madurada': 1, Refresco: 3 }],
    ['2', { 'Callos a la madrileña': 1 }, 'Con mucho pan'],
    ['3', { 'Bacalao con tomate': 2, 'Copa de blanco de malvar': 2 }],
    ['Terraza 1', { 'Caña de cerveza': 4, 'Ensaladilla con ventresca': 1 }],
    ['Terraza 2', { 'Arroz meloso de faisán y setas': 2, 'Agua mineral': 1 }],
    ['1', { 'Fresón de Aranjuez con nata': 3 }],
    ['4', { 'Huevos rotos con jamón': 1, 'Alcachofas con almejas': 1, 'Vermut de grifo': 2 }],
    ['2', { 'Helado de fresón': 2 }, 'Para compartir, con cuatro cucharas'],
    ['3', { 'Paletilla de cordero lechal': 1, 'Botella de tinto de Madrid': 1 }],
    ['Terraza 1', { 'Clara con limón': 2 }],
    ['4', { 'Judiones con perdiz': 1 }],
    ['Terraza 2', { 'Torrija caramelizada': 2, 'Arroz con leche': 1 }],
  ];
  for (const [table, dishes, note] of wishes) await house.order(table, dishes, note);
  for (const order of [2, 3, 4, 5, 6]) await house.staff.advance(order, 'PREPARING');
  for (const order of [2, 3]) await house.staff.advance(order, 'COMPLETED');
}
