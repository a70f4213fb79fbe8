import {
  chooseByLinks,
  openSummary,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import type { Restaurant } from './fixtures/restaurant.ts';
import { expect, test } from './fixtures/test.ts';

/**
 * 'Faisán estofado' costs more and has peanuts, 'Perdiz en escabeche' is sold out, 'Agua mineral' stays.
 */
async function changeTheMenu(restaurant: Restaurant): Promise<{ before: string; now: string }> {
  const product = (await restaurant.staff.menu()).find(({ name }) => name === 'Faisán estofado');
  const cents = Math.round(Number(product?.price) * 1.1 * 100);
  await restaurant.staff.editProduct('Faisán estofado', {
    price: ((cents + 150) / 110).toFixed(6),
    alergenos: [...(product?.alergenos ?? []), 'cacahuetes'],
  });
  await restaurant.staff.editProduct('Perdiz en escabeche', { disponible: false });
  return { before: euros(cents), now: euros(cents + 150) };
}

const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;

test('if the menu changes while two diners choose, nothing is ordered until each has agreed', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  // Without live updates, this phone learns of a change only from the answer to its order.
  await phone.route('**/api/client/orders/stream*', (route) => route.abort());
  await sitDown(phone, restaurant, '1');
  await chooseByLinks(phone, 'Faisán estofado', 'Perdiz en escabeche', 'Agua mineral');
  await openSummary(phone);
  await expect(phone.getByRole('row')).toHaveCount(1 + 3);
  const other = await openPhone();
  await sitDown(other, restaurant, '1');
  await chooseByLinks(other, 'Faisán estofado', 'Perdiz en escabeche');

  const { before, now } = await changeTheMenu(restaurant);

  await test.step('an order that no longer fits is refused, and sent once the diner agrees', async () => {
    await sendButton(phone).tap();

    const notice = phone.getByRole('alert').filter({ hasText: 'La carta ha cambiado' });
    await expect(notice).toContainText('No hemos pedido nada todavía.');
    const row = (name: string) => phone.getByRole('row', { name: new RegExp(name) });
    await expect(row('Faisán estofado')).toContainText(`Ahora cuesta ${now}, antes ${before}`);
    await expect(row('Faisán estofado')).toContainText('Ahora lleva cacahuetes');
    await expect(row('Perdiz en escabeche')).toContainText('Agotado');
    await expect(row('Agua mineral')).not.toContainText(/Ahora|Agotado/);
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
    const [order, ...others] = await restaurant.staff.board();
    expect(others).toEqual([]);
    expect(order?.description).toBe('1 × Faisán estofado\n1 × Agua mineral');
    expect(euros(Math.round(Number(order?.lineas[0]?.preciounitario) * 100))).toBe(now);
  });

  await test.step('earlier changes are shown as soon as the summary opens', async () => {
    await openSummary(other);
    await expect(other.getByText(`Ahora cuesta ${now}, antes ${before}`)).toBeVisible();
    await expect(other.getByText('Agotado', { exact: true })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Aceptar los cambios' })).toBeVisible();
  });

  await test.step('a filter that is chosen now marks what is in the basket already', async () => {
    await other.getByRole('link', { name: 'Seguir mirando la carta' }).tap();
    await other
      .getByRole('button', { name: /^Filtros/ })
      .first()
      .tap();
    await other.getByRole('checkbox', { name: 'Cacahuetes' }).check();
    await other.getByRole('button', { name: /^Ver (la carta|\d+ plato)/ }).tap();
    await openSummary(other);
    await expect(other.getByText('Lleva cacahuetes, que evitas.')).toBeVisible();
  });

  await test.step('if no product of the basket is left, the diner is sent back to the menu', async () => {
    await other.getByRole('button', { name: 'Eliminar uno de Faisán estofado', exact: true }).tap();
    await expect(other.getByRole('row')).toHaveCount(1 + 1);
    await other.getByRole('button', { name: 'Aceptar los cambios' }).tap();
    await expect(other.getByText('No hay productos en el carrito')).toBeVisible();
    await other.getByRole('link', { name: 'Ver la carta' }).tap();
    await expect(
      other.getByRole('listitem').filter({ hasText: 'Perdiz en escabeche' }),
    ).toContainText('Agotado');
  });
});
