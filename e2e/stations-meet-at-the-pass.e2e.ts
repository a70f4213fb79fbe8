import type { Locator, Page } from '@playwright/test';
import {
  EN_CURSO,
  EN_PREPARACION,
  expectBoard,
  line,
  LISTOS,
  logInAtTheBoard,
  showAs,
  slip,
} from './fixtures/kitchen.ts';
import type { Restaurant } from './fixtures/restaurant.ts';
import { phoneAt } from './fixtures/room.ts';
import { logInAtTheRoom, tile } from './fixtures/table.ts';
import { expect, test } from './fixtures/test.ts';

/** Of the demo restaurant: mains from the grill, starters and desserts from the cold station. */
const STATIONS = { Plancha: ['Segundos'], Fríos: ['Primeros', 'Postres'], Barra: ['Bebidas'] };

/** The slip that takes the place of one that leaves is not tapped in the same breath. */
const LAST_FIRST = [2, 1];

async function openScreen(tablet: Page, restaurant: Restaurant, screen: string): Promise<Page> {
  await logInAtTheBoard(tablet, restaurant.login);
  await showAs(tablet, screen);
  return tablet;
}

/** What a table gets together, at the pass. */
const serving = (pass: Page, words: string): Locator =>
  pass.getByRole('group', { name: 'El pase' }).getByRole('article', { name: words });
const press = (place: Locator | Page, name: string): Promise<void> =>
  place.getByRole('button', { name, exact: true }).first().tap();

test('two stations make a table’s courses, and the pass sees what is missing and from whom', async ({
  restaurant,
  openTablet,
  openPhone,
}) => {
  await restaurant.staff.nameStations(STATIONS);
  const grill = await openScreen(await openTablet(), restaurant, 'Plancha');
  const cold = await openScreen(await openTablet(), restaurant, 'Fríos');
  const pass = await openScreen(await openTablet(), restaurant, 'Pase');
  const waiter = await openPhone();
  await logInAtTheRoom(waiter, restaurant.login);
  const lucia = await phoneAt(restaurant, '4', 'Lucía');
  const bruno = await phoneAt(restaurant, '4', 'Bruno');

  await test.step('what is held is on the slip of its station, and is not to be made', async () => {
    await lucia.order({ 'Sopa castellana': 1, 'Rabo de toro': 2 }, { portiempos: true });
    await bruno.order({ 'Sopa castellana': 2, 'Rabo de toro': 1 }, { portiempos: true });
    await expect(slip(grill, 1).getByText('Segundos en espera · 2')).toBeVisible();
    await expect(slip(grill, 1).getByRole('button', { name: 'PREPARAR' })).toBeHidden();
    await expect(line(slip(cold, 1), 'Sopa castellana')).toBeVisible();
    await expect(slip(cold, 1).getByText('+1 de otras partidas: Rabo de toro')).toBeVisible();
  });

  await test.step('one is begun and made, and can be called back with a tap', async () => {
    for (const order of LAST_FIRST) await press(slip(cold, order), 'PREPARAR');
    await expectBoard(cold, { [EN_PREPARACION]: [1, 2] });
    await press(slip(cold, 1), 'Hecho');
    await expectBoard(cold, { [EN_PREPARACION]: [2], [LISTOS]: [1] });
    await expect(serving(pass, 'Mesa: 4 Primeros').getByText('Falta de Fríos')).toBeVisible();
    await press(slip(cold, 1), 'Recuperar');
    await expectBoard(cold, { [EN_PREPARACION]: [1, 2] });
  });

  await test.step('the table’s course is complete with the last line of both orders', async () => {
    for (const order of LAST_FIRST) await press(slip(cold, order), 'Hecho');
    await expect(pass.getByText('Mesa 4, primeros: completa.')).toBeAttached();
    await press(serving(pass, 'Mesa: 4 Primeros'), 'En la mesa: Mesa 4, primeros');
    await expect(serving(pass, 'Mesa: 4 Primeros')).toBeHidden();
    await expect(tile(waiter, 'Mesa 4')).toBeVisible();
  });

  await test.step('the pass fires the mains of one, and the waiter those of the other', async () => {
    await press(pass, 'Marchar segundos de la mesa 4');
    await expect(line(slip(grill, 1), 'Rabo de toro')).toBeVisible();
    await expect(slip(grill, 1).getByText('MARCHA', { exact: true })).toBeVisible();
    await tile(waiter, 'Mesa 4').tap();
    await press(waiter, 'Marchar segundos');
    await expect(line(slip(grill, 2), 'Rabo de toro')).toBeVisible();
    for (const order of LAST_FIRST) await press(slip(grill, order), 'Hecho');
    await press(serving(pass, 'Mesa: 4 Segundos'), 'En la mesa: Mesa 4, segundos');
    for (const tablet of [grill, cold]) await expectBoard(tablet, {});
  });
});

test('a station without a connection goes on, while the others and the pass do', async ({
  restaurant,
  openTablet,
}) => {
  await restaurant.staff.nameStations(STATIONS);
  const grill = await openScreen(await openTablet(), restaurant, 'Plancha');
  const pass = await openScreen(await openTablet(), restaurant, 'Pase');
  await restaurant.order('7', { 'Rabo de toro': 1, 'Sopa castellana': 1 });
  await expectBoard(grill, { [EN_CURSO]: [1] });
  await grill.context().setOffline(true);
  await press(slip(grill, 1), 'PREPARAR');
  await press(slip(grill, 1), 'Hecho');
  await expect(slip(grill, 1).getByText('Sin enviar')).toBeVisible();
  await press(serving(pass, 'Mesa: 7 Todo junto'), 'Hecho: 1 Sopa castellana');
  await expect(serving(pass, 'Mesa: 7 Todo junto').getByText('Falta de Plancha')).toBeVisible();

  await grill.context().setOffline(false);
  await expect(pass.getByText('Mesa 7: completa.')).toBeAttached();
  await press(serving(pass, 'Mesa: 7 Todo junto'), 'En la mesa: Mesa 7');
  await expectBoard(grill, {});
});
