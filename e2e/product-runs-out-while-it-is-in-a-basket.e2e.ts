import type { Page } from '@playwright/test';
import {
  addProduct,
  choose,
  openSummary,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import { keepOffer, logInAtTheBoard, openProductsPanel, slip } from './fixtures/kitchen.ts';
import { expect, test } from './fixtures/test.ts';

const PRODUCT = 'Perdiz en escabeche';

const cardOf = (phone: Page, product: string) =>
  phone.getByRole('listitem').filter({ has: phone.getByRole('heading', { name: product }) });

test('a sold-out product cannot be added on an open menu, until it is available again', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '1');
  await choose(phone, 'Agua mineral');
  const card = cardOf(phone, PRODUCT);
  await expect(card.getByRole('button', { name: `Añadir ${PRODUCT}` })).toBeVisible();

  await restaurant.staff.sellOut(PRODUCT, 'hoy');
  await expect(card).toContainText('Agotado');
  await expect(card.getByRole('button', { name: /^Añadir/ })).toHaveCount(0);

  await restaurant.staff.sellOut(PRODUCT, 'no');
  await expect(card.getByRole('button', { name: `Añadir ${PRODUCT}` })).toBeVisible();
  await addProduct(phone, PRODUCT);
});

test('a sold-out product is marked in an open basket at once, before anything is sent', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '1');
  await choose(phone, PRODUCT, 'Agua mineral');
  await openSummary(phone);
  await expect(sendButton(phone)).toBeVisible();

  await restaurant.staff.sellOut(PRODUCT, 'hoy');
  await expect(phone.getByRole('row', { name: new RegExp(PRODUCT) })).toContainText('Agotado');
  await expect(sendButton(phone)).toBeHidden();
  await phone.getByRole('button', { name: 'Aceptar los cambios' }).tap();

  await sendButton(phone).tap();
  expect(await readConfirmation(phone)).toBe(1);
  const [order] = await restaurant.staff.board();
  expect(order?.description).toBe('1 × Agua mineral');
});

test('a cook marks a product as sold out from an order’s slip, and makes it available again', async ({
  restaurant,
  openTablet,
  openPhone,
}) => {
  const cook = await openTablet();
  await logInAtTheBoard(cook, await restaurant.staff.hire());
  const phone = await openPhone();
  await sitDown(phone, restaurant, '1');
  await choose(phone, PRODUCT, 'Agua mineral');
  await openSummary(phone);
  await expect(sendButton(phone)).toBeVisible();
  await restaurant.order('2', { [PRODUCT]: 1 });

  const runOut = slip(cook, 1).getByRole('button', { name: `Se ha agotado… ${PRODUCT}` });
  await runOut.tap();
  await cook
    .getByRole('dialog', { name: `¿Se ha agotado «${PRODUCT}»?` })
    .getByRole('button', { name: 'Agotado por hoy' })
    .tap();
  await expect(cook.getByText(`«${PRODUCT}», agotado por hoy.`)).toBeVisible();
  await expect(phone.getByRole('row', { name: new RegExp(PRODUCT) })).toContainText('Agotado');
  await expect(sendButton(phone)).toBeHidden();
  // Existing orders still have to be cooked.
  await expect(slip(cook, 1)).toBeVisible();

  await runOut.tap();
  await cook
    .getByRole('dialog', { name: `«${PRODUCT}» está agotado` })
    .getByRole('button', { name: 'Vuelve a haber' })
    .tap();
  await expect(sendButton(phone)).toBeVisible();
  await sendButton(phone).tap();
  expect(await readConfirmation(phone)).toBe(2);
});

test('a product is marked as sold out in the board’s list, and the other tablet shows it', async ({
  restaurant,
  kitchen,
  openTablet,
  openPhone,
}) => {
  const bar = await openTablet();
  await logInAtTheBoard(bar, await restaurant.staff.hire());
  const phone = await openPhone();
  await sitDown(phone, restaurant, '1');
  await phone.goto('/clients/carta');
  const [panel, other] = [await openProductsPanel(kitchen), await openProductsPanel(bar)];

  await panel.getByLabel('Buscar un plato').fill('perdíz en');
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: `Agotar ${PRODUCT}` }).tap();
  const makeItLast = await keepOffer(kitchen, 'Hasta que lo cambie');
  await expect(panel.getByRole('listitem')).toContainText('Agotado hoy');
  await expect(cardOf(phone, PRODUCT)).toContainText('Agotado');
  await other.getByRole('checkbox', { name: /^Solo lo agotado/ }).check();
  const product = other.getByRole('listitem').filter({ hasText: PRODUCT });
  await expect(product).toContainText('Agotado hoy');

  await makeItLast.tap();
  await expect(product).not.toContainText('hoy');
  await other.getByRole('button', { name: `Volver a ofrecer ${PRODUCT}` }).tap();
  await expect(product).toHaveCount(0);
  await expect(panel.getByRole('button', { name: `Agotar ${PRODUCT}` })).toBeVisible();
  await expect(phone.getByRole('button', { name: `Añadir ${PRODUCT}` })).toBeVisible();
});

test('marking a product as sold out while offline is reverted, with the reason', async ({
  restaurant,
  kitchen,
}) => {
  const panel = await openProductsPanel(kitchen);
  await kitchen.context().setOffline(true);
  await panel.getByRole('button', { name: `Agotar ${PRODUCT}` }).tap();
  await expect(kitchen.getByText(`«${PRODUCT}» sigue como estaba.`)).toBeVisible();
  await expect(panel.getByRole('button', { name: `Agotar ${PRODUCT}` })).toBeVisible();
  const product = (await restaurant.staff.menu()).find(({ name }) => name === PRODUCT);
  expect(product?.agotado).toBe('no');

  await kitchen.context().setOffline(false);
  await panel.getByRole('button', { name: `Agotar ${PRODUCT}` }).tap();
  await expect(panel.getByRole('button', { name: `Volver a ofrecer ${PRODUCT}` })).toBeVisible();
});
