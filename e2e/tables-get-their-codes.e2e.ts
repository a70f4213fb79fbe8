import { readPrintedPages } from '@simplato/server/test/read-printed-codes';
import {
  choose,
  expectAtTable,
  openOwnOrders,
  openSummary,
  ownOrder,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import { downloadBy, readCode } from './fixtures/downloads.ts';
import { orderFromTable } from './fixtures/people.ts';
import { codeOf, expectTables, openTableCodes, sendTables } from './fixtures/staff-pages.ts';
import { countLoads, expect, test } from './fixtures/test.ts';

const DEMO_TABLES = ['Mesa 1', 'Mesa 2', 'Mesa 3', 'Mesa 4', 'Terraza 1', 'Terraza 2'];

test('a table’s code is created, downloaded and opened; a removed table’s still works, and the menu is shared without a key', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  await openTableCodes(kitchen);
  await sendTables(kitchen, '8-3');
  await expect(
    kitchen.getByText('«8-3» va al revés: escribe primero el número menor'),
  ).toBeVisible();
  await expect(kitchen.getByLabel('Número de mesa')).toHaveValue('8-3');
  await expectTables(kitchen, DEMO_TABLES);
  await sendTables(kitchen, '12');
  await expect(codeOf(kitchen, 'Mesa 12')).toBeVisible();

  const file = await downloadBy(kitchen, () =>
    kitchen.getByRole('link', { name: 'Descargar', exact: true }).click(),
  );
  expect(file.name).toBe('qrcode.png');
  const { text, width } = await readCode(kitchen, file.content);
  // Twelve centimetres at 300 dots an inch.
  expect(width).toBeGreaterThanOrEqual(1_400);
  await expect(kitchen.getByLabel('Enlace del código', { exact: true })).toHaveValue(text);
  const bare = await kitchen.getByLabel('Código sin enlace', { exact: true }).inputValue();
  expect(decodeURIComponent(new URL(text).searchParams.get('c') ?? '')).toBe(bare);

  const phone = await openPhone();
  await phone.goto(text);
  await expectAtTable(phone, 'Mesa 12');
  const tables = [...DEMO_TABLES.slice(0, 4), 'Mesa 12', ...DEMO_TABLES.slice(4)];
  await expectTables(kitchen, tables);

  const printed = await restaurant.staff.tableCode('3');
  await restaurant.order('3', { 'Agua mineral': 1 });
  await kitchen.reload();
  await expect(kitchen.getByText('1 pedido abierto')).toBeVisible();
  await kitchen.getByRole('button', { name: 'Ver el código de Mesa 3' }).click();
  await kitchen.getByRole('button', { name: 'Quitar Mesa 3' }).click();
  const dialog = kitchen.getByRole('dialog', { name: '¿Quitar Mesa 3?' });
  await expect(dialog).toContainText('Ahora tiene 1 pedido abierto');
  await dialog.getByRole('button', { name: 'Quitar la mesa' }).click();
  await expect(dialog).toContainText('Esta mesa tiene una cuenta abierta');
  await restaurant.staff.closeTab(await restaurant.staff.tabAt('3'));
  await dialog.getByRole('button', { name: 'Quitar la mesa' }).click();
  await expectTables(
    kitchen,
    tables.filter((table) => table !== 'Mesa 3'),
  );
  expect(await restaurant.staff.board()).toHaveLength(1);
  // Somebody who sits elsewhere is asked before a code whose key is no more seats them.
  const sitDownThere = phone.getByRole('button', { name: 'Sentarme a la mesa' });
  await phone.goto(printed.url);
  await sitDownThere.tap();
  await expectAtTable(phone, 'Mesa 3');

  await kitchen.getByRole('button', { name: 'Ver el código de Mesa 4' }).click();
  await expect(codeOf(kitchen, 'Mesa 4')).toBeVisible();
  const bar = kitchen.getByRole('navigation', { name: 'Generar QR' });
  await kitchen.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await bar.getByRole('button', { name: 'Compartir la carta' }).click();
  await expect(kitchen.getByText('Enlace a la carta desde la')).toBeVisible();
  const shared = await kitchen.evaluate(() => navigator.clipboard.readText());
  await phone.goto(shared);
  await sitDownThere.tap();
  await expectAtTable(phone, 'Mesa 4');
  expect(shared).not.toBe((await restaurant.staff.tableCode('4')).url);

  await expect(bar.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/');
  await bar.getByRole('button', { name: 'Logout' }).click();
  await expect(kitchen).toHaveURL(`${restaurant.url}/`);
  await kitchen.goto('/restaurants/qr');
  await expect(kitchen).toHaveURL(`${restaurant.url}/`);
});

test('many tables are created at once, one PDF contains all their codes, and a key is renewed while somebody sits there', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await openTableCodes(kitchen);
  await sendTables(kitchen, 'Terraza 1–8, Barra');
  await expect(kitchen.getByText('9 mesas con su código.')).toBeVisible();
  const names = [
    '1',
    '2',
    '3',
    '4',
    'Barra',
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `Terraza ${n}`),
  ];
  await expectTables(
    kitchen,
    names.map((name) => (/^\d/.test(name) ? `Mesa ${name}` : name)),
  );

  await kitchen.getByLabel('Tamaño').selectOption('Pequeño: 12 por hoja');
  const file = await downloadBy(kitchen, () =>
    kitchen.getByRole('button', { name: 'Descargar PDF' }).click(),
  );

  expect(file.name).toBe('mesas.pdf');
  const printed = readPrintedPages(file.content).flatMap((page) => page.codes(3, 4));
  const expected = await Promise.all(
    names.map(async (name) => (await restaurant.staff.tableCode(name)).url),
  );
  expect(printed.filter((code) => code !== null)).toEqual(expected);

  await sitDown(phone, restaurant, '2');
  await choose(phone, 'Arroz con leche');
  await openSummary(phone);
  await sendButton(phone).tap();
  const number = await readConfirmation(phone);
  await openOwnOrders(phone);
  await expect(ownOrder(phone, number)).toContainText('Enviado a la cocina.');
  const loads = countLoads(phone);

  await kitchen.getByRole('button', { name: 'Ver el código de Mesa 2' }).click();
  const bare = kitchen.getByLabel('Código sin enlace', { exact: true });
  const before = await bare.inputValue();
  const product = {
    idproductos: (await restaurant.staff.menu())[0]?.idproductos ?? 0,
    quantity: 1,
  };
  expect((await orderFromTable(restaurant.url, before, [product])).verificada).toBe(true);

  await kitchen.getByRole('button', { name: 'Renovar clave' }).click();
  const dialog = kitchen.getByRole('dialog', { name: '¿Renovar la clave de Mesa 2?' });
  await expect(dialog).toContainText('Mesa sin verificar');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(bare).toHaveValue(before);
  await kitchen.getByRole('button', { name: 'Renovar clave' }).click();
  await dialog.getByRole('button', { name: 'Renovar la clave' }).click();
  await expect(dialog).toBeHidden();

  await expect(bare).not.toHaveValue(before);
  expect((await orderFromTable(restaurant.url, before, [product])).verificada).toBe(false);
  const after = await bare.inputValue();
  expect((await orderFromTable(restaurant.url, after, [product])).verificada).toBe(true);
  await restaurant.staff.advance(number, 'PREPARING');
  await expect(ownOrder(phone, number)).toContainText('Lo están preparando.');
  await restaurant.staff.advance(number, 'COMPLETED');
  await expect(ownOrder(phone, number)).not.toContainText('Lo están preparando.');
  expect(loads()).toBe(0);
});
