import type { Page } from '@playwright/test';
import { WITH_MOTION } from './fixtures/devices.ts';
import { openRollout } from './fixtures/rollout.ts';
import { expect, test } from './fixtures/test.ts';
import { expectMenuKept, keptOf, WITH_WORKER } from './fixtures/worker.ts';

test.use(WITH_MOTION);

const OFFER = 'Hay una versión nueva de Simplato.';

/** The script that starts a page; its name tells the version. */
const entry = (page: Page) => page.locator('script[src*="/assets/base-"]');

async function entryOf(page: Page): Promise<string> {
  return (await entry(page).getAttribute('src')) ?? '';
}

async function chooseLanguage(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Más opciones' }).tap();
  await phone.getByRole('menuitem', { name: /^Idioma/ }).tap();
  await expect(phone.getByRole('dialog', { name: 'Elige tu idioma' })).toBeVisible();
}

test('a page keeps its version until the user accepts the new one, which then opens offline too', async ({
  restaurant,
  openPhone,
}) => {
  const site = await openRollout(restaurant.url);
  const phone = await openPhone({ ...WITH_WORKER, baseURL: site.url });
  const { pathname, search } = new URL((await restaurant.staff.tableCode('4')).url);
  await phone.goto(pathname + search);
  await expectMenuKept(phone);
  const first = await entryOf(phone);

  site.deploy();
  // Another tab loads the new version, and with it the new service worker.
  const other = await phone.context().newPage();
  await other.goto('/clients/carta');
  await expect(phone.getByText(OFFER)).toBeVisible();
  expect(await entryOf(other)).not.toBe(first);
  await expect(other.getByText(OFFER)).toHaveCount(0);

  // The page has not loaded this file yet, and the server no longer has it.
  await chooseLanguage(phone);
  // Not offered while a dialog is open.
  await expect(phone.getByText(OFFER)).toHaveCount(0);
  await phone.keyboard.press('Escape');
  await expect(phone.getByText(OFFER)).toBeVisible();
  expect(await entryOf(phone)).toBe(first);

  await phone.getByRole('button', { name: 'Actualizar' }).tap();
  await expect(entry(phone)).toHaveAttribute('src', await entryOf(other));
  await phone.waitForLoadState();
  await chooseLanguage(phone);
  await expect(phone.getByText(OFFER)).toHaveCount(0);

  await phone.keyboard.press('Escape');
  const begins = await entryOf(phone);
  const [, mark = ''] = /base-(.+)\.js$/.exec(begins) ?? [];
  await expect
    .poll(() => keptOf(phone, `simplato-archivos-${mark}`))
    .toEqual(expect.arrayContaining(['/index.html', begins]));
  // The new worker is active, and has stored the menu again.
  await expect
    .poll(() =>
      phone.evaluate(async () => {
        const worker = await navigator.serviceWorker.getRegistration();
        const menu = await caches.match('/carta', { cacheName: 'simplato-carta' });
        const kept = (await menu?.json()) as { version: string } | undefined;
        return {
          version: kept?.version,
          worker: worker?.active?.state,
          isNext: !worker?.installing && !worker?.waiting,
        };
      }),
    )
    .toEqual({ version: mark, worker: 'activated', isNext: true });

  await phone.context().setOffline(true);
  await phone.goto('/clients/carta');
  await expect(entry(phone)).toHaveAttribute('src', begins);
  await expect(phone.getByText('Sin conexión. Carta de').first()).toBeVisible();
  expect(site.missed).toEqual([]);
  site.close();
});
