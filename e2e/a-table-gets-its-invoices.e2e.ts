import type { Locator, Page } from '@playwright/test';
import { choose, openSummary, readConfirmation, sendButton, sitDown } from './fixtures/diner.ts';
import { downloadBy } from './fixtures/downloads.ts';
import { logInAtTheBoard } from './fixtures/kitchen.ts';
import { atProvider } from './fixtures/payments.ts';
import type { Restaurant } from './fixtures/restaurant.ts';
import { chooseInSidebar, openSettings } from './fixtures/staff-pages.ts';
import { expect, test } from './fixtures/test.ts';

const button = (where: Page | Locator, name: RegExp | string) =>
  where.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const dialog = (page: Page) => page.getByRole('dialog').last();

async function orderProduct(phone: Page, restaurant: Restaurant, product: string): Promise<void> {
  await sitDown(phone, restaurant, '4');
  await choose(phone, product);
  await openSummary(phone);
  await sendButton(phone).tap();
  await readConfirmation(phone);
}

async function openBill(phone: Page): Promise<void> {
  await phone.goto('/clients/pedidos');
  await phone.getByRole('link', { name: 'Pagar la cuenta' }).tap();
  await expect(phone.getByRole('heading', { name: 'Pagar la cuenta' })).toBeVisible();
}

/** As far as the provider's page. */
async function goToPay(phone: Page, restaurant: Restaurant): Promise<void> {
  await button(phone, /^Pagar \d/).tap();
  await expect(phone.getByRole('heading', { name: restaurant.legalName, level: 1 })).toBeVisible();
}

async function nameInvoice(page: Page, taxId: string, submit = 'Hacer la factura'): Promise<void> {
  await dialog(page).getByLabel('Nombre o razón social').fill('Imprenta Ruiz SL');
  await dialog(page).getByLabel('NIF').fill(taxId);
  await dialog(page).getByLabel('Domicilio').fill('Calle Mayor 8, 28300 Aranjuez');
  await button(dialog(page), submit).click();
}

