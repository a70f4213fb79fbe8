import {
  openRestaurant,
  prepareDemoFolder,
  removeFolder,
  type Restaurant,
} from '@simplato/e2e/fixtures/restaurant.ts';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { longestTask } from './longest-task.ts';
import { reportTime } from './report.ts';

/** How much slower than this machine the measured devices are. */
const SLOWER = 4;
const ROUNDS = 3;

interface SlowScreens {
  restaurant: Restaurant;
  /** One of the restaurant's devices. */
  openDevice: (options: BrowserContextOptions) => Promise<Page>;
  /** The longest task of a device while something happens, in milliseconds of its CPU. */
  measure: (page: Page, act: () => Promise<unknown>) => Promise<number>;
  /** Prints a figure beside its floor; in the round of warming up it does not count. */
  report: (name: string, round: number, ms: number, floorMs: number) => void;
  /** The numbers of the rounds; the first warms up. */
  rounds: readonly number[];
}

/**
 * Measures screens of a restaurant on devices slower than this machine. Fails if a figure that
 * counts is above its floor.
 */
export async function measureScreens(work: (screens: SlowScreens) => Promise<void>): Promise<void> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const folder = await prepareDemoFolder();
  const restaurant = await openRestaurant(folder);
  let isSlow = false;
  try {
    await work({
      restaurant,
      openDevice: (options) => browser.newPage({ baseURL: restaurant.url, ...options }),
      measure: async (page, act) => (await longestTask(page, act)) * SLOWER,
      report(name, round, ms, floorMs) {
        reportTime(round === 0 ? `${name}, warm-up` : name, ms, floorMs);
        isSlow ||= round > 0 && ms > floorMs;
      },
      rounds: Array.from({ length: ROUNDS + 1 }, (_, round) => round),
    });
  } finally {
    await restaurant.close();
    removeFolder(folder);
    await browser.close();
  }
  if (isSlow) throw new Error('A screen stopped for long enough to be noticed');
}
