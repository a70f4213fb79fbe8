import type { Page } from '@playwright/test';
import { expectNoBarriers, LOOKS } from './fixtures/barriers.ts';
import { DESKTOP } from './fixtures/devices.ts';
import { choose, sitDown } from './fixtures/diner.ts';
import {
  EN_CURSO,
  EN_PREPARACION,
  expectBoard,
  LISTOS,
  logInAtTheBoard,
} from './fixtures/kitchen.ts';
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

    await diner.goto('/clients/carta');
    for (const dish of ['Croquetas de faisán', 'Rabo de toro']) {
      await diner.getByRole('button', { name: `Añadir ${dish}`, exact: true }).click();
    }
    await expectNoBarriers(diner, 'menu');

    await diner.goto('/clients/resumen');
    await diner.getByRole('button', { name: 'Añadir nota: Rabo de toro' }).click();
    await expectNoBarriers(diner, 'summary');

    await house.staff.changeDish('Rabo de toro', { disponible: false });
    await diner.reload();
    await expect(diner.getByText('Ya no está disponible')).toBeVisible();
    await expectNoBarriers(diner, 'summary, changed menu');

    await diner.getByRole('button', { name: 'Aceptar los cambios' }).click();
    await diner.getByRole('button', { name: 'Pedir ahora y pagar al camarero' }).click();
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

    await kitchen.context().setOffline(true);
    await expect(kitchen.getByText(/^Sin conexión con Simplato/)).toBeVisible();
    await expectNoBarriers(kitchen, 'board without a line');
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
  await choose(phone, 'Botella de tinto de Madrid');
  const card = phone.getByRole('listitem').filter({ hasText: 'Espárragos con huevo y jamón' });
  expect((await card.boundingBox())?.width).toBe(250);
  for (const path of ['/clients/home', '/clients/carta', '/clients/resumen', '/clients/pedidos']) {
    await phone.goto(path);
    await expect(phone.getByRole('main')).toBeVisible();
    const overflow = await phone.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});
