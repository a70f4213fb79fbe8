import {
  chooseFor,
  column,
  EN_CURSO,
  EN_PREPARACION,
  expectBoard,
  logInAtTheBoard,
  slip,
} from './fixtures/kitchen.ts';
import { expect, test } from './fixtures/test.ts';

test('two cooks press PREPARAR on the same order: it moves one step, without an error', async ({
  restaurant,
  kitchen,
  openTablet,
}) => {
  const otherKitchen = await openTablet();
  await logInAtTheBoard(otherKitchen, restaurant.login);
  await restaurant.order('1', { 'Huevos rotos con jamón': 1 });
  await restaurant.order('2', { 'Tomate aliñado con ventresca': 1 });
  for (const tablet of [kitchen, otherKitchen]) await expectBoard(tablet, { [EN_CURSO]: [1, 2] });

  // A step made on one board appears on the other by itself.
  await slip(kitchen, 2).getByRole('button', { name: 'PREPARAR' }).tap();
  await expectBoard(otherKitchen, { [EN_CURSO]: [1], [EN_PREPARACION]: [2] });

  // The second tap is on its way before the first one's outcome is known.
  let letThrough: () => void = () => undefined;
  const firstIsDone = new Promise<void>((resolve) => (letThrough = resolve));
  await otherKitchen.route(
    (url) => url.pathname === '/api/shop/orders',
    async (route) => {
      await firstIsDone;
      await route.continue();
    },
  );
  const secondAnswer = otherKitchen.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/shop/orders',
  );
  const secondIsSent = otherKitchen.waitForRequest(
    (request) => new URL(request.url()).pathname === '/api/shop/orders',
  );
  await slip(otherKitchen, 1).getByRole('button', { name: 'PREPARAR' }).tap();
  await secondIsSent;
  await slip(kitchen, 1).getByRole('button', { name: 'PREPARAR' }).tap();
  await expect(kitchen.getByText('Mesa 1, nº 1: en preparación.')).toBeVisible();
  letThrough();

  expect((await secondAnswer).status()).toBe(200);
  for (const tablet of [kitchen, otherKitchen]) {
    await expectBoard(tablet, { [EN_PREPARACION]: [1, 2] });
    await expect(tablet.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  }
  const order = (await restaurant.staff.board()).find(({ idorder }) => idorder === 1);
  expect(order).toMatchObject({ status: 'PREPARING', visto: expect.any(String) });

  await test.step('one cancels: the other reads it, also after a reload, until it is seen', async () => {
    await chooseFor(otherKitchen, 1, 'Cancelar pedido');
    const dialog = otherKitchen.getByRole('dialog', { name: /^Cancelar pedido nº 1/ });
    await dialog.getByLabel('Motivo').fill('Se han ido');
    await dialog.getByRole('button', { name: 'Cancelar pedido' }).tap();
    await expectBoard(otherKitchen, { [EN_PREPARACION]: [2] });

    await expect(slip(column(kitchen, EN_PREPARACION), 1)).toContainText('CANCELADO');
    await kitchen.reload();
    await expect(slip(column(kitchen, EN_PREPARACION), 1)).toContainText('«Se han ido»');
    await slip(kitchen, 1).getByRole('button', { name: 'Visto' }).tap();
    await expectBoard(kitchen, { [EN_PREPARACION]: [2] });
    await kitchen.reload();
    await expectBoard(kitchen, { [EN_PREPARACION]: [2] });
  });
});
