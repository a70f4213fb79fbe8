import type { Locator, Page } from '@playwright/test';
import { tickLine } from '@simplato/contract';
import type { Login } from '@simplato/test-kit';
import { clientOf, logInWithCookies } from './fixtures/people.ts';
import { brokenText } from './fixtures/broken-text.ts';
import { phoneAt } from './fixtures/room.ts';
import { counting } from './fixtures/taps.ts';
import { expect, test } from './fixtures/test.ts';

const tile = (page: Page, words: RegExp | string): Locator =>
  page.getByRole('button', { name: words }).and(page.locator('[data-state]'));
const button = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name, exact: true });

async function openRoom(page: Page, login: Login): Promise<void> {
  await logInWithCookies(page, login);
  await page.goto('/restaurants/sala');
  await expect(page.getByText('En directo')).toBeVisible();
}

test('two waiters tend the room: each sees at once what the other has done', async ({
  restaurant,
  openPhone,
}) => {
  const [marisa, other] = [await openPhone(), await openPhone()];
  await openRoom(marisa, await restaurant.staff.hire('marisa'));
  await openRoom(other, restaurant.login);
  await expect(marisa.getByText('Ahora mismo no te espera nadie.')).toBeVisible();
  const first = await marisa.getByRole('heading', { name: 'Primero' }).boundingBox();
  expect(first?.y, 'nothing stands over the tables').toBeLessThan(80);
  await expect(tile(marisa, 'Terraza 2, Libre')).toBeVisible();
  expect(await brokenText(marisa.locator('[data-state]')), 'cut names').toEqual([]);

  await test.step('a party is seated', async () => {
    await tile(marisa, 'Mesa 2, Libre').tap();
    await button(marisa, 'Sentar').tap();
    await expect(marisa.getByRole('heading', { name: 'Mesa 2', exact: true })).toBeVisible();
    await expect(tile(other, /^Mesa 2, Sentados/)).toBeVisible();
  });

  await test.step('kitchen, till and an order are within the thumb’s reach', async () => {
    const ways = marisa.getByRole('navigation', { name: 'Servicio' }).getByRole('link');
    // Where a table is open, its own buttons are there.
    await expect(ways).toHaveCount(0);
    await button(marisa, 'Volver a la sala').tap();
    await expect(ways).toHaveText(['Sala', 'Cocina', 'Caja', 'Pedido']);
  });

  await test.step('three dishes for a table in six taps from the room', async () => {
    const { tap, taps } = counting();
    await tap(tile(marisa, /^Mesa 2, /));
    await tap(button(marisa, 'Añadir'));
    for (const product of ['Rabo de toro', 'Sopa castellana', 'Agua con gas']) {
      await tap(button(marisa, `Añadir ${product}`));
    }
    await tap(button(marisa, 'Enviar a cocina'));
    await expect(marisa.getByText('Mesa 2: pedido nº 1 en cocina.')).toBeVisible();
    expect(taps()).toBeLessThanOrEqual(6);
    // Back where it was: at the tab that the order went into.
    await expect(marisa).toHaveURL(/\/restaurants\/sala\?cuenta=\d+$/);
    await expect(marisa.getByRole('article', { name: 'Ronda 1' })).toContainText('Rabo de toro');
    await expect(tile(other, /^Mesa 2, Han pedido/)).toBeVisible();
  });

  await test.step('a call is taken by one, which the other sees, and ends', async () => {
    const lucia = await phoneAt(restaurant, '4', 'Lucía');
    await lucia.call('agua');
    await expect(tile(other, 'Mesa 4, Llaman: agua')).toBeVisible();
    await button(marisa, 'Volver a la sala: 1 te esperan').tap();
    await button(marisa, 'Voy: Mesa 4').tap();
    await expect(other.getByText('Va marisa').first()).toBeVisible();
    await button(other, 'Hecho: Mesa 4').tap();
    await expect(button(marisa, 'Hecho: Mesa 4')).toBeHidden();
    await lucia.askForBill('tarjeta');
    await expect(tile(other, 'Mesa 4, La cuenta, tarjeta')).toBeVisible();
    await button(other, 'Voy: Mesa 4').tap();
    await button(other, 'Hecho: Mesa 4').tap();
  });

  await test.step('whoever does not know the number is let in', async () => {
    await (await phoneAt(restaurant, '4')).order({ 'Caña de cerveza': 1 });
    await restaurant.staff.advance(2, 'PREPARING');
    await restaurant.staff.advance(2, 'COMPLETED');
    await restaurant.staff.advance(2, 'CLOSED');
    await (await phoneAt(restaurant, '4')).askToJoin();
    await button(marisa, 'Admitir: Mesa 4').tap();
    await expect(marisa.getByText('Comensal 3 ya está en la cuenta de Mesa 4.')).toBeVisible();
    await expect(button(other, 'Admitir: Mesa 4')).toBeHidden();
  });

  await test.step('a party moves, and one that would sit down with another is asked about', async () => {
    await tile(marisa, /^Mesa 2, /).tap();
    await button(marisa, 'Mover').tap();
    await button(marisa, 'Terraza 1').tap();
    await expect(marisa.getByRole('heading', { name: 'Terraza 1' })).toBeVisible();
    await expect(tile(other, 'Mesa 2, Libre')).toBeVisible();
    // It was a mistake: a colleague, who has no offer to undo it, takes them back as simply.
    await tile(other, /^Terraza 1, Han pedido/).tap();
    const { tap, taps } = counting();
    await tap(button(other, 'Mover'));
    await tap(button(other, 'Mesa 2'));
    expect(taps()).toBe(2);
    await expect(marisa.getByRole('heading', { name: 'Mesa 2', exact: true })).toBeVisible();
    await button(other, 'Volver a la sala').tap();
    await button(marisa, 'Mover').tap();
    await button(marisa, 'Terraza 1').tap();
    await expect(tile(other, /^Terraza 1, Han pedido/)).toBeVisible();
    await button(marisa, 'Mover').tap();
    await marisa.getByRole('dialog').getByRole('button', { name: 'Mesa 4' }).tap();
    await expect(marisa.getByRole('dialog', { name: 'En Mesa 4 ya hay una cuenta' })).toBeVisible();
    await button(marisa, 'Otra cuenta en esa mesa').tap();
    await expect(tile(other, /^Mesa 4 \(nº \d\d\), /)).toHaveCount(2);
    await button(marisa, 'Deshacer').tap();
    await expect(tile(other, /^Terraza 1, Han pedido/)).toBeVisible();
  });

  await test.step('two tabs are joined, and taken apart again', async () => {
    await expect(marisa.getByRole('heading', { name: 'Terraza 1' })).toBeVisible();
    await button(marisa, 'Juntar').tap();
    await marisa
      .getByRole('dialog')
      .getByRole('button', { name: /^Mesa 4/ })
      .tap();
    await expect(marisa.getByText('Terraza 1 está ahora en la cuenta de Mesa 4.')).toBeVisible();
    await expect(tile(other, 'Terraza 1, Libre')).toBeVisible();
    await button(marisa, 'Deshacer').tap();
    await expect(marisa.getByText('Terraza 1 vuelve a tener su cuenta.')).toBeVisible();
    await expect(tile(other, /^Terraza 1, Han pedido/)).toBeVisible();
  });

  await test.step('and later in its minute too, by whoever of the staff looks', async () => {
    await button(marisa, 'Juntar').tap();
    await marisa
      .getByRole('dialog')
      .getByRole('button', { name: /^Mesa 4/ })
      .tap();
    await tile(other, /^Mesa 4, /).tap();
    await button(other, 'Separar Terraza 1').tap();
    await expect(other.getByRole('heading', { name: 'Terraza 1' })).toBeVisible();
    await button(other, 'Volver a la sala').tap();
    await expect(button(marisa, 'Separar Terraza 1')).toBeHidden();
    await button(marisa, 'Volver a la sala').tap();
    await tile(marisa, /^Terraza 1, Han pedido/).tap();
  });

  await test.step('an order that was put into the wrong tab goes into the right one', async () => {
    await button(marisa, 'Más opciones del pedido nº 1').tap();
    await marisa.getByRole('menuitem', { name: 'Pasar a otra cuenta' }).tap();
    await marisa
      .getByRole('dialog')
      .getByRole('button', { name: /^Mesa 4/ })
      .tap();
    await expect(marisa.getByText('El pedido nº 1 está ahora en Mesa 4.')).toBeVisible();
    await button(marisa, 'Deshacer').tap();
    await expect(marisa.getByRole('article', { name: 'Ronda 1' })).toContainText('Rabo de toro');
    await button(marisa, 'Más opciones del pedido nº 1').tap();
    await marisa.getByRole('menuitem', { name: 'Pasar a otra cuenta' }).tap();
    await marisa
      .getByRole('dialog')
      .getByRole('button', { name: /^Mesa 4/ })
      .tap();
    await expect(marisa.getByText('Todavía no han pedido nada.')).toBeVisible();
    await expect(tile(other, /^Terraza 1, Sentados/)).toBeVisible();
    await expect(tile(other, /^Mesa 4, Han pedido/)).toBeVisible();
  });

  await test.step('a second party at one table has a tab of its own', async () => {
    await button(marisa, 'Otra cuenta en esta mesa').tap();
    await expect(marisa.getByText(/^Terraza 1: otra cuenta, número \d\d\.$/)).toBeVisible();
    await expect(tile(other, /^Terraza 1 \(nº \d\d\), Sentados/)).toHaveCount(2);
    await button(marisa, 'Cerrar').tap();
    await button(marisa, 'Cerrar la cuenta').tap();
    await expect(tile(other, /^Terraza 1, Sentados/)).toBeVisible();
  });

  await test.step('what is due is not closed without saying why', async () => {
    await tile(marisa, /^Mesa 4, /).tap();
    await button(marisa, 'Cerrar').tap();
    await button(marisa, 'Cerrar la cuenta').tap();
    await expect(marisa.getByText('Elige por qué se cierra con dinero pendiente')).toBeVisible();
    await marisa.getByText('Invita la casa').tap();
    await button(marisa, 'Cerrar la cuenta').tap();
    await expect(tile(other, 'Mesa 4, Libre')).toBeVisible();
  });
});

