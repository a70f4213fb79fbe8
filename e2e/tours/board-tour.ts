import type { Page } from '@playwright/test';
import { mailedLink, press } from '../fixtures/accounts.ts';
import type { Restaurant } from '../fixtures/restaurant.ts';
import { column, logInAtTheBoard, slip } from '../fixtures/kitchen.ts';
import { phoneAt } from '../fixtures/room.ts';
import { lateAndLost, seeText, tour } from './tour.ts';

const BOARD = '/restaurants/pedidos';
const NEW_ORDER = '/restaurants/pedidos/nuevo';

const menuOf = (page: Page, order: number) =>
  page.getByRole('button', { name: `Más opciones del pedido nº ${order}`, exact: true });

/** Presses a tool of the board; on a phone the rarer ones are behind '…'. */
async function pressTool(page: Page, isPhone: boolean, name: string): Promise<void> {
  if (!isPhone) return press(page, name);
  await press(page, 'Más herramientas');
  await page.getByRole('menuitem', { name }).click();
}

async function chooseFor(page: Page, order: number, item: string): Promise<void> {
  await menuOf(page, order).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function openSwitch(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Usuario:/ })
    .click();
  await page.getByRole('menuitem', { name: 'Cambiar de persona' }).click();
  await page.getByRole('dialog', { name: '¿Quién se pone ahora?' }).waitFor();
}

type Wish = [table: string, products: Record<string, number>, note?: string];

