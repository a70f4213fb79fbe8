import type { Page } from '@playwright/test';
import { sitDown } from './fixtures/diner.ts';
import { expect, test } from './fixtures/test.ts';

const ENTRY = 'Instalar Simplato';

/** Simulates Chromium's offer to install the site; returns how often the site made use of it. */
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
    // The browser's own install banner must be suppressed.
    if (!event.defaultPrevented) throw new Error('the browser would ask by itself');
  });
  return () => page.evaluate(() => document.documentElement.dataset['asked']?.length ?? 0);
}

test('a diner and the staff are offered to install the site as far as their browser can, and it opens where they are', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await phone.goto('/abrir');
  await expect(phone).toHaveURL(/\/$/);
  await sitDown(phone, restaurant, '4');
  const menu = phone.getByRole('button', { name: 'Más opciones' });
  const item = phone.getByRole('menuitem', { name: ENTRY });
  await menu.tap();
  // The menu opens even without its script; this shows that the script has loaded.
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(phone.getByRole('menuitem', { name: 'La mesa' })).toBeVisible();
  await expect(item).toHaveCount(0);
  await phone.keyboard.press('Escape');

  const asked = await couldBeInstalled(phone);
  await menu.tap();
  await item.tap();
  await expect.poll(asked).toBe(1);
  // Whatever the answer, the browser shows its prompt only once.
  await menu.tap();
  await expect(phone.getByRole('menuitem', { name: 'La mesa' })).toBeVisible();
  await expect(item).toHaveCount(0);

  await test.step('if the browser has no install prompt, the menu explains how to install it', async () => {
    // How Safari tells that the site is not installed.
    await phone.addInitScript(() => Object.assign(navigator, { standalone: false }));
    await phone.reload();
    await phone.getByRole('button', { name: 'Más opciones' }).tap();
    await phone.getByRole('menuitem', { name: ENTRY }).tap();
    const dialog = phone.getByRole('dialog', { name: ENTRY });
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(dialog).toContainText('Elige «Añadir a pantalla de inicio».');
    await dialog.getByRole('button', { name: 'Entendido' }).tap();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the staff’s menu offers it too, and the installed site opens on the board', async () => {
    const askedStaff = await couldBeInstalled(kitchen);
    await kitchen.getByRole('button', { name: /^Usuario/ }).tap();
    await kitchen.getByRole('menuitem', { name: ENTRY }).tap();
    await expect.poll(askedStaff).toBe(1);
    await kitchen.goto('/abrir');
    await expect(kitchen).toHaveURL(/\/restaurants\/pedidos$/);
  });
});
