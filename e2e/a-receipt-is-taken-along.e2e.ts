import {
  choose,
  openOwnOrders,
  openSummary,
  ownOrder,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import { downloadBy } from './fixtures/downloads.ts';
import { chooseFor } from './fixtures/kitchen.ts';
import { atProvider, goToProvider, readPaid, takePayments } from './fixtures/payments.ts';
import { expect, test } from './fixtures/test.ts';

test('after paying online, the diner can read and download the receipt, and the restaurant can read it', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await sitDown(phone, restaurant, '4');
  await choose(phone, 'Croquetas de faisán', 'Rabo de toro');
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
});

test('an order paid at the table has a receipt too; if offline, it can be downloaded later', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await choose(phone, 'Rabo de toro');
  await openSummary(phone);
  await sendButton(phone).tap();
  await readConfirmation(phone);
  await openOwnOrders(phone);
  await ownOrder(phone, 1).getByRole('button', { name: 'Recibo' }).tap();
  const receipt = phone.getByRole('dialog', { name: 'Recibo del pedido nº 1' });
  await expect(receipt).toContainText('Se paga en la mesa');
  await receipt.getByRole('button', { name: 'Cerrar' }).tap();
  await phone.context().setOffline(true);
  await ownOrder(phone, 1).getByRole('button', { name: 'Recibo' }).tap();
  await receipt.getByRole('button', { name: 'Descargar en PDF' }).tap();
  await expect(receipt.getByRole('alert')).toContainText('No hay conexión');
  await phone.context().setOffline(false);
  const save = receipt.getByRole('button', { name: 'Descargar en PDF' });
  expect((await downloadBy(phone, () => save.tap())).name).toBe('recibo-1.pdf');
});
