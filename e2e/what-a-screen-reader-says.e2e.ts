import type { Page } from '@playwright/test';
import { expectFieldErrors } from './fixtures/accounts.ts';
import { DESKTOP } from './fixtures/devices.ts';
import { chooseByLinks, openSummary, sendButton, sitDown } from './fixtures/diner.ts';
import { EN_CURSO, expectBoard, LISTOS, slip } from './fixtures/kitchen.ts';
import { expect, test } from './fixtures/test.ts';

/** A live announcement: polite (`status`), or immediate (`alert`). */
const said = (page: Page, words: string | RegExp, role: 'status' | 'alert' = 'status') =>
  page.getByRole(role).filter({ hasText: words });

test('a diner hears the basket’s count and each step of the order, and the cooks each new order', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await chooseByLinks(phone, 'Rabo de toro');
  await expect(said(phone, 'Rabo de toro, añadido. Llevas 1 plato.')).toBeAttached();
  await expect(phone.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Volver al Inicio"
      - paragraph: Taberna del Palacio Mesa 4
      - button "Llamar al camarero"
      - 'link "Tu pedido: 1 plato"'
      - button "Más opciones"
  `);
  await openSummary(phone);
  await sendButton(phone).tap();
  await phone.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).tap();

  // Both on the home page and in La mesa: the number and the status.
  await expect(said(phone, 'Pedido nº 1: Enviado a la cocina.')).toBeAttached();
  await restaurant.staff.advance(1, 'PREPARING');
  await expect(said(phone, 'Pedido nº 1: Lo están preparando.')).toBeAttached();
  await phone.getByRole('link', { name: 'Ver mis pedidos' }).tap();
  await expect(phone.getByRole('heading', { name: 'La mesa', level: 1 })).toBeFocused();
  await restaurant.staff.advance(1, 'COMPLETED');
  await expect(said(phone, /^Pedido nº 1\s*Está listo: te lo llevan ahora\.$/)).toBeAttached();
  await expect(phone.getByRole('listitem', { name: 'Pedido nº 1' })).toMatchAriaSnapshot(`
    - listitem "Pedido nº 1":
      - heading "Pedido nº 1" [level=2]
      - list:
        - listitem: Enviado
        - listitem: En preparación
        - listitem: Listo
        - listitem: Servido
      - status:
        - text: "Pedido nº 1 Está listo: te lo llevan ahora."
      - list:
        - listitem: /1 Rabo de toro 22,90/
      - button "Recibo"
  `);
  await phone.context().setOffline(true);
  await expect(said(phone, /^Sin conexión/)).toBeVisible();

  await test.step('the board announces each new order, and says all that a slip shows', async () => {
    await expect(said(kitchen, 'En directo')).toBeVisible();
    await restaurant.order('1', { 'Rabo de toro': 2 }, 'Sin sal');
    await expect(said(kitchen, 'Pedido nuevo: nº 2, Mesa 1.')).toBeAttached();
    await restaurant.order('Terraza 1', { Refresco: 1 });
    await expect(said(kitchen, 'Pedido nuevo: nº 3, Terraza 1.')).toBeAttached();
    await expectBoard(kitchen, { [EN_CURSO]: [2, 3], [LISTOS]: [1] });
    await expect(slip(kitchen, 2)).toMatchAriaSnapshot(`
      - 'article "Mesa: 1"':
        - 'heading "Mesa: 1" [level=3]'
        - paragraph: Nuevo
        - list:
          - listitem:
            - 'button "Hecho: 2 Rabo de toro"'
        - paragraph: /Sin sal/
        - button "Más opciones del pedido nº 2"
        - button "PREPARAR"
    `);
    await expect(
      slip(kitchen, 2).getByRole('button', { name: 'PREPARAR' }),
    ).toHaveAccessibleDescription('Mesa: 1');
    await slip(kitchen, 2).getByRole('button', { name: 'PREPARAR' }).tap();
    await expect(said(kitchen, 'Mesa 1, nº 2: en preparación.')).toBeVisible();
    // An order that is already known is not announced again.
    await expect(said(kitchen, 'Pedido nuevo: nº 3, Terraza 1.')).toBeAttached();
    await kitchen.context().setOffline(true);
    await expect(said(kitchen, /^Sin conexión con Simplato/, 'alert')).toBeVisible();
  });
});

test('a page begins at its heading and has a title, and a form’s errors are at their fields', async ({
  restaurant,
  openDevice,
}) => {
  const page = await openDevice(DESKTOP);
  await page.goto('/');
  const expectPage = async (heading: string | RegExp, title: RegExp) => {
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(title);
  };
  await page.getByRole('banner').getByRole('link', { name: 'Entrar', exact: true }).click();
  await expectPage('Entrar', /Simplato/);
  await page.getByLabel('Correo electrónico').fill('nadie@example.com');
  await page.getByLabel('Contraseña', { exact: true }).fill('fresones1');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  const refused = said(page, 'Credenciales no son válidas. Pruebe de nuevo.', 'alert');
  await expect(refused).toBeFocused();

  await page
    .getByRole('link', { name: /cuenta/i })
    .first()
    .click();
  await expectPage(/./, /Simplato/);
  await expect(page).toHaveURL('/auth/register');
  await page.getByLabel('Nombre', { exact: true }).fill('Lucía');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByLabel('Nombre de usuario')).toBeFocused();
  await expectFieldErrors(page, {
    'Nombre de usuario': 'El usuario no puede estar vacío',
    'Correo electrónico': 'El correo no puede estar vacío',
  });
  await expect(page.getByLabel('Nombre', { exact: true })).not.toHaveAttribute('aria-invalid');

  await page.getByRole('link', { name: 'Inicio' }).click();
  await expectPage(/La carta se abre/, /Simplato/);
  await page.getByRole('banner').getByRole('link', { name: 'Entrar como invitado' }).click();
  await expectPage('Escanea el código QR de la mesa.', /Simplato/);
  const form = page.locator('form');
  await form.getByRole('button').click();
  await expect(form.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByRole('textbox')).toBeFocused();

  await sitDown(page, restaurant, '4');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Tu pedido/ })
    .click();
  await expectPage('Tu pedido', /pedido/i);
  await page.goBack();
  await expectPage(/Te damos la bienvenida/, /Simplato/);

  const more = page.getByRole('button', { name: 'Más opciones' });
  await more.click();
  await page.getByRole('menuitem', { name: /^Idioma/ }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Idioma' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});
