import type { Page } from '@playwright/test';
import { expectNoBarriers, LOOKS } from './fixtures/barriers.ts';
import { offerChoices, STEAK } from './fixtures/chosen-dishes.ts';
import { DESKTOP } from './fixtures/devices.ts';
import { choose, sitDown } from './fixtures/diner.ts';
import {
  EN_CURSO,
  EN_PREPARACION,
  expectBoard,
  LISTOS,
  logInAtTheBoard,
} from './fixtures/kitchen.ts';
import { codeOf, openSettings, openTableCodes, save, sendTables } from './fixtures/staff-pages.ts';
import { expect, test } from './fixtures/test.ts';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, level: 1 });

for (const { device, scheme, options } of LOOKS) {
  const look = { ...options, colorScheme: scheme, reducedMotion: 'reduce' } as const;

  test(`no diner's screen shuts anybody out, on a ${device} in ${scheme}`, async ({
    house,
    openDevice,
  }) => {
    const diner = await openDevice(look);
    await diner.goto('/');
    await expect(heading(diner, /La carta se abre/)).toBeVisible();
    await expectNoBarriers(diner, 'landing');

    await diner.goto('/auth/login');
    await expectNoBarriers(diner, 'login, diner');
    await diner.getByRole('radio', { name: 'Restaurantes' }).check();
    await diner.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expectNoBarriers(diner, 'login, restaurant, nothing filled in');

    await diner.goto('/scanqr?c=nada');
    await expect(diner.getByRole('alert').filter({ hasText: 'Este código no es' })).toBeVisible();
    await expectNoBarriers(diner, 'scan, code that is not ours');

    await sitDown(diner, house, '4');
    await expect(heading(diner, /Te damos la bienvenida/)).toBeVisible();
    await expectNoBarriers(diner, 'home');

    await diner.goto('/clients/resumen');
    await expect(diner.getByText('No hay productos en el carrito')).toBeVisible();
    await expectNoBarriers(diner, 'summary, empty');

    await diner.goto('/clients/pedidos');
    await expect(diner.getByText('Todavía no has pedido nada')).toBeVisible();
    await expectNoBarriers(diner, 'own orders, none');

    await house.staff.pause(true);
    await diner.goto('/clients/carta');
    await expect(diner.getByText('La cocina está cerrada')).toBeVisible();
    await expectNoBarriers(diner, 'menu, kitchen closed');
    await house.staff.pause(false);
    await expect(diner.getByText('La cocina está cerrada')).toBeHidden();
    for (const dish of ['Croquetas de faisán', 'Rabo de toro']) {
      await diner.getByRole('button', { name: `Añadir ${dish}`, exact: true }).click();
    }
    await expectNoBarriers(diner, 'menu');

    await offerChoices(house);
    await house.staff.sellOut('Perdiz en escabeche', 'hoy');
    await diner.getByRole('button', { name: `Añadir ${STEAK}`, exact: true }).click();
    const sheet = diner.getByRole('dialog', { name: STEAK });
    await expectNoBarriers(diner, 'sheet of a dish');
    await sheet.getByRole('button', { name: /^Añadir · / }).click();
    await expect(sheet.getByText('Elige una opción de «Guarnición»')).toBeVisible();
    await expectNoBarriers(diner, 'sheet, something has to be chosen');
    for (const choice of ['Poco hecha', 'Patatas fritas']) {
      await sheet.getByRole('radio', { name: choice }).check();
    }
    for (const extra of [/^Salsa de queso azul/, /^Huevo frito/]) {
      await sheet.getByRole('checkbox', { name: extra }).check();
    }
    await expectNoBarriers(diner, 'sheet, as much as may be chosen');
    await sheet.getByRole('button', { name: /^Añadir · / }).click();
    await expect(sheet).toBeHidden();
    await diner.getByRole('button', { name: 'Perdiz en escabeche', exact: true }).click();
    await expect(diner.getByRole('dialog').getByText('Hoy ya no queda.')).toBeVisible();
    await expectNoBarriers(diner, 'sheet, sold out');
    await diner.keyboard.press('Escape');

    await diner.goto('/clients/resumen');
    await diner.getByRole('button', { name: 'Añadir nota: Rabo de toro' }).click();
    await expectNoBarriers(diner, 'summary');

    await house.staff.changeDish('Rabo de toro', { disponible: false });
    await diner.reload();
    await expect(diner.getByText('Agotado')).toBeVisible();
    await expectNoBarriers(diner, 'summary, changed menu');

    await diner.getByRole('button', { name: 'Aceptar los cambios' }).click();
    // By key: a mouse that rests on the toast keeps it there, over the button.
    await diner.getByRole('button', { name: 'Pedir ahora y pagar al camarero' }).press('Enter');
    await expect(diner.getByRole('dialog', { name: 'Tu número de pedido' })).toBeVisible();
    await expectNoBarriers(diner, 'confirmation, number');
    await diner.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
    await expectNoBarriers(diner, 'confirmation');

    await diner.goto('/clients/home');
    await expect(diner.getByText('Pedido nº 1')).toBeVisible();
    await expectNoBarriers(diner, 'home, with an order');
    await diner.goto('/clients/pedidos');
    await expect(diner.getByText('La cocina ya lo tiene.')).toBeVisible();
    await expectNoBarriers(diner, 'own orders');
    await diner.getByRole('button', { name: 'Más opciones' }).click();
    await expectNoBarriers(diner, 'own orders, dropdown open');
  });

  test(`no kitchen's screen shuts anybody out, on a ${device} in ${scheme}`, async ({
    house,
    openDevice,
  }) => {
    const kitchen = await openDevice(look);
    await logInAtTheBoard(kitchen, house.login);
    await house.order('1', { 'Sopa castellana': 2, Refresco: 1 }, 'Sin prisa');
    await house.staff.advance(1, 'PREPARING');
    await house.order('4', { 'Rabo de toro': 1 });
    await house.order('2', { 'Agua con gas': 1 });
    await house.staff.advance(2, 'PREPARING');
    await house.staff.advance(2, 'COMPLETED');
    await expectBoard(kitchen, { [EN_CURSO]: [3], [EN_PREPARACION]: [1], [LISTOS]: [2] });
    await expectNoBarriers(kitchen, 'board');
    await kitchen.getByRole('button', { name: 'Abrir menú' }).click();
    await expectNoBarriers(kitchen, 'board, sidebar open');
    await kitchen.keyboard.press('Escape');
    // On a wide screen the sidebar is a panel, which its own button closes.
    const isOpen = await kitchen.getByRole('link', { name: 'Mi cuenta' }).isVisible();
    if (isOpen) await kitchen.getByRole('button', { name: 'Abrir menú' }).click();
    await lookAroundTheBoard(kitchen);
    await kitchen.getByRole('button', { name: 'Cocina abierta: cerrarla' }).click();
    await kitchen.getByRole('button', { name: '30 min' }).click();
    await expect(kitchen.getByText(/Se abre sola a las/)).toBeVisible();
    await expectNoBarriers(kitchen, 'board, kitchen closed');

    await kitchen.context().setOffline(true);
    await expect(kitchen.getByText(/^Sin conexión con Simplato/)).toBeVisible();
    await expectNoBarriers(kitchen, 'board without a line');
  });
}

