import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { TOURS } from './every-screen.ts';
import { KEPT_SCREENS } from './kept-screens.ts';
import { DESKTOP, PHONE, SMALL_TABLET } from './fixtures/devices.ts';
import { openRestaurant, prepareDemoFolder, removeFolder } from './fixtures/restaurant.ts';
import { walk } from './tours/tour.ts';

/**
 * Takes a picture of every screen in every state, on a phone and on wide screens, light and dark:
 * `npx tsx e2e/screens.ts folder`, or `npx tsx e2e/screens.ts folder money 390-light` for one tour
 * at one size and scheme. With `--keep=docs/screens`, those that are kept are stored there as well,
 * smaller. Needs a build, and Chromium at CHROMIUM_PATH or Playwright's own.
 */
const LOOKS = (['light', 'dark'] as const).flatMap((scheme) => [
  { name: `390-${scheme}`, isPhone: true, scheme, options: { ...PHONE, deviceScaleFactor: 2 } },
  { name: `1024-${scheme}`, isPhone: false, scheme, options: SMALL_TABLET },
  { name: `1280-${scheme}`, isPhone: false, scheme, options: DESKTOP },
]);

const { values, positionals } = parseArgs({
  options: { keep: { type: 'string' } },
  allowPositionals: true,
});
const [folder, ...wanted] = positionals;
if (folder === undefined) throw new Error('Say into which folder: npx tsx e2e/screens.ts folder');
fs.mkdirSync(folder, { recursive: true });

/** Those that are named on the command line, or all if none is. */
function pick<T extends { name: string }>(all: readonly T[]): readonly T[] {
  const named = all.filter(({ name }) => wanted.includes(name));
  return named.length > 0 ? named : all;
}

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const demoFolder = await prepareDemoFolder();
try {
  for (const { name: look, isPhone, scheme, options } of pick(LOOKS)) {
    for (const tour of pick(TOURS)) {
      const restaurant = await openRestaurant(demoFolder);
      try {
        await walk(tour, {
          restaurant,
          isPhone,
          open: async () => {
            const context = await browser.newContext({
              ...options,
              baseURL: restaurant.url,
              colorScheme: scheme,
              reducedMotion: 'reduce',
              // As in the journeys: it would show what these screens are without.
              serviceWorkers: 'block',
            });
            return context.newPage();
          },
          look: async (page, { name }) => {
            await page.evaluate(() => document.fonts.ready);
            const picture = `${name}-${look}`;
            // A dialog, menu or loading overlay covers only the visible part of the page.
            const isCovered = await page.evaluate(
              () =>
                document.querySelector('dialog:modal, :popover-open, [aria-busy=true]') !== null,
            );
            await page.screenshot({
              path: path.join(folder, `${picture}.png`),
              animations: 'disabled',
              fullPage: !isCovered && !/^(board|room)/.test(name),
            });
            if (values.keep !== undefined && KEPT_SCREENS.has(picture)) {
              if (!isCovered) await page.waitForFunction(hasItsPlates);
              await keepSmall(
                await page.screenshot({ animations: 'disabled' }),
                path.join(values.keep, `${picture}.webp`),
              );
            }
            process.stdout.write(`${picture}\n`);
          },
        });
      } finally {
        await restaurant.close();
      }
    }
  }
} finally {
  await browser.close();
  removeFolder(demoFolder);
}

/** Stores a picture scaled down, as WebP, which every browser can show. */
async function keepSmall(png: Buffer, file: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  await sharp(png)
    .resize({ width: file.includes('-390-') ? 390 : 960 })
    .webp({ quality: 80 })
    .toFile(file);
}

/** Runs in the browser: whether every visible placeholder has been replaced by its product's plate. */
function hasItsPlates(): boolean {
  return ![...document.querySelectorAll('span:empty')].some((span) => {
    const { width, height, left, top } = span.getBoundingClientRect();
    // A card's link covers its picture.
    const isSeen = document.elementsFromPoint(left + 9, top + 9).includes(span);
    return width > 100 && height > 60 && isSeen;
  });
}
