import {
  column,
  EN_CURSO,
  EN_PREPARACION,
  expectBoard,
  expectLive,
  keepOffer,
  slip,
} from './fixtures/kitchen.ts';
import { countLoads, expect, OWN_SERVER, test } from './fixtures/test.ts';

const ALERT = /^Sin conexión con Simplato desde las \d\d:\d\d\./;

test('a board that loses its connection shows an alert, and later has every order exactly once', async ({
  restaurant,
  kitchen,
}) => {
  await restaurant.order('1', { 'Sopa castellana': 1 });
  await restaurant.order('2', { 'Callos a la madrileña': 2 });
  await expectBoard(kitchen, { [EN_CURSO]: [1, 2] });
  const loads = countLoads(kitchen);

  await test.step('the connection is lost', async () => {
    await kitchen.clock.install();
    await kitchen.context().setOffline(true);
    await expect(kitchen.getByRole('alert').filter({ hasText: ALERT })).toContainText(
      'Lo que ves puede no estar al día.',
    );
    await expect(kitchen.getByText('Sin conexión', { exact: true })).toBeVisible();
  });

  await test.step('orders and changes go on for a minute without the board', async () => {
    await kitchen.clock.fastForward(30_000);
    await restaurant.order('3', { 'Rabo de toro': 1 });
    await restaurant.staff.advance(1, 'PREPARING');
    await restaurant.staff.advance(2, 'PREPARING');
    await restaurant.staff.advance(2, 'COMPLETED');
    await restaurant.staff.advance(2, 'CLOSED');
    await restaurant.order('4', { 'Leche frita': 1, 'Agua mineral': 2 });
    await kitchen.clock.fastForward(30_000);
    await expectBoard(kitchen, { [EN_CURSO]: [1, 2] });
    await expect(kitchen.getByRole('alert').filter({ hasText: ALERT })).toBeVisible();
  });

  await test.step('the connection returns', async () => {
    await kitchen.context().setOffline(false);
    await expectLive(kitchen);
    await expectBoard(kitchen, { [EN_CURSO]: [3, 4], [EN_PREPARACION]: [1] });
    await expect(kitchen.getByRole('alert').filter({ hasText: ALERT })).toBeHidden();
    await expect(slip(kitchen, 4)).toContainText('Nuevo');
  });

  // The board is live again.
  await restaurant.order('Terraza 2', { Refresco: 1 });
  await expectBoard(kitchen, { [EN_CURSO]: [3, 4, 5], [EN_PREPARACION]: [1] });
  expect(loads()).toBe(0);
});

test(
  'after the server crashes, the board reconnects and shows every order',
  OWN_SERVER,
  async ({ restaurant, kitchen }) => {
    await restaurant.order('1', { 'Pisto de la huerta con huevo frito': 1 });
    await expectBoard(kitchen, { [EN_CURSO]: [1] });
    const loads = countLoads(kitchen);

    const restart = await restaurant.crash();
    await expect(kitchen.getByRole('alert').filter({ hasText: ALERT })).toBeVisible();
    await restart();
    await expectLive(kitchen);
    await restaurant.order('2', { 'Bacalao con tomate': 1 });

    await expectBoard(kitchen, { [EN_CURSO]: [1, 2] });
    expect(loads()).toBe(0);
  },
);

test('a step tapped offline shows an error, and can be retried', async ({
  restaurant,
  kitchen,
}) => {
  await restaurant.order('1', { 'Presa ibérica': 1 });
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
  await kitchen.context().setOffline(true);

  await slip(kitchen, 1).getByRole('button', { name: 'PREPARAR' }).tap();

  const tryAgain = await keepOffer(kitchen, 'Reintentar');
  const toast = kitchen.getByText('Sin conexión: el pedido de Mesa 1, nº 1, sigue donde estaba.');
  await expect(toast).toBeVisible();
  await expect(slip(column(kitchen, EN_CURSO), 1)).toBeVisible();

  await kitchen.context().setOffline(false);
  await tryAgain.tap();
  await expectBoard(kitchen, { [EN_PREPARACION]: [1] });
});