/** Thirteen orders, long and short, the first by courses: eight new, three being prepared, two ready. */
async function fillTheBoard(restaurant: Restaurant): Promise<void> {
  const wishes: [Wish, ...Wish[]] = [
    ['4', { 'Rabo de toro': 2, 'Croquetas de faisán': 1 }, 'Uno es alérgico a los frutos secos'],
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
  const [[table, products, comentarios], ...others] = wishes;
  const phone = await phoneAt(restaurant, table);
  await phone.order(products, { comentarios, portiempos: true });
  for (const wish of others) await restaurant.order(...wish);
  for (const number of [2, 3, 4, 5, 6]) await restaurant.staff.advance(number, 'PREPARING');
  for (const number of [2, 3]) await restaurant.staff.advance(number, 'COMPLETED');
}

/** The board in all its states, a waiter's own order, past orders, the day and the team. */
export const BOARD_TOUR = tour('board', 'owner', [
  [
    'board-no-orders',
    BOARD,
    async (page, { restaurant }) => {
      await logInAtTheBoard(page, restaurant.login);
    },
  ],
  ...lateAndLost('board', BOARD, '**/api/shop/orders/byIdenterprise', 'owner'),
  [
    'board',
    BOARD,
    async (page, { restaurant }) => {
      await page.goto(BOARD);
      await fillTheBoard(restaurant);
      // The last thing that happened; of the orders, those in sight alone are drawn.
      await column(page, 'Pedidos Listos').getByText('2 pedidos').waitFor({ state: 'attached' });
    },
  ],
  [
    'board-sidebar',
    BOARD,
    async (page) => {
      await press(page, 'Abrir menú');
      await page.getByRole('link', { name: 'Historial' }).waitFor();
    },
  ],
  [
    'board-pending',
    BOARD,
    async (page, { isPhone }) => {
      await (isPhone ? page.keyboard.press('Escape') : press(page, 'Abrir menú'));
      await page
        .getByRole('button', { name: /^Hecho:/ })
        .first()
        .click();
      await page.getByRole('button', { name: /^Pendiente/ }).click();
    },
  ],
  [
    'board-closed',
    BOARD,
    async (page, { isPhone }) => {
      await press(page, 'Cerrar el panel');
      await pressTool(page, isPhone, 'Cerrados');
      await seeText(page, 'Nada cerrado en las últimas 12 horas.');
    },
  ],
  [
    'board-sold-out',
    BOARD,
    async (page, { restaurant }) => {
      await press(page, 'Cerrar el panel');
      await restaurant.staff.sellOut('Perdiz en escabeche', 'hoy');
      await press(page, 'Agotados');
      const panel = page.getByRole('complementary', { name: 'Qué hay y qué no' });
      await panel.getByText('Perdiz en escabeche').waitFor();
    },
  ],
  [
    'board-screens',
    BOARD,
    async (page, { isPhone, restaurant }) => {
      await press(page, 'Cerrar el panel');
      await restaurant.staff.nameStations({
        Plancha: ['Segundos'],
        Fríos: ['Primeros', 'Postres'],
        Barra: ['Bebidas'],
      });
      await pressTool(page, isPhone, 'Qué es esta pantalla');
      await page.getByRole('dialog').getByRole('button', { name: 'Plancha' }).waitFor();
    },
  ],
  ['board-station', BOARD, (page) => press(page, 'Plancha')],
  [
    'board-pass',
    BOARD,
    async (page) => {
      await press(page, 'Pantalla: Plancha');
      await press(page, 'Pase');
    },
  ],
  [
    'board-nothing-found',
    BOARD,
    async (page, { isPhone }) => {
      await press(page, 'Mostrar toda la cocina');
      if (isPhone) await pressTool(page, isPhone, 'Buscar por mesa o número');
      await page.getByRole('searchbox').fill('nadie');
    },
  ],
  [
    'board-order-menu',
    BOARD,
    async (page) => {
      await page.getByRole('searchbox').fill('');
      // While the search is in use, the tools beside it are hidden and the slips are higher up.
      await page.getByRole('searchbox').blur();
      await menuOf(page, 1).click();
      await page.getByRole('menuitem').first().waitFor();
    },
  ],
  [
    'board-cancel-dialog',
    BOARD,
    (page) => page.getByRole('menuitem', { name: 'Cancelar pedido' }).click(),
  ],
  [
    'board-cancel-dialog-nothing-chosen',
    BOARD,
    (page) => page.getByRole('dialog').getByRole('button', { name: 'Cancelar pedido' }).click(),
  ],
  [
    'board-detail-dialog',
    BOARD,
    async (page) => {
      await press(page, 'No cancelar');
      await chooseFor(page, 1, 'Ver detalle');
      await seeText(page, 'El comensal');
    },
  ],
  [
    'board-remove-dialog-nothing-chosen',
    BOARD,
    async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Quitar platos' }).click();
      await dialog.getByRole('button', { name: 'Quitar', exact: true }).click();
      await dialog.getByText('Escribe el motivo o elige uno').waitFor();
    },
  ],
  [
    'board-remove-dialog',
    BOARD,
    async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Añadir uno de Rabo de toro' }).click();
      await dialog.getByRole('button', { name: 'Se nos ha terminado' }).click();
      await dialog.getByRole('button', { name: /^Quitar \d/ }).waitFor();
    },
  ],
  [
    'board-removed',
    BOARD,
    async (page, { restaurant }) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Quitar \d/ })
        .click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      // Elsewhere: here it is marked, until somebody touches it.
      await restaurant.staff.takeOff(1, { 2: 1 }, 'No lo quieren');
      await slip(page, 1).getByText('CAMBIADO').waitFor({ state: 'attached' });
    },
  ],
  [
    'board-settings-dialog',
    BOARD,
    async (page, { isPhone }) => {
      await page.keyboard.press('Escape');
      await pressTool(page, isPhone, 'Ajustes del tablero');
    },
  ],
  [
    'switch-person-dialog-nobody',
    BOARD,
    async (page) => {
      await page.keyboard.press('Escape');
      await openSwitch(page);
    },
  ],
  [
    'staff-order-table',
    NEW_ORDER,
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Nuevo pedido' }).click();
      await page.getByRole('button', { name: 'Mesa 4' }).waitFor();
    },
  ],
  [
    'staff-order-menu',
    `${NEW_ORDER}/carta`,
    async (page) => {
      await page.getByRole('button', { name: 'Mesa 4' }).click();
      await page.getByRole('button', { name: 'Añadir Rabo de toro', exact: true }).click();
    },
  ],
  [
    'staff-order-summary',
    `${NEW_ORDER}/resumen`,
    (page) => page.getByRole('link', { name: /Ver el pedido/ }).click(),
  ],
  ...lateAndLost(
    'staff-order-menu',
    `${NEW_ORDER}/carta`,
    '**/api/shop/productos/byIdenterprise*',
    'owner',
  ),
  ...lateAndLost('history', '/restaurants/historial', '**/api/shop/orders/historial*', 'owner'),
  [
    'history',
    '/restaurants/historial',
    async (page) => {
      await page.goto('/restaurants/historial');
      await page.getByRole('row').filter({ hasText: 'nº' }).first().waitFor();
    },
  ],
  [
    'history-detail-dialog',
    '/restaurants/historial',
    async (page) => {
      await page.getByRole('row').filter({ hasText: 'nº' }).getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'history-nothing-found',
    '/restaurants/historial',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByLabel('Desde').fill('2001-01-01');
      await page.getByLabel('Hasta').fill('2001-01-02');
      await seeText(page, 'Ningún pedido');
    },
  ],
  ...lateAndLost('day', '/restaurants/dia', '**/api/shop/orders/dias/*', 'owner'),
  [
    'day',
    '/restaurants/dia',
    async (page) => {
      await page.goto('/restaurants/dia');
      await page.getByRole('table').first().waitFor();
    },
  ],
  [
    'day-without-orders',
    '/restaurants/dia',
    async (page) => {
      await press(page, 'El día anterior');
      await seeText(page, 'Ningún pedido este día');
    },
  ],
  ...lateAndLost('stations', '/restaurants/partidas', '**/api/shop/partidas', 'owner'),
  [
    'stations',
    '/restaurants/partidas',
    async (page) => {
      await page.goto('/restaurants/partidas');
      await press(page, 'Añadir partida');
    },
  ],
  ['stations-errors', '/restaurants/partidas', (page) => press(page, 'Guardar cambios')],
  ...lateAndLost('team', '/restaurants/equipo', '**/api/shop/equipo', 'owner'),
  [
    'team',
    '/restaurants/equipo',
    async (page) => {
      await page.goto('/restaurants/equipo');
      await press(page, 'Invitar');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
    },
  ],
  [
    'team-invite-dialog-errors',
    '/restaurants/equipo',
    async (page) => {
      await press(page, 'Invitar');
      await press(page, 'Enviar invitación');
      await page.getByRole('dialog').locator('[aria-invalid]').waitFor();
    },
  ],
  [
    'team-invited',
    '/restaurants/equipo',
    async (page) => {
      await page.getByRole('dialog').getByLabel('Correo electrónico').fill('ana@example.com');
      await press(page, 'Enviar invitación');
      await seeText(page, 'Invitación enviada a ana@example.com');
    },
  ],
  [
    'team-invite-link',
    '/restaurants/equipo',
    async (page) => {
      await press(page, 'Invitar');
      await press(page, 'Enseñar un QR, sin correo');
      await page.getByRole('img', { name: 'Código QR de la invitación' }).waitFor();
    },
  ],
  [
    'invitation',
    '/auth/invitacion',
    async (page, { restaurant }) => {
      await page.goto(await mailedLink(restaurant, 'ana@example.com'));
      await page.getByRole('heading', { name: /^Te esperan en/ }).waitFor();
    },
    { who: 'colleague' },
  ],
  [
    'invitation-errors',
    '/auth/invitacion',
    async (page) => {
      await press(page, 'Aceptar y entrar');
      await page.locator('[aria-invalid]').first().waitFor();
    },
    { who: 'colleague' },
  ],
  [
    'invitation-dead',
    '/auth/invitacion',
    async (page) => {
      await page.goto('/auth/invitacion?token=nada');
      await seeText(page, /^Esta invitación ya se ha usado/);
    },
    { who: 'colleague' },
  ],
  [
    'owners-only',
    '/restaurants/equipo',
    async (page, { restaurant }) => {
      await logInAtTheBoard(page, await restaurant.staff.hire('anabarra'));
      await page.goto('/restaurants/equipo');
      await seeText(page, 'Esto lo lleva quien es propietario');
    },
    { who: 'colleague' },
  ],
  [
    'account-pin-saved',
    '/restaurants/cuenta',
    async (page, { restaurant }) => {
      await page.goto('/restaurants/cuenta');
      const card = page.getByRole('region', { name: 'PIN para tabletas compartidas' });
      await card.getByLabel('PIN nuevo', { exact: true }).fill('2803');
      await card.getByLabel('Tu contraseña', { exact: true }).fill(restaurant.login.password);
      await press(page, 'Guardar PIN');
      await seeText(page, 'PIN guardado');
    },
  ],
  [
    'switch-person-dialog-wrong',
    '/restaurants/equipo',
    async (page) => {
      await openSwitch(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('PIN', { exact: true }).fill('2804');
      await dialog.getByRole('button', { name: 'Cambiar', exact: true }).click();
      await dialog.getByText('El PIN no es correcto.').waitFor();
    },
    { who: 'colleague' },
  ],
  [
    'team-remove-dialog',
    '/restaurants/equipo',
    async (page, { restaurant }) => {
      await page.goto('/restaurants/equipo');
      await press(page, `Cambiar a anabarra${restaurant.staff.restaurantId}`);
      await page.getByRole('menuitem', { name: 'Quitar del equipo' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'board-kitchen-closed',
    BOARD,
    async (page, { isPhone }) => {
      await page.goto(BOARD);
      await pressTool(page, isPhone, 'Cocina abierta: cerrarla');
      await press(page, '30 min');
      await seeText(page, /Se abre sola a las?/);
    },
  ],
  [
    'board-offline',
    BOARD,
    async (page, { goOffline }) => {
      await goOffline(page);
      await seeText(page, /^Sin conexión con Simplato/);
    },
  ],
]);
