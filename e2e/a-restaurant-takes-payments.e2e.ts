import type { Page } from '@playwright/test';
import { chooseByLinks, openOwnOrders, openSummary, ownOrder, sitDown } from './fixtures/diner.ts';
import type { Restaurant } from './fixtures/restaurant.ts';
import { chooseFor, EN_CURSO, expectBoard, slip } from './fixtures/kitchen.ts';
import {
  atProvider,
  CONNECTED,
  goToProvider,
  paymentBlock,
  payOnlineButton,
  readPaid,
  takePayments,
} from './fixtures/payments.ts';
import { watchFor } from './fixtures/passing.ts';
import { AS_OPERATOR } from './fixtures/server.ts';
import { chooseInSidebar, openSettings } from './fixtures/staff-pages.ts';
import { expect, test } from './fixtures/test.ts';

/** Somebody at a table has paid for two products, and looks at their orders. */
async function payDinner(phone: Page, restaurant: Restaurant): Promise<void> {
  await chooseByLinks(phone, 'Croquetas de faisán', 'Rabo de toro');
  await openSummary(phone);
  await goToProvider(phone, restaurant);
  await atProvider(phone, 'Pagar');
  await readPaid(phone);
  await openOwnOrders(phone);
}

async function openRefund(kitchen: Page) {
  await chooseFor(kitchen, 1, 'Ver detalle');
  const detail = kitchen.getByRole('dialog', { name: 'Pedido nº 1', exact: true });
  await detail.getByRole('button', { name: 'Devolver dinero' }).click();
  return kitchen.getByRole('dialog', { name: /^Devolver dinero/ });
}

test('online payment is offered once the account can charge, and no longer once it is restricted', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await chooseByLinks(phone, 'Rabo de toro');
  await openSummary(phone);
  await expect(phone.getByRole('button', { name: /pagar al camarero/ })).toBeVisible();
  await expect(payOnlineButton(phone)).toBeHidden();

  await openSettings(kitchen);
  await expect(paymentBlock(kitchen).getByText(/no se mueve dinero/)).toBeVisible();
  await paymentBlock(kitchen).getByRole('button', { name: 'Activar pagos con Stripe' }).click();
  await expect(kitchen.getByRole('button', { name: 'Terminar el alta' })).toBeVisible();

  await test.step('a link that has expired is renewed when the owner follows it', async () => {
    const used = kitchen.url();
    await kitchen.goto('/onboarding-complete?renovar=1');
    await expect(kitchen.getByRole('button', { name: 'Terminar el alta' })).toBeVisible();
    expect(kitchen.url()).not.toBe(used);
  });

  await kitchen.getByRole('button', { name: 'Dejarlo a medias' }).click();
  await expect(kitchen.getByRole('heading', { name: 'Te falta terminar el alta' })).toBeVisible();
  await kitchen.getByRole('button', { name: 'Continuar en Stripe' }).click();
  await kitchen.getByRole('button', { name: 'Enviar y quedar en revisión' }).click();
  await expect(
    kitchen.getByRole('heading', { name: 'Stripe está revisando tus datos' }),
  ).toBeVisible();
  await expect(payOnlineButton(phone)).toBeHidden();

  const accountId = await kitchen.evaluate(() => localStorage.getItem('stripeAccountId'));
  const panel = `/pago-de-prueba/cuenta/${JSON.parse(accountId ?? '""')}`;
  await kitchen.route(`**${panel}`, async (route) =>
    route.continue({ headers: { ...route.request().headers(), ...AS_OPERATOR } }),
  );
  const wasAnnounced = await watchFor(kitchen, CONNECTED);
  await kitchen.goto(panel);
  await kitchen.getByRole('button', { name: 'Aprobar la cuenta' }).click();
  await expect(payOnlineButton(phone)).toBeVisible();
  await expect(kitchen).toHaveURL(/\/restaurants\/settings$/);
  expect(await wasAnnounced()).toBe(true);

  await kitchen.goto(panel);
  await kitchen.getByRole('button', { name: 'Restringir' }).click();
  await expect(kitchen.getByRole('heading', { name: 'Stripe ha parado tus cobros' })).toBeVisible();
  await expect(payOnlineButton(phone)).toBeHidden();

  await test.step('without a session the end of the onboarding cannot be opened', async () => {
    await kitchen.context().clearCookies();
    await kitchen.goto('/onboarding-complete');
    await expect(kitchen).toHaveURL(/\/$/);
  });
});

test('an order is refunded by products and then in full, another is cancelled, and the diner sees it', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await takePayments(kitchen);
  await sitDown(phone, restaurant, '4');
  await payDinner(phone, restaurant);
  await expectBoard(kitchen, { [EN_CURSO]: [1] });

  let refund = await openRefund(kitchen);
  await refund.getByText('Por platos').click();
  await refund.getByRole('button', { name: 'Añadir uno de Croquetas de faisán' }).click();
  await refund.getByRole('button', { name: 'Estaba frío' }).click();
  await refund.getByRole('button', { name: /^Devolver \d/ }).click();
  await expect(refund.getByText(/devueltos$/)).toBeVisible();
  await refund.getByRole('button', { name: 'Cerrar', exact: true }).first().click();

  await expect(ownOrder(phone, 1).getByText(/Devuelto en parte: \d/)).toBeVisible();
  await kitchen.keyboard.press('Escape');
  await expect(slip(kitchen, 1).getByText(/Devuelto en parte: \d/)).toBeVisible();

  refund = await openRefund(kitchen);
  await expect(refund.getByText('Ya devuelto o en camino')).toBeVisible();
  await refund.getByLabel('Motivo').fill('Se han ido sin comer');
  await refund.getByRole('button', { name: /^Devolver \d/ }).click();
  await expect(refund.getByText(/devueltos$/)).toBeVisible();

  await expect(ownOrder(phone, 1).getByText('DEVUELTO', { exact: true })).toBeVisible();
  await kitchen.goto('/restaurants/historial');
  await expect(kitchen.getByText('DEVUELTO', { exact: true })).toBeVisible();

  await test.step('an unpaid order is cancelled, and the diner keeps the basket', async () => {
    await chooseInSidebar(kitchen, 'Pedidos');
    await chooseByLinks(phone, 'Rabo de toro');
    await openSummary(phone);
    await goToProvider(phone, restaurant);
    await phone.getByRole('link', { name: 'Cancelar' }).tap();
    await expect(phone.getByText('No se ha cobrado nada')).toBeVisible();
    await kitchen.getByRole('button', { name: 'Pagos en curso: 1' }).tap();
    await kitchen.getByRole('button', { name: 'Cancelar el pedido nº 2' }).tap();
    const dialog = kitchen.getByRole('dialog');
    await dialog.getByLabel('Motivo').fill('Mesa equivocada');
    await dialog.getByRole('button', { name: 'Cancelar pedido' }).tap();
    await expect(kitchen.getByText('Nadie está pagando ahora.')).toBeVisible();
    await expect(phone.getByText(/El pedido nº 2 se ha cancelado antes de pagarse/)).toBeVisible();
    await expect(phone.getByRole('rowheader', { name: /Rabo de toro/ })).toBeVisible();
  });
});
