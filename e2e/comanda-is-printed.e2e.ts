import { changeStations, listCategories, listWaitingTickets } from '@simplato/contract';
import { chooseFor, EN_CURSO, expectBoard } from './fixtures/kitchen.ts';
import { clientOf } from './fixtures/people.ts';
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

test('a station’s ticket is printed by itself; the board says whose printer is off, and what waits for it', async ({
  restaurant,
  kitchen,
}) => {
  const owner = await clientOf(kitchen, restaurant.url);
  const categorias = (await owner.call(listCategories)).map(({ idcategoria }) => idcategoria);
  const printOn = async (impresora: string) => {
    const partidas = [{ nombre: 'Plancha', categorias, impresora }];
    await owner.call(changeStations, { body: { partidas } });
  };
  const off = await plugInPrinter();
  await printOn(off.address);
  await off.unplug();
  await restaurant.order('4', { 'Croquetas de faisán': 3 });
  await restaurant.order('2', { 'Rabo de toro': 1 });
  const band = kitchen.getByText('Plancha: la impresora no responde. 2 comandas esperan.');
  await expect(band).toBeVisible();

  const printer = await plugInPrinter();
  await printOn(printer.address);
  expect(await printer.paper).toContain('Plancha\n');
  await expect(band).toBeHidden({ timeout: 30_000 });
  await printer.unplug();
});

test('a station whose screen prints has each ticket once, though two tabs show it', async ({
  restaurant,
  kitchen,
}) => {
  const owner = await clientOf(kitchen, restaurant.url);
  const categorias = (await owner.call(listCategories)).map(({ idcategoria }) => idcategoria);
  const partidas = [{ nombre: 'Barra', categorias, impresora: 'pantalla' }];
  await owner.call(changeStations, { body: { partidas } });
  for (const tab of [kitchen, await kitchen.context().newPage()]) {
    // The print dialog is not part of the page, so the test counts what it would print.
    await tab.addInitScript((restaurantId) => {
      localStorage.setItem(`partidaTablero.${restaurantId}`, '"Barra"');
      window.print = () => {
        localStorage.setItem('printed', `${localStorage.getItem('printed') ?? ''}·`);
        setTimeout(() => window.dispatchEvent(new Event('afterprint')));
      };
    }, restaurant.staff.restaurantId);
    await tab.goto('/restaurants/pedidos');
    await expect(tab.getByText('En directo')).toBeVisible();
  }
  const printed = async () => kitchen.evaluate(() => localStorage.getItem('printed'));
  await restaurant.order('4', { 'Croquetas de faisán': 3 });
  await restaurant.order('2', { 'Rabo de toro': 1 });
  await expect.poll(printed).toBe('··');
  await expect.poll(async () => (await owner.call(listWaitingTickets)).pendientes).toEqual([]);
  expect(await printed()).toBe('··');
});
