import type { OrderWire } from '@simplato/contract';
import type { Page } from '@playwright/test';
import {
  chooseByLinks,
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
  showAs,
  LISTOS,
  logInAtTheBoard,
  slip,
} from './fixtures/kitchen.ts';
import { brokenText } from './fixtures/broken-text.ts';
import { SMALL_TABLET, TABLET } from './fixtures/devices.ts';
import { countLoads, expect, test } from './fixtures/test.ts';

test('the kitchen’s and the bar’s tablet share a Friday: each shows its own, and both the same', async ({
  restaurant,
  kitchen,
  openTablet,
}) => {
  const bar = await openTablet();
  await logInAtTheBoard(bar, restaurant.login);
  await restaurant.staff.nameStations({
    Barra: ['Bebidas'],
    Cocina: ['Primeros', 'Segundos', 'Postres'],
  });
  await restaurant.order('1', { 'Croquetas de faisán': 2, 'Agua con gas': 1, 'Rabo de toro': 1 });
  await restaurant.order('2', { 'Rabo de toro': 1 });

  await test.step('the bar shows drinks only, also after a reload', async () => {
    await showAs(bar, 'Barra');
    await expectBoard(bar, { [EN_CURSO]: [1] });
    await expect(line(slip(bar, 1), 'Agua con gas')).toBeVisible();
    await expect(line(slip(bar, 1), 'Croquetas de faisán')).toBeHidden();
    await expectBoard(kitchen, { [EN_CURSO]: [1, 2] });

    await bar.reload();
    await expectLive(bar);
    await expect(bar.getByRole('button', { name: 'Pantalla: Barra' })).toBeVisible();
    await expectBoard(bar, { [EN_CURSO]: [1] });
    await slip(bar, 1)
      .getByRole('button', { name: /^\+2 de otras partidas/ })
      .tap();
    await expect(line(slip(bar, 1), 'Croquetas de faisán')).toBeVisible();

    // Orders for the kitchen alone are neither shown nor announced here.
    await restaurant.order('3', { 'Rabo de toro': 1 });
    await restaurant.order('4', { 'Agua con gas': 2 });
    await expectBoard(bar, { [EN_CURSO]: [1, 4] });
    await expectBoard(kitchen, { [EN_CURSO]: [1, 2, 3, 4] });
    await expect(slip(bar, 4).getByText('Nuevo')).toBeVisible();

    await bar.getByRole('button', { name: 'Mostrar toda la cocina' }).tap();
    await expectBoard(bar, { [EN_CURSO]: [1, 2, 3, 4] });
  });

  await test.step('a line that one cook ticks is ticked on the other, and leaves the totals', async () => {
    await restaurant.staff.advance(4, 'PREPARING');
    await bar.getByRole('button', { name: /^Pendiente/ }).tap();
    const totals = bar.getByRole('complementary', { name: 'Pendiente' });
    const all = ['3 × Agua con gas 2 pedidos', '3 × Rabo de toro 3 pedidos'];
    await expect(totals.getByRole('listitem')).toHaveText([
      ...all,
      '2 × Croquetas de faisán 1 pedido',
    ]);
    await line(slip(kitchen, 1), 'Croquetas de faisán').tap();
    const onBar = line(slip(bar, 1), 'Croquetas de faisán');
    await expect(onBar).toHaveAttribute('aria-pressed', 'true');
    await expect(totals.getByRole('listitem')).toHaveText(all);

    await onBar.tap();
    await expect(line(slip(kitchen, 1), 'Croquetas de faisán')).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(totals.getByRole('listitem')).toHaveCount(3);
  });

  await test.step('an order is moved back with a reason, and is reopened after it was closed', async () => {
    await restaurant.staff.advance(4, 'COMPLETED');
    const others = { [EN_CURSO]: [1, 2, 3] };
    await expectBoard(kitchen, { ...others, [LISTOS]: [4] });
    await chooseFor(kitchen, 4, 'Devolver un paso');
    const dialog = kitchen.getByRole('dialog', { name: /^Devolver pedido nº \d+ · Mesa 4$/ });
    await dialog.getByRole('button', { name: 'Está frío' }).tap();
    await dialog.getByRole('button', { name: 'Devolver', exact: true }).tap();
    const tablets = [kitchen, bar];
    for (const tablet of tablets) await expectBoard(tablet, { ...others, [EN_PREPARACION]: [4] });

    await restaurant.staff.advance(4, 'COMPLETED');
    await restaurant.staff.advance(4, 'CLOSED');
    for (const tablet of tablets) await expectBoard(tablet, others);
    await bar.getByRole('button', { name: 'Cerrados' }).tap();
    await bar.getByRole('button', { name: 'Recuperar el pedido nº 4' }).tap();
    for (const tablet of tablets) await expectBoard(tablet, { ...others, [LISTOS]: [4] });

    await chooseFor(kitchen, 4, 'Ver detalle');
    const history = kitchen.getByRole('dialog', { name: 'Pedido nº 4' }).getByRole('listitem');
    await expect(history.filter({ hasText: 'Está frío' })).toContainText('En preparación');
    await expect(history.filter({ hasText: 'Cerrado' })).toContainText('cocina');
  });
});

