import type { Page } from '@playwright/test';
import {
  addProduct,
  basketIcon,
  choose,
  openOwnOrders,
  openSummary,
  ownOrder,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import type { Restaurant } from './fixtures/restaurant.ts';
import { EN_CURSO, expectBoard, slip } from './fixtures/kitchen.ts';
import {
  atProvider,
  goToProvider,
  payOnlineButton,
  readPaid,
  takePayments,
} from './fixtures/payments.ts';
import { countLoads, expect, test } from './fixtures/test.ts';

const NOT_CHARGED = 'No se ha cobrado nada';

/** Ends at the summary of table 4, with two products in the basket. */
async function chooseDinner(phone: Page, restaurant: Restaurant): Promise<void> {
  await sitDown(phone, restaurant, '4');
  await choose(phone, 'Croquetas de faisán', 'Rabo de toro');
  await openSummary(phone);
  await expect(payOnlineButton(phone)).toBeVisible();
}

test('a diner pays on the provider’s page, and only then the kitchen gets the order', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  const loads = countLoads(kitchen);
  await chooseDinner(phone, restaurant);
  // The provider's page is requested only after the diner has seen the confirmation.
  await phone.route('**/api/stripe/create-checkout-session', async (route) => {
    await expect(phone.getByText('Order Created Correctly')).toBeVisible();
    await route.continue();
  });
  await goToProvider(phone, restaurant);

  await expect(kitchen.getByRole('button', { name: 'Pagos en curso: 1' })).toBeVisible();
  await expectBoard(kitchen, {});
  await kitchen.getByRole('button', { name: 'Pagos en curso: 1' }).tap();
  const panel = kitchen.getByRole('complementary', { name: 'Pagos en curso' });
  await expect(panel.getByText('Mesa 4')).toBeVisible();
  await expect(panel.getByText(/desde las \d\d:\d\d/)).toBeVisible();

  await atProvider(phone, 'Pagar');
  await expect(phone.getByText(/^Has pagado \d+,\d\d\s€$/)).toBeVisible();
  await phone.getByRole('button', { name: 'Recibo' }).tap();
  await expect(phone.getByRole('dialog').getByText('Pagado online')).toBeVisible();
  await phone.keyboard.press('Escape');
  const orderId = await readPaid(phone);

  expect(orderId).toBe(1);
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
  await expect(slip(kitchen, 1).getByText('PAGADO')).toBeVisible();
  await expect(slip(kitchen, 1).getByText('Nuevo')).toBeVisible();
  await expect(panel.getByText('Nadie está pagando ahora.')).toBeVisible();
  await expect(basketIcon(phone)).toHaveAccessibleName(/vacío|0/);
  await openOwnOrders(phone);
  await expect(ownOrder(phone, 1).getByText('PAGADO')).toBeVisible();
  expect(loads()).toBe(0);
});

test('after a declined card and a cancelled payment, the basket is kept and the waiter can be paid', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await chooseDinner(phone, restaurant);
  await goToProvider(phone, restaurant);
  await atProvider(phone, 'Rechazar la tarjeta');
  await expect(phone.getByText('Tarjeta rechazada. Prueba con otra.')).toBeVisible();
  await phone.getByRole('link', { name: 'Cancelar' }).tap();

  await expect(phone.getByText(NOT_CHARGED)).toBeVisible();
  await expect(phone).toHaveURL(/\/clients\/resumen$/);
  await expect(phone.getByRole('rowheader', { name: /Croquetas de faisán/ })).toBeVisible();
  await expect(phone.getByRole('rowheader', { name: /Rabo de toro/ })).toBeVisible();
  await phone.reload();
  await expect(phone.getByText(NOT_CHARGED)).toBeVisible();
  await expect(payOnlineButton(phone)).toBeEnabled();

  await sendButton(phone).tap();

  expect(await readConfirmation(phone)).toBe(1);
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
  await expect(slip(kitchen, 1).getByText('PAGADO')).toBeHidden();
  await expect(kitchen.getByText(/Pagos en curso/)).toBeHidden();
});

test('after leaving the payment page with the back button, the same order can be paid', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await chooseDinner(phone, restaurant);
  await goToProvider(phone, restaurant);
  await phone.goBack();
  await expect(phone.getByText(NOT_CHARGED)).toBeVisible();

  await goToProvider(phone, restaurant);
  await atProvider(phone, 'Pagar');

  expect(await readPaid(phone)).toBe(1);
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
});

