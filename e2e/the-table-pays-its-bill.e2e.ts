import type { Page } from '@playwright/test';
import { logInAsDiner, newDiner } from './fixtures/accounts.ts';
import { choose, openSummary, readConfirmation, sendButton, sitDown } from './fixtures/diner.ts';
import { atProvider } from './fixtures/payments.ts';
import { makeDinerAccount } from './fixtures/people.ts';
import type { Restaurant } from './fixtures/restaurant.ts';
import { afterItDied } from './fixtures/table.ts';
import { expect, test } from './fixtures/test.ts';

const TAB = '/clients/pedidos';

async function orderProduct(phone: Page, restaurant: Restaurant, product: string): Promise<void> {
  await sitDown(phone, restaurant, '4');
  await choose(phone, product);
  await openSummary(phone);
  await sendButton(phone).tap();
  await readConfirmation(phone);
}

/** Two taps from the table's page to the provider's: the page knows what is one's own. */
async function openBill(phone: Page): Promise<void> {
  await phone.goto(TAB);
  await phone.getByRole('link', { name: 'Pagar la cuenta' }).tap();
  await expect(phone.getByRole('heading', { name: 'Pagar la cuenta' })).toBeVisible();
}

const payButton = (phone: Page) => phone.getByRole('button', { name: /^Pagar \d/ });

async function pay(phone: Page, restaurant: Restaurant): Promise<void> {
  await payButton(phone).tap();
  await expect(phone.getByRole('heading', { name: restaurant.legalName, level: 1 })).toBeVisible();
}

/** As far as the provider's page. */
async function orderAndPay(phone: Page, restaurant: Restaurant): Promise<void> {
  await orderProduct(phone, restaurant, 'Croquetas de faisán');
  await openBill(phone);
  await pay(phone, restaurant);
}

test('four friends pay in four ways at once, with the room watching, and the waiter takes the rest', async ({
  kitchen: room,
  restaurant,
  openPhone,
}) => {
  await restaurant.staff.takePayments();
  const phones = [await openPhone(), await openPhone(), await openPhone(), await openPhone()];
  const [lucia, marco, ines, tom] = phones as [Page, Page, Page, Page];
  const products = ['Croquetas de faisán', 'Rabo de toro', 'Arroz con leche'];
  for (const [at, product] of products.entries())
    await orderProduct(phones[at] as Page, restaurant, product);
  await sitDown(tom, restaurant, '4');
  await room.goto('/restaurants/sala');
  await room.getByRole('button', { name: /^Mesa 4, / }).click();
  const payments = room.getByRole('region', { name: 'Pagos' });

  await test.step('one’s own is chosen already, and given up with the back button and again', async () => {
    await openBill(lucia);
    await expect(lucia.getByRole('radio', { name: /^Lo mío/ })).toBeChecked();
    await pay(lucia, restaurant);
    await openBill(marco);
    await expect(marco.getByText('Comensal 1 está pagando ahora')).toBeVisible();
    await expect(payments).toContainText('Comensal 1 está pagando');
    await lucia.goBack();
    await expect(lucia.getByText(/^Estás pagando \d/)).toBeVisible();
    await lucia.getByRole('button', { name: 'Dejarlo' }).tap();
    await expect(marco.getByText('Comensal 1 está pagando ahora')).toBeHidden();
    await expect(payments).toBeHidden();
    await pay(lucia, restaurant);
    await lucia.getByRole('link', { name: 'Cancelar' }).tap();
    await lucia.getByRole('button', { name: 'Seguir pagando' }).tap();
  });

  await test.step('a third of a dish: the others see the part that is taken', async () => {
    await marco.getByRole('button', { name: /^Elegir platos/ }).tap();
    const product = marco.getByRole('button', { name: /^Rabo de toro/ });
    await product.tap();
    await marco.getByRole('button', { name: 'Compartir Rabo de toro' }).tap();
    await marco.getByRole('button', { name: 'Añadir uno de personas' }).tap();
    await expect(marco.getByText(/^1\/3 de/)).toBeVisible();
    await pay(marco, restaurant);
    await openBill(ines);
    await ines.getByRole('button', { name: /^Elegir platos/ }).tap();
    await expect(ines.getByText('Comensal 2 lo está pagando')).toBeVisible();
  });

  await test.step('an amount and one of two equal parts', async () => {
    await ines.goBack();
    await ines.getByRole('radio', { name: /^Otra cantidad/ }).check();
    await ines.getByLabel('Cuánto pagas').fill('3');
    await pay(ines, restaurant);
    await openBill(tom);
    await tom.getByRole('radio', { name: /^A partes iguales/ }).check();
    // The others are paying already.
    await expect(tom.getByText('entre 2').first()).toBeVisible();
    await pay(tom, restaurant);
  });

  await test.step('four pages are open at once, and all four are paid', async () => {
    for (const who of [1, 2, 3, 4])
      await expect(payments).toContainText(`Comensal ${who} está pagando`);
    await Promise.all([tom, lucia, ines, marco].map((phone) => atProvider(phone, 'Pagar')));
    for (const phone of phones)
      await expect(phone.getByRole('heading', { name: 'Tu parte está pagada' })).toBeVisible();
    await expect(lucia.getByText('Croquetas de faisán')).toBeVisible();
    await expect(marco.getByText('Rabo de toro, 1/3')).toBeVisible();
    await expect(ines.getByText('A cuenta de la mesa')).toBeVisible();
    for (const who of [1, 2, 3, 4]) await expect(payments).toContainText(`Comensal ${who} pagó`);
  });

  await test.step('the waiter takes the rest, and every phone sees that nothing is due', async () => {
    await room.getByRole('button', { name: /^Cobrar \d/ }).click();
    await room
      .getByRole('dialog')
      .getByRole('button', { name: /^Cobrar / })
      .click();
    for (const phone of phones)
      await expect(phone.getByRole('heading', { name: 'La cuenta está pagada' })).toBeVisible();
    await expect(tom.getByText('No queda nada por pagar.')).toBeVisible();
  });

  await test.step('whoever signs in after paying has their receipt by mail', async () => {
    const mail = ines.getByRole('button', { name: 'Recibirlo por correo' });
    await expect(mail).toBeHidden();
    const paid = ines.url();
    const diner = newDiner();
    await makeDinerAccount(restaurant.url, diner);
    await logInAsDiner(ines, diner);
    await ines.goto(paid);
    await mail.tap();
    await expect(ines.getByText('Te lo hemos enviado a tu correo.')).toBeVisible();
    await mail.tap();
    await expect(ines.getByText('Ya te lo habíamos enviado a tu correo.')).toBeVisible();
  });
});