test('an order is cancelled with a reason that the diner reads at once, and others are found', async ({
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
  await kitchen.keyboard.press('Escape');
  await expect(closed).toBeHidden();

  await test.step('by its table or number, also when it is closed', async () => {
    await restaurant.order('1', { Refresco: 1 });
    await restaurant.order('Terraza 1', { Refresco: 2 });
    await restaurant.order('4', { Refresco: 3 });
    await restaurant.staff.serve(4);
    await expectBoard(kitchen, { [EN_CURSO]: [2, 3] });

    await kitchen.keyboard.press('/');
    await kitchen.keyboard.type('terraza');
    await expectBoard(kitchen, { [EN_CURSO]: [3] });
    await kitchen.keyboard.press('Escape');
    await expectBoard(kitchen, { [EN_CURSO]: [2, 3] });

    await kitchen.keyboard.type('mesa 4');
    await expect(kitchen.getByText('No hay nada abierto con «mesa 4».')).toBeVisible();
    await kitchen.getByRole('button', { name: 'Buscar entre los cerrados' }).tap();
    await expect(kitchen.getByRole('button', { name: 'Recuperar el pedido nº 4' })).toBeVisible();
  });
});

test('of eighteen orders with three lines, eight slips stand whole on a tablet, six on a small one', async ({
  restaurant,
  kitchen,
}) => {
  for (let number = 1; number <= 18; number += 1) {
    const table = String(1 + (number % 4));
    await restaurant.order(table, { 'Rabo de toro': 1, 'Leche frita': 2, 'Agua con gas': 1 });
    if (number <= 12) await restaurant.staff.advance(number, 'PREPARING');
    if (number <= 6) await restaurant.staff.advance(number, 'COMPLETED');
  }
  // What an owner is told on the first evening, and what is new, are out of the way.
  await kitchen.getByRole('button', { name: 'Entendido' }).tap();
  await kitchen.getByRole('button', { name: /^Visto/ }).tap();
  for (const [viewport, least] of [
    [TABLET.viewport, 8],
    [SMALL_TABLET.viewport, 6],
  ] as const) {
    await kitchen.setViewportSize(viewport);
    await expect.poll(() => countWholeSlips(kitchen)).toBeGreaterThanOrEqual(least);
  }
});

test('a waiter enters orders on a phone, with the restaurant’s tables and the diners’ own menu', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  await restaurant.order('2', { Refresco: 1 });
  const waiter = await openPhone();
  await logInAtTheBoard(waiter, await restaurant.staff.hire());
  // The controls above the orders are rarely used and must not push them down.
  const { y = Infinity } = (await slip(waiter, 1).boundingBox()) ?? {};
  expect(y).toBeLessThan(260);

  await test.step('at one of the restaurant’s tables, those with open orders first', async () => {
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

  await test.step('at a table typed in; a reload loses nothing', async () => {
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

    await expect(waiter.getByText('Terraza 2: pedido nº 3 en cocina.')).toBeVisible();
    await expect(waiter).toHaveURL(/\/restaurants\/pedidos$/);
    for (const board of [waiter, kitchen]) await expectBoard(board, { [EN_CURSO]: [1, 2, 3] });
    await expect(slip(kitchen, 3).getByText('Camarero')).toBeVisible();
    await expect(slip(kitchen, 3).getByText('Mesa sin verificar')).toBeHidden();
  });
});

/** The colours of a slip's upper edge in light mode. */
const OLIVE_EDGE = /^rgb\(79, 98, 40\) 0px 6px/;
const RED_EDGE = /^rgb\(179, 32, 42\) 0px 6px/;

test('the owner alone changes the board’s settings, and every tablet follows them at once', async ({
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
  await cook.getByRole('button', { name: 'Ajustes del tablero' }).tap();
  const own = cook.getByRole('dialog', { name: 'Ajustes del tablero' });
  await expect(own.getByLabel('Impresora de cocina')).toHaveCount(0);
  await own.getByText('Grande', { exact: true }).tap();
  await own.getByRole('button', { name: 'Listo' }).tap();
  const printInKitchen = cook.getByRole('menuitem', { name: 'Imprimir en cocina' });
  await more.tap();
  await expect(cook.getByRole('menuitem', { name: 'Ver detalle' })).toBeVisible();
  await expect(printInKitchen).toHaveCount(0);

  const asked = cook.waitForResponse('**/api/shop/tablero');
  await kitchen.getByRole('button', { name: 'Ajustes del tablero' }).tap();
  const dialog = kitchen.getByRole('dialog', { name: 'Ajustes del tablero' });
  await dialog.getByLabel('Impresora de cocina').fill('127.0.0.1:9100');
  await dialog.getByLabel('Avisar en amarillo a los').fill('30');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).tap();
  await expect(dialog.getByText('El segundo aviso tiene que llegar')).toBeVisible();
  await dialog.getByLabel('Avisar en amarillo a los').fill('2');
  await dialog.getByLabel('Avisar en rojo a los').fill('5');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).tap();
  await expect(kitchen.getByText('Ajustes guardados.')).toBeVisible();
  await asked;
  await expect(printInKitchen).toBeVisible();

  await test.step('an order turns red after the time that the restaurant has set', async () => {
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
});

test('a board that was without a network asks only for what has changed meanwhile', async ({
  restaurant,
  kitchen,
}) => {
  for (const table of ['1', '2', '3']) await restaurant.order(table, { 'Rabo de toro': 1 });
  await expectBoard(kitchen, { [EN_CURSO]: [1, 2, 3] });
  await kitchen.context().setOffline(true);
  await expect(kitchen.getByRole('alert').filter({ hasText: 'Sin conexión' })).toBeVisible();
  await restaurant.staff.advance(1, 'PREPARING');
  await restaurant.order('4', { Refresco: 1 });
  const read: (number | 'all')[] = [];
  kitchen.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('/orders/byIdenterprise')) read.push('all');
    if (!pathname.endsWith('/orders/cambiados')) return;
    const { pedidos } = (await response.json()) as { pedidos: OrderWire[] };
    read.push(...pedidos.map(({ idorder }) => idorder));
  });
  await kitchen.context().setOffline(false);
  await expectLive(kitchen);
  await expectBoard(kitchen, { [EN_CURSO]: [2, 3, 4], [EN_PREPARACION]: [1] });
  expect(read).toEqual([1, 4]);
});

