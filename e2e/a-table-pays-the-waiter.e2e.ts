import { WITH_MOTION } from './fixtures/devices.ts';
import { IDEMPOTENCY_HEADER, readOwnTab, startTabPayment } from '@simplato/contract';
import type { Page } from '@playwright/test';
import { takePayments } from './fixtures/payments.ts';
import { choosePrinter, plugInPrinter } from './fixtures/printer.ts';
import { phoneAt } from './fixtures/room.ts';
import { chooseInSidebar } from './fixtures/staff-pages.ts';
import { expect, test } from './fixtures/test.ts';

test.use(WITH_MOTION);

const button = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name, exact: true });

test('a waiter takes cash while a page is open, undoes it, and charges one person by card', async ({
  kitchen,
  restaurant,
}) => {
  await takePayments(kitchen);
  const lucia = await phoneAt(restaurant, '4', 'Lucía');
  const marco = await phoneAt(restaurant, '4', 'Marco');
  await lucia.order({ 'Rabo de toro': 1 });
  await marco.order({ 'Sopa castellana': 1, 'Agua con gas': 1 });
  const before = await lucia.client.call(readOwnTab);
  const luciasCents = Math.round(
    Number(before.pedidos.find(({ idcomensal }) => idcomensal === 1)?.total) * 100,
  );
  const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')}\u00A0€`;
  const totalCents = Math.round(Number(before.total) * 100);
  await lucia.client.call(startTabPayment, {
    headers: { [IDEMPOTENCY_HEADER]: 'lo-mio' },
    body: { modo: 'mio', importe: (luciasCents / 100).toFixed(2) },
  });

  await kitchen.goto('/restaurants/sala');
  await kitchen.getByRole('button', { name: /^Mesa 4, / }).click();
  const payments = kitchen.getByRole('region', { name: 'Pagos' });

  await test.step('the room sees who is paying, and offers the rest', async () => {
    await expect(payments).toContainText(`Lucía está pagando ${euros(luciasCents)}`);
    await button(kitchen, `Cobrar ${euros(totalCents - luciasCents)}`).click();
  });

  await test.step('cash: the change is worked out', async () => {
    const dialog = kitchen.getByRole('dialog');
    await dialog.getByRole('button', { name: '50 €', exact: true }).click();
    const change = euros(5_000 - (totalCents - luciasCents));
    await expect(dialog.getByText(change)).toBeVisible();
    await dialog.getByRole('button', { name: /^Cobrar / }).click();
    await expect(dialog.getByText(change)).toBeVisible();
    await button(kitchen, 'Hecho').click();
    await expect(payments).toContainText(`La mesa pagó ${euros(totalCents - luciasCents)}`);
    // Her page is still her own.
    const seen = await marco.client.call(readOwnTab);
    expect(seen.pagos.map(({ estado }) => estado)).toEqual(['pendiente', 'pagado']);
  });

  await test.step('it is undone with a reason, which the phones read', async () => {
    await payments.getByRole('button', { name: /^Deshacer/ }).click();
    await button(kitchen, 'Pagaban con tarjeta').click();
    await button(kitchen, 'Deshacer').click();
    await expect(payments).toContainText('«Pagaban con tarjeta»');
    const seen = await marco.client.call(readOwnTab);
    expect(seen.pagos[1]).toMatchObject({ estado: 'deshecho', motivo: 'Pagaban con tarjeta' });
  });

  await test.step("one person's part is charged by card", async () => {
    await kitchen.getByRole('button', { name: /^Cobrar \d/ }).click();
    const dialog = kitchen.getByRole('dialog');
    await dialog.getByText(/^Marco · /).click();
    await dialog.getByText('Tarjeta', { exact: true }).click();
    await dialog.getByRole('button', { name: /^Cobrar / }).click();
    await expect(payments).toContainText(`Marco pagó ${euros(totalCents - luciasCents)}`);
  });

  await test.step('its bill is shown, and printed on paper', async () => {
    await button(kitchen, 'Ver la cuenta').click();
    const dialog = kitchen.getByRole('dialog', { name: 'Cuenta' });
    await expect(dialog).toContainText('No es un recibo ni una factura.');
    await expect(dialog).toContainText(`Por pagar${euros(luciasCents)}`);
    const bill = await dialog.locator('table').innerText();
    await kitchen.evaluate(() => {
      window.print = () => {};
    });
    await button(kitchen, 'Imprimir').click();
    await expect(kitchen.locator('[data-ticket^="cuenta-"] table')).toHaveText(/Sopa castellana/);
    expect(bill).toContain('Rabo de toro');
    await dialog.getByText(/^Impresa a las? /).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Rabo de toro' })).toBeVisible();
    await kitchen.keyboard.press('Escape');
  });

  await test.step('and on the house’s printer, or says that it does not answer', async () => {
    const printer = await plugInPrinter();
    await chooseInSidebar(kitchen, 'Pedidos');
    await choosePrinter(kitchen, printer.address);
    await kitchen.goto('/restaurants/sala');
    await kitchen.getByRole('button', { name: /^Mesa 4, / }).click();
    await button(kitchen, 'Ver la cuenta').click();
    const onPrinter = button(kitchen, 'Imprimir en la casa');
    await onPrinter.dblclick();
    await expect(kitchen.getByText('Enviada a la impresora.')).toBeVisible();
    expect(await printer.paper).toContain('Rabo de toro');
    // A double tap prints it once, beside the one of before.
    await expect(kitchen.getByText(/^Impresa a las? /)).toHaveCount(2);
    await printer.unplug();
    await onPrinter.click();
    await expect(kitchen.getByText(/La impresora no responde/)).toBeVisible();
    await expect(kitchen.getByText('Enviada a la impresora.')).toBeHidden();
    await kitchen.keyboard.press('Escape');
  });

  await test.step('closing names whose page is open, and asks why', async () => {
    await button(kitchen, 'Cerrar').click();
    const dialog = kitchen.getByRole('dialog');
    await expect(dialog).toContainText(`Lucía está pagando ${euros(luciasCents)}`);
    await dialog.getByText('Invita la casa').click();
    await button(kitchen, 'Cerrar la cuenta').click();
    await expect(kitchen.getByRole('button', { name: 'Mesa 4, Libre' })).toBeVisible();
  });
});
