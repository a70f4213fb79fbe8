import type { Page } from '@playwright/test';
import {
  basketIcon,
  chooseByLinks,
  openOwnOrders,
  openSummary,
  ownOrder,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import type { Restaurant } from './fixtures/restaurant.ts';
import { EN_CURSO, expectBoard, slip } from './fixtures/kitchen.ts';
import { atProvider, goToProvider, payOnlineButton, readPaid } from './fixtures/payments.ts';
import { countLoads, expect, test } from './fixtures/test.ts';

const NOT_CHARGED = 'No se ha cobrado nada';

/** Ends at the summary, with two products in the basket. */
async function chooseDinner(phone: Page, restaurant: Restaurant, table = '4'): Promise<void> {
  await sitDown(phone, restaurant, table);
  await chooseAgain(phone, 'Croquetas de faisán', 'Rabo de toro');
}

/** The same for somebody who sits at a table already. */
async function chooseAgain(phone: Page, ...products: string[]): Promise<void> {
  await chooseByLinks(phone, ...products);
  await openSummary(phone);
  await expect(payOnlineButton(phone)).toBeVisible();
}

async function cancelAtProvider(phone: Page): Promise<void> {
  await phone.getByRole('link', { name: 'Cancelar' }).tap();
  await expect(phone.getByText(NOT_CHARGED)).toBeVisible();
  await expect(phone).toHaveURL(/\/clients\/resumen$/);
}

function bankConfirms(phone: Page) {
  return phone.getByRole('heading', { name: 'Tu banco está confirmando el pago' });
}

test('a diner is declined, cancels and goes back before paying, and only then the kitchen gets the order', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  await restaurant.staff.takePayments();
  const phone = await openPhone();
  const loads = countLoads(kitchen);
  await chooseDinner(phone, restaurant);
  // The provider's page is requested only after the diner has seen the confirmation.
  const asking = '**/api/stripe/create-checkout-session';
  await phone.route(asking, async (route) => {
    await expect(phone.getByText('Order Created Correctly')).toBeVisible();
    await route.continue();
  });
  await goToProvider(phone, restaurant);
  await phone.unroute(asking);

  await kitchen.getByRole('button', { name: 'Pagos en curso: 1' }).tap();
  const panel = kitchen.getByRole('complementary', { name: 'Pagos en curso' });
  await expect(panel.getByText('Mesa 4')).toBeVisible();
  await expect(panel.getByText(/desde las? \d\d:\d\d/)).toBeVisible();

  await test.step('declined and cancelled: nothing is charged, and the basket is kept', async () => {
    await atProvider(phone, 'Rechazar la tarjeta');
    await expect(phone.getByText('Tarjeta rechazada. Prueba con otra.')).toBeVisible();
    await cancelAtProvider(phone);
    await expect(phone.getByRole('rowheader', { name: /Croquetas de faisán/ })).toBeVisible();
    await expect(phone.getByRole('rowheader', { name: /Rabo de toro/ })).toBeVisible();
    await phone.reload();
    await expect(phone.getByText(NOT_CHARGED)).toBeVisible();
    await expect(payOnlineButton(phone)).toBeEnabled();
  });

  await test.step('left with the back button, the same order can be paid', async () => {
    await goToProvider(phone, restaurant);
    await phone.goBack();
    await expect(phone.getByText(NOT_CHARGED)).toBeVisible();
    await goToProvider(phone, restaurant);
    await expect(panel.getByText('Mesa 4')).toBeVisible();
    await expectBoard(kitchen, {});
    await atProvider(phone, 'Pagar');
    await expect(phone.getByText(/^Has pagado \d+,\d\d\s€$/)).toBeVisible();
    await phone.getByRole('button', { name: 'Recibo' }).tap();
    await expect(phone.getByRole('dialog').getByText('Pagado online')).toBeVisible();
    await phone.keyboard.press('Escape');
    expect(await readPaid(phone)).toBe(1);
    await expectBoard(kitchen, { [EN_CURSO]: [1] });
    await expect(slip(kitchen, 1).getByText('PAGADO')).toBeVisible();
    await expect(slip(kitchen, 1).getByText('Nuevo')).toBeVisible();
    await expect(panel.getByText('Nadie está pagando ahora.')).toBeVisible();
    await expect(basketIcon(phone)).toHaveAccessibleName(/vacío|0/);
  });

  await test.step('a diner whose session ends meanwhile need not pay again', async () => {
    await chooseAgain(phone, 'Rabo de toro');
    await goToProvider(phone, restaurant);
    await phone.context().clearCookies();
    await atProvider(phone, 'Pagar');
    await expect(phone.getByRole('heading', { name: 'Nos ocupamos de tu pago' })).toBeVisible();
    await expect(phone.getByText(/el pedido nº 2, no hace falta pagar otra vez/)).toBeVisible();
    await expect(phone.getByRole('link', { name: 'Escanear mi mesa' })).toBeVisible();
    await expectBoard(kitchen, { [EN_CURSO]: [1, 2] });
  });
  expect(loads()).toBe(0);
});

