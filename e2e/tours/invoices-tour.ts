import type { Page } from '@playwright/test';
import { chargeTab, IDEMPOTENCY_HEADER, readTab } from '@simplato/contract';
import { order } from '@simplato/test-kit';
import { press } from '../fixtures/accounts.ts';
import { sitDown } from '../fixtures/diner.ts';
import { atProvider } from '../fixtures/payments.ts';
import { clientOf, logInWithCookies } from '../fixtures/people.ts';
import type { Restaurant } from '../fixtures/restaurant.ts';
import { phoneAt } from '../fixtures/room.ts';
import { lateAndLost, seeText, tour } from './tour.ts';

const INVOICES = '/restaurants/facturas';
const INVOICING = '/restaurants/facturacion';
const ROOM = '/restaurants/sala';
const PAY = '/clients/pagar';

const dialog = (page: Page) => page.getByRole('dialog').last();

/** A table that pays in cash and by card, one of which is undone. */
async function sell(owner: Page, restaurant: Restaurant): Promise<void> {
  const marco = await phoneAt(restaurant, '9', 'Marco');
  const { idorder } = await marco.order({ 'Rabo de toro': 2, 'Copa de tinto de Madrid': 3 });
  const client = await clientOf(owner, restaurant.url);
  const params = { id: await restaurant.staff.tabAt('9') };
  const charge = async (forma: 'efectivo' | 'tarjeta', linea: number, unidades: number) => {
    const { pedidos } = await client.call(readTab, { params });
    const line = pedidos[0]?.lineas[linea - 1];
    const cents = Math.round((Number(line?.subtotal) * 100 * unidades) / (line?.quantity ?? 1));
    await client.call(chargeTab, {
      params,
      headers: { [IDEMPOTENCY_HEADER]: crypto.randomUUID() },
      body: {
        forma,
        importe: (cents / 100).toFixed(2),
        lineas: [{ idorder, linea, unidades }],
      },
    });
  };
  await charge('efectivo', 1, 1);
  await charge('tarjeta', 1, 1);
  await charge('efectivo', 2, 1);
}

/** Says in whose name it is to be, before it is paid. */
async function nameBeforehand(page: Page): Promise<void> {
  await fillIn(page, 'Imprenta Ruiz SL', 'B87654323', 'Calle Mayor 8, 28300 Aranjuez');
  await press(page, 'Guardar los datos');
  await seeText(page, 'A nombre de Imprenta Ruiz SL, NIF B87654323.');
}

async function fill(page: Page, name: string, taxId: string, address: string): Promise<void> {
  await fillIn(page, name, taxId, address);
  await press(page, 'Hacer la factura');
}

async function fillIn(page: Page, name: string, taxId: string, address: string): Promise<void> {
  await dialog(page).getByLabel('Nombre o razón social').fill(name);
  await dialog(page).getByLabel('NIF').fill(taxId);
  await dialog(page).getByLabel('Domicilio').fill(address);
}

