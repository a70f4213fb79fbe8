import {
  chooseByLinks,
  openOwnOrders,
  openSummary,
  ownOrder,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import { downloadBy } from './fixtures/downloads.ts';
import { chooseFor } from './fixtures/kitchen.ts';
import { atProvider, goToProvider, readPaid } from './fixtures/payments.ts';
import { expect, test } from './fixtures/test.ts';

test('a diner reads and downloads the receipts of two orders, paid online and at the table', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  await restaurant.staff.takePayments();
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await chooseByLinks(phone, 'Croquetas de faisán', 'Rabo de toro');
  await openSummary(phone);
  await goToProvider(phone, restaurant);
  await atProvider(phone, 'Pagar');
  await readPaid(phone);

  await openOwnOrders(phone);
  await ownOrder(phone, 1).getByRole('button', { name: 'Recibo' }).tap();
  const receipt = phone.getByRole('dialog', { name: 'Recibo del pedido nº 1' });
  for (const words of ['NIF', '1 × Rabo de toro', 'Total, IVA incluido', 'Pagado online']) {
    await expect(receipt).toContainText(words);
  }
  await expect(receipt).toContainText('Este documento no es una factura');
  const save = receipt.getByRole('button', { name: 'Descargar en PDF' });
  const own = await downloadBy(phone, () => save.tap());
  expect(own.name).toBe('recibo-1.pdf');
  expect(own.content.subarray(0, 5).toString()).toBe('%PDF-');

  await chooseFor(kitchen, 1, 'Ver detalle');
  await kitchen.getByRole('button', { name: 'Recibo' }).click();
  const theirs = kitchen.getByRole('dialog', { name: 'Recibo del pedido nº 1' });
  await expect(theirs).toContainText('Pagado online');

  await test.step('offline it can be read, and downloaded later', async () => {
    await receipt.getByRole('button', { name: 'Cerrar' }).tap();
    await chooseByLinks(phone, 'Rabo de toro');
    await openSummary(phone);
    await sendButton(phone).tap();
    await readConfirmation(phone);
    await openOwnOrders(phone);
    await ownOrder(phone, 2).getByRole('button', { name: 'Recibo' }).tap();
    const atTable = phone.getByRole('dialog', { name: 'Recibo del pedido nº 2' });
    await expect(atTable).toContainText('Se paga en la mesa');
    await atTable.getByRole('button', { name: 'Cerrar' }).tap();
    await phone.context().setOffline(true);
    await ownOrder(phone, 2).getByRole('button', { name: 'Recibo' }).tap();
    const later = atTable.getByRole('button', { name: 'Descargar en PDF' });
    await later.tap();
    await expect(atTable.getByRole('alert')).toContainText('No hay conexión');
    await phone.context().setOffline(false);
    expect((await downloadBy(phone, () => later.tap())).name).toBe('recibo-2.pdf');
  });
});
