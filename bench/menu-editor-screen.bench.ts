import { DESKTOP } from '@simplato/e2e/fixtures/devices.ts';
import { openLargeMenu } from '@simplato/e2e/fixtures/large-menu.ts';
import { openProduct, openProducts, update } from '@simplato/e2e/fixtures/owner.ts';
import { measureScreens } from './kit/slow-screen.ts';

/**
 * The editor of a menu of 300 products on a device four times slower than this machine: the page's
 * longest task, in CPU time, while it opens, while one row opens, while it is saved, while another
 * opens instead, and while a letter is searched for and the search removed. The floor is 150 ms.
 */
const SLOW_MS = 150;

await measureScreens(async ({ restaurant, openDevice, measure, report, rounds }) => {
  await openLargeMenu(restaurant);
  const page = await openDevice(DESKTOP);
  await openProducts(page, restaurant);
  const rows = page.getByRole('row');
  const product = 'Ensaladas a la brasa 25';
  const isWhole = () => rows.nth(300).waitFor({ state: 'attached' });
  const search = page.getByRole('searchbox');

  for (const round of rounds) {
    const form = page.getByRole('form', { name: product });
    const steps: readonly [name: string, act: () => Promise<unknown>][] = [
      [
        'opens',
        async () => {
          await page.goto('/restaurants/productos');
          await isWhole();
        },
      ],
      ['a row opens', async () => openProduct(page, product)],
      [
        'it is saved',
        async () => {
          await form.getByLabel('Ref. Única').fill(`R-${round}`);
          await update(rows.filter({ has: form }));
        },
      ],
      ['another opens', async () => openProduct(page, 'Ensaladas del Tajo 27')],
      [
        'a letter is searched for',
        async () => {
          await search.pressSequentially('a');
          await page.getByText(/^\d+ productos?$/).waitFor();
        },
      ],
      [
        'the search is removed',
        async () => {
          await search.fill('');
          await isWhole();
        },
      ],
    ];
    for (const [name, act] of steps) {
      report(`menu-editor-screen, ${name}`, round, await measure(page, act), SLOW_MS);
    }
  }
});