test('an owner turns invoices on, and four friends who pay four ways get four', async ({
  kitchen: owner,
  restaurant,
  openPhone,
}) => {
  test.slow();
  await test.step('five steps, of which two are to be confirmed', async () => {
    await openSettings(owner);
    await owner.getByRole('link', { name: 'Facturación' }).click();
    await button(owner, 'Empezar a facturar').click();
    await expect(owner.getByText('Míralo y márcalo para seguir.')).toBeVisible();
    await owner.getByLabel(/^He mirado el IVA/).check();
    await owner.getByLabel(/^Ningún otro programa/).check();
    await button(owner, 'Empezar a facturar').click();
    await expect(owner.getByText('Emites tus facturas con Simplato')).toBeVisible();
  });

  await restaurant.staff.takePayments();
  const phones = [await openPhone(), await openPhone(), await openPhone(), await openPhone()];
  const [lucia, marco, ines, tom] = phones as [Page, Page, Page, Page];
  await orderProduct(lucia, restaurant, 'Croquetas de faisán');
  await orderProduct(marco, restaurant, 'Rabo de toro');
  await orderProduct(ines, restaurant, 'Arroz con leche');
  await sitDown(tom, restaurant, '4');

  await test.step('one pays her own, and asks for a company before she has paid', async () => {
    await openBill(lucia);
    await button(lucia, 'Necesito factura').tap();
    await nameInvoice(lucia, 'B87654321', 'Guardar los datos');
    await expect(
      lucia.getByText('La letra o cifra de control de este NIF no cuadra'),
    ).toBeVisible();
    await nameInvoice(lucia, 'b-8765432-3', 'Guardar los datos');
    const named = lucia.getByText('A nombre de Imprenta Ruiz SL, NIF B87654323.');
    await expect(named).toBeVisible();
    await goToPay(lucia, restaurant);
    await lucia.getByRole('link', { name: 'Cancelar' }).tap();
    await expect(named).toBeVisible();
    await button(lucia, 'Seguir pagando').tap();
    await atProvider(lucia, 'Pagar');
    await expect(lucia.getByText(/^F[\d-]+-000001$/)).toBeVisible();
    await expect(lucia.getByText('Imprenta Ruiz SL')).toBeVisible();
    const { name, content } = await downloadBy(lucia, () => button(lucia, 'Factura en PDF').tap());
    expect(name).toMatch(/^factura-F[\d-]+-000001\.pdf$/);
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('one pays on account: her invoice is to come', async () => {
    await openBill(tom);
    await tom.getByRole('radio', { name: /^Otra cantidad/ }).check();
    await tom.getByLabel('Cuánto pagas').fill('3');
    await goToPay(tom, restaurant);
    await atProvider(tom, 'Pagar');
    await expect(tom.getByText('Tu factura sale cuando se complete la cuenta')).toBeVisible();
    await expect(tom.getByText('A cuenta de la mesa')).toBeVisible();
  });

  const payments = owner.getByRole('region', { name: 'Pagos' });
  await test.step('the waiter takes one in cash, in the name of her company', async () => {
    await owner.goto('/restaurants/sala');
    await button(owner, /^Mesa 4, /).click();
    await button(owner, /^Cobrar \d/).click();
    await dialog(owner)
      .getByText(/^Comensal 3 · /)
      .click();
    await button(dialog(owner), 'Factura a nombre de…').click();
    await nameInvoice(owner, 'B87654323', 'Guardar los datos');
    await button(dialog(owner), /^Cobrar /).click();
    await expect(payments).toContainText('Comensal 3 pagó');
    await expect(button(payments, /^Factura F[\d-]+-000002: Comensal 3/)).toBeVisible();
    await expect(button(payments, /^Factura F[\d-]+-000001: Comensal 1/)).toBeVisible();
  });

  await test.step('the last pays what is left, and completes the table', async () => {
    await openBill(marco);
    await marco.getByRole('radio', { name: /^Todo/ }).check();
    await goToPay(marco, restaurant);
    await atProvider(marco, 'Pagar');
    await expect(marco.getByText('Factura simplificada')).toBeVisible();
    await expect(tom.getByText('Factura simplificada')).toBeVisible();
    await expect(tom.getByText('A cuenta de la mesa')).toBeHidden();
  });

  await test.step('his is exchanged for a full one in the room, which stands in for it', async () => {
    await button(payments, /^Factura a nombre de empresa: Comensal 2/).click();
    await nameInvoice(owner, 'B87654323');
    await expect(dialog(owner).getByText(/^Factura F[\d-]+-000003 hecha/)).toBeVisible();
    await button(dialog(owner), /^En lugar de la T/).click();
    await expect(button(dialog(owner), /^Sustituida por la F/)).toBeVisible();
    await owner.keyboard.press('Escape');
  });

  await test.step('one is given back: a correction, which its payer reads as well', async () => {
    await button(payments, /^Ver: Comensal 4/).click();
    await button(owner, 'Devolver dinero').click();
    await button(dialog(owner), 'Estaba frío').click();
    await button(dialog(owner), /^Devolver \d/).click();
    await expect(tom.getByText(/^Rectificada por la R[\d-]+-000001/)).toBeVisible();
  });

  await test.step('all are in the list, by day, and in the book of the days', async () => {
    await owner.goto('/restaurants/sala');
    await chooseInSidebar(owner, 'Facturas');
    await expect(owner.getByText('6 facturas')).toBeVisible();
    const correction = button(owner, /^Ver la factura R/);
    await expect(correction).toContainText('Factura simplificada rectificativa');
    await expect(correction).toContainText('−3,00');
    await owner.getByLabel('Buscar').fill('ruiz');
    await expect(owner.getByText('3 facturas')).toBeVisible();
    await button(owner, 'Hoy').click();
    const book = await downloadBy(owner, () => button(owner, /^CSV del /).click());
    const rows = book.content.toString('utf8').trim().split('\n');
    expect(rows).toHaveLength(1 + 6);
    expect(rows.join('\n')).toContain('Imprenta Ruiz SL');
  });
});

test('a colleague reads the invoices, and is told that an owner turns them on', async ({
  restaurant,
  openTablet,
}) => {
  const tablet = await openTablet();
  await logInAtTheBoard(tablet, await restaurant.staff.hire());
  await chooseInSidebar(tablet, 'Facturas');
  await expect(tablet.getByText(/^Quien es propietario las activa/)).toBeVisible();
  await tablet.goto('/restaurants/facturacion');
  await expect(tablet.getByText('Esto lo lleva quien es propietario')).toBeVisible();
});
