import { expectNoBarriers } from './fixtures/barriers.ts';
import { chooseInSidebar, openTableCodes, sendTables } from './fixtures/staff-pages.ts';
import { expect, test } from './fixtures/test.ts';

test('an owner reads who changed what, by part and by day', async ({ kitchen }) => {
  await openTableCodes(kitchen);
  await sendTables(kitchen, 'Patio 1, Patio 2');
  await expect(kitchen.getByRole('button', { name: /^Ver el código de .*Patio 2$/ })).toBeVisible();
  await chooseInSidebar(kitchen, 'Cambios');
  const entries = kitchen.getByRole('list', { name: 'Registro de cambios' }).getByRole('listitem');
  await expect(entries.first()).toContainText('Mesas nuevas Patio 1, Patio 2');

  await kitchen.getByLabel('Qué parte').selectOption('Carta');
  await expect(entries.first()).toContainText('Carta importada de un archivo');
  await expectNoBarriers(kitchen, 'audit');
  // The filter is in the address, so it survives a reload and the back button.
  await expect(kitchen).toHaveURL(/\/cambios\?area=carta$/);
  await kitchen.reload();
  await expect(entries.first()).toContainText('Carta importada de un archivo');
  await chooseInSidebar(kitchen, 'Historial');
  await kitchen.getByLabel('Mesa').fill('Patio 1');
  await expect(kitchen).toHaveURL(/\/historial\?mesa=Patio\+1$/);
  await kitchen.goBack();
  await expect(kitchen.getByLabel('Qué parte')).toHaveValue('carta');
  await expect(entries.first()).toContainText('Carta importada de un archivo');
  await kitchen.getByLabel('Día').fill('2001-01-01');
  await expect(kitchen.getByText('Ningún cambio')).toBeVisible();
  await kitchen.getByRole('button', { name: 'Quitar filtros' }).tap();
  await expect(entries.first()).toContainText('Mesas nuevas');
});
