import { TABLET } from '@simplato/e2e/fixtures/devices.ts';
import { logInAtTheBoard } from '@simplato/e2e/fixtures/kitchen.ts';
import type { Page } from 'playwright-core';
import { measureScreens } from './kit/slow-screen.ts';

/**
 * The board with 200 and with 500 open orders on a tablet four times slower than this machine: the
 * page's longest task while it opens, while an order arrives and while one steps, in CPU time. The
 * floor is 100 ms, from which on a tap seems slow, and with 500 twice that.
 */
const KITCHENS = [
  { openOrders: 200, slowMs: 100 },
  { openOrders: 500, slowMs: 200 },
];
/** So many that none orders too often. */
const TABLES = 40;
/** Slips are drawn until none came for so many frames. */
const STILL = 10;

await measureScreens(async ({ restaurant, openDevice, measure, report, rounds }) => {
  const orderAt = (table: string) =>
    restaurant.order(table, { 'Rabo de toro': 2, 'Sopa castellana': 1, Refresco: 1 });
  let placed = 0;
  for (const { openOrders, slowMs } of KITCHENS) {
    for (; placed < openOrders; placed += 1) await orderAt(`${1 + (placed % TABLES)}`);
    const page = await openDevice(TABLET);
    await logInAtTheBoard(page, restaurant.login);
    const what = `board-screen of ${openOrders}`;
    for (const round of rounds) {
      const opened = await measure(page, async () => {
        await page.reload();
        await page.getByRole('article').nth(8).waitFor();
        await untilDrawn(page);
      });
      report(`${what}, opens`, round, opened, slowMs);
      const arrived = await measure(page, async () => {
        await orderAt('4');
        await page.getByText(`${openOrders + 1} pedidos`).waitFor({ state: 'attached' });
        await untilDrawn(page);
      });
      report(`${what}, an order arrives`, round, arrived, slowMs);
      const stepped = await measure(page, async () => {
        await page.getByRole('button', { name: 'PREPARAR' }).first().tap();
        await page
          .getByText(/: en preparación\.$/)
          .first()
          .waitFor();
        await untilDrawn(page);
      });
      report(`${what}, an order steps`, round, stepped, slowMs);
    }
    await page.close();
  }
});

/** Slips are drawn a few a frame: until there are no more. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let [drawn, still] = [0, 0]; still < frames;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = document.querySelectorAll('[data-order]').length;
      still = now === drawn ? still + 1 : 0;
      drawn = now;
    }
  }, STILL);
}
