import type { Page } from '@playwright/test';
import { choose, openSummary, readConfirmation, sendButton, sitDown } from './fixtures/diner.ts';
import type { Restaurant } from './fixtures/restaurant.ts';
import { EN_CURSO, expectBoard, slip } from './fixtures/kitchen.ts';
import { expect, test } from './fixtures/test.ts';

/** 'Faisán estofado' costs more, 'Perdiz en escabeche' is sold out, 'Agua mineral' stays. */
async function changeTheMenu(restaurant: Restaurant): Promise<{ before: string; now: string }> {
  const product = (await restaurant.staff.menu()).find(({ name }) => name === 'Faisán estofado');
  const cents = Math.round(Number(product?.price) * 1.1 * 100);
  await restaurant.staff.editProduct('Faisán estofado', {
    price: ((cents + 150) / 110).toFixed(6),
  });
  await restaurant.staff.editProduct('Perdiz en escabeche', { disponible: false });
  return { before: euros(cents), now: euros(cents + 150) };
}

const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;

/** A phone without live updates: it learns of a change only from the answer to its order. */
async function openDeafPhone(openPhone: () => Promise<Page>): Promise<Page> {
  const phone = await openPhone();
  await phone.route('**/api/client/orders/stream*', (route) => route.abort());
  return phone;
}

async function atTheSummary(phone: Page, restaurant: Restaurant): Promise<void> {
  await sitDown(phone, restaurant, '1');
  await choose(phone, 'Faisán estofado', 'Perdiz en escabeche', 'Agua mineral');
  await openSummary(phone);
  await expect(phone.getByRole('row')).toHaveCount(1 + 3);
}

test('if the menu changes while the summary is open, nothing is ordered until the diner agrees', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openDeafPhone(openPhone);
  await atTheSummary(phone, restaurant);
  const { before, now } = await changeTheMenu(restaurant);

  await sendButton(phone).tap();

  const notice = phone.getByRole('alert').filter({ hasText: 'La carta ha cambiado' });
  await expect(notice).toContainText('No hemos pedido nada todavía.');
  const row = (name: string) => phone.getByRole('row', { name: new RegExp(name) });
  await expect(row('Faisán estofado')).toContainText(`Ahora cuesta ${now}, antes ${before}`);
  await expect(row('Perdiz en escabeche')).toContainText('Agotado');
  await expect(row('Agua mineral')).not.toContainText(/Ahora cuesta|Agotado/);
  await expect(sendButton(phone)).toBeHidden();
  expect(await restaurant.staff.board()).toEqual([]);

  await phone.getByRole('button', { name: 'Aceptar los cambios' }).tap();
  const upToDate = phone.getByText('Tu pedido está al día. Ya puedes enviarlo.');
  await expect(upToDate).toBeVisible();
  await expect(phone.getByRole('row')).toHaveCount(1 + 2);
  expect(await restaurant.staff.board()).toEqual([]);

  await sendButton(phone).tap();
  await expect(phone.getByText('Pedido enviado. El pago se realizará en mesa.')).toBeVisible();
  // Checked at once, because it disappears by itself after some seconds.
  expect(await upToDate.count()).toBe(0);
  expect(await readConfirmation(phone)).toBe(1);
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
  await expect(slip(kitchen, 1).getByRole('listitem')).toHaveText([
    /1.*Faisán estofado/,
    /1.*Agua mineral/,
  ]);
  const [order] = await restaurant.staff.board();
  expect(euros(Math.round(Number(order?.lineas[0]?.preciounitario) * 100))).toBe(now);
});

test('earlier changes of the menu are shown as soon as the summary opens', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '1');
  await choose(phone, 'Faisán estofado', 'Perdiz en escabeche');
  const { before, now } = await changeTheMenu(restaurant);

  await openSummary(phone);

  await expect(phone.getByText(`Ahora cuesta ${now}, antes ${before}`)).toBeVisible();
  await expect(phone.getByText('Agotado', { exact: true })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Aceptar los cambios' })).toBeVisible();
});

test('if no product of the basket is left, the diner is sent back to the menu', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openDeafPhone(openPhone);
  await sitDown(phone, restaurant, '1');
  await choose(phone, 'Perdiz en escabeche');
  await openSummary(phone);
  await changeTheMenu(restaurant);
  await sendButton(phone).tap();
  await phone.getByRole('button', { name: 'Aceptar los cambios' }).tap();

  await expect(phone.getByText('No hay productos en el carrito')).toBeVisible();
  await phone.getByRole('link', { name: 'Ver la carta' }).tap();
  await expect(
    phone.getByRole('listitem').filter({ hasText: 'Perdiz en escabeche' }),
  ).toContainText('Agotado');
});