test('the waiter takes in cash what a phone is paying: its page takes no money, and the phone reads why', async ({
  kitchen: room,
  restaurant,
  openPhone,
}) => {
  await restaurant.staff.takePayments();
  const phone = await openPhone();
  await orderAndPay(phone, restaurant);

  await room.goto('/restaurants/sala');
  await room.getByRole('button', { name: /^Mesa 4, / }).click();
  const payments = room.getByRole('region', { name: 'Pagos' });
  await expect(payments).toContainText('Comensal 1 está pagando');
  await room.getByRole('button', { name: /^Cobrar \d/ }).click();
  const charge = room.getByRole('dialog');
  await expect(charge).toContainText('si cobras esto, se suelta');
  await charge.getByRole('button', { name: /^Cobrar / }).click();
  await expect(payments).toContainText('La mesa pagó');
  await expect(payments).not.toContainText('está pagando');
  // Until its page is closed, what is paid on it is given back.
  await expect(payments).not.toContainText('sin confirmar');

  await atProvider(phone, 'Pagar');
  await expect(
    phone.getByRole('heading', { name: 'Esta página de pago ha caducado' }),
  ).toBeVisible();
  await phone.getByRole('link', { name: 'Volver' }).tap();
  await expect(phone.getByText('Se ha cobrado en la mesa').first()).toBeVisible();
  await expect(
    phone.getByText('Lo ha cobrado el camarero: no tienes que pagarlo otra vez.').first(),
  ).toBeVisible();
});

test('a battery dies on the provider’s page: its share is found again, or is free for another phone', async ({
  restaurant,
  openPhone,
}) => {
  await restaurant.staff.takePayments();
  const first = await openPhone();
  await orderAndPay(first, restaurant);

  const again = await test.step('the same phone scans the code again, and goes on', async () => {
    const phone = await afterItDied(first, openPhone);
    await sitDown(phone, restaurant, '4');
    await openBill(phone);
    await expect(phone.getByText(/^Estás pagando \d/)).toBeVisible();
    await phone.getByRole('button', { name: 'Seguir pagando' }).tap();
    await expect(
      phone.getByRole('heading', { name: restaurant.legalName, level: 1 }),
    ).toBeVisible();
    return phone;
  });

  await test.step('another phone sees whose it is, and may pay it once it was let go', async () => {
    const phone = await openPhone();
    await sitDown(phone, restaurant, '4');
    await openBill(phone);
    await expect(phone.getByText('Comensal 1 está pagando ahora')).toBeVisible();
    await restaurant.staff.letGo('4');
    await phone.getByRole('radio', { name: /^Todo/ }).check();
    await pay(phone, restaurant);
    await atProvider(phone, 'Pagar');
    await expect(phone.getByText('Croquetas de faisán')).toBeVisible();
  });

  await test.step('the first page takes no money any more, and says so', async () => {
    await again.getByRole('link', { name: 'Cancelar' }).tap();
    await expect(again.getByText('No se te ha cobrado nada')).toBeVisible();
    await again.getByRole('button', { name: 'Pagar la cuenta' }).tap();
    await expect(again.getByText('Comensal 2 ha pagado')).toBeVisible();
  });
});