test('the bar of a station is one row of whole words, none of them beyond its end', async ({
  restaurant,
  kitchen,
}) => {
  await restaurant.staff.nameStations({ Plancha: ['Segundos'] });
  await restaurant.order('1', { 'Rabo de toro': 1 });
  const bar = kitchen.getByRole('banner');
  const tools = kitchen.getByRole('group', { name: 'Herramientas del tablero' });
  for (const screen of ['Plancha', 'Pase']) {
    await showAs(kitchen, screen);
    for (const width of [768, 1024, 1180, 1280]) {
      await kitchen.setViewportSize({ width, height: 800 });
      const words = `${screen} at ${width}`;
      await expect(tools.getByText(`Pantalla: ${screen}`), words).toBeInViewport({ ratio: 1 });
      await expect(tools.getByRole('button', { name: /^Visto/ }), words).toBeInViewport({
        ratio: 1,
      });
      expect((await bar.boundingBox())?.height, words).toBeLessThanOrEqual(56);
      expect(await brokenText(tools.getByText(`Pantalla: ${screen}`)), words).toEqual([]);
    }
  }
});

test('on a tablet, neither an open panel nor an undo notice covers a button of a slip', async ({
  restaurant,
  kitchen,
}) => {
  for (const table of ['1', '2', '3']) await restaurant.order(table, { 'Rabo de toro': 1 });
  await restaurant.staff.advance(2, 'PREPARING');
  await restaurant.staff.advance(3, 'PREPARING');
  await restaurant.staff.advance(3, 'COMPLETED');
  const wide = kitchen.viewportSize() ?? { width: 0, height: 0 };

  await test.step('a small tablet with an open panel', async () => {
    await kitchen.setViewportSize({ width: 768, height: 1024 });
    await expectBoard(kitchen, { [EN_CURSO]: [1], [EN_PREPARACION]: [2], [LISTOS]: [3] });
    const panel = kitchen.getByRole('complementary', { name: 'Pendiente' });
    await kitchen.getByRole('button', { name: /^Pendiente/ }).tap();
    await expect(panel).toBeVisible();
    for (const order of [1, 2, 3]) {
      const menu = slip(kitchen, order).getByRole('button', { name: /^Más opciones/ });
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
    await kitchen.getByRole('button', { name: /^Pendiente/ }).tap();
    await expect(panel).toBeHidden();
    await kitchen.setViewportSize(wide);
  });

  await test.step('undo notices, even with the sidebar open', async () => {
    for (const table of ['2', '3', '4', '1', '2', '3', '4']) {
      await restaurant.order(table, { 'Sopa castellana': 1 });
    }
    await kitchen.getByRole('button', { name: 'Abrir menú' }).tap();
    // Not the next slip: a second tap so near and so soon would be ignored as an accidental one.
    for (const [orderId, table] of [
      [1, '1'],
      [5, '3'],
    ] as const) {
      await slip(kitchen, orderId).getByRole('button', { name: 'PREPARAR' }).tap();
      await expect(
        kitchen.getByText(`Mesa ${table}, nº ${orderId}: en preparación.`),
      ).toBeVisible();
    }
    const toasts = await kitchen.getByRole('region', { name: 'Avisos' }).boundingBox();
    const slips = await column(kitchen, EN_CURSO).getByRole('list').first().boundingBox();
    expect((toasts?.y ?? 0) + (toasts?.height ?? Infinity)).toBeLessThanOrEqual(slips?.y ?? 0);
  });

  await test.step('no notice covers the alarm that the connection is lost', async () => {
    await kitchen.context().setOffline(true);
    await slip(kitchen, 2).getByRole('button', { name: 'ENTREGAR' }).tap();
    const alarm = kitchen.getByRole('alert').filter({ hasText: '1 toque sin enviar.' });
    await expect
      .poll(async () => {
        const band = await alarm.boundingBox();
        const notices = await kitchen.getByRole('region', { name: 'Avisos' }).boundingBox();
        return (notices?.y ?? 0) >= (band ? band.y + band.height : Infinity);
      })
      .toBe(true);
    await kitchen.context().setOffline(false);
    await expect(alarm).toBeHidden();
    await expect(slip(column(kitchen, LISTOS), 2)).toBeVisible();
  });

  await test.step('undo notices stand beside the tabs of columns that are swiped', async () => {
    await kitchen.setViewportSize({ width: 768, height: 1024 });
    const tabs = kitchen.getByRole('navigation', { name: 'Columnas de pedidos' });
    const { x = 0, width = Infinity } = (await tabs.getByRole('button').last().boundingBox()) ?? {};
    const toasts = await kitchen.getByRole('region', { name: 'Avisos' }).boundingBox();
    expect(toasts?.x ?? 0).toBeGreaterThanOrEqual(x + width - 1);
  });
});

test('on a phone, the undo notices cover no button of the red band, and the sound button is visible', async ({
  restaurant,
  openPhone,
}) => {
  const NARROWEST = { width: 320, height: 640 };
  const phone = await openPhone({ viewport: NARROWEST });
  await logInAtTheBoard(phone, restaurant.login);

  await test.step('the sound button, however long the restaurant’s name is', async () => {
    const sound = phone.getByRole('button', { name: 'Activar sonido' });
    await expect(sound).toBeInViewport({ ratio: 1 });
    const called = (name: string) =>
      phone.getByRole('heading', { level: 1 }).evaluate((heading, words) => {
        const before = heading.firstChild?.textContent ?? '';
        // The text alone, which React goes on with.
        const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
        if (text) text.nodeValue = words;
        return before;
      }, name);
    const long = 'Restaurante Asador Cervecería La Antigua Taberna del Palacio e Hijos';
    const short = await called(long);
    await expect(phone.getByRole('heading', { level: 1 })).toContainText(long);
    await expect(sound).toBeInViewport({ ratio: 1 });
    await called(short);
  });

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
  const seen = phone.getByRole('button', { name: /^Visto/ });
  for (const size of [NARROWEST, { width: 390, height: 844 }]) {
    await phone.setViewportSize(size);
    // The notices rise into their place.
    await expect
      .poll(async () => {
        const band = await seen.boundingBox();
        const box = await phone.getByRole('region', { name: 'Avisos' }).boundingBox();
        return (box?.y ?? 0) + (box?.height ?? Infinity) <= (band?.y ?? 0);
      }, `${size.width} px`)
      .toBe(true);
    await expect(phone.getByText('Terraza 1, nº 3: en preparación.')).toBeVisible();
  }

  await test.step('with letters twice as large, no word is broken', async () => {
    await phone.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const named = phone.getByRole('group', { name: 'Herramientas del tablero' });
    const tabs = phone.getByRole('navigation', { name: 'Columnas de pedidos' });
    expect(await brokenText(named.or(tabs).or(phone.getByRole('article')))).toEqual([]);

    await phone.setViewportSize({ width: 768, height: 1024 });
    await expect(named.getByRole('searchbox')).toBeAttached();
    expect(await brokenText(tabs)).toEqual([]);
    const name = await phone.getByRole('heading', { level: 1 }).boundingBox();
    const tools = await named.boundingBox();
    expect((name?.x ?? 0) + (name?.width ?? Infinity)).toBeLessThanOrEqual(tools?.x ?? 0);
  });
});

async function orderAtTable(
  phone: Page,
  restaurant: Parameters<typeof sitDown>[1],
): Promise<number> {
  await sitDown(phone, restaurant, '2');
  await chooseByLinks(phone, 'Helado de fresón');
  await openSummary(phone);
  await sendButton(phone).tap();
  return readConfirmation(phone);
}

/** Slips of which nothing is cut off by their column. */
async function countWholeSlips(tablet: Page): Promise<number> {
  return tablet.getByRole('article').evaluateAll(
    (slips) =>
      slips.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        const list = one.closest('ul')?.getBoundingClientRect();
        return list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1;
      }).length,
  );
}