/** What lies beside and over the columns. */
async function lookAroundTheBoard(kitchen: Page): Promise<void> {
  await kitchen.getByRole('button', { name: /^Hecho: 1 Rabo de toro/ }).click();
  await kitchen.getByRole('button', { name: /^Pendiente/ }).click();
  await expectNoBarriers(kitchen, 'board, what is pending');
  await kitchen.getByRole('button', { name: 'Cerrar el panel' }).click();
  await kitchen.getByRole('button', { name: 'Cerrados' }).click();
  await expect(kitchen.getByText('Nada cerrado en las últimas 12 horas.')).toBeVisible();
  await expectNoBarriers(kitchen, 'board, closed ones');
  await kitchen.getByRole('button', { name: 'Cerrar el panel' }).click();
  await kitchen.getByRole('button', { name: 'Filtrar' }).click();
  await kitchen.getByRole('checkbox', { name: 'Bebidas' }).check();
  await expectNoBarriers(kitchen, 'board, filter');
  await kitchen.getByRole('button', { name: 'Listo', exact: true }).click();
  await expectNoBarriers(kitchen, 'board, filtered');
  await kitchen.getByRole('button', { name: 'Quitar el filtro y mostrar todo' }).click();
  await kitchen.getByRole('searchbox').fill('nadie');
  await expectNoBarriers(kitchen, 'board, nothing found');
  await kitchen.getByRole('searchbox').fill('');
  const menu = kitchen.getByRole('button', { name: 'Más opciones del pedido nº 3' });
  await menu.click();
  await expectNoBarriers(kitchen, "board, an order's menu");
  await kitchen.getByRole('menuitem', { name: 'Cancelar pedido' }).click();
  await kitchen.getByRole('dialog').getByRole('button', { name: 'Cancelar pedido' }).click();
  await expectNoBarriers(kitchen, 'board, cancelling');
  await kitchen.getByRole('dialog').getByRole('button', { name: 'No cancelar' }).click();
  await menu.click();
  await kitchen.getByRole('menuitem', { name: 'Ver detalle' }).click();
  await expect(kitchen.getByText('El comensal')).toBeVisible();
  await expectNoBarriers(kitchen, 'board, detail');
  await kitchen.keyboard.press('Escape');
  await kitchen.getByRole('button', { name: 'Ajustes del tablero' }).click();
  await expectNoBarriers(kitchen, 'board, settings');
  await kitchen.keyboard.press('Escape');
  await kitchen.getByRole('link', { name: 'Nuevo pedido' }).click();
  await expect(kitchen.getByRole('button', { name: 'Mesa 4' })).toBeVisible();
  await expectNoBarriers(kitchen, 'new order, table');
  await kitchen.getByRole('button', { name: 'Mesa 4' }).click();
  await kitchen.getByRole('button', { name: 'Añadir Rabo de toro', exact: true }).click();
  await expectNoBarriers(kitchen, 'new order, menu');
  await kitchen.getByRole('link', { name: /Ver el pedido/ }).click();
  await expectNoBarriers(kitchen, 'new order, summary');
  await kitchen.getByRole('link', { name: 'Volver al tablero' }).click();
  await expect(kitchen.getByText('En directo')).toBeVisible();
}

