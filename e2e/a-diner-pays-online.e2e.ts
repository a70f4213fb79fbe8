import type { Page } from '@playwright/test';
import {
  addDish,
  basketIcon,
  choose,
  openOwnOrders,
  openSummary,
  ownOrder,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import type { House } from './fixtures/house.ts';
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

/** At the table with two dishes in the basket, before the summary. */
async function chooseDinner(phone: Page, house: House): Promise<void> {
  await sitDown(phone, house, '4');
  await choose(phone, 'Croquetas de faisán', 'Rabo de toro');
  await openSummary(phone);
  await expect(payOnlineButton(phone)).toBeVisible();
}

test('a diner pays on the provider’s page; then, and not before, the kitchen has the order', async ({
  house,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  const loads = countLoads(kitchen);
  await chooseDinner(phone, house);
  // The provider's page is not asked for before the diner has been told.
  await phone.route('**/api/stripe/create-checkout-session', async (route) => {
    await expect(phone.getByText('Order Created Correctly')).toBeVisible();
    await route.continue();
  });
  await goToProvider(phone, house);

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

test('a declined card and a way back charge nothing: the basket is whole and the waiter can be paid', async ({
  house,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await chooseDinner(phone, house);
  await goToProvider(phone, house);
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

test('after a cancelled payment the same basket goes on with the same order, by the back button too', async ({
  house,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await chooseDinner(phone, house);
  await goToProvider(phone, house);
  await phone.goBack();
  await expect(phone.getByText(NOT_CHARGED)).toBeVisible();

  await goToProvider(phone, house);
  await atProvider(phone, 'Pagar');

  expect(await readPaid(phone)).toBe(1);
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
});

test('an order that was changed after cancelling is another one, and the first is over', async ({
  house,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await chooseDinner(phone, house);
  await goToProvider(phone, house);
  await phone.getByRole('link', { name: 'Cancelar' }).tap();
  await expect(phone.getByText(NOT_CHARGED)).toBeVisible();
  await phone.goto('/clients/carta');
  await addDish(phone, 'Rabo de toro');
  await openSummary(phone);

  await goToProvider(phone, house);
  await atProvider(phone, 'Pagar');

  expect(await readPaid(phone)).toBe(2);
  await expectBoard(kitchen, { [EN_CURSO]: [2] });
  await openOwnOrders(phone);
  await expect(ownOrder(phone, 1).getByText('Cancelado')).toBeVisible();
  await expect(ownOrder(phone, 2).getByText('PAGADO')).toBeVisible();
});

test('a bank that takes its time: the page waits and goes on by itself', async ({
  house,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await chooseDinner(phone, house);
  await goToProvider(phone, house);
  await atProvider(phone, 'Pagar tarde');

  await expect(
    phone.getByRole('heading', { name: 'Tu banco está confirmando el pago' }),
  ).toBeVisible();
  await expectBoard(kitchen, {});
  expect(await readPaid(phone)).toBe(1);
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
});

test('a bank that says no in the end leaves the basket, and nothing is charged', async ({
  house,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await chooseDinner(phone, house);
  await goToProvider(phone, house);
  await atProvider(phone, 'Pagar tarde y que falle');
  await expect(
    phone.getByRole('heading', { name: 'Tu banco está confirmando el pago' }),
  ).toBeVisible();

  await expect(phone).toHaveURL(/\/clients\/resumen$/);
  await expect(phone.getByText(NOT_CHARGED).first()).toBeVisible();
  await expect(phone.getByRole('rowheader', { name: /Rabo de toro/ })).toBeVisible();
  // The same order, paid the other way.
  await sendButton(phone).tap();
  expect(await readConfirmation(phone)).toBe(1);
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
});

test('two tabs of one phone and a double tap make one order and one page to pay on', async ({
  house,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await chooseDinner(phone, house);
  const other = await phone.context().newPage();
  await other.goto('/clients/resumen');
  await expect(payOnlineButton(other)).toBeVisible();

  await payOnlineButton(phone).dblclick();
  await expect(phone.getByRole('heading', { name: house.legalName, level: 1 })).toBeVisible();
  await goToProvider(other, house);

  expect(other.url()).toBe(phone.url());
  await atProvider(phone, 'Pagar');
  expect(await readPaid(phone)).toBe(1);
  await atProvider(other, 'Pagar');
  expect(await readPaid(other)).toBe(1);
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
  expect(await house.staff.board()).toHaveLength(1);
});

test('a tip is nobody’s first choice, stands apart, and goes along', async ({
  house,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await kitchen.goto('/restaurants/settings');
  await kitchen.getByLabel('Ofrecer propina al pagar online').check();
  await chooseDinner(phone, house);

  await expect(phone.getByRole('radio', { name: 'Sin propina' })).toBeChecked();
  await expect(phone.getByText('Total a pagar')).toBeHidden();
  await phone.getByRole('radio', { name: 'Otra' }).check();
  await phone.getByLabel('Cuánto').fill('200');
  await expect(phone.getByText('La propina no puede pasar de 100 €')).toBeVisible();
  await phone.getByLabel('Cuánto').fill('1,50');
  await expect(phone.getByText('Total a pagar')).toBeVisible();
  await goToProvider(phone, house);
  await expect(phone.getByRole('listitem').filter({ hasText: 'Propina' })).toContainText('1,50');
  await atProvider(phone, 'Pagar');
  await readPaid(phone);

  await openOwnOrders(phone);
  await expect(ownOrder(phone, 1).getByText(/Propina 1,50/)).toBeVisible();
  const [order] = await house.staff.board();
  expect(order).toMatchObject({ propina: '1.50', ispaid: 'true' });
});

test('what waits for its payment can be paid or dropped from Mis pedidos', async ({
  house,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await chooseDinner(phone, house);
  await goToProvider(phone, house);
  await phone.goto('/clients/pedidos');
  await expect(ownOrder(phone, 1).getByText('Pago pendiente')).toBeVisible();
  await ownOrder(phone, 1).getByRole('button', { name: 'Pagar online' }).tap();
  await expect(phone.getByRole('heading', { name: house.legalName, level: 1 })).toBeVisible();

  await phone.goto('/clients/pedidos');
  await ownOrder(phone, 1).getByRole('button', { name: 'Descartar' }).tap();
  await phone.getByRole('dialog').getByRole('button', { name: 'Descartar', exact: true }).tap();

  await expect(ownOrder(phone, 1).getByText('Cancelado')).toBeVisible();
  await expect(kitchen.getByText(/Pagos en curso/)).toBeHidden();
  await expectBoard(kitchen, {});
  // What was chosen is still there, for another order.
  await openSummary(phone);
  await sendButton(phone).tap();
  expect(await readConfirmation(phone)).toBe(2);
});

test('an order that went to the waiter in another tab is shown as it is, whatever this tab left', async ({
  house,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await chooseDinner(phone, house);
  await goToProvider(phone, house);
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

test('while a bank confirms, nothing else can be chosen; the house ends the order, and the money goes back', async ({
  house,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await chooseDinner(phone, house);
  await goToProvider(phone, house);
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
  // At the same time: the bank takes ten seconds.
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

test('who comes back from paying to no session is told so, and the kitchen has the order', async ({
  house,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await chooseDinner(phone, house);
  await goToProvider(phone, house);
  await phone.context().clearCookies();

  await atProvider(phone, 'Pagar');

  await expect(phone.getByRole('heading', { name: 'Nos ocupamos de tu pago' })).toBeVisible();
  await expect(phone.getByText(/el pedido nº 1, no hace falta pagar otra vez/)).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Escanear mi mesa' })).toBeVisible();
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
});

test('a tip that the house switches off is taken away with a word', async ({
  house,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await kitchen.goto('/restaurants/settings');
  const tips = kitchen.getByLabel('Ofrecer propina al pagar online');
  await tips.check();
  await chooseDinner(phone, house);
  await phone.getByRole('radio', { name: '10 %' }).check();
  await expect(phone.getByText('Total a pagar')).toBeVisible();

  await tips.uncheck();

  await expect(phone.getByText(/ya no acepta propinas: hemos quitado la tuya/)).toBeVisible();
  await expect(phone.getByText('Total a pagar')).toBeHidden();
  await goToProvider(phone, house);
  await expect(phone.getByRole('listitem').filter({ hasText: 'Propina' })).toBeHidden();
});
