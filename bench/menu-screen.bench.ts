import { openLargeMenu } from '@simplato/e2e/fixtures/large-menu.ts';
import {
  openRestaurant,
  prepareDemoFolder,
  removeFolder,
} from '@simplato/e2e/fixtures/restaurant.ts';
import { chromium } from 'playwright-core';
import { longestTask } from './kit/longest-task.ts';
import { reportTime } from './kit/report.ts';

/**
 * A menu of 300 products on a phone four times slower than this machine: the page's longest task, in
 * CPU time, while it opens by its address and from the diner's home, while a product is added, while
 * an allergen is filtered and the filter removed, and while a letter is searched for. The floor is
 * 150 ms.
 */
const SLOWER = 4;
const ROUNDS = 3;
const SLOW_MS = 150;

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const folder = await prepareDemoFolder();
const restaurant = await openRestaurant(folder);
let isSlow = false;
try {
  const page = await browser.newPage({
    baseURL: restaurant.url,
    locale: 'es-ES',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await openLargeMenu(restaurant);
  await page.goto((await restaurant.staff.tableCode('4')).url);
  await page.waitForURL('**/clients/home');

  const last = page.getByRole('heading', { name: /^Cervezas y refrescos/, level: 2 });
  const steps: readonly [name: string, act: () => Promise<unknown>][] = [
    [
      'opens by its address',
      async () => {
        await page.goto('/clients/carta');
        await page.waitForLoadState('networkidle');
      },
    ],
    [
      'a product is added',
      async () => {
        await page
          .getByRole('button', { name: /^Añadir / })
          .nth(2)
          .tap();
        await page.getByText('en tu pedido').first().waitFor({ state: 'attached' });
      },
    ],
    [
      'an allergen is filtered',
      async () => {
        await page.getByRole('button', { name: /^Filtros/ }).tap();
        await page.getByRole('checkbox', { name: 'Gluten' }).check();
        await page.keyboard.press('Escape');
        await page.getByText(/^Evitas gluten/).waitFor();
      },
    ],
    [
      'the filter is removed',
      async () => {
        await page.getByRole('button', { name: 'quitar filtros' }).tap();
        await page.getByText(/^Evitas gluten/).waitFor({ state: 'detached' });
      },
    ],
    [
      'a letter is searched for',
      async () => {
        await page.getByRole('searchbox').pressSequentially('a');
        await page.getByRole('heading', { name: 'Resultados' }).waitFor();
      },
    ],
    [
      'the search is removed',
      async () => {
        await page.getByRole('searchbox').fill('');
        await last.waitFor({ state: 'attached' });
      },
    ],
    [
      'opens from home',
      async () => {
        await page.goto('/clients/home');
        await page.waitForLoadState('networkidle');
        await page.getByRole('link', { name: /^La carta/ }).tap();
        await last.waitFor({ state: 'attached' });
      },
    ],
  ];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, act] of steps) {
      const ms = (await longestTask(page, act)) * SLOWER;
      reportTime(`menu-screen, ${name}${round === 0 ? ', warm-up' : ''}`, ms, SLOW_MS);
      isSlow ||= round > 0 && ms > SLOW_MS;
    }
  }
  if (isSlow) throw new Error('The menu stopped for long enough to be noticed');
} finally {
  await restaurant.close();
  removeFolder(folder);
  await browser.close();
}
