import type { Page } from '@playwright/test';
import {
  changePin,
  changeTable,
  chargeTab,
  closeTab,
  IDEMPOTENCY_HEADER,
  listTableNames,
  listTabs,
  printBill,
} from '@simplato/contract';
import type { Client } from '@simplato/test-kit';
import { press } from '../fixtures/accounts.ts';
import { clientOf, logInWithCookies } from '../fixtures/people.ts';
import type { Restaurant } from '../fixtures/restaurant.ts';
import { askForPrawns, phoneAt } from '../fixtures/room.ts';
import { lateAndLost, seeText, tour } from './tour.ts';

const ROOM = '/restaurants/sala';
/** Where something is sold by weight. */
const TERRACE = 'Terraza 1';

const sheet = (page: Page) => page.getByRole('dialog');
const DAY = '/restaurants/dia';

/** A busy evening: somebody calls, somebody asks for the bill, food waits, a stranger wants in. */
async function fillTheRoom(restaurant: Restaurant): Promise<void> {
  const lucia = await phoneAt(restaurant, '4', 'Lucía');
  const marco = await phoneAt(restaurant, '4', 'Marco');
  await phoneAt(restaurant, '4');
  await lucia.order({ 'Caña de cerveza': 2, 'Croquetas de faisán': 1 });
  await restaurant.staff.serve(1);
  await marco.order(
    { 'Rabo de toro': 2, 'Alcachofas con almejas': 1, 'Agua mineral': 1 },
    { comentarios: 'Lucía es alérgica a los frutos de cáscara', portiempos: true },
  );
  await (await phoneAt(restaurant, '4')).askToJoin();
  const pilar = await phoneAt(restaurant, 'Terraza 2', 'Pilar');
  await pilar.order({ 'Ensaladilla con ventresca': 1 });
  await restaurant.staff.serve(3);
  const iris = await phoneAt(restaurant, '2', 'Iris');
  await iris.order({ 'Sopa castellana': 2 });
  await restaurant.staff.advance(4, 'PREPARING');
  await restaurant.staff.advance(4, 'COMPLETED');
  await phoneAt(restaurant, '3');
  await lucia.call('agua');
  await pilar.askForBill('tarjeta');
}

async function nameZones(owner: Client): Promise<void> {
  for (const { mesa } of await owner.call(listTableNames)) {
    const zona = mesa.startsWith('Terraza') ? 'Terraza' : 'Salón';
    await owner.call(changeTable, { params: { mesa }, body: { zona } });
  }
}

/** One table pays a part in cash and leaves, another is invited. */
async function leaveWithoutPayingAll(owner: Client): Promise<void> {
  const tabs = await owner.call(listTabs);
  const owing = tabs.filter(({ pendiente }) => Number(pendiente) > 5);
  for (const [index, { idcuenta: id }] of owing.entries()) {
    const params = { id };
    const headers = { [IDEMPOTENCY_HEADER]: `dia-${id}` };
    const body = { forma: 'efectivo', importe: '5.00', propina: '0.50' } as const;
    if (index === 0) await owner.call(chargeTab, { params, headers, body });
    await owner.call(closeTab, { params, body: { motivo: index === 0 ? 'simpa' : 'invitacion' } });
  }
}