test('changing the basket after cancelling a payment makes a new order, and cancels the first', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await chooseDinner(phone, restaurant);
  await goToProvider(phone, restaurant);
  await phone.getByRole('link', { name: 'Cancelar' }).tap();
  await expect(phone.getByText(NOT_CHARGED)).toBeVisible();
  await phone.goto('/clients/carta');
  await addProduct(phone, 'Rabo de toro');
  await openSummary(phone);

  await goToProvider(phone, restaurant);
  await atProvider(phone, 'Pagar');

  expect(await readPaid(phone)).toBe(2);
  await expectBoard(kitchen, { [EN_CURSO]: [2] });
  await openOwnOrders(phone);
  await expect(ownOrder(phone, 1).getByText('Cancelado')).toBeVisible();
  await expect(ownOrder(phone, 2).getByText('PAGADO')).toBeVisible();
});

test('if the bank confirms late, the page waits and continues by itself', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await chooseDinner(phone, restaurant);
  await goToProvider(phone, restaurant);
  await atProvider(phone, 'Pagar tarde');

  await expect(
    phone.getByRole('heading', { name: 'Tu banco está confirmando el pago' }),
  ).toBeVisible();
  await expectBoard(kitchen, {});
  expect(await readPaid(phone)).toBe(1);
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
});

test('if the bank refuses in the end, nothing is charged and the basket is kept', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await chooseDinner(phone, restaurant);
  await goToProvider(phone, restaurant);
  await atProvider(phone, 'Pagar tarde y que falle');
  await expect(
    phone.getByRole('heading', { name: 'Tu banco está confirmando el pago' }),
  ).toBeVisible();

  await expect(phone).toHaveURL(/\/clients\/resumen$/);
  await expect(phone.getByText(NOT_CHARGED).first()).toBeVisible();
  await expect(phone.getByRole('rowheader', { name: /Rabo de toro/ })).toBeVisible();
  // The same order, now paid to the waiter.
  await sendButton(phone).tap();
  expect(await readConfirmation(phone)).toBe(1);
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
});

test('two tabs on one phone and a double tap create one order and one payment page', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await chooseDinner(phone, restaurant);
  const other = await phone.context().newPage();
  await other.goto('/clients/resumen');
  await expect(payOnlineButton(other)).toBeVisible();

  await payOnlineButton(phone).dblclick();
  await expect(phone.getByRole('heading', { name: restaurant.legalName, level: 1 })).toBeVisible();
  await goToProvider(other, restaurant);

  expect(other.url()).toBe(phone.url());
  await atProvider(phone, 'Pagar');
  expect(await readPaid(phone)).toBe(1);
  await atProvider(other, 'Pagar');
  expect(await readPaid(other)).toBe(1);
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
  expect(await restaurant.staff.board()).toHaveLength(1);
});

test('a tip is optional, is shown separately, and is charged with the order', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await kitchen.goto('/restaurants/settings');
  await kitchen.getByLabel('Ofrecer propina al pagar online').check();
  await chooseDinner(phone, restaurant);

  await expect(phone.getByRole('radio', { name: 'Sin propina' })).toBeChecked();
  await expect(phone.getByText('Total a pagar')).toBeHidden();
  await phone.getByRole('radio', { name: 'Otra' }).check();
  await phone.getByLabel('Cuánto').fill('200');
  await expect(phone.getByText('La propina no puede pasar de 100 €')).toBeVisible();
  await phone.getByLabel('Cuánto').fill('1,50');
  await expect(phone.getByText('Total a pagar')).toBeVisible();
  await goToProvider(phone, restaurant);
  await expect(phone.getByRole('listitem').filter({ hasText: 'Propina' })).toContainText('1,50');
  await atProvider(phone, 'Pagar');
  await readPaid(phone);

  await openOwnOrders(phone);
  await expect(ownOrder(phone, 1).getByText(/Propina 1,50/)).toBeVisible();
  const [order] = await restaurant.staff.board();
  expect(order).toMatchObject({ propina: '1.50', ispaid: 'true' });
});

