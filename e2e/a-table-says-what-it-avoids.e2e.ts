import { expect, type Locator, type Page } from '@playwright/test';
import { addProduct, choose, expectAdded, openSummary, sitDown } from './fixtures/diner.ts';
import { logInAtTheRoom, openTable, tile } from './fixtures/table.ts';
import { test } from './fixtures/test.ts';

const CROQUETTES = 'Croquetas de faisán';
const TELL = /^Contarlo a la mesa, sin decir quién/;

/** Filters the menu by what somebody avoids. */
async function avoid(phone: Page, ...allergens: string[]): Promise<void> {
  await phone.goto('/clients/carta');
  await phone
    .getByRole('search')
    .getByRole('button', { name: /filtro/i })
    .tap();
  const filter = phone.getByRole('dialog', { name: 'Filtrar la carta' });
  for (const allergen of allergens) await filter.getByText(allergen, { exact: true }).tap();
  await filter.getByRole('button', { name: /^Ver / }).tap();
}

const chosen = (phone: Page): Locator =>
  phone.getByRole('region', { name: /^Lo que va(?:is|s) a pedir$/ });
const avoided = (phone: Page): Locator =>
  phone.getByRole('region', { name: 'Qué evitáis en la mesa' });

test('two of four let their table count what they avoid, one goes, and the next party sees nothing of it', async ({
  restaurant,
  openPhone,
}) => {
  const [lucia, marco, ines, tom, waiter] = await Promise.all(
    Array.from({ length: 5 }, () => openPhone()),
  );
  if (!lucia || !marco || !ines || !tom || !waiter) throw new Error('No phones');
  await logInAtTheRoom(waiter, restaurant.login);
  for (const phone of [lucia, marco, ines, tom]) await sitDown(phone, restaurant, '4');
  await choose(ines, CROQUETTES);
  await openTable(ines);
  await expect(chosen(ines)).toContainText(CROQUETTES);
  await expect(avoided(ines)).toBeHidden();

  await test.step('nothing is told before somebody says so, and then a count', async () => {
    await avoid(lucia, 'Lácteos', 'Gluten');
    await openTable(lucia);
    const question = avoided(lucia).getByRole('checkbox', { name: TELL });
    await expect(question).not.toBeChecked();
    await expect(avoided(lucia)).toContainText('En una mesa de dos se adivina');
    await question.check();
    await expect(chosen(ines)).toContainText('Lleva lácteos: 1 de 4 lo evita');
    await avoid(marco, 'Lácteos');
    await openTable(marco);
    await avoided(marco).getByRole('checkbox', { name: TELL }).check();
    for (const phone of [lucia, marco, ines]) {
      await expect(chosen(phone)).toContainText('Lleva lácteos: 2 de 4 lo evitáis');
    }
    await expect(ines.getByRole('main')).not.toContainText(/seguro|apto/i);
  });

  await test.step('what is avoided later is counted instead', async () => {
    await avoid(lucia, 'Gluten');
    await expect(avoided(ines)).toContainText('Lácteos2 de 4 lo evitáis');
    await expect(avoided(ines)).not.toContainText('Gluten');
  });

  await test.step('the kitchen is asked in the note of the line, in one tap', async () => {
    await openSummary(ines);
    const row = ines.getByRole('row', { name: CROQUETTES });
    await expect(row).toContainText('Lleva lácteos: 2 de 4 lo evitáis');
    await row.getByRole('button', { name: /^Preguntar si puede ir sin lácteos/ }).tap();
    await expect(row.getByRole('textbox')).toHaveValue('¿Puede ir sin lácteos?');
    await expect(row.getByRole('button', { name: /^Preguntar/ })).toBeHidden();
    await openTable(ines);
  });

  await test.step('whoever goes to another table is counted no more, and asked again there', async () => {
    await sitDown(marco, restaurant, '7');
    await expect(chosen(ines)).toContainText('Lleva lácteos: 1 de 3 lo evita');
    await openTable(marco);
    await expect(avoided(marco)).toBeHidden();
  });

  await test.step('the waiter reads nothing of it; the tab is closed', async () => {
    await tile(waiter, 'Mesa 4').tap();
    await expect(waiter.getByRole('main')).not.toContainText(/evita|lácteos/i);
    await restaurant.staff.closeTab(await restaurant.staff.tabAt('4'));
    await expect(ines.getByText('La cuenta de Mesa 4 se ha cerrado')).toBeVisible();
    await expect(avoided(ines)).toBeHidden();
  });

  await test.step('the next party starts with nothing of it', async () => {
    const next = [await openPhone(), await openPhone()] as const;
    for (const phone of next) await sitDown(phone, restaurant, '4');
    await next[0].goto('/clients/carta');
    await addProduct(next[0], CROQUETTES);
    await expectAdded(next[0], CROQUETTES);
    await openTable(next[1]);
    await expect(chosen(next[1])).toContainText(CROQUETTES);
    await expect(next[1].getByRole('main')).not.toContainText(/evita|lácteos/i);
  });
});
