import type { Page } from '@playwright/test';
import {
  addDish,
  choose,
  openSummary,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import { keepOffer, logInAtTheBoard, openDishesPanel, slip } from './fixtures/kitchen.ts';
import { expect, test } from './fixtures/test.ts';

const DISH = 'Perdiz en escabeche';

const cardOf = (phone: Page, dish: string) =>
  phone.getByRole('listitem').filter({ has: phone.getByRole('heading', { name: dish }) });

test('a sold-out dish cannot be added on an open menu, until it is available again', async ({
  house,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, house, '1');
  await choose(phone, 'Agua mineral');
  const card = cardOf(phone, DISH);
  await expect(card.getByRole('button', { name: `Añadir ${DISH}` })).toBeVisible();

  await house.staff.sellOut(DISH, 'hoy');
  await expect(card).toContainText('Agotado');
  await expect(card.getByRole('button', { name: /^Añadir/ })).toHaveCount(0);

  await house.staff.sellOut(DISH, 'no');
  await expect(card.getByRole('button', { name: `Añadir ${DISH}` })).toBeVisible();
  await addDish(phone, DISH);
});

test('a sold-out dish is marked in an open basket at once, before anything is sent', async ({
  house,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, house, '1');
  await choose(phone, DISH, 'Agua mineral');
  await openSummary(phone);
  await expect(sendButton(phone)).toBeVisible();

  await house.staff.sellOut(DISH, 'hoy');
  await expect(phone.getByRole('row', { name: new RegExp(DISH) })).toContainText('Agotado');
  await expect(sendButton(phone)).toBeHidden();
  await phone.getByRole('button', { name: 'Aceptar los cambios' }).tap();

  await sendButton(phone).tap();
  expect(await readConfirmation(phone)).toBe(1);
  const [order] = await house.staff.board();
  expect(order?.description).toBe('1 × Agua mineral');
});

test('a cook marks a dish as sold out from an order’s slip, and makes it available again', async ({
  house,
  openTablet,
  openPhone,
}) => {
  const cook = await openTablet();
  await logInAtTheBoard(cook, await house.staff.hire());
  const phone = await openPhone();
  await sitDown(phone, house, '1');
  await choose(phone, DISH, 'Agua mineral');
  await openSummary(phone);
  await expect(sendButton(phone)).toBeVisible();
  await house.order('2', { [DISH]: 1 });

  const runOut = slip(cook, 1).getByRole('button', { name: `Se ha agotado… ${DISH}` });
  await runOut.tap();
  await cook
    .getByRole('dialog', { name: `¿Se ha agotado «${DISH}»?` })
    .getByRole('button', { name: 'Agotado por hoy' })
    .tap();
  await expect(cook.getByText(`«${DISH}», agotado por hoy.`)).toBeVisible();
  await expect(phone.getByRole('row', { name: new RegExp(DISH) })).toContainText('Agotado');
  await expect(sendButton(phone)).toBeHidden();
  // Existing orders still have to be cooked.
  await expect(slip(cook, 1)).toBeVisible();

  await runOut.tap();
  await cook
    .getByRole('dialog', { name: `«${DISH}» está agotado` })
    .getByRole('button', { name: 'Vuelve a haber' })
    .tap();
  await expect(sendButton(phone)).toBeVisible();
  await sendButton(phone).tap();
  expect(await readConfirmation(phone)).toBe(2);
});

test('a dish is marked as sold out in the board’s list, and the other tablet shows it', async ({
  house,
  kitchen,
  openTablet,
  openPhone,
}) => {
  const bar = await openTablet();
  await logInAtTheBoard(bar, await house.staff.hire());
  const phone = await openPhone();
  await sitDown(phone, house, '1');
  await phone.goto('/clients/carta');
  const [panel, other] = [await openDishesPanel(kitchen), await openDishesPanel(bar)];

  await panel.getByLabel('Buscar un plato').fill('perdíz en');
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: `Agotar ${DISH}` }).tap();
  const makeItLast = await keepOffer(kitchen, 'Hasta que lo cambie');
  await expect(panel.getByRole('listitem')).toContainText('Agotado hoy');
  await expect(cardOf(phone, DISH)).toContainText('Agotado');
  await other.getByRole('checkbox', { name: /^Solo lo agotado/ }).check();
  const dish = other.getByRole('listitem').filter({ hasText: DISH });
  await expect(dish).toContainText('Agotado hoy');

  await makeItLast.tap();
  await expect(dish).not.toContainText('hoy');
  await other.getByRole('button', { name: `Volver a ofrecer ${DISH}` }).tap();
  await expect(dish).toHaveCount(0);
  await expect(panel.getByRole('button', { name: `Agotar ${DISH}` })).toBeVisible();
  await expect(phone.getByRole('button', { name: `Añadir ${DISH}` })).toBeVisible();
});

test('marking a dish as sold out while offline is reverted, with the reason', async ({
  house,
  kitchen,
}) => {
  const panel = await openDishesPanel(kitchen);
  await kitchen.context().setOffline(true);
  await panel.getByRole('button', { name: `Agotar ${DISH}` }).tap();
  await expect(kitchen.getByText(`«${DISH}» sigue como estaba.`)).toBeVisible();
  await expect(panel.getByRole('button', { name: `Agotar ${DISH}` })).toBeVisible();
  const dish = (await house.staff.menu()).find(({ name }) => name === DISH);
  expect(dish?.agotado).toBe('no');

  await kitchen.context().setOffline(false);
  await panel.getByRole('button', { name: `Agotar ${DISH}` }).tap();
  await expect(panel.getByRole('button', { name: `Volver a ofrecer ${DISH}` })).toBeVisible();
});