test('an order with a pending payment can be paid or discarded in Mis pedidos', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await chooseDinner(phone, restaurant);
  await goToProvider(phone, restaurant);
  await phone.goto('/clients/pedidos');
  await expect(ownOrder(phone, 1).getByText('Pago pendiente')).toBeVisible();
  await ownOrder(phone, 1).getByRole('button', { name: 'Pagar online' }).tap();
  await expect(phone.getByRole('heading', { name: restaurant.legalName, level: 1 })).toBeVisible();

  await phone.goto('/clients/pedidos');
  await ownOrder(phone, 1).getByRole('button', { name: 'Descartar' }).tap();
  await phone.getByRole('dialog').getByRole('button', { name: 'Descartar', exact: true }).tap();

  await expect(ownOrder(phone, 1).getByText('Cancelado')).toBeVisible();
  await expect(kitchen.getByText(/Pagos en curso/)).toBeHidden();
  await expectBoard(kitchen, {});
  // The basket is kept, for another order.
  await openSummary(phone);
  await sendButton(phone).tap();
  expect(await readConfirmation(phone)).toBe(2);
});

test('cancelling a payment shows that the order was meanwhile sent from another tab', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await chooseDinner(phone, restaurant);
  await goToProvider(phone, restaurant);
  const other = await phone.context().newPage();
  await other.goto('/clients/resumen');
  await expect(other.getByText(NOT_CHARGED)).toBeVisible();
  await sendButton(other).tap();
  expect(await readConfirmation(other)).toBe(1);
  await expectBoard(kitchen, { [EN_CURSO]: [1] });

  await phone.getByRole('link', { name: 'Cancelar' }).tap();

  await expect(phone.getByText('El pedido nº 1 ya está en la cocina.')).toBeVisible();
  await expect(phone.getByText(NOT_CHARGED)).toBeHidden();
});

test('while the bank confirms, the diner cannot pay another way; if the restaurant cancels, it is refunded', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await chooseDinner(phone, restaurant);
  await goToProvider(phone, restaurant);
  await kitchen.getByRole('button', { name: 'Pagos en curso: 1' }).tap();
  await kitchen.getByRole('button', { name: 'Cancelar el pedido nº 1' }).tap();
  const dialog = kitchen.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill('Mesa equivocada');
  await atProvider(phone, 'Pagar tarde');
  await expect(
    phone.getByRole('heading', { name: 'Tu banco está confirmando el pago' }),
  ).toBeVisible();
  await phone.getByRole('link', { name: 'Mis pedidos' }).last().tap();
  const waiting = ownOrder(phone, 1);
  // In parallel, because the bank confirms after ten seconds.
  await Promise.all([
    expect(waiting.getByText(/Tu banco está confirmando el pago/)).toBeVisible(),
    expect(waiting.getByRole('button', { name: 'Pagar online' })).toBeDisabled(),
    expect(waiting.getByRole('button', { name: 'Pagar al camarero' })).toBeDisabled(),
  ]);

  await dialog.getByRole('button', { name: 'Cancelar pedido' }).tap();

  await expect(waiting.getByText('Cancelado', { exact: true })).toBeVisible();
  await expect(phone.getByText(/El pedido nº 1 se ha cancelado/)).toBeVisible();
  await expect(phone.getByText(NOT_CHARGED)).toBeHidden();
  await expect(waiting.getByText('DEVUELTO', { exact: true })).toBeVisible();
  await expect(waiting.getByText(/Se te ha devuelto entero/)).toBeVisible();
  await expect(phone.getByText(NOT_CHARGED)).toBeHidden();
  await kitchen.goto('/restaurants/historial');
  await expect(kitchen.getByText('DEVUELTO', { exact: true })).toBeVisible();
});

test('if the session ends during payment, the diner need not pay again and the kitchen has the order', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await chooseDinner(phone, restaurant);
  await goToProvider(phone, restaurant);
  await phone.context().clearCookies();

  await atProvider(phone, 'Pagar');

  await expect(phone.getByRole('heading', { name: 'Nos ocupamos de tu pago' })).toBeVisible();
  await expect(phone.getByText(/el pedido nº 1, no hace falta pagar otra vez/)).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Escanear mi mesa' })).toBeVisible();
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
});

test('if the restaurant stops taking tips, the chosen tip is removed with a notice', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await kitchen.goto('/restaurants/settings');
  const tips = kitchen.getByLabel('Ofrecer propina al pagar online');
  await tips.check();
  await chooseDinner(phone, restaurant);
  await phone.getByRole('radio', { name: '10 %' }).check();
  await expect(phone.getByText('Total a pagar')).toBeVisible();

  await tips.uncheck();

  await expect(phone.getByText(/ya no acepta propinas: hemos quitado la tuya/)).toBeVisible();
  await expect(phone.getByText('Total a pagar')).toBeHidden();
  await goToProvider(phone, restaurant);
  await expect(phone.getByRole('listitem').filter({ hasText: 'Propina' })).toBeHidden();
});
