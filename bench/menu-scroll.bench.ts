import { PHONE } from '@simplato/e2e/fixtures/devices.ts';
import { openLargeMenu } from '@simplato/e2e/fixtures/large-menu.ts';
import type { Page } from 'playwright-core';
import { measureScreens } from './kit/slow-screen.ts';

/**
 * Scrolls a menu of 300 products with photos from top to bottom, on a phone four times slower than
 * this machine. The figure is the page's longest task, in CPU time, which other processes do not
 * affect. The floor is 50 ms, from which on people notice.
 */
const NOTICED_MS = 50;

await measureScreens(async ({ restaurant, openDevice, measure, report, rounds }) => {
  const page = await openDevice(PHONE);
  await openLargeMenu(restaurant, page);
  await page.goto((await restaurant.staff.tableCode('4')).url);
  await page.waitForURL('**/clients/home');
  for (const round of rounds) {
    await page.goto('/clients/carta');
    await page.getByRole('heading', { name: /Para empezar/, level: 2 }).waitFor();
    report('menu-scroll', round, await measure(page, () => scrollDown(page)), NOTICED_MS);
  }
});

/** Scrolls by flings, screen after screen. */
async function scrollDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance: -height,
    speed: 2_500,
  });
  await session.detach();
}