test('while their banks confirm, diners wait: one order is cancelled and refunded, one refused, one paid', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  await restaurant.staff.takePayments();
  const [cancelled, refused, paid] = [await openPhone(), await openPhone(), await openPhone()];
  const tables = [
    [cancelled, '1'],
    [refused, '2'],
    [paid, '3'],
  ] as const;
  for (const [phone, table] of tables) {
    await chooseDinner(phone, restaurant, table);
    await goToProvider(phone, restaurant);
  }
  await kitchen.getByRole('button', { name: 'Pagos en curso: 3' }).tap();
  await kitchen.getByRole('button', { name: 'Cancelar el pedido nº 1' }).tap();
  const dialog = kitchen.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill('Mesa equivocada');

  await atProvider(cancelled, 'Pagar tarde');
  await expect(bankConfirms(cancelled)).toBeVisible();
  await cancelled.getByRole('link', { name: 'La mesa' }).last().tap();
  const waiting = ownOrder(cancelled, 1);
  // In parallel, because the bank confirms after ten seconds.
  await Promise.all([
    expect(waiting.getByText(/Tu banco está confirmando el pago/)).toBeVisible(),
    expect(waiting.getByRole('button', { name: 'Pagar online' })).toBeDisabled(),
    expect(waiting.getByRole('button', { name: 'Pagar al camarero' })).toBeDisabled(),
  ]);
  await dialog.getByRole('button', { name: 'Cancelar pedido' }).tap();
  await expect(waiting.getByText('Cancelado', { exact: true })).toBeVisible();
  await expect(cancelled.getByText(/El pedido nº 1 se ha cancelado/)).toBeVisible();
  await expect(cancelled.getByText(NOT_CHARGED)).toBeHidden();

  await atProvider(refused, 'Pagar tarde y que falle');
  await expect(bankConfirms(refused)).toBeVisible();
  await atProvider(paid, 'Pagar tarde');
  await expect(bankConfirms(paid)).toBeVisible();
  await expectBoard(kitchen, {});

  await test.step('the money that came too late goes back', async () => {
    await expect(waiting.getByText('DEVUELTO', { exact: true })).toBeVisible();
    await expect(waiting.getByText(/Se te ha devuelto entero/)).toBeVisible();
    await expect(cancelled.getByText(NOT_CHARGED)).toBeHidden();
  });

  await test.step('the page of the one who has paid continues by itself', async () => {
    expect(await readPaid(paid)).toBe(3);
    await expectBoard(kitchen, { [EN_CURSO]: [3] });
    await expect(slip(kitchen, 3).getByText('PAGADO')).toBeVisible();
  });

  await test.step('after a refusal the basket is kept, and the same order is paid to the waiter', async () => {
    await expect(refused).toHaveURL(/\/clients\/resumen$/);
    await expect(refused.getByText(NOT_CHARGED).first()).toBeVisible();
    await expect(refused.getByRole('rowheader', { name: /Rabo de toro/ })).toBeVisible();
    await sendButton(refused).tap();
    expect(await readConfirmation(refused)).toBe(2);
    await expectBoard(kitchen, { [EN_CURSO]: [3, 2] });
    await expect(slip(kitchen, 2).getByText('PAGADO')).toBeHidden();
  });

  await kitchen.goto('/restaurants/historial');
  await expect(kitchen.getByText('DEVUELTO', { exact: true })).toBeVisible();
});

