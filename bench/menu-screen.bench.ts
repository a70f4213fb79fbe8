import { PHONE } from '@simplato/e2e/fixtures/devices.ts';
import { openLargeMenu } from '@simplato/e2e/fixtures/large-menu.ts';
import { measureScreens } from './kit/slow-screen.ts';

/**
 * A menu of 300 products on a phone four times slower than this machine: the page's longest task, in
 * CPU time, while it opens by its address and from the diner's home, while a product is added, while
 * an allergen is filtered and the filter removed, and while a letter is searched for. The floor is
 * 150 ms.
 */
const SLOW_MS = 150;

await measureScreens(async ({ restaurant, openDevice, measure, report, rounds }) => {
  const page = await openDevice(PHONE);
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
  for (const round of rounds) {
    for (const [name, act] of steps) {
      report(`menu-screen, ${name}`, round, await measure(page, act), SLOW_MS);
    }
  }
});
