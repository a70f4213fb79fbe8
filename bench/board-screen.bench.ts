import { logInAtTheBoard } from '@simplato/e2e/fixtures/kitchen.ts';
import {
  openRestaurant,
  prepareDemoFolder,
  removeFolder,
} from '@simplato/e2e/fixtures/restaurant.ts';
import { chromium, type Page } from 'playwright-core';
import { longestTask } from './kit/longest-task.ts';
import { reportTime } from './kit/report.ts';

/**
 * The board with 200 and with 500 open orders on a tablet four times slower than this machine: the
 * page's longest task while it opens, while an order arrives and while one steps, in CPU time. The
 * floor is 100 ms, from which on a tap seems slow, and with 500 twice that.
 */
const KITCHENS = [
  { openOrders: 200, slowMs: 100 },
  { openOrders: 500, slowMs: 200 },
];
const SLOWER = 4;
const ROUNDS = 3;
/** So many that none orders too often. */
const TABLES = 40;

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const folder = await prepareDemoFolder();
const restaurant = await openRestaurant(folder);
let isSlow = false;
try {
  const orderAt = (table: string) =>
    restaurant.order(table, { 'Rabo de toro': 2, 'Sopa castellana': 1, Refresco: 1 });
  let placed = 0;
  for (const { openOrders, slowMs } of KITCHENS) {
    for (; placed < openOrders; placed += 1) await orderAt(`${1 + (placed % TABLES)}`);
    const page = await browser.newPage({
      baseURL: restaurant.url,
      locale: 'es-ES',
      viewport: { width: 1280, height: 800 },
      hasTouch: true,
    });
    await logInAtTheBoard(page, restaurant.login);
    const report = (name: string, round: number, ms: number) => {
      const what = `board-screen of ${openOrders}, ${name}`;
      reportTime(round === 0 ? `${what}, warm-up` : what, ms * SLOWER, slowMs);
      isSlow ||= round > 0 && ms * SLOWER > slowMs;
    };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const opened = await longestTask(page, async () => {
        await page.reload();
        await page.getByRole('article').nth(8).waitFor();
        await untilIdle(page);
      });
      report('opens', round, opened);
      const arrived = await longestTask(page, async () => {
        await orderAt('4');
        await page.getByText(`${openOrders + 1} pedidos`).waitFor({ state: 'attached' });
        await untilIdle(page);
      });
      report('an order arrives', round, arrived);
      const stepped = await longestTask(page, async () => {
        await page.getByRole('button', { name: 'PREPARAR' }).first().tap();
        await page
          .getByText(/: en preparación\.$/)
          .first()
          .waitFor();
        await untilIdle(page);
      });
      report('an order steps', round, stepped);
    }
    await page.close();
  }
  if (isSlow) throw new Error('The board stopped for long enough to be noticed');
} finally {
  await restaurant.close();
  removeFolder(folder);
  await browser.close();
}

/** What waits until the browser has time is drawn too. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve()));
      }),
  );
}
