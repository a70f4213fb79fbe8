import type { Page, Route } from '@playwright/test';
import {
  endSessionElsewhere,
  loginOnTop,
  press,
  pressLogout,
  pressTooLate,
} from '../fixtures/accounts.ts';
import { offerChoices, STEAK } from '../fixtures/chosen-products.ts';
import { expectAdded, ownOrder, sendButton, sitDown } from '../fixtures/diner.ts';
import { PRAWNS } from '../fixtures/room.ts';
import { lateAndLost, seeText, tour } from './tour.ts';

const MENU = '/clients/carta';
const SUMMARY = '/clients/resumen';
const PAID = '/clients/pago';
const ORDERS = '/clients/pedidos';
const HELP = '/clients/ayuda';

/** The call that sends an order, and a way to make it fail. */
const SENDING = '**/api/shop/orders';
const refuse = (route: Route) => route.abort('connectionfailed');

const leaving = (page: Page) => page.getByRole('dialog', { name: 'Tu pedido aún no ha llegado' });
const sheet = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Buscar en la carta' });

async function openMenu(page: Page): Promise<void> {
  await page.goto(MENU);
  await page.getByRole('heading', { name: /^Primeros/ }).waitFor();
}

async function add(page: Page, ...products: string[]): Promise<void> {
  for (const product of products) {
    await page.getByRole('button', { name: `Añadir ${product}`, exact: true }).click();
    await expectAdded(page, product);
  }
}

