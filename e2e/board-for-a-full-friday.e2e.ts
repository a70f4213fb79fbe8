import type { OrderWire } from '@simplato/contract';
import type { Page } from '@playwright/test';
import {
  choose,
  openOwnOrders,
  openSummary,
  ownOrder,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import {
  chooseFor,
  column,
  EN_CURSO,
  EN_PREPARACION,
  expectBoard,
  expectLive,
  line,
  LISTOS,
  logInAtTheBoard,
  slip,
} from './fixtures/kitchen.ts';
import { TABLET } from './fixtures/devices.ts';
import { countLoads, expect, test } from './fixtures/test.ts';

test('the bar’s tablet shows drinks only, while the kitchen’s shows everything', async ({
  restaurant,
  kitchen,
  openTablet,
}) => {
  const bar = await openTablet();
  await logInAtTheBoard(bar, restaurant.login);
  await restaurant.order('1', { 'Croquetas de faisán': 2, 'Agua con gas': 1, 'Rabo de toro': 1 });
  await restaurant.order('2', { 'Rabo de toro': 1 });

  await bar.getByRole('button', { name: 'Filtrar' }).tap();
  await bar.getByRole('checkbox', { name: 'Bebidas' }).check();
  await bar.getByRole('button', { name: 'Listo', exact: true }).tap();

  await expectBoard(bar, { [EN_CURSO]: [1] });
  await expect(line(slip(bar, 1), 'Agua con gas')).toBeVisible();
  await expect(bar.getByText('Croquetas de faisán')).toBeHidden();
  await expectBoard(kitchen, { [EN_CURSO]: [1, 2] });

  await bar.reload();
  await expectLive(bar);
  await expect(bar.getByRole('button', { name: 'Mostrando: Bebidas' })).toBeVisible();
  await expectBoard(bar, { [EN_CURSO]: [1] });
  await slip(bar, 1).getByRole('button', { name: '+2 de otras partidas' }).tap();
  await expect(line(slip(bar, 1), 'Croquetas de faisán')).toBeVisible();

  // Orders for the kitchen alone are neither shown nor announced here.
  await restaurant.order('3', { 'Rabo de toro': 1 });
  await restaurant.order('4', { 'Agua con gas': 2 });
  await expectBoard(bar, { [EN_CURSO]: [1, 4] });
  await expectBoard(kitchen, { [EN_CURSO]: [1, 2, 3, 4] });
  await expect(slip(bar, 4).getByText('Nuevo')).toBeVisible();

  await bar.getByRole('button', { name: 'Quitar el filtro y mostrar todo' }).tap();
  await expectBoard(bar, { [EN_CURSO]: [1, 2, 3, 4] });
});

test('a line that one cook ticks is ticked on the other tablet, and removed from the totals', async ({
  restaurant,
  kitchen,
  openTablet,
}) => {
  const other = await openTablet();
  await logInAtTheBoard(other, restaurant.login);
  await restaurant.order('1', { 'Croquetas de faisán': 6, 'Agua con gas': 1 });
  await restaurant.order('2', { 'Croquetas de faisán': 8 });
  await restaurant.staff.advance(2, 'PREPARING');
  await other.getByRole('button', { name: /^Pendiente/ }).tap();
  const totals = other.getByRole('complementary', { name: 'Pendiente' });
  await expect(totals.getByRole('listitem')).toHaveText([
    '14 × Croquetas de faisán 2 pedidos',
    '1 × Agua con gas 1 pedido',
  ]);

  await line(slip(kitchen, 1), 'Croquetas de faisán').tap();

  await expect(line(slip(other, 1), 'Croquetas de faisán')).toHaveAttribute('aria-pressed', 'true');
  await expect(totals.getByRole('listitem')).toHaveText([
    '8 × Croquetas de faisán 1 pedido',
    '1 × Agua con gas 1 pedido',
  ]);

  await line(slip(other, 1), 'Croquetas de faisán').tap();
  await expect(line(slip(kitchen, 1), 'Croquetas de faisán')).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(totals.getByRole('listitem').first()).toHaveText(/^14 × /);
});

test('an order is cancelled with a reason, and the diner reads it at once', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  const loads = countLoads(phone);
  const number = await orderAtTable(phone, restaurant);
  await openOwnOrders(phone);
  const loadsBefore = loads();
  await expectBoard(kitchen, { [EN_CURSO]: [number] });

  await chooseFor(kitchen, number, 'Cancelar pedido');
  const dialog = kitchen.getByRole('dialog', { name: /^Cancelar pedido nº \d+ · Mesa 2$/ });
  await dialog.getByRole('button', { name: 'Cancelar pedido' }).tap();
  await expect(dialog.getByText('Escribe el motivo o elige uno')).toBeVisible();
  await dialog.getByLabel('Motivo').fill('Se nos ha terminado el helado');
  await dialog.getByRole('button', { name: 'Cancelar pedido' }).tap();

  await expect(kitchen.getByText(`Mesa 2, nº ${number}: pedido cancelado.`)).toBeVisible();
  await expectBoard(kitchen, {});
  await expect(ownOrder(phone, number)).toContainText('Cancelado');
  await expect(ownOrder(phone, number)).toContainText('Se nos ha terminado el helado');
  expect(loads()).toBe(loadsBefore);

  await kitchen.getByRole('button', { name: 'Cerrados' }).tap();
  const closed = kitchen.getByRole('complementary', { name: 'Últimos cerrados' });
  await expect(closed.getByText('«Se nos ha terminado el helado»')).toBeVisible();
  await expect(closed.getByRole('button', { name: /^Recuperar/ })).toHaveCount(0);
});

