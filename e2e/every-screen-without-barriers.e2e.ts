import fs from 'node:fs';
import { TOURS } from './every-screen.ts';
import { KEPT_SCREENS } from './kept-screens.ts';
import { findBarriers, type ReadableTexts } from './fixtures/barriers.ts';
import { DESKTOP, PHONE } from './fixtures/devices.ts';
import { expect, OWN_SERVER, test } from './fixtures/test.ts';
import { walk } from './tours/tour.ts';

/** The smallest phone that WCAG requires (1.4.10), and a wide screen. */
const SMALL = { width: 320, height: 640 };
const WIDE = DESKTOP.viewport;

for (const tour of TOURS) {
  test(
    `no accessibility barriers on the ${tour.name} tour`,
    OWN_SERVER,
    async ({ restaurant, openDevice }) => {
      // A tour takes as long as a dozen journeys.
      test.slow();
      const readable: ReadableTexts = new Set();
      await walk(tour, {
        restaurant,
        isPhone: true,
        open: () => openDevice({ ...PHONE, viewport: SMALL }),
        look: async (page, { name, onPhoneOnly }) => {
          const small = await findBarriers(page, { isPhone: true, onPhoneOnly, readable });
          expect.soft(small, `${name}, small`).toEqual([]);
          if (onPhoneOnly) return;
          await page.setViewportSize(WIDE);
          // Where the focus was set, it was brought into view; another width may have moved it out again.
          await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
          const wide = await findBarriers(page, { isPhone: false, readable });
          expect.soft(wide, `${name}, wide`).toEqual([]);
          await page.setViewportSize(SMALL);
        },
      });
    },
  );
}

/** What the build writes of every page of the site. */
const PAGES_FILE = new URL('../packages/web/dist-server/pages.json', import.meta.url);

test('every page of the site is in the tours, each kept picture too, and screen names are unique', () => {
  const { pages } = JSON.parse(fs.readFileSync(PAGES_FILE, 'utf8')) as {
    pages: readonly { path: string }[];
  };
  expect(pages.length).toBeGreaterThan(30);
  const screens = TOURS.flatMap((tour) => tour.screens);
  const shown = new Set(screens.map(({ path }) => path));
  expect(pages.map(({ path }) => path).filter((path) => !shown.has(path))).toEqual([]);
  const names = screens.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const kept = [...KEPT_SCREENS].map((picture) => picture.replace(/-\d+-(?:light|dark)$/, ''));
  expect(kept.filter((name) => !names.includes(name))).toEqual([]);
});
