import type { Page } from '@playwright/test';
import { slip } from './fixtures/kitchen.ts';
import { sitDown } from './fixtures/diner.ts';
import { downloadBy } from './fixtures/downloads.ts';
import { expect, test } from './fixtures/test.ts';

const PRODUCT = 'Agua mineral';
const NOTE = 'Ohne Schinken: Allergie «gegen Schwein»';
const ORDER_NOTE = 'Bitte alles zusammen';

async function chooseLanguage(phone: Page, more: string, name: string): Promise<void> {
  await phone.getByRole('banner').getByRole('button', { name: more }).tap();
  await phone.getByRole('menuitem', { name: / · / }).tap();
  await phone.getByRole('dialog').getByRole('button', { name, exact: true }).tap();
}

test('a diner scans and orders in German, switches to Catalan, and the kitchen reads Spanish', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone({ locale: 'de-DE' });
  await phone.goto('/scanqr');

  await test.step('if a language’s texts cannot be loaded, it stays as it is, and says why', async () => {
    const heading = phone.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Scanne den QR-Code am Tisch.');
    await phone.context().route(/\/assets\/all-.*\.js$/, (route) => route.abort());
    await phone.getByRole('button', { name: 'Sprache: Deutsch' }).tap();
    const dialog = phone.getByRole('dialog', { name: 'Wähle deine Sprache' });
    const portuguese = dialog.getByRole('button', { name: 'Português', exact: true });
    await portuguese.tap();
    await expect(dialog.getByRole('alert')).toContainText('Wir konnten diese Sprache nicht laden');
    await expect(phone.locator('html')).toHaveAttribute('lang', 'de');
    expect((await phone.context().cookies()).some(({ name }) => name === 'SMPLTLNG')).toBe(false);

    await phone.context().unroute(/\/assets\/all-.*\.js$/);
    await portuguese.tap();
    await expect(heading).toHaveText('Lê o código QR da mesa.');
    await phone.getByLabel('Código da mesa').fill('nada');
    await phone.getByRole('button', { name: 'Entrar' }).tap();
    await expect(phone.getByRole('main').getByRole('alert').first()).toContainText(
      'Este código não é de uma mesa do Simplato',
    );
    await phone.getByRole('button', { name: 'Idioma: Português' }).tap();
    await phone.getByRole('dialog').getByRole('button', { name: 'Deutsch', exact: true }).tap();
    await expect(heading).toHaveText('Scanne den QR-Code am Tisch.');
  });

  await test.step('from the scan on, everything is in German', async () => {
    await sitDown(phone, restaurant, '4');
    await expect(phone.locator('html')).toHaveAttribute('lang', 'de');
    await expect(phone).toHaveTitle('Start · Simplato');
    await expect(phone.getByRole('heading', { level: 1 })).toContainText('Willkommen bei');
    await expect(phone.getByRole('banner')).toContainText('Tisch 4');
  });

  await test.step('what has no translation is in Spanish, which the menu says once', async () => {
    await phone
      .getByRole('link', { name: /^Speisekarte/ })
      .first()
      .tap();
    const product = phone.getByRole('button', { name: PRODUCT, exact: true });
    await expect(product.locator('[lang="es"]')).toHaveText(PRODUCT);
    await expect(
      phone.getByText(/^Das Restaurant hat nicht die ganze Karte übersetzt/),
    ).toHaveCount(1);
    await product.tap();
    const sheet = phone.getByRole('dialog', { name: PRODUCT });
    await sheet.getByLabel('Hinweis für die Küche').fill(NOTE);
    await sheet.getByRole('button', { name: /^Dazu · \d+,\d\d\s€$/ }).tap();
    await expect(sheet).toBeHidden();
  });

  await test.step('changing the language on the summary page loses nothing', async () => {
    const bar = phone.getByRole('banner');
    await bar.getByRole('link', { name: 'Deine Bestellung: 1 Gericht' }).tap();
    await expect(phone.getByRole('heading', { name: 'Deine Bestellung', level: 1 })).toBeVisible();
    await phone.getByLabel('Hinweis zur ganzen Bestellung').fill(ORDER_NOTE);
    await phone.evaluate(() => Object.assign(window, { isSamePage: true }));
    await chooseLanguage(phone, 'Mehr', 'Català');

    await expect(phone.getByRole('heading', { name: 'La teva comanda', level: 1 })).toBeVisible();
    await expect(phone.getByRole('dialog')).toHaveCount(0);
    await expect(phone.getByLabel('Nota de tota la comanda')).toHaveValue(ORDER_NOTE);
    await expect(phone.getByRole('row', { name: new RegExp(PRODUCT) })).toBeVisible();
    await expect(phone.locator('html')).toHaveAttribute('lang', 'ca');
    expect(await phone.evaluate(() => 'isSamePage' in window)).toBe(true);
    const cookies = await phone.context().cookies();
    const kept = cookies.find(({ name }) => name === 'SMPLTLNG');
    expect(kept).toMatchObject({ value: 'ca', sameSite: 'Lax', path: '/', httpOnly: false });
    expect(kept?.expires).toBeGreaterThan(Date.now() / 1000 + 360 * 24 * 3600);
  });

  await test.step('the kitchen reads Spanish, with the notes as the diner wrote them', async () => {
    await phone.getByRole('button', { name: 'Demanar ara i pagar al cambrer' }).tap();
    await expect(phone.getByRole('dialog', { name: 'El teu número de comanda' })).toBeVisible();
    await expect(slip(kitchen, 1)).toContainText(PRODUCT);
    await expect(slip(kitchen, 1)).toContainText(NOTE);
    await expect(slip(kitchen, 1)).toContainText(ORDER_NOTE);
    await expect(kitchen.locator('html')).toHaveAttribute('lang', 'es');
  });

  await test.step('the chosen language is remembered: the order’s status is shown in it', async () => {
    await phone.goto('/clients/pedidos');
    await expect(phone.getByRole('listitem', { name: 'Comanda núm. 1' })).toContainText('Enviada');
  });

  await test.step('the downloaded receipt is in that language too', async () => {
    await phone.getByRole('button', { name: 'Rebut' }).tap();
    const save = phone.getByRole('button', { name: 'Baixar en PDF', exact: true });
    const { name, content } = await downloadBy(phone, () => save.tap());
    expect(name).toBe('rebut-1.pdf');
    expect(content.toString('latin1')).toContain('/Lang (ca-ES)');
  });
});
