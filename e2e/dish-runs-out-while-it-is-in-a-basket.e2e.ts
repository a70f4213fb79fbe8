import type { Page } from '@playwright/test';
import {
  addDish,
  choose,
  openSummary,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import { expect, test } from './fixtures/test.ts';

const DISH = 'Perdiz en escabeche';

const cardOf = (phone: Page, dish: string) =>
  phone.getByRole('listitem').filter({ has: phone.getByRole('heading', { name: dish }) });

test('a dish that runs out goes from every open menu at once, and comes back', async ({
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

test('in an open basket it is told at once, before anything is sent', async ({
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
