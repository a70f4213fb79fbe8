import type { Page } from '@playwright/test';
import { DESKTOP } from './fixtures/devices.ts';
import { openSummary, readConfirmation, sendButton, sitDown } from './fixtures/diner.ts';
import { line, openProductsPanel, slip } from './fixtures/kitchen.ts';
import { openProduct, openProducts, productRow, update } from './fixtures/owner.ts';
import { chooseInSidebar, openTableCodes } from './fixtures/staff-pages.ts';
import { expect, test } from './fixtures/test.ts';

const SALAD = 'Ensalada verde';
const BEER = 'Caña de cerveza';

test('an owner offers a salad in three sizes, a diner orders a half, and the kitchen runs out of that alone', async ({
  restaurant,
  kitchen,
  openDevice,
  openPhone,
}) => {
  const office = await openDevice(DESKTOP);
  const phone = await openPhone();

  await test.step('the owner writes the sizes, and the price becomes that of the smallest', async () => {
    await openProducts(office, restaurant);
    const form = await openProduct(office, SALAD);
    await form.getByText('Formatos', { exact: true }).click();
    await form.getByRole('button', { name: 'Vender en varios formatos' }).click();
    await form.getByRole('button', { name: 'Añadir formato' }).click();
    const sizes = [
      { name: 'Tapa', price: '2,50' },
      { name: 'Media ración', price: '4,00' },
      { name: 'Ración', price: '6,50' },
    ];
    for (const [at, { name, price }] of sizes.entries()) {
      await form.getByLabel(`Formato ${at + 1}`, { exact: true }).fill(name);
      await form.getByLabel(`Precio (€) de ${name}`, { exact: true }).fill(price);
    }
    await update(form);
    await form.getByRole('button', { name: `Cerrar ${SALAD}` }).click();
    await expect(productRow(office, SALAD)).toContainText('desde 2,50 €');
  });

  await test.step('the diner reads from which price, and adds none without choosing', async () => {
    await sitDown(phone, restaurant, '4');
    await phone.getByRole('link', { name: /La carta/ }).tap();
    const card = phone
      .getByRole('listitem')
      .filter({ has: phone.getByRole('heading', { name: SALAD }) });
    await expect(card.getByText('desde 2,50 €')).toBeVisible();
    await card.getByRole('button', { name: `Añadir ${SALAD}` }).tap();
    const sheet = phone.getByRole('dialog', { name: SALAD });
    await sheet.getByRole('button', { name: /^Añadir ·/ }).tap();
    await expect(sheet.getByText('Elige un formato')).toBeVisible();
    await sheet.getByRole('radio', { name: /Media ración/ }).check();
    await sheet.getByRole('button', { name: 'Añadir · 4,00 €' }).tap();
  });

  const orderId =
    await test.step('the order says the size at the table and in the kitchen', async () => {
      await openSummary(phone);
      await expect(phone.getByRole('row', { name: `½ ${SALAD}` })).toContainText('4,00 €');
      await sendButton(phone).tap();
      const sent = await readConfirmation(phone);
      await expect(line(slip(kitchen, sent), `½ ${SALAD}`)).toBeVisible();
      return sent;
    });

  await test.step('the kitchen runs out of halves: the slip says so, and no phone can choose one', async () => {
    const panel = await openProductsPanel(kitchen);
    await panel.getByRole('button', { name: `Agotar ½ ${SALAD}` }).tap();
    await expect(slip(kitchen, orderId).getByText('Agotado hoy')).toBeVisible();
    await phone.goto('/clients/carta');
    await phone.getByRole('button', { name: `Añadir ${SALAD}` }).tap();
    const sheet = phone.getByRole('dialog', { name: SALAD });
    await expect(sheet.getByRole('radio', { name: /Media ración/ })).toBeDisabled();
    await sheet.getByRole('radio', { name: /^Ración/ }).check();
    await sheet.getByRole('button', { name: 'Añadir · 6,50 €' }).tap();
    await openSummary(phone);
    await expect(phone.getByRole('row', { name: `Ración · ${SALAD}` })).toContainText('6,50 €');
  });
});

test('a terrace costs more: its tables read and pay that price, and others do not', async ({
  restaurant,
  openDevice,
  openPhone,
}) => {
  const office = await openDevice(DESKTOP);
  await openProducts(office, restaurant);
  await openTableCodes(office);
  await office.getByRole('button', { name: 'Ver el código de Terraza 1' }).click();
  await office.getByLabel('Zona', { exact: true }).fill('Terraza');
  await office.getByRole('button', { name: 'Guardar la zona' }).click();
  await expect(office.getByText('Terraza 1: Terraza.')).toBeVisible();
  await chooseInSidebar(office, 'Productos');
  const form = await openProduct(office, BEER);
  await form.getByText('Precios por zona', { exact: true }).click();
  await form.getByLabel(`En Terraza (€) de ${BEER}`, { exact: true }).fill('2,80');
  await update(form);

  const [outside, inside] = [await openPhone(), await openPhone()];
  const priceOn = (phone: Page, price: string) =>
    expect(
      phone.getByRole('listitem').filter({ has: phone.getByRole('heading', { name: BEER }) }),
    ).toContainText(price);
  await sitDown(inside, restaurant, '4');
  await inside.goto('/clients/carta');
  await priceOn(inside, '2,30 €');
  await sitDown(outside, restaurant, 'Terraza 1');
  await outside.goto('/clients/carta');
  await priceOn(outside, '2,80 €');
  await outside.getByRole('button', { name: `Añadir ${BEER}` }).tap();
  await openSummary(outside);
  await expect(outside.getByRole('row', { name: BEER })).toContainText('2,80 €');
  await sendButton(outside).tap();
  const orderId = await readConfirmation(outside);

  expect(await restaurant.staff.board()).toMatchObject([{ idorder: orderId, total: '2.80' }]);
});