test('a waiter’s phone that lost its network shows the room as it is, without a reload', async ({
  restaurant,
  openPhone,
}) => {
  const waiter = await openPhone();
  await openRoom(waiter, restaurant.login);
  await waiter.context().setOffline(true);
  await expect(waiter.getByText('Sin conexión', { exact: true })).toBeVisible();
  const lucia = await phoneAt(restaurant, '3', 'Lucía');
  await lucia.order({ 'Agua con gas': 1 });
  await lucia.call('pan');
  await waiter.context().setOffline(false);
  await expect(button(waiter, 'Voy: Mesa 3')).toBeVisible();
  await tile(waiter, /^Mesa 3, /).tap();
  await expect(waiter.getByText('Agua con gas')).toBeVisible();
  // The phone's back button closes the tab.
  await waiter.goBack();
  await expect(waiter.getByRole('heading', { name: 'Primero' })).toBeVisible();
});

test('a table eats by courses: the waiter carries the first, and has the next one made', async ({
  restaurant,
  openPhone,
}) => {
  const waiter = await openPhone();
  await openRoom(waiter, restaurant.login);
  const lucia = await phoneAt(restaurant, '3', 'Lucía');
  const { idorder } = await lucia.order(
    { 'Sopa castellana': 1, 'Rabo de toro': 1 },
    { portiempos: true },
  );
  await tile(waiter, /^Mesa 3, Han pedido/).tap();
  const slip = waiter.getByRole('article', { name: 'Ronda 1' });
  const line = (name: string) => slip.getByRole('listitem').filter({ hasText: name });
  await expect(line('Rabo de toro')).toContainText('en espera');
  await expect(line('Sopa castellana')).not.toContainText('en espera');

  await test.step('the kitchen has made the first course', async () => {
    const kitchen = await clientOf(waiter, restaurant.url);
    await kitchen.call(tickLine, { params: { id: idorder, linea: 1 }, body: { hecha: true } });
    await slip.getByRole('button', { name: 'Primeros en la mesa' }).tap();
    await expect(waiter.getByText(`Primeros del pedido nº ${idorder}: en la mesa.`)).toBeVisible();
    await expect(slip.getByRole('button', { name: 'Primeros en la mesa' })).toBeHidden();
  });

  await test.step('the next one is made once it is fired', async () => {
    await button(waiter, 'Volver a la sala').tap();
    await tile(waiter, /^Mesa 3, En espera/).tap();
    await slip.getByRole('button', { name: 'Marchar segundos' }).tap();
    await expect(line('Rabo de toro')).not.toContainText('en espera');
    const [order] = await restaurant.staff.board();
    expect(order?.lineas.map(({ marcha }) => marcha)).toEqual(['servida', 'ya']);
  });
});
