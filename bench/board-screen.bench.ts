import { logInAtTheBoard } from '@simplato/e2e/fixtures/kitchen.ts';
import {
  openRestaurant,
  prepareDemoFolder,
  removeFolder,
} from '@simplato/e2e/fixtures/restaurant.ts';
import { chromium } from 'playwright-core';
import { longestTask } from './kit/longest-task.ts';
import { reportTime } from './kit/report.ts';

/**
 * The board with 200 open orders on a tablet four times slower than this machine: the page's longest
 * task while it opens, while an order arrives and while one steps, in CPU time. The floor is 100 ms,
 * from which on a tap seems slow.
 */
const OPEN_ORDERS = 200;
const SLOWER = 4;
const ROUNDS = 3;
const SLOW_MS = 100;
const TABLES = ['1', '2', '3', '4', 'Terraza 1', 'Terraza 2'];

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const folder = await prepareDemoFolder();
const restaurant = await openRestaurant(folder);
let isSlow = false;
try {
  const orderAt = (table: string) =>
    restaurant.order(table, { 'Rabo de toro': 2, 'Sopa castellana': 1, Refresco: 1 });
  for (let order = 0; order < OPEN_ORDERS; order += 1) {
    await orderAt(TABLES[order % TABLES.length] ?? '1');
  }
  const page = await browser.newPage({
    baseURL: restaurant.url,
    locale: 'es-ES',
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
  });
  await logInAtTheBoard(page, restaurant.login);
  const report = (name: string, round: number, ms: number) => {
    reportTime(round === 0 ? `${name}, warm-up` : name, ms * SLOWER, SLOW_MS);
    isSlow ||= round > 0 && ms * SLOWER > SLOW_MS;
  };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const opened = await longestTask(page, async () => {
      await page.reload();
      await page.getByRole('article').first().waitFor();
    });
    report('board-screen opens', round, opened);
    const arrived = await longestTask(page, async () => {
      const { idorder } = await orderAt('4');
      await page.getByText(`nº ${idorder}`, { exact: true }).waitFor({ state: 'attached' });
    });
    report('board-screen, an order arrives', round, arrived);
    const stepped = await longestTask(page, async () => {
      await page.getByRole('button', { name: 'PREPARAR' }).first().tap();
      await page
        .getByText(/: en preparación\.$/)
        .first()
        .waitFor();
    });
    report('board-screen, an order steps', round, stepped);
  }
  if (isSlow) throw new Error('The board stopped for long enough to be noticed');
} finally {
  await restaurant.close();
  removeFolder(folder);
  await browser.close();
}