/** A guest at a table, from the printed code to the order's end. */
export const TABLE_TOUR = tour('table', 'guest', [
  [
    'home',
    '/clients/home',
    async (page, { restaurant }) => {
      await sitDown(page, restaurant, '4');
      await seeText(page, /Te damos la bienvenida/);
    },
  ],
  [
    'summary-empty',
    SUMMARY,
    async (page) => {
      await page.goto(SUMMARY);
      await seeText(page, 'No hay productos en el carrito');
    },
  ],
  ...lateAndLost('own-orders', ORDERS, '**/api/client/orders', 'guest'),
  [
    'own-orders-none',
    ORDERS,
    async (page) => {
      await page.goto(ORDERS);
      await seeText(page, 'Todavía no has pedido nada');
    },
  ],
  [
    'help',
    HELP,
    async (page) => {
      await press(page, 'Más opciones');
      await page.getByRole('menuitem', { name: 'Ayuda' }).click();
      await seeText(page, '¿Puedo cambiar o cancelar un pedido?');
    },
  ],
  [
    'home-kitchen-closed',
    '/clients/home',
    async (page, { restaurant }) => {
      await restaurant.staff.pause(true);
      await page.goto('/clients/home');
      await seeText(page, 'La cocina está cerrada');
    },
  ],
  [
    'menu-kitchen-closed',
    MENU,
    async (page) => {
      await page.goto(MENU);
      await seeText(page, 'La cocina está cerrada');
    },
  ],
  [
    'menu',
    MENU,
    async (page, { restaurant }) => {
      await restaurant.staff.pause(false);
      await page.getByText('La cocina está cerrada').waitFor({ state: 'hidden' });
      await openMenu(page);
    },
  ],
  [
    'menu-chosen',
    MENU,
    async (page) => {
      await add(page, 'Croquetas de faisán', 'Rabo de toro', 'Rabo de toro', 'Agua con gas');
      await page.evaluate(() => scrollTo(0, 0));
    },
  ],
  [
    'menu-options',
    MENU,
    async (page) => {
      await page.getByRole('button', { name: 'Más opciones' }).click();
      await page.getByRole('menuitem', { name: 'La mesa' }).waitFor();
    },
  ],
  [
    'language-dialog',
    MENU,
    async (page) => {
      await page.getByRole('menuitem', { name: /^Idioma/ }).click();
      await sheet(page).getByRole('button', { name: 'English' }).waitFor();
    },
  ],
  [
    'menu-found',
    MENU,
    async (page) => {
      await page.keyboard.press('Escape');
      await field(page).fill('queso');
      await page.getByRole('region', { name: 'Resultados' }).waitFor();
    },
  ],
  [
    'menu-nothing-found',
    MENU,
    async (page) => {
      await field(page).fill('sushi');
      await page.getByRole('heading', { name: 'Nada con «sushi»' }).waitFor();
    },
  ],
  [
    'allergens',
    MENU,
    async (page) => {
      await field(page).fill('');
      const search = page.getByRole('search');
      await search.getByRole('button', { name: /^Filtros/ }).click();
      await sheet(page).getByRole('radio', { name: 'Vegetariano' }).check();
      await sheet(page).getByRole('checkbox', { name: 'Lácteos' }).check();
    },
  ],
  [
    'menu-filtered',
    MENU,
    async (page) => {
      await page.keyboard.press('Escape');
      await seeText(page, /^Solo platos vegetarianos\. Evitas lácteos/);
    },
  ],
  [
    'product-allergens-not-stated',
    MENU,
    async (page) => {
      await page
        .getByRole('search')
        .getByRole('button', { name: /^Filtros/ })
        .click();
      await sheet(page).getByRole('radio', { name: 'Cualquiera' }).check();
      await page.keyboard.press('Escape');
      await sheet(page).waitFor({ state: 'hidden' });
      await page
        .getByRole('region', { name: 'No informado: pregunta al camarero' })
        .getByRole('button', { name: 'Botella de vermut para llevar', exact: true })
        .click();
      await sheet(page).waitFor();
    },
  ],
  [
    'product',
    MENU,
    async (page, { restaurant }) => {
      await page.keyboard.press('Escape');
      await sheet(page).waitFor({ state: 'hidden' });
      await page
        .getByRole('button', { name: /^quitar filtros$/i })
        .first()
        .click();
      await offerChoices(restaurant);
      await restaurant.staff.sellOut('Perdiz en escabeche', 'hoy');
      // The page has heard of the choices once the price is where it starts.
      await page.getByRole('listitem').filter({ hasText: STEAK }).getByText('desde').waitFor();
      await press(page, `Añadir ${STEAK}`);
      await sheet(page).waitFor();
    },
  ],
  [
    'product-something-missing',
    MENU,
    async (page) => {
      await sheet(page)
        .getByRole('button', { name: /^Añadir · / })
        .click();
      await seeText(page, 'Elige una opción de «Guarnición»');
    },
  ],
  [
    'product-chosen',
    MENU,
    async (page) => {
      for (const choice of [/^Poco hecha/, /^Patatas fritas/]) {
        await sheet(page).getByRole('radio', { name: choice }).check();
      }
      for (const extra of [/^Salsa de queso azul/, /^Huevo frito/]) {
        await sheet(page).getByRole('checkbox', { name: extra }).check();
      }
    },
  ],
  [
    'product-sold-out',
    MENU,
    async (page) => {
      await sheet(page)
        .getByRole('button', { name: /^Añadir · / })
        .click();
      await sheet(page).waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Perdiz en escabeche', exact: true }).click();
      await seeText(page, 'Hoy ya no queda.');
    },
  ],
  [
    'product-gone',
    MENU,
    async (page) => {
      await page.goto(`${MENU}?plato=999999`);
      await sheet(page).waitFor();
    },
  ],
  [
    'product-by-weight',
    MENU,
    async (page) => {
      await openMenu(page);
      await press(page, `Añadir ${PRAWNS}`);
      await sheet(page)
        .getByRole('button', { name: `Añadir 50 g de ${PRAWNS}` })
        .click();
      await sheet(page)
        .getByRole('button', { name: /^Pedir que lo pesen · / })
        .waitFor();
    },
  ],
  [
    'summary',
    SUMMARY,
    async (page) => {
      await page.goto(SUMMARY);
      await sendButton(page).waitFor();
    },
  ],
  [
    'summary-notes',
    SUMMARY,
    async (page) => {
      await page.getByRole('button', { name: 'Añadir nota: Rabo de toro' }).click();
      await page.getByLabel('Nota para la cocina sobre Rabo de toro').fill('sin patatas');
      await page.getByLabel('Nota de todo el pedido').fill('Uno es alérgico a los frutos secos');
    },
  ],
  [
    'summary-kitchen-closed',
    SUMMARY,
    async (page, { restaurant }) => {
      await restaurant.staff.pause(true);
      await seeText(page, 'La cocina está cerrada');
    },
  ],
  [
    'summary-changed',
    SUMMARY,
    async (page, { restaurant }) => {
      await restaurant.staff.pause(false);
      await page.getByText('La cocina está cerrada').waitFor({ state: 'hidden' });
      await restaurant.staff.editProduct('Agua con gas', { disponible: false });
      await restaurant.staff.editProduct('Croquetas de faisán', { price: '14' });
      await page.reload();
      await page.getByText('Agotado', { exact: true }).waitFor();
    },
  ],
  [
    'summary-sending',
    SUMMARY,
    async (page, { holdBack }) => {
      await page.getByRole('button', { name: 'Aceptar los cambios' }).click();
      await holdBack(page, SENDING, () => sendButton(page).press('Enter'));
      await seeText(page, 'Procesando tu pedido...');
    },
  ],
  [
    'confirmation-number',
    PAID,
    (page) => page.getByRole('dialog', { name: 'Tu número de pedido' }).waitFor(),
  ],
  ['confirmation', PAID, (page) => sheet(page).getByRole('button', { name: 'Cerrar' }).click()],
  [
    'summary-leaving',
    SUMMARY,
    async (page) => {
      await openMenu(page);
      await add(page, 'Leche frita');
      await page.goto(SUMMARY);
      await sendButton(page).waitFor();
      await page.route(SENDING, refuse);
      // By keyboard, because a message may cover the button for a while.
      await sendButton(page).press('Enter');
      await page.getByRole('alert').getByText('No sabemos si tu pedido ha llegado').waitFor();
      await pressLogout(page);
      await leaving(page).waitFor();
    },
  ],
  [
    'summary-offline',
    SUMMARY,
    async (page, { goOffline }) => {
      await goOffline(page);
      await page.unroute(SENDING, refuse);
      await leaving(page).getByRole('button', { name: 'Seguir aquí' }).click();
      await seeText(page, 'No sabemos si tu pedido ha llegado');
    },
  ],
  [
    'home-with-order',
    '/clients/home',
    async (page) => {
      await page.getByRole('dialog', { name: 'Tu número de pedido' }).waitFor();
      await page.goto('/clients/home');
      await seeText(page, 'Pedido nº 2');
    },
  ],
  [
    'own-orders',
    ORDERS,
    async (page, { restaurant }) => {
      await restaurant.staff.advance(1, 'PREPARING');
      await page.goto(ORDERS);
      await seeText(page, 'Lo están preparando.');
    },
  ],
  [
    'own-orders-receipt',
    ORDERS,
    async (page) => {
      await ownOrder(page, 1).getByRole('button', { name: 'Recibo' }).click();
      await sheet(page).getByText('Total, IVA incluido').waitFor();
    },
  ],
  [
    'own-orders-offline',
    ORDERS,
    async (page, { goOffline }) => {
      await page.keyboard.press('Escape');
      await goOffline(page);
      await seeText(page, /Sin conexión/);
    },
  ],
  [
    'session-ended-guest',
    SUMMARY,
    async (page, { restaurant }) => {
      await openMenu(page);
      await add(page, 'Leche frita');
      await page.goto(SUMMARY);
      await sendButton(page).waitFor();
      await endSessionElsewhere(page, restaurant);
      await pressTooLate(sendButton(page));
      await loginOnTop(page).waitFor();
    },
  ],
]);