/** The tables of the room, an open tab, and what is asked about it. */
export const ROOM_TOUR = tour('room', 'owner', [
  [
    'room-nobody-there',
    ROOM,
    async (page, { restaurant }) => {
      await logInWithCookies(page, restaurant.login);
      await page.goto(ROOM);
      await seeText(page, 'Ahora mismo no te espera nadie.');
    },
  ],
  ...lateAndLost('room', ROOM, '**/api/shop/cuentas', 'owner'),
  [
    'room',
    ROOM,
    async (page, { restaurant }) => {
      await page.goto(ROOM);
      await seeText(page, 'En directo');
      await fillTheRoom(restaurant);
      await nameZones(await clientOf(page, restaurant.url));
      await page.reload();
      await page.getByRole('button', { name: 'Voy: Terraza 2' }).waitFor();
    },
  ],
  [
    'room-somebody-goes',
    ROOM,
    async (page, { restaurant }) => {
      await press(page, 'Activar sonido');
      await press(page, 'Voy: Mesa 4');
      await page.getByRole('button', { name: 'Hecho: Mesa 4' }).waitFor();
      await askForPrawns(restaurant, (await phoneAt(restaurant, TERRACE, 'Carmen')).client);
      await seeText(page, 'Por pesar');
    },
  ],
  [
    'room-weigh-dialog',
    ROOM,
    async (page) => {
      await page.getByRole('button', { name: new RegExp(`^${TERRACE}, `) }).click();
      await press(page, 'Pesar');
      await sheet(page).getByLabel('Gramos').fill('320');
      await sheet(page).getByText('320 g · 23,04 €').waitFor();
    },
  ],
  [
    'room-weighed',
    ROOM,
    async (page) => {
      await press(page, 'Guardar peso');
      await seeText(page, 'Pesado: 320 g');
    },
  ],
  [
    'room-accept-weight-dialog',
    ROOM,
    async (page, { restaurant }) => {
      const owner = await clientOf(page, restaurant.url);
      const pinacceso = owner.sealed('2803', owner.restaurantId);
      const password = owner.sealed(restaurant.login.password, owner.restaurantId);
      await owner.call(changePin, { body: { pinacceso, password } });
      await press(page, 'Aceptar con PIN');
      await sheet(page).getByLabel('PIN', { exact: true }).fill('2804');
      await press(page, 'La mesa lo acepta');
      await seeText(page, 'El PIN no es correcto.');
    },
  ],
  [
    'room-free-table-dialog',
    ROOM,
    async (page) => {
      await page.keyboard.press('Escape');
      await press(page, 'Descartar');
      await page.getByRole('button', { name: /^Volver a la sala/ }).click();
      await press(page, 'Mesa 1, Libre');
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'room-tab',
    ROOM,
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Mesa 4, / }).click();
      await seeText(page, 'Rabo de toro');
      await seeText(page, 'Lucía es alérgica');
    },
  ],
  [
    'room-remove-dialog',
    ROOM,
    async (page) => {
      await press(page, 'Más opciones del pedido nº 2');
      await page.getByRole('menuitem', { name: 'Quitar platos' }).click();
      const dialog = page.getByRole('dialog');
      for (const name of ['Alcachofas con almejas', 'Agua mineral']) {
        await dialog.getByRole('button', { name: `Añadir uno de ${name}` }).click();
      }
      await dialog.getByRole('button', { name: 'No ha llegado' }).click();
    },
  ],
  [
    'room-removed',
    ROOM,
    async (page) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Quitar \d/ })
        .click();
      await seeText(page, 'Quitado: 1 · No ha llegado');
    },
  ],
  [
    'room-bill-dialog',
    ROOM,
    async (page, { restaurant }) => {
      const id = Number(new URL(page.url()).searchParams.get('cuenta'));
      const client = await clientOf(page, restaurant.url);
      await client.call(printBill, { params: { id }, body: { papel: 'navegador' } });
      await press(page, 'Ver la cuenta');
      await seeText(page, 'No es un recibo ni una factura.');
      await page.getByText(/^Impresa a las? /).click();
      await sheet(page).getByRole('listitem').first().waitFor();
    },
  ],
  [
    'room-charge-dialog',
    ROOM,
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Cobrar \d/ }).click();
      await sheet(page)
        .getByRole('radio', { name: /^Lucía · / })
        .check();
      await sheet(page).getByRole('button', { name: '50 €' }).click();
      await sheet(page).getByText('Cambio').waitFor();
    },
  ],
  [
    'room-charge-unanswered',
    ROOM,
    async (page, { cutOff }) => {
      await cutOff(page, '**/cobros');
      await sheet(page)
        .getByRole('button', { name: /^Cobrar \d/ })
        .click();
      await seeText(page, /^No sabemos si el cobro de/);
    },
  ],
  [
    'room-charge-unanswered-since',
    ROOM,
    async (page) => {
      await page.reload();
      await seeText(page, /^Mesa 4: no sabemos si se han cobrado/);
    },
  ],
  [
    'room-charged-change',
    ROOM,
    async (page) => {
      await press(page, 'Comprobar');
      await sheet(page).getByRole('button', { name: 'Comprobar' }).click();
      await sheet(page)
        .getByRole('heading', { name: /^Cobrados/ })
        .waitFor();
    },
  ],
  [
    'room-undo-charge-dialog',
    ROOM,
    async (page) => {
      await sheet(page).getByRole('button', { name: 'Hecho' }).click();
      await page.getByRole('button', { name: /^Deshacer: Lucía/ }).click();
      await sheet(page).getByRole('button', { name: 'Deshacer', exact: true }).click();
      await sheet(page).getByText('Escribe el motivo o elige uno').waitFor();
    },
  ],
  [
    'room-tab-empty',
    ROOM,
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Volver a la sala/ }).click();
      await page.getByRole('button', { name: /^Mesa 3, / }).click();
      await seeText(page, 'Todavía no han pedido nada.');
    },
  ],
  [
    'room-move-dialog',
    ROOM,
    async (page) => {
      await press(page, 'Mover');
      await seeText(page, 'Mesas ocupadas');
    },
  ],
  [
    'room-move-dialog-taken',
    ROOM,
    async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Mesa 2' }).click();
      await seeText(page, 'En Mesa 2 ya hay una cuenta');
    },
  ],
  [
    'room-merge-dialog',
    ROOM,
    async (page) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await press(page, 'Juntar');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Mesa 4/ })
        .waitFor();
    },
  ],
  [
    'room-two-tabs',
    ROOM,
    async (page) => {
      await page.keyboard.press('Escape');
      await press(page, 'Otra cuenta en esta mesa');
      await seeText(page, /^Mesa 3: otra cuenta, número \d\d\.$/);
      await page.getByRole('button', { name: /^Volver a la sala/ }).click();
      await page
        .getByRole('button', { name: /^Mesa 3 \(nº/ })
        .nth(1)
        .waitFor();
    },
  ],
  [
    'room-merged',
    ROOM,
    async (page) => {
      await page
        .getByRole('button', { name: /^Mesa 3 \(nº/ })
        .first()
        .click();
      await press(page, 'Juntar');
      await sheet(page)
        .getByRole('button', { name: /^Mesa 4/ })
        .click();
      await page.getByRole('button', { name: 'Separar Mesa 3' }).waitFor();
    },
  ],
  [
    'room-close-dialog-no-reason',
    ROOM,
    async (page) => {
      await press(page, 'Cerrar');
      await press(page, 'Cerrar la cuenta');
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  ],
  [
    'room-tab-closed',
    ROOM,
    async (page) => {
      await page.keyboard.press('Escape');
      await page.goto(`${ROOM}?cuenta=999`);
      await seeText(page, 'Esta cuenta ya no está abierta');
    },
  ],
  [
    'room-order',
    '/restaurants/pedidos/nuevo/carta',
    async (page) => {
      await press(page, 'Ver la sala');
      await press(page, 'Mesa 1, Libre');
      await press(page, 'Tomar nota');
      await page.getByRole('button', { name: 'Añadir Rabo de toro', exact: true }).click();
      await page.getByRole('button', { name: 'Añadir Rabo de toro', exact: true }).click();
      await page.getByRole('button', { name: 'Añadir Caña de cerveza', exact: true }).click();
      await page.getByRole('button', { name: 'Enviar a cocina' }).waitFor();
    },
  ],
  [
    'room-order-search',
    '/restaurants/pedidos/nuevo/carta',
    async (page) => {
      await page.getByRole('searchbox').fill('croque');
      await page
        .getByRole('button', { name: 'Añadir Rabo de toro', exact: true })
        .waitFor({ state: 'hidden' });
    },
  ],
  [
    'day-of-tabs',
    DAY,
    async (page, { restaurant }) => {
      await leaveWithoutPayingAll(await clientOf(page, restaurant.url));
      await page.goto(DAY);
      await page.getByRole('table', { name: 'Cuentas cerradas sin cobrar del todo' }).waitFor();
    },
  ],
]);
