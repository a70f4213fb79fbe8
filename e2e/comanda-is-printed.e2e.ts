import { chooseFor, EN_CURSO, expectBoard } from './fixtures/kitchen.ts';
import { choosePrinter, plugInPrinter } from './fixtures/printer.ts';
import { expect, test } from './fixtures/test.ts';

test('a comanda is printed on the kitchen’s network printer, and by the browser if that one is off', async ({
  restaurant,
  kitchen,
}) => {
  const printer = await plugInPrinter();
  await choosePrinter(kitchen, '8.8.8.8');
  await expect(kitchen.getByText(/Escribe la dirección de la impresora/)).toBeVisible();
  await kitchen.getByRole('button', { name: 'Cancelar' }).click();
  await choosePrinter(kitchen, printer.address);
  await restaurant.order('4', { 'Croquetas de faisán': 3 }, 'Sin gluten');
  await expectBoard(kitchen, { [EN_CURSO]: [1] });

  await chooseFor(kitchen, 1, 'Imprimir en cocina');
  await expect(kitchen.getByText('Mesa 4, nº 1: comanda impresa en cocina.')).toBeVisible();
  // á in the printer's own code page.
  expect(await printer.paper).toContain('3x  Croquetas de fais\u00A0n\n');

  await printer.unplug();
  await chooseFor(kitchen, 1, 'Imprimir en cocina');
  await expect(kitchen.getByText(/La impresora no responde/)).toBeVisible();
  await expect(kitchen.getByRole('button', { name: 'Reintentar' })).toBeVisible();

  await test.step('the browser prints it on paper of 80 mm', async () => {
    // The print dialog is not part of the page, so the test checks what the page would print.
    await kitchen.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await chooseFor(kitchen, 1, 'Imprimir comanda');
    await expect(kitchen.locator('html[data-printed]')).toBeAttached();

    const ticket = kitchen.locator('[data-ticket="1"]');
    await expect(ticket).toBeHidden();
    await kitchen.emulateMedia({ media: 'print' });
    await expect(ticket).toBeVisible();
    await expect(ticket.getByText('Mesa 4')).toBeVisible();
    await expect(ticket.getByText('Croquetas de faisán')).toBeVisible();
    await expect(ticket.getByText('ALERGIA · Sin gluten')).toBeVisible();
    await expect(kitchen.getByRole('button', { name: 'PREPARAR' })).toBeHidden();
    const pdf = (await kitchen.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes).toHaveLength(1);
    // 80 mm in points.
    expect(Math.abs(Number(boxes[0]?.[1]) - 226.8)).toBeLessThan(1);

    await kitchen.emulateMedia({ media: 'screen' });
    await kitchen.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(ticket).not.toBeAttached();
    await expect(kitchen.getByRole('button', { name: 'PREPARAR' })).toBeVisible();
  });
});