for (const { device, scheme, options } of LOOKS) {
  const look = { ...options, colorScheme: scheme, reducedMotion: 'reduce' } as const;

  test(`neither settings nor table codes shut anybody out, on a ${device} in ${scheme}`, async ({
    house,
    openDevice,
  }) => {
    const staff = await openDevice(look);
    await logInAtTheBoard(staff, house.login);
    await openSettings(staff);
    await expectNoBarriers(staff, 'settings');
    await staff.getByRole('radio', { name: 'Con horario' }).check();
    await staff.getByLabel('Lunes, tramo 1: cierra').fill('21:00');
    await staff.getByLabel('Instagram').fill('@taberna');
    await staff.getByLabel('Google', { exact: true }).fill('no es una dirección');
    await staff.getByLabel('Teléfono').fill('1');
    await save(staff);
    await expect(staff.getByText('Dos tramos se pisan.')).toBeVisible();
    await expectNoBarriers(staff, 'settings, with faults');
    await staff.getByLabel('Google', { exact: true }).fill('');
    await staff.getByLabel('Teléfono').fill('600100200');
    await staff.getByRole('radio', { name: 'Siempre' }).check();
    await house.staff.changeSettings({ telefono: '600100201' });
    await expect(staff.getByText('Otra persona lo ha cambiado')).toBeVisible();
    await expectNoBarriers(staff, 'settings, changed by somebody else');

    await openTableCodes(staff);
    await expectNoBarriers(staff, 'table codes');
    await sendTables(staff, '7-9');
    await expect(codeOf(staff, 'Mesa 7')).toBeVisible();
    await expectNoBarriers(staff, 'table codes, one shown');
    await staff.getByRole('button', { name: 'Renovar clave' }).click();
    await expectNoBarriers(staff, 'table codes, renewing a key');
  });
}

