import {
  openRestaurant,
  prepareDemoFolder,
  removeFolder,
} from '@simplato/e2e/fixtures/restaurant.ts';
import { openLargeMenu } from '@simplato/e2e/fixtures/large-menu.ts';
import { chromium, type Page } from 'playwright-core';
import { longestTask } from './kit/longest-task.ts';
import { reportTime } from './kit/report.ts';

/**
 * Scrolls a menu of 300 products with photos from top to bottom, on a phone four times slower than
 * this machine. The figure is the page's longest task, in CPU time, which other processes do not
 * affect. The floor is 50 ms, from which on people notice.
 */
const SLOWER = 4;
const ROUNDS = 3;
const NOTICED_MS = 50;

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const folder = await prepareDemoFolder();
const restaurant = await openRestaurant(folder);
let isNoticed = false;
try {
  const page = await browser.newPage({
    baseURL: restaurant.url,
    locale: 'es-ES',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await openLargeMenu(restaurant, page);
  await page.goto((await restaurant.staff.tableCode('4')).url);
  await page.waitForURL('**/clients/home');
  for (let round = 0; round <= ROUNDS; round += 1) {
    await page.goto('/clients/carta');
    await page.getByRole('heading', { name: /Para empezar/, level: 2 }).waitFor();
    const menu = await scrollDown(page);
    reportTime(round === 0 ? 'menu-scroll, warm-up' : 'menu-scroll', menu, NOTICED_MS);
    isNoticed ||= round > 0 && menu > NOTICED_MS;
  }
  if (isNoticed) throw new Error('Scrolling stopped for long enough to be noticed');
} finally {
  await restaurant.close();
  removeFolder(folder);
  await browser.close();
}

/** Scrolls by flings, screen after screen; returns the longest task in milliseconds. */
async function scrollDown(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const longest = await longestTask(page, async () => {
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 500,
      yDistance: -height,
      speed: 2_500,
    });
  });
  await session.detach();
  return longest * SLOWER;
}