test('two tabs on one phone and a double tap make one order, and the diner can still change their mind', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  await restaurant.staff.takePayments();
  const phone = await openPhone();
  await chooseDinner(phone, restaurant);
  const other = await phone.context().newPage();
  await other.goto('/clients/resumen');
  await expect(payOnlineButton(other)).toBeVisible();

  await payOnlineButton(phone).dblclick();
  await expect(phone.getByRole('heading', { name: restaurant.legalName, level: 1 })).toBeVisible();
  await goToProvider(other, restaurant);
  expect(other.url()).toBe(phone.url());
  // Nobody can stop the money now: the kitchen has to ask at the table.
  await restaurant.staff.sellOut('Croquetas de faisán', 'hoy');
  await atProvider(phone, 'Pagar');
  expect(await readPaid(phone)).toBe(1);
  await atProvider(other, 'Pagar');
  expect(await readPaid(other)).toBe(1);
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
  expect(await restaurant.staff.board()).toHaveLength(1);
  await expect(slip(kitchen, 1).getByText('La carta cambió antes de que se pagara')).toBeVisible();

  await test.step('cancelling shows that the other tab has sent the order', async () => {
    await chooseAgain(phone, 'Rabo de toro');
    await goToProvider(phone, restaurant);
    await other.goto('/clients/resumen');
    await expect(other.getByText(NOT_CHARGED)).toBeVisible();
    await sendButton(other).tap();
    expect(await readConfirmation(other)).toBe(2);
    await expectBoard(kitchen, { [EN_CURSO]: [1, 2] });
    await phone.getByRole('link', { name: 'Cancelar' }).tap();
    await expect(phone.getByText('El pedido nº 2 ya está enviado.')).toBeVisible();
    await expect(phone.getByText(NOT_CHARGED)).toBeHidden();
    await other.close();
  });

  await test.step('a pending payment is gone on with, and discarded, in La mesa', async () => {
    await chooseAgain(phone, 'Rabo de toro');
    await goToProvider(phone, restaurant);
    await phone.goto('/clients/pedidos');
    await expect(ownOrder(phone, 3).getByText('Pago pendiente')).toBeVisible();
    // What cannot be served any more is neither charged nor cooked.
    await restaurant.staff.sellOut('Rabo de toro', 'hoy');
    for (const [button, failure] of [
      ['Pagar al camarero', /^No hemos podido pasar tu pedido a la cocina\. La carta ha cambiado/],
      ['Pagar online', /^No hemos podido abrir el pago\. La carta ha cambiado/],
    ] as const) {
      await ownOrder(phone, 3).getByRole('button', { name: button }).tap();
      await expect(phone.getByText(failure)).toBeVisible();
    }
    await expectBoard(kitchen, { [EN_CURSO]: [1, 2] });
    await restaurant.staff.sellOut('Rabo de toro', 'no');
    await ownOrder(phone, 3).getByRole('button', { name: 'Pagar online' }).tap();
    await expect(
      phone.getByRole('heading', { name: restaurant.legalName, level: 1 }),
    ).toBeVisible();
    await phone.goto('/clients/pedidos');
    await ownOrder(phone, 3).getByRole('button', { name: 'Descartar' }).tap();
    await phone.getByRole('dialog').getByRole('button', { name: 'Descartar', exact: true }).tap();
    await expect(ownOrder(phone, 3).getByText('Cancelado')).toBeVisible();
    await expect(kitchen.getByText(/Pagos en curso/)).toBeHidden();
    await expectBoard(kitchen, { [EN_CURSO]: [1, 2] });
    // The basket is kept, for another order.
    await openSummary(phone);
    await sendButton(phone).tap();
    expect(await readConfirmation(phone)).toBe(4);
  });

  await test.step('a chosen tip is removed with a notice when the restaurant takes none', async () => {
    await kitchen.goto('/restaurants/settings');
    const tips = kitchen.getByLabel('Ofrecer propina al pagar online');
    await tips.check();
    await chooseAgain(phone, 'Rabo de toro');
    await expect(phone.getByRole('radio', { name: 'Sin propina' })).toBeChecked();
    await expect(phone.getByText('Total a pagar')).toBeHidden();
    await phone.getByRole('radio', { name: '10 %' }).check();
    await expect(phone.getByText('Total a pagar')).toBeVisible();
    await tips.uncheck();
    await expect(phone.getByText(/ya no acepta propinas: hemos quitado la tuya/)).toBeVisible();
    await expect(phone.getByText('Total a pagar')).toBeHidden();
    await goToProvider(phone, restaurant);
    await expect(phone.getByRole('listitem').filter({ hasText: 'Propina' })).toBeHidden();
    await cancelAtProvider(phone);
    await tips.check();
  });

  await test.step('a tip is shown separately, and is charged with the order', async () => {
    await phone.getByRole('radio', { name: 'Otra' }).check();
    await phone.getByLabel('Cuánto').fill('200');
    await expect(phone.getByText('La propina no puede pasar de 100 €')).toBeVisible();
    await phone.getByLabel('Cuánto').fill('1,50');
    await expect(phone.getByText('Total a pagar')).toBeVisible();
    await goToProvider(phone, restaurant);
    await expect(phone.getByRole('listitem').filter({ hasText: 'Propina' })).toContainText('1,50');
    await atProvider(phone, 'Pagar');
    expect(await readPaid(phone)).toBe(6);
    await openOwnOrders(phone);
    await expect(ownOrder(phone, 6).getByText(/Propina 1,50/)).toBeVisible();
    const order = (await restaurant.staff.board()).find(({ idorder }) => idorder === 6);
    expect(order).toMatchObject({ propina: '1.50', ispaid: 'true' });
  });
});
