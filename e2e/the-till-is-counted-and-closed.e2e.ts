import type { Page } from '@playwright/test';
import { WITH_MOTION } from './fixtures/devices.ts';
import { downloadBy } from './fixtures/downloads.ts';
import { logInWithCookies } from './fixtures/people.ts';
import { chooseInSidebar } from './fixtures/staff-pages.ts';
import { expect, test } from './fixtures/test.ts';

test.use(WITH_MOTION);

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

test('a shift is opened, its drawer counted blind by a waiter, and closed by the owner', async ({
  restaurant,
  openTablet,
}) => {
  const [waiter, owner] = [await openTablet(), await openTablet()];
  await logInWithCookies(waiter, await restaurant.staff.hire('marisa'));
  await logInWithCookies(owner, restaurant.login);

  await test.step('the waiter opens it, and notes what goes in and out', async () => {
    await waiter.goto('/restaurants/pedidos');
    await chooseInSidebar(waiter, 'Caja');
    await waiter.getByLabel('Fondo de caja').fill('200');
    await button(waiter, 'Abrir turno').click();
    await expect(waiter.getByRole('heading', { name: 'Turno 1' })).toBeVisible();
    await button(waiter, 'Entrada').click();
    await waiter.getByLabel('Importe').fill('50');
    await button(waiter, 'Cambio del banco').click();
    await button(waiter, 'Anotar entrada').click();
    await expect(
      waiter.getByRole('listitem').filter({ hasText: 'Cambio del banco' }),
    ).toContainText('+50,00');
    await button(waiter, 'Salida').click();
    await waiter.getByLabel('Importe').fill('18,60');
    await waiter.getByLabel('Motivo', { exact: true }).fill('Pan de la tahona');
    await button(waiter, 'Anotar salida').click();
    await expect(
      waiter.getByRole('listitem').filter({ hasText: 'Pan de la tahona' }),
    ).toContainText('18,60');
  });

  await test.step('counts it without being told what is expected', async () => {
    await expect(waiter.getByText('oculto hasta contar', { exact: true })).toBeVisible();
    await expect(waiter.getByText('Esperado', { exact: true })).toBeHidden();
    for (const [piece, many] of [
      ['100\u00a0€', '2'],
      ['20\u00a0€', '1'],
      ['5\u00a0€', '2'],
    ] as const) {
      await waiter.getByLabel(`Cuántos de ${piece}`, { exact: true }).fill(many);
    }
    await button(waiter, 'Ya está contado').click();
    await button(waiter, 'Sí, es lo que hay').click();
    await expect(waiter.getByText('231,40')).toBeVisible();
    await expect(waiter.getByText('Faltan')).toBeVisible();
    await expect(waiter.getByText('El turno lo cierra un propietario.')).toBeVisible();
  });

  await test.step('takes cash out after counting, which is no difference', async () => {
    await button(waiter, 'Salida').click();
    await waiter.getByLabel('Importe').fill('5');
    await waiter.getByLabel('Motivo', { exact: true }).fill('Hielo');
    await button(waiter, 'Anotar salida').click();
    await expect(
      waiter.getByText(/^Después de contar han salido 5,00.€ en efectivo/),
    ).toBeVisible();
    await expect(waiter.getByText('231,40')).toBeVisible();
  });

  await test.step('the owner closes it, and takes its Z along', async () => {
    await owner.goto('/restaurants/caja');
    await owner.getByLabel('Motivo de la diferencia').fill('Cambio mal dado');
    await owner.getByLabel('Queda para mañana').fill('300');
    await button(owner, 'Cerrar turno con Z 1').click();
    await expect(owner.getByText('No puede quedar más de lo que hay en el cajón')).toBeVisible();
    await owner.getByLabel('Queda para mañana').fill('200');
    await button(owner, 'Cerrar turno con Z 1').click();
    await button(owner, 'Cerrar con Z').click();
    const z = owner.getByRole('dialog', { name: 'Z 1' });
    await expect(z).toContainText('Cambio mal dado');
    const pdf = await downloadBy(owner, () => button(owner, 'PDF').click());
    expect(pdf.name).toBe('z-1.pdf');
    const csv = await downloadBy(owner, () => button(owner, 'CSV').click());
    const rows = csv.content.toString();
    expect(rows).toContain('Cajón;Diferencia: Cambio mal dado;;;;-1,40;');
    expect(rows).toContain('Cajón;Movido después de contar;;;;-5,00;');
    await owner.keyboard.press('Escape');
    await owner.getByRole('main').getByRole('link', { name: 'Caja', exact: true }).click();
    // What was left is the next float, unless something else is counted.
    await expect(owner.getByLabel('Fondo de caja')).toHaveValue('200,00');
  });
});
