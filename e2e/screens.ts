import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium, type Browser, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './fixtures/devices.ts';
import { openHouse, prepareDemoFolder, removeFolder, type House } from './fixtures/house.ts';
import { logInAtTheBoard } from './fixtures/kitchen.ts';

/**
 * A picture of every screen, on a phone and on a wide screen, light and dark, to be looked at:
 * `npx tsx e2e/screens.ts folder`. Needs a build, and Chromium at CHROMIUM_PATH or Playwright's own.
 */
const looks = (['light', 'dark'] as const).flatMap((scheme) => [
  { name: `390-${scheme}`, scheme, options: PHONE },
  { name: `1280-${scheme}`, scheme, options: DESKTOP },
]);

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say into which folder: npx tsx e2e/screens.ts folder');
fs.mkdirSync(folder, { recursive: true });

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const demoFolder = await prepareDemoFolder();
try {
  for (const look of looks) {
    const house = await openHouse(demoFolder);
    try {
      await takePictures(browser, house, look);
    } finally {
      await house.close();
    }
  }
} finally {
  await browser.close();
  removeFolder(demoFolder);
}

async function takePictures(
  camera: Browser,
  house: House,
  { name, scheme, options }: (typeof looks)[number],
): Promise<void> {
  const open = async () => {
    const context = await camera.newContext({
      ...options,
      baseURL: house.url,
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    return context.newPage();
  };
  const take = async (page: Page, screen: string) => {
    await page.evaluate(() => document.fonts.ready);
    const file = path.join(folder ?? '.', `${screen}-${name}.png`);
    await page.screenshot({ path: file, animations: 'disabled' });
    process.stdout.write(`${file}\n`);
  };
  const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

  const diner = await open();
  await diner.goto('/');
  await see(diner, 'La carta se abre.');
  await take(diner, 'landing');
  await diner.goto('/auth/login');
  await take(diner, 'login-diner');
  await diner.goto('/auth/login?tipo=restaurante');
  await take(diner, 'login-restaurant');
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
  await see(diner, 'Ya no está disponible');
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
  await kitchen.getByRole('button', { name: 'Abrir menú' }).press('Escape');
  await kitchen.context().setOffline(true);
  await see(kitchen, /^Sin conexión con Simplato/);
  await take(kitchen, 'board-offline');

  await diner.context().close();
  await kitchen.context().close();
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