test('an order is moved back a step with a reason, and a closed order is reopened', async ({
  restaurant,
  kitchen,
  openTablet,
}) => {
  const other = await openTablet();
  await logInAtTheBoard(other, restaurant.login);
  await restaurant.order('4', { 'Conejo al ajillo': 1 });
  await restaurant.staff.advance(1, 'PREPARING');
  await restaurant.staff.advance(1, 'COMPLETED');
  await expectBoard(kitchen, { [LISTOS]: [1] });

  await chooseFor(kitchen, 1, 'Devolver un paso');
  const dialog = kitchen.getByRole('dialog', { name: /^Devolver pedido nº \d+ · Mesa 4$/ });
  await dialog.getByRole('button', { name: 'Está frío' }).tap();
  await dialog.getByRole('button', { name: 'Devolver', exact: true }).tap();
  for (const tablet of [kitchen, other]) await expectBoard(tablet, { [EN_PREPARACION]: [1] });

  await restaurant.staff.advance(1, 'COMPLETED');
  await restaurant.staff.advance(1, 'CLOSED');
  for (const tablet of [kitchen, other]) await expectBoard(tablet, {});
  await other.getByRole('button', { name: 'Cerrados' }).tap();
  await other.getByRole('button', { name: 'Recuperar el pedido nº 1' }).tap();
  for (const tablet of [kitchen, other]) await expectBoard(tablet, { [LISTOS]: [1] });

  await chooseFor(kitchen, 1, 'Ver detalle');
  const history = kitchen.getByRole('dialog', { name: 'Pedido nº 1' }).getByRole('listitem');
  await expect(history.filter({ hasText: 'Está frío' })).toContainText('En preparación');
  await expect(history.filter({ hasText: 'Cerrado' })).toContainText('cocina');
});

test('an order is found by its table or number, also when it is closed', async ({
  restaurant,
  kitchen,
}) => {
  await restaurant.order('1', { Refresco: 1 });
  await restaurant.order('Terraza 1', { Refresco: 2 });
  await restaurant.order('3', { Refresco: 3 });
  for (const status of ['PREPARING', 'COMPLETED', 'CLOSED'] as const) {
    await restaurant.staff.advance(3, status);
  }
  await expectBoard(kitchen, { [EN_CURSO]: [1, 2] });

  await kitchen.keyboard.press('/');
  await kitchen.keyboard.type('terraza');
  await expectBoard(kitchen, { [EN_CURSO]: [2] });
  await kitchen.keyboard.press('Escape');
  await expectBoard(kitchen, { [EN_CURSO]: [1, 2] });

  await kitchen.keyboard.type('mesa 3');
  await expect(kitchen.getByText('No hay nada abierto con «mesa 3».')).toBeVisible();
  await kitchen.getByRole('button', { name: 'Buscar entre los cerrados' }).tap();
  await expect(kitchen.getByRole('button', { name: 'Recuperar el pedido nº 3' })).toBeVisible();
});

test('a waiter enters an order for a table, with the diners’ own menu and basket', async ({
  restaurant,
  kitchen,
  openTablet,
}) => {
  const waiter = await openTablet();
  await logInAtTheBoard(waiter, restaurant.login);
  await waiter.getByRole('link', { name: 'Nuevo pedido' }).tap();
  await waiter.getByRole('button', { name: 'Elegir platos' }).tap();
  await expect(waiter.getByText('Escribe el número o el nombre de la mesa')).toBeVisible();
  await waiter.getByLabel('Mesa', { exact: true }).fill('Terraza 2');
  await waiter.getByRole('button', { name: 'Elegir platos' }).tap();
  for (const product of ['Rabo de toro', 'Agua con gas']) {
    await waiter.getByRole('button', { name: `Añadir ${product}`, exact: true }).tap();
  }
  await waiter.reload();
  await waiter.getByRole('link', { name: /Ver el pedido/ }).tap();
  await expect(waiter.getByRole('heading', { name: 'Pedido · Terraza 2' })).toBeVisible();
  await waiter.getByRole('button', { name: 'Enviar a cocina' }).tap();

  await expect(waiter.getByText('Terraza 2: pedido nº 1 en cocina.')).toBeVisible();
  await expect(waiter).toHaveURL(/\/restaurants\/pedidos$/);
  for (const tablet of [waiter, kitchen]) await expectBoard(tablet, { [EN_CURSO]: [1] });
  await expect(slip(kitchen, 1).getByText('Camarero')).toBeVisible();
  await expect(slip(kitchen, 1).getByText('Mesa sin verificar')).toBeHidden();
});

