import type { Page } from '@playwright/test';
import { chargeTab, IDEMPOTENCY_HEADER } from '@simplato/contract';
import { press } from '../fixtures/accounts.ts';
import { clientOf, logInWithCookies } from '../fixtures/people.ts';
import type { Restaurant } from '../fixtures/restaurant.ts';
import { phoneAt } from '../fixtures/room.ts';
import { lateAndLost, seeText, tour } from './tour.ts';

const TILL = '/restaurants/caja';
const SHIFTS = '/restaurants/caja/turnos';

/** Two rates of VAT, by card with a tip and in cash. */
async function sell(page: Page, restaurant: Restaurant): Promise<void> {
  const marco = await phoneAt(restaurant, '9', 'Marco');
  await marco.order({ 'Rabo de toro': 2, 'Copa de tinto de Madrid': 1 });
  const client = await clientOf(page, restaurant.url);
  await client.call(chargeTab, {
    params: { id: await restaurant.staff.tabAt('9') },
    headers: { [IDEMPOTENCY_HEADER]: crypto.randomUUID() },
    body: { forma: 'tarjeta', importe: '20.00', propina: '2.00' },
  });
  await restaurant.staff.takeRest('9');
}

/** A shift from its opening to its Z. */
export const TILL_TOUR = tour('till', 'owner', [
  [
    'shifts-none',
    SHIFTS,
    async (page, { restaurant }) => {
      await logInWithCookies(page, restaurant.login);
      await page.goto(SHIFTS);
      await seeText(page, 'Ningún turno cerrado');
    },
  ],
  ...lateAndLost('till', TILL, '**/api/shop/caja', 'owner'),
  [
    'till-closed',
    TILL,
    async (page) => {
      await page.goto(TILL);
      await press(page, 'Abrir turno');
      await seeText(page, 'Escribe cuánto dejas');
    },
  ],
  [
    'till-open',
    TILL,
    async (page, { restaurant }) => {
      await page.getByLabel('Fondo de caja').fill('200');
      await press(page, 'Abrir turno');
      await seeText(page, 'oculto hasta contar');
      await sell(page, restaurant);
      await page.goto(TILL);
      await seeText(page, 'Venta, sin el efectivo');
      // Not half under the bar at a phone's foot, from which a finger scrolls it away.
      await page
        .getByRole('button', { name: 'Imprimir' })
        .evaluate((button) => button.scrollIntoView({ block: 'center' }));
    },
  ],
  [
    'till-cash-out-dialog',
    TILL,
    async (page) => {
      await press(page, 'Salida');
      await press(page, 'Anotar salida');
      await seeText(page, 'Escribe el motivo o elige uno');
    },
  ],
  [
    'till-counting',
    TILL,
    async (page) => {
      await page.getByLabel('Importe').fill('18,60');
      await press(page, 'Pan');
      await press(page, 'Anotar salida');
      await seeText(page, 'Anotado: −18,60');
      await page.getByLabel('Cuántos de 50').first().fill('3');
      await page.getByLabel('Cuántos de 20').first().fill('dos');
      await seeText(page, 'Solo números enteros');
    },
  ],
  [
    'till-counted',
    TILL,
    async (page) => {
      await page.getByLabel('Cuántos de 20').first().fill('1');
      await press(page, 'Ya está contado');
      await press(page, 'Sí, es lo que hay');
      await seeText(page, 'Faltan');
    },
  ],
  [
    'till-close-dialog',
    TILL,
    async (page) => {
      await page.getByLabel('Queda para mañana').fill('100');
      await press(page, 'Cerrar turno con Z 1');
      await seeText(page, '¿Cerrar el turno 1?');
    },
  ],
  [
    'shift-dialog',
    SHIFTS,
    async (page) => {
      await press(page, 'Cerrar con Z');
      await page.getByRole('dialog', { name: 'Z 1' }).getByText('Venta del turno').waitFor();
    },
  ],
  [
    'shifts',
    SHIFTS,
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Ver el Z 1' }).waitFor();
    },
  ],
  ...lateAndLost('shifts', SHIFTS, '**/api/shop/caja/turnos', 'owner'),
]);