/** An owner has invoices issued; the staff reads them, and names one; a guest asks for theirs. */
export const INVOICES_TOUR = tour('invoices', 'owner', [
  [
    'invoices-never',
    INVOICES,
    async (page, { restaurant }) => {
      await logInWithCookies(page, restaurant.login);
      await page.goto(INVOICES);
      await seeText(page, 'Activar la facturación');
    },
  ],
  ...lateAndLost('invoices', INVOICES, '**/api/shop/facturas*', 'owner'),
  ...lateAndLost('invoicing', INVOICING, '**/api/shop/facturacion', 'owner'),
  [
    'invoicing',
    INVOICING,
    async (page) => {
      await page.goto(INVOICING);
      await seeText(page, 'Empezar a facturar');
    },
  ],
  [
    'invoicing-unchecked',
    INVOICING,
    async (page) => {
      await press(page, 'Empezar a facturar');
      await seeText(page, 'Míralo y márcalo para seguir.');
    },
  ],
  [
    'invoicing-not-allowed',
    INVOICING,
    async (page, { restaurant }) => {
      await restaurant.staff.changeSettings({ provincia: 'Vizcaya' });
      await page.reload();
      await seeText(page, 'Así no se puede activar');
    },
  ],
  [
    'invoicing-on',
    INVOICING,
    async (page, { restaurant }) => {
      await restaurant.staff.changeSettings({ provincia: 'Madrid' });
      await page.reload();
      await page.getByLabel(/^He mirado el IVA/).check();
      await page.getByLabel(/^Ningún otro programa/).check();
      await press(page, 'Empezar a facturar');
      await seeText(page, 'Emites tus facturas con Simplato');
    },
  ],
  [
    'invoicing-recorded',
    INVOICING,
    async (page) => {
      await page.route('**/api/shop/facturacion', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), modo: 'verifactu' } });
      });
      await page.reload();
      await seeText(page, /^Cada factura se registra/);
    },
  ],
  [
    'invoicing-off-dialog',
    INVOICING,
    async (page) => {
      await page.unroute('**/api/shop/facturacion');
      await page.reload();
      await press(page, 'Dejar de facturar');
    },
  ],
  [
    'invoices-none-yet',
    INVOICES,
    async (page) => {
      await press(page, 'Seguir facturando');
      await page.goto(INVOICES);
      await seeText(page, 'En cuanto se cobre algo');
    },
  ],
  [
    'room-invoices',
    ROOM,
    async (page, { restaurant }) => {
      await sell(page, restaurant);
      await page.goto(`${ROOM}?cuenta=${await restaurant.staff.tabAt('9')}`);
      await seeText(page, 'Factura a nombre de empresa');
    },
  ],
  [
    'room-invoice-dialog',
    ROOM,
    async (page) => {
      await page
        .getByRole('button', { name: /^Factura a nombre de empresa/ })
        .first()
        .click();
      await dialog(page).getByLabel('NIF').waitFor();
    },
  ],
  [
    'room-invoice-made-dialog',
    ROOM,
    async (page) => {
      await fill(page, 'Imprenta Ruiz SL', 'B87654323', 'Calle Mayor 8, 28300 Aranjuez');
      await dialog(page).getByText('Imprenta Ruiz SL').waitFor();
    },
  ],
  [
    'invoices',
    INVOICES,
    async (page) => {
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: /^Deshacer: / })
        .last()
        .click();
      await press(page, 'Me he equivocado');
      await dialog(page).getByRole('button', { name: 'Deshacer' }).click();
      await seeText(page, '«Me he equivocado»');
      await page.goto(INVOICES);
      await page.getByRole('button', { name: /^Ver la factura R/ }).waitFor();
    },
  ],
  [
    'invoice-dialog',
    INVOICES,
    async (page) => {
      await page.getByRole('button', { name: /^Ver la factura T[\d-]+-000002/ }).click();
      await dialog(page).getByRole('button', { name: 'Factura en PDF' }).waitFor();
    },
  ],
  [
    'invoice-correction-dialog',
    INVOICES,
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Ver la factura R/ }).click();
      await dialog(page)
        .getByRole('button', { name: /^Rectifica la T/ })
        .waitFor();
    },
  ],
  [
    'invoice-name-dialog',
    INVOICES,
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Ver la factura T[\d-]+-000002/ }).click();
      await press(page, 'A nombre de empresa');
      await fill(page, ' ', 'B87654321', '');
      await seeText(page, 'La letra o cifra de control de este NIF no cuadra');
    },
  ],
  [
    'invoice-full-dialog',
    INVOICES,
    async (page) => {
      await fill(page, 'Imprenta Ruiz SL', 'b-8765432-3', 'Calle Mayor 8, 28300 Aranjuez');
      await dialog(page)
        .getByRole('button', { name: /^En lugar de la T/ })
        .waitFor();
    },
  ],
  [
    'invoice-correct-dialog',
    INVOICES,
    async (page) => {
      await press(page, 'Corregir los datos');
      await dialog(page).getByLabel('Nombre o razón social').waitFor();
    },
  ],
  [
    'invoice-corrected-dialog',
    INVOICES,
    async (page) => {
      await fill(page, 'Imprenta Ruiz e Hijos SL', 'B87654323', 'Calle Mayor 8, 28300 Aranjuez');
      await dialog(page).getByText('Imprenta Ruiz e Hijos SL').waitFor();
    },
  ],
  [
    'invoices-nothing-found',
    INVOICES,
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByLabel('Buscar').fill('nadie');
      await seeText(page, 'Con estos filtros no hay ninguna');
    },
  ],
  [
    'invoices-colleague',
    INVOICES,
    async (page, { restaurant }) => {
      await logInWithCookies(page, await restaurant.staff.hire());
      await page.goto(INVOICES);
      await page.getByRole('button', { name: /^Ver la factura R/ }).waitFor();
    },
    { who: 'colleague' },
  ],
  [
    'charge-named-dialog',
    ROOM,
    async (page) => {
      await page.goto(ROOM);
      await page.getByRole('button', { name: /^Mesa 9, / }).click();
      await page.getByRole('button', { name: /^Cobrar \d/ }).click();
      await press(page, 'Factura a nombre de…');
      await nameBeforehand(page);
    },
  ],
  [
    'pay-tab-named',
    PAY,
    async (page, { restaurant }) => {
      await restaurant.staff.takePayments();
      await sitDown(page, restaurant, '4');
      const client = await clientOf(page, restaurant.url);
      const product = (await restaurant.staff.menu()).find(({ name }) => name === 'Rabo de toro');
      await order(client, {
        lineas: [{ idproductos: product?.idproductos ?? 0, quantity: 2 }],
      });
      await page.goto(PAY);
      await press(page, 'Necesito factura');
      await nameBeforehand(page);
    },
    { who: 'guest' },
  ],
  [
    'pay-tab-invoice',
    PAY,
    async (page) => {
      await press(page, 'Quitar');
      await page.getByRole('button', { name: /^Pagar \d/ }).click();
      await atProvider(page, 'Pagar');
      await seeText(page, 'Factura simplificada');
    },
    { who: 'guest' },
  ],
  [
    'pay-tab-invoice-name',
    PAY,
    async (page) => {
      await press(page, 'Necesito factura');
      await fill(page, 'Imprenta Ruiz SL', '', '');
      await seeText(page, 'Escribe el NIF de la factura');
    },
    { who: 'guest' },
  ],
  [
    'pay-tab-invoice-named',
    PAY,
    async (page) => {
      await fill(page, 'Imprenta Ruiz SL', 'B87654323', 'Calle Mayor 8, 28300 Aranjuez');
      await seeText(page, /^En lugar de la T/);
    },
    { who: 'guest' },
  ],
]);