test('a waiter chooses from the restaurant’s tables, those with open orders first', async ({
  restaurant,
  openPhone,
}) => {
  await restaurant.order('2', { Refresco: 1 });
  const waiter = await openPhone();
  await logInAtTheBoard(waiter, await restaurant.staff.hire());
  // The controls above the orders are rarely used and must not push them down.
  const { y = Infinity } = (await slip(waiter, 1).boundingBox()) ?? {};
  expect(y).toBeLessThan(260);
  await waiter.getByRole('link', { name: 'Nuevo pedido' }).tap();
  const tables = (heading: string) =>
    waiter.getByRole('region', { name: heading }).getByRole('button');
  await expect(tables('Mesas con pedidos abiertos')).toHaveText(['Mesa 2']);
  await expect(tables('Las demás mesas')).toHaveText([
    'Mesa 1',
    'Mesa 3',
    'Mesa 4',
    'Terraza 1',
    'Terraza 2',
  ]);
  await waiter.getByRole('button', { name: 'Terraza 1' }).tap();
  await waiter.getByRole('button', { name: 'Añadir Agua con gas', exact: true }).tap();
  await waiter.getByRole('link', { name: /Ver el pedido/ }).tap();
  await waiter.getByRole('button', { name: 'Enviar a cocina' }).tap();
  await expect(waiter.getByText('Terraza 1: pedido nº 2 en cocina.')).toBeVisible();
});

test('board settings reach every tablet at once, and only the owner can change them', async ({
  restaurant,
  kitchen,
  openTablet,
}) => {
  const cook = await openTablet();
  await logInAtTheBoard(cook, await restaurant.staff.hire());
  await restaurant.order('1', { Refresco: 1 });
  const more = slip(cook, 1).getByRole('button', { name: 'Más opciones del pedido nº 1' });
  await expect(more).toBeVisible();
  await expect(kitchen.getByRole('button', { name: 'Ajustes del tablero' })).toBeVisible();
  await expect(cook.getByRole('button', { name: 'Ajustes del tablero' })).toHaveCount(0);
  const printInKitchen = cook.getByRole('menuitem', { name: 'Imprimir en cocina' });
  await more.tap();
  await expect(cook.getByRole('menuitem', { name: 'Ver detalle' })).toBeVisible();
  await expect(printInKitchen).toHaveCount(0);

  const asked = cook.waitForResponse('**/api/shop/tablero');
  await kitchen.getByRole('button', { name: 'Ajustes del tablero' }).tap();
  const dialog = kitchen.getByRole('dialog', { name: 'Ajustes del tablero' });
  await dialog.getByLabel('Impresora de cocina').fill('127.0.0.1:9100');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).tap();
  await expect(kitchen.getByText('Ajustes guardados.')).toBeVisible();
  await asked;
  await expect(printInKitchen).toBeVisible();
});

test('the undo notice covers no button of a slip, even with the sidebar open', async ({
  restaurant,
  kitchen,
}) => {
  for (const table of ['1', '2', '3', '4', '1', '2', '3', '4']) {
    await restaurant.order(table, { 'Sopa castellana': 1 });
  }
  await kitchen.getByRole('button', { name: 'Abrir menú' }).tap();
  // Not the next slip: a second tap so near and so soon would be ignored as an accidental one.
  for (const orderId of [1, 3]) {
    await slip(kitchen, orderId).getByRole('button', { name: 'PREPARAR' }).tap();
    await expect(
      kitchen.getByText(`Mesa ${orderId}, nº ${orderId}: en preparación.`),
    ).toBeVisible();
  }
  const toasts = await kitchen.getByRole('region', { name: 'Avisos' }).boundingBox();
  const slips = await column(kitchen, EN_CURSO).getByRole('list').first().boundingBox();
  expect((toasts?.y ?? 0) + (toasts?.height ?? Infinity)).toBeLessThanOrEqual(slips?.y ?? 0);
});

