import type { Page } from '@playwright/test';
import { sitDown } from './fixtures/diner.ts';
import { expect, test } from './fixtures/test.ts';

const ENTRY = 'Instalar Simplato';

/** What Chromium does once it finds that the site could be installed; answers how often it was asked to. */
async function couldBeInstalled(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, {
      prompt: async () => {
        document.documentElement.dataset['asked'] =
          `${document.documentElement.dataset['asked'] ?? ''}x`;
      },
    });
    window.dispatchEvent(event);
    // The browser's own band over the page is not wanted.
    if (!event.defaultPrevented) throw new Error('the browser would ask by itself');
  });
  return () => page.evaluate(() => document.documentElement.dataset['asked']?.length ?? 0);
}

test('a diner finds it in the menu where the browser offers it, and only there', async ({
  house,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, house, '4');
  const menu = phone.getByRole('button', { name: 'Más opciones' });
  const item = phone.getByRole('menuitem', { name: ENTRY });
  await menu.tap();
  // It opens without its script; this says that the script is there.
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(phone.getByRole('menuitem', { name: 'Mis pedidos' })).toBeVisible();
  await expect(item).toHaveCount(0);
  await phone.keyboard.press('Escape');

  const asked = await couldBeInstalled(phone);
  await menu.tap();
  await item.tap();
  await expect.poll(asked).toBe(1);
  // Whatever the answer was, the browser takes the question once.
  await menu.tap();
  await expect(phone.getByRole('menuitem', { name: 'Mis pedidos' })).toBeVisible();
  await expect(item).toHaveCount(0);
});

test('so does the staff', async ({ kitchen }) => {
  const asked = await couldBeInstalled(kitchen);
  await kitchen.getByRole('button', { name: /^Usuario/ }).tap();
  await kitchen.getByRole('menuitem', { name: ENTRY }).tap();
  await expect.poll(asked).toBe(1);
});

test('where the browser cannot ask, the menu says how it is done', async ({ house, openPhone }) => {
  const phone = await openPhone();
  // As Safari says that it is no app yet.
  await phone.addInitScript(() => Object.assign(navigator, { standalone: false }));
  await sitDown(phone, house, '4');
  await phone.getByRole('button', { name: 'Más opciones' }).tap();
  await phone.getByRole('menuitem', { name: ENTRY }).tap();
  const dialog = phone.getByRole('dialog', { name: ENTRY });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog).toContainText('Elige «Añadir a pantalla de inicio».');
  await dialog.getByRole('button', { name: 'Entendido' }).tap();
  await expect(dialog).toHaveCount(0);
});

test('the installed site opens on the board for the staff, and on the landing for nobody', async ({
  kitchen,
  openPhone,
}) => {
  await kitchen.goto('/abrir');
  await expect(kitchen).toHaveURL(/\/restaurants\/pedidos$/);
  const phone = await openPhone();
  await phone.goto('/abrir');
  await expect(phone).toHaveURL(/\/$/);
});
