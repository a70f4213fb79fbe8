import type { Page } from '@playwright/test';
import { downloadBy } from './fixtures/downloads.ts';
import { EN_CURSO, expectBoard } from './fixtures/kitchen.ts';
import { logInWithCookies } from './fixtures/people.ts';
import { chooseInSidebar } from './fixtures/staff-pages.ts';
import { expect, test } from './fixtures/test.ts';

test('past orders can be filtered, opened and downloaded as CSV, and the day’s figures match them', async ({
  restaurant,
  kitchen,
}) => {
  const orders = [
    await restaurant.order('1', { 'Croquetas de faisán': 2, 'Agua con gas': 1 }),
    await restaurant.order(
      'Terraza 1',
      { 'Croquetas de faisán': 1, 'Botella de tinto de Madrid': 1 },
      '=HYPERLINK("http://malo")',
    ),
  ];
  await restaurant.staff.serve(1);
  await expectBoard(kitchen, { [EN_CURSO]: [2] });
  await kitchen.getByRole('button', { name: 'Abrir menú' }).tap();
  await kitchen.getByRole('link', { name: 'Historial' }).tap();
  const rows = kitchen.getByRole('row').filter({ hasText: 'nº' });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Terraza 1');

  await kitchen.getByLabel('Estado').selectOption('Cerrado');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Mesa 1');
  await rows.first().getByRole('button').tap();
  await expect(kitchen.getByRole('dialog', { name: 'Pedido nº 1' })).toContainText(
    'Croquetas de faisán',
  );
  await kitchen.keyboard.press('Escape');
  await kitchen.getByLabel('Desde').fill('2001-01-01');
  await kitchen.getByLabel('Hasta').fill('2001-01-02');
  await expect(kitchen.getByText('Ningún pedido')).toBeVisible();
  await kitchen.getByRole('button', { name: 'Quitar filtros' }).tap();
  await expect(rows).toHaveCount(2);

  const save = kitchen.getByRole('button', { name: 'Descargar CSV' });
  const file = await downloadBy(kitchen, () => save.tap());
  expect(file.name).toMatch(/^pedidos-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = file.content.toString();
  expect(csv.startsWith('\uFEFFPedido;Fecha;')).toBe(true);
  expect(csv.split('\r\n')).toHaveLength(4);
  expect(csv).toContain(`"'=HYPERLINK(""http://malo"")"`);

  const cents = orders.reduce((sum, { total }) => sum + Math.round(Number(total) * 100), 0);
  const euros = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')} €`;
  await chooseInSidebar(kitchen, 'El día en cifras');
  const takings = kitchen.getByRole('definition').first();
  await expect(takings).toHaveText(euros);
  for (const name of [
    'Ventas por hora',
    'Ventas por plato',
    'IVA',
    'Pedidos según cómo se pidió pagar',
  ]) {
    const sum = kitchen.getByRole('table', { name }).getByRole('row').last();
    await expect(sum).toContainText(euros);
  }
  const products = kitchen.getByRole('table', { name: 'Ventas por plato' });
  await expect(products.getByRole('row', { name: /Croquetas de faisán/ })).toContainText('3');

  await kitchen.getByRole('button', { name: 'El día anterior' }).tap();
  await expect(kitchen.getByText('Ningún pedido este día')).toBeVisible();
  await kitchen.getByRole('button', { name: 'El día siguiente' }).tap();
  await expect(takings).toHaveText(euros);
});

test('on a phone the filters do not overlap with wide or large letters, and the day’s amounts stay on one line', async ({
  restaurant,
  openPhone,
}) => {
  for (const table of ['1', '2', '3']) {
    await restaurant.order(table, {
      'Lomo alto de vaca madurada': 99,
      'Botella de tinto de Madrid': 99,
    });
  }
  const phone = await openPhone();
  await logInWithCookies(phone, restaurant.login);
  await phone.goto('/restaurants/historial');
  await phone.getByLabel('Desde').waitFor();
  for (const look of ['* { letter-spacing: 0.12em !important }', ':root { font-size: 200% }']) {
    await phone.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, look);
    expect(await overlapping(phone), look).toEqual([]);
  }

  await phone.setViewportSize({ width: 320, height: 640 });
  await phone.goto('/restaurants/dia');
  const takings = phone.getByRole('definition').first();
  await expect(takings).toHaveText(/^\d\d\.\d{3},\d\d\s€$/);
  const sum = phone.getByRole('table', { name: 'IVA' }).getByRole('rowheader', { name: 'Suma' });
  for (const words of [takings, sum]) {
    const lines = await words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  }
});

/** The labels of fields that overlap the field before them. */
async function overlapping(page: Page): Promise<(string | undefined)[]> {
  return page.locator('section input, section select').evaluateAll((fields) => {
    const boxes = (fields as HTMLInputElement[]).map((field) => ({
      name: field.labels?.[0]?.textContent,
      box: field.getBoundingClientRect(),
    }));
    return boxes
      .filter(({ box }, index) => {
        const before = boxes[index - 1]?.box;
        return before && before.right > box.left && before.bottom > box.top;
      })
      .map(({ name }) => name ?? undefined);
  });
}