test.describe('on a phone', () => {
  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const) {
    test(`of ${width} px, the undo notices cover no button of the red band`, async ({
      restaurant,
      openPhone,
    }) => {
      const phone = await openPhone({ viewport: { width, height } });
      await logInAtTheBoard(phone, restaurant.login);
      for (const table of ['1', '2', 'Terraza 1', '3']) {
        await restaurant.order(table, { 'Sopa castellana': 1 });
      }
      // By keyboard: a second tap in the same place so soon would be ignored, as above.
      for (const [orderId, table] of [
        [1, 'Mesa 1'],
        [3, 'Terraza 1'],
      ] as const) {
        await slip(phone, orderId).getByRole('button', { name: 'PREPARAR' }).press('Enter');
        await expect(phone.getByText(`${table}, nº ${orderId}: en preparación.`)).toBeVisible();
      }
      const seen = await phone.getByRole('button', { name: /^Visto/ }).boundingBox();
      const notice = phone.getByRole('region', { name: 'Avisos' });
      // The notice rises into its place.
      await expect
        .poll(async () => {
          const box = await notice.boundingBox();
          return (box?.y ?? 0) + (box?.height ?? Infinity);
        })
        .toBeLessThanOrEqual(seen?.y ?? 0);
    });
  }
});

/** The colours of a slip's upper edge in light mode. */
const OLIVE_EDGE = /^rgb\(79, 98, 40\) 0px 6px/;
const RED_EDGE = /^rgb\(179, 32, 42\) 0px 6px/;

test('an order turns yellow and red after the times that the restaurant sets', async ({
  restaurant,
  kitchen,
}) => {
  await kitchen.getByRole('button', { name: 'Ajustes del tablero' }).tap();
  const dialog = kitchen.getByRole('dialog', { name: 'Ajustes del tablero' });
  await dialog.getByLabel('Avisar en amarillo a los').fill('30');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).tap();
  await expect(dialog.getByText('El segundo aviso tiene que llegar')).toBeVisible();
  await dialog.getByLabel('Avisar en amarillo a los').fill('2');
  await dialog.getByLabel('Avisar en rojo a los').fill('5');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).tap();
  await expect(kitchen.getByText('Ajustes guardados.')).toBeVisible();
  await restaurant.order('1', { Refresco: 1 });
  await expect(slip(kitchen, 1)).toHaveCSS('box-shadow', OLIVE_EDGE);

  // Makes the orders six minutes older, because the test cannot move the server's clock.
  await kitchen.route('**/api/shop/orders/byIdenterprise', async (route) => {
    const response = await route.fetch();
    const orders = (await response.json()) as OrderWire[];
    const aged = orders.map((order) => {
      const placedAt = Date.parse(order.fecha) - 6 * 60_000;
      return { ...order, fecha: new Date(placedAt).toISOString() };
    });
    await route.fulfill({ response, json: aged });
  });
  await kitchen.reload();
  await expect(slip(kitchen, 1)).toHaveCSS('box-shadow', RED_EDGE);
});

async function orderAtTable(
  phone: Page,
  restaurant: Parameters<typeof sitDown>[1],
): Promise<number> {
  await sitDown(phone, restaurant, '2');
  await choose(phone, 'Helado de fresón');
  await openSummary(phone);
  await sendButton(phone).tap();
  return readConfirmation(phone);
}

test('on a small tablet, an open panel covers no button of a slip', async ({
  restaurant,
  openDevice,
}) => {
  for (const table of ['1', '2', '3']) await restaurant.order(table, { 'Rabo de toro': 1 });
  await restaurant.staff.advance(2, 'PREPARING');
  await restaurant.staff.advance(3, 'PREPARING');
  await restaurant.staff.advance(3, 'COMPLETED');
  const tablet = await openDevice({ ...TABLET, viewport: { width: 768, height: 1024 } });
  await logInAtTheBoard(tablet, restaurant.login);
  await expectBoard(tablet, { [EN_CURSO]: [1], [EN_PREPARACION]: [2], [LISTOS]: [3] });
  await tablet.getByRole('button', { name: /^Pendiente/ }).tap();
  await expect(tablet.getByRole('complementary', { name: 'Pendiente' })).toBeVisible();

  for (const order of [1, 2, 3]) {
    const menu = slip(tablet, order).getByRole('button', { name: /^Más opciones/ });
    await menu.focus();
    await expect
      .poll(() =>
        menu.evaluate((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      )
      .toBe(true);
  }
});

test('on the narrowest phone the sound button is fully visible, however long the restaurant’s name is', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone({ viewport: { width: 320, height: 640 } });
  await logInAtTheBoard(phone, restaurant.login);
  await expect(phone.getByRole('button', { name: 'Activar sonido' })).toBeInViewport({ ratio: 1 });
  await phone.getByRole('heading', { level: 1 }).evaluate((name) => {
    name.textContent = 'Restaurante Asador Cervecería La Antigua Taberna del Palacio e Hijos';
  });
  await expect(phone.getByRole('button', { name: 'Activar sonido' })).toBeInViewport({ ratio: 1 });
});
