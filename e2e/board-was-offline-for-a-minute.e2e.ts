import {
  column,
  EN_CURSO,
  EN_PREPARACION,
  expectBoard,
  expectLive,
  LISTOS,
  slip,
} from './fixtures/kitchen.ts';
import { countLoads, expect, test } from './fixtures/test.ts';

const ALERT = /^Sin conexión con Simplato desde las? \d\d:\d\d\./;

test('a board that loses its connection shows an alert, and later has every order exactly once', async ({
  restaurant,
  kitchen,
}) => {
  await restaurant.order('1', { 'Sopa castellana': 1 });
  await restaurant.order('2', { 'Callos a la madrileña': 2 });
  await expectBoard(kitchen, { [EN_CURSO]: [1, 2] });
  const loads = countLoads(kitchen);

  await test.step('a step tapped offline is kept, and sent when the line is back', async () => {
    await kitchen.context().setOffline(true);
    await slip(kitchen, 1).getByRole('button', { name: 'PREPARAR' }).tap();
    await expect(
      slip(column(kitchen, EN_PREPARACION), 1).getByText('Sin enviar', { exact: true }),
    ).toBeVisible();
    const alarm = kitchen.getByRole('alert').filter({ hasText: '1 toque sin enviar.' });
    await expect
      .poll(async () => {
        const band = await alarm.boundingBox();
        const toasts = await kitchen.getByRole('region', { name: 'Avisos' }).boundingBox();
        return (toasts?.y ?? 0) >= (band ? band.y + band.height : Infinity);
      }, 'no notice covers the alarm')
      .toBe(true);
    await kitchen.context().setOffline(false);
    await expect(kitchen.getByText('Sin enviar', { exact: true })).toBeHidden();
    await expectBoard(kitchen, { [EN_CURSO]: [2], [EN_PREPARACION]: [1] });
    await expectLive(kitchen);
  });

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
    await restaurant.staff.advance(1, 'COMPLETED');
    await restaurant.staff.advance(2, 'PREPARING');
    await restaurant.staff.advance(2, 'COMPLETED');
    await restaurant.staff.advance(2, 'CLOSED');
    await restaurant.order('4', { 'Leche frita': 1, 'Agua mineral': 2 });
    await kitchen.clock.fastForward(30_000);
    await expectBoard(kitchen, { [EN_CURSO]: [2], [EN_PREPARACION]: [1] });
    await expect(kitchen.getByRole('alert').filter({ hasText: ALERT })).toBeVisible();
  });

  await test.step('the connection returns', async () => {
    await kitchen.context().setOffline(false);
    await expectLive(kitchen);
    await expectBoard(kitchen, { [EN_CURSO]: [3, 4], [LISTOS]: [1] });
    await expect(kitchen.getByRole('alert').filter({ hasText: ALERT })).toBeHidden();
    await expect(slip(kitchen, 4)).toContainText('Nuevo');
  });

  // The board is live again.
  await restaurant.order('Terraza 2', { Refresco: 1 });
  await expectBoard(kitchen, { [EN_CURSO]: [3, 4, 5], [LISTOS]: [1] });
  expect(loads()).toBe(0);
});
