import type { Locator, Page } from '@playwright/test';
import {
  EN_CURSO,
  EN_PREPARACION,
  expectBoard,
  line,
  LISTOS,
  logInAtTheBoard,
  slip,
} from './fixtures/kitchen.ts';
import { phoneAt } from './fixtures/room.ts';
import { expect, test } from './fixtures/test.ts';

const BY_COURSES = { portiempos: true };

const step = (tablet: Page, name: string): Locator =>
  slip(tablet, 1).getByRole('button', { name, exact: true });
const headings = (tablet: Page) => slip(tablet, 1).getByRole('heading', { level: 4 });

test('the kitchen makes an order course by course, and another tablet sees each at once', async ({
  restaurant,
  kitchen,
  openTablet,
}) => {
  const other = await openTablet();
  await logInAtTheBoard(other, restaurant.login);
  const phone = await phoneAt(restaurant, '4');
  const products = { 'Croquetas de faisán': 2, 'Rabo de toro': 3, 'Agua con gas': 1 };
  await phone.order(products, BY_COURSES);
  const main = slip(other, 1).getByText('Rabo de toro');

  await test.step('the first course and the drinks are begun; the mains are held', async () => {
    await expect(headings(kitchen)).toHaveText(['Primeros', 'Segundos en espera · 3', 'Bebidas']);
    await expect(line(slip(kitchen, 1), 'Rabo de toro')).toBeHidden();
    await step(kitchen, 'PREPARAR').tap();
    await expectBoard(other, { [EN_PREPARACION]: [1] });
    await expect(headings(other)).toContainText(['Segundos en espera · 3']);
    await expect(main).toBeVisible();
  });

  await test.step('the first course is made and carried', async () => {
    await step(kitchen, 'Primeros listos').tap();
    await expect(line(slip(other, 1), 'Croquetas de faisán')).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(slip(other, 1).getByText('en el pase')).toBeVisible();
    await step(other, 'Primeros en la mesa').tap();
    await expect(headings(kitchen)).toHaveText([
      'Primeros en la mesa',
      'Segundos en espera · 3',
      'Bebidas en la mesa',
    ]);
    await expect(slip(kitchen, 1).getByText('en espera', { exact: true })).toBeVisible();
  });

  await test.step('the mains are fired, made and carried', async () => {
    const fire = step(kitchen, 'Marchar segundos de la mesa 4');
    expect((await fire.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await step(kitchen, 'Marchar segundos').tap();
    await expect(line(slip(other, 1), 'Rabo de toro')).toBeVisible();
    await expect(headings(other)).toHaveText([
      'Primeros en la mesa',
      'Segundos',
      'Bebidas en la mesa',
    ]);
    // Nothing is held any more: with its last line the order is ready.
    await line(slip(kitchen, 1), 'Rabo de toro').tap();
    for (const tablet of [kitchen, other]) await expectBoard(tablet, { [LISTOS]: [1] });
    await step(kitchen, 'Cerrar').tap();
    for (const tablet of [kitchen, other]) await expectBoard(tablet, {});
  });
});

test('a course that is fired without a connection is fired when the line is back', async ({
  restaurant,
  kitchen,
}) => {
  const phone = await phoneAt(restaurant, '4');
  await phone.order({ 'Croquetas de faisán': 1, 'Rabo de toro': 1 }, BY_COURSES);
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
  await kitchen.context().setOffline(true);
  await step(kitchen, 'PREPARAR').tap();
  await expectBoard(kitchen, { [EN_PREPARACION]: [1] });
  await step(kitchen, 'Marchar segundos de la mesa 4').tap();
  await expect(headings(kitchen)).toHaveText(['Primeros', 'Segundos']);
  await expect(slip(kitchen, 1).getByText('Sin enviar')).toBeVisible();

  await kitchen.context().setOffline(false);
  await expect(slip(kitchen, 1).getByText('Sin enviar')).toBeHidden();
  await expect(headings(kitchen)).toHaveText(['Primeros', 'Segundos']);
  await expect(step(kitchen, 'ENTREGAR')).toBeVisible();
});