test('a diner can order with the keyboard alone', async ({ house, openDevice }) => {
  const page = await openDevice(DESKTOP);
  await sitDown(page, house, '4');
  await page.goto('/clients/carta');
  const add = page.getByRole('button', { name: 'Añadir Leche frita' });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^Tu pedido:/ }).focus();
  await page.keyboard.press('Enter');
  const send = page.getByRole('button', { name: 'Pedir ahora y pagar al camarero' });
  await send.focus();
  await page.keyboard.press('Enter');
  const accept = page.getByRole('dialog').getByRole('button', { name: 'Aceptar' });
  await expect(accept).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/clients\/home$/);

  const tablet = await openDevice(DESKTOP);
  await logInAtTheBoard(tablet, house.login);
  await expectBoard(tablet, { [EN_CURSO]: [1] });
  await tablet.getByRole('button', { name: 'PREPARAR' }).focus();
  await tablet.keyboard.press('Enter');
  await expect(tablet.getByText('Mesa 4: en preparación.')).toBeVisible();
});

test('the menu’s cards are 250 px wide, and no screen scrolls sideways on a small phone', async ({
  house,
  openPhone,
}) => {
  const phone = await openPhone({ viewport: { width: 320, height: 640 } });
  await sitDown(phone, house, '4');
  const bar = phone.getByRole('banner');
  const name = bar.getByText('Taberna del Palacio');
  // Nothing of it is cut away: not a line, at least; letters may reach out of theirs.
  expect(await name.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThan(10);
  for (const control of await bar.getByRole('link').or(bar.getByRole('button')).all()) {
    const { x = -1, width = 0 } = (await control.boundingBox()) ?? {};
    expect(width).toBeGreaterThanOrEqual(44);
    expect(x + width).toBeLessThanOrEqual(320);
  }
  await choose(phone, 'Botella de tinto de Madrid');
  const card = phone.getByRole('listitem').filter({ hasText: 'Espárragos con huevo y jamón' });
  expect((await card.boundingBox())?.width).toBe(250);
  for (const path of ['/clients/home', '/clients/carta', '/clients/resumen', '/clients/pedidos']) {
    await phone.goto(path);
    await expect(phone.getByRole('main')).toBeVisible();
    await expectNoOverflow(phone, path);
  }
});

test('no screen of the staff scrolls sideways on a small phone', async ({ house, openPhone }) => {
  const phone = await openPhone({ viewport: { width: 320, height: 640 } });
  await logInAtTheBoard(phone, house.login);
  await phone.getByRole('button', { name: 'Cocina abierta: cerrarla' }).tap();
  await expect(phone.getByRole('button', { name: 'Abrir cocina' })).toBeVisible();
  await expectNoOverflow(phone, 'board');
  await openSettings(phone);
  await phone.getByRole('radio', { name: 'Con horario' }).check();
  await expectNoOverflow(phone, 'settings');
  await openTableCodes(phone);
  await sendTables(phone, 'Reservado del fondo 12');
  await expect(codeOf(phone, 'Reservado del fondo 12')).toBeVisible();
  await expectNoOverflow(phone, 'table codes');
});

async function expectNoOverflow(page: Page, screen: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, screen).toBe(0);
}
