import { DESKTOP } from './fixtures/devices.ts';
import { basketIcon, chooseByLinks, sitDown } from './fixtures/diner.ts';
import { expect, test } from './fixtures/test.ts';

const TEXTS = {
  'Quiénes somos': { path: '/about', words: 'Simplato se hace en Aranjuez, Madrid.' },
  'Términos y condiciones': {
    path: '/legal/terminos',
    words: 'un 3,4 % del importe del pedido más 0,25 € por operación',
  },
  'Política de privacidad': {
    path: '/legal/privacidad',
    words: 'nosotros no guardamos datos de tarjetas',
  },
  'Política de cookies': { path: '/legal/cookies', words: 'En vigor desde 2025.' },
};

test('the four legal texts open from the footer and close, and name everything that a visit stores', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  for (const address of ['/', '/auth/login']) {
    await phone.goto(address);
    for (const [title, { path, words }] of Object.entries(TEXTS)) {
      const link = phone.getByRole('list', { name: 'Textos legales' }).getByRole('link', {
        name: title,
      });
      await link.tap();
      const dialog = phone.getByRole('dialog', { name: title });
      await expect(dialog).toContainText(words);
      await expect(dialog.getByRole('link', { name: 'Abrir en su página' })).toHaveAttribute(
        'href',
        path,
      );
      await dialog.getByRole('button', { name: 'Cerrar' }).last().tap();
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
      await expect(phone).toHaveURL(address);
    }
  }

  await sitDown(phone, restaurant, '4');
  await chooseByLinks(phone, 'Croquetas de faisán');
  await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 1 plato');
  const cookies = (await phone.context().cookies()).map(({ name }) => name);
  const keys = await phone.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain('carrito');
  expect(cookies).toContain('SMPLTSSN');
  await phone.goto('/legal/cookies');
  for (const name of [...cookies, ...keys]) {
    await expect(phone.getByRole('term').filter({ hasText: name }).first()).toBeVisible();
  }
});

test('a legal text opens in a new tab, on its own page from its dialog, and is printed without the rest', async ({
  openDevice,
}) => {
  const desktop = await openDevice(DESKTOP);
  await desktop.goto('/auth/login');
  const link = desktop.getByRole('link', { name: 'Política de cookies' });
  const opened = desktop.context().waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Política de cookies');
  await link.click();
  await desktop.getByRole('link', { name: 'Abrir en su página' }).click();
  await expect(desktop).toHaveURL('/legal/cookies');
  await expect(desktop.getByRole('dialog')).toBeHidden();
  // The footer links to the other texts, and a section’s address opens at that section.
  await desktop.getByRole('contentinfo').getByRole('link', { name: 'Términos' }).click();
  await expect(desktop).toHaveURL('/legal/terminos');

  await expect(desktop.getByRole('navigation', { name: 'En esta página' })).toBeVisible();
  await desktop.emulateMedia({ media: 'print' });
  await expect(desktop.getByRole('heading', { level: 1 })).toBeVisible();
  for (const role of ['navigation', 'contentinfo', 'button', 'banner'] as const) {
    await expect(desktop.getByRole(role).first()).toBeHidden();
  }
  await desktop.emulateMedia({ media: 'screen' });

  await desktop.goto('/legal/privacidad#tus-derechos');
  await expect(desktop.getByRole('heading', { name: 'Tus derechos' })).toBeInViewport();
});
