import { walkDinerScreens, walkStaffScreens } from './fixtures/account-screens.ts';
import { expectNoBarriers, LOOKS } from './fixtures/barriers.ts';
import { expect, test } from './fixtures/test.ts';

/** Both devices and both schemes, each once: forms have the same colours on either device. */
const SOME_LOOKS = LOOKS.filter(
  ({ device, scheme }) => (device === 'phone') === (scheme === 'light'),
);

for (const { device, scheme, options } of SOME_LOOKS) {
  const look = { ...options, colorScheme: scheme, reducedMotion: 'reduce' } as const;

  for (const [whose, walk] of [
    ['diner', walkDinerScreens],
    ['restaurant', walkStaffScreens],
  ] as const) {
    test(`no account screen of a ${whose} shuts anybody out, on a ${device} in ${scheme}`, async ({
      house,
      openDevice,
    }) => {
      await walk({ house, open: () => openDevice(look), see: expectNoBarriers });
    });
  }
}

test('no account screen scrolls sideways on a small phone', async ({ house, openPhone }) => {
  const open = () => openPhone({ viewport: { width: 320, height: 640 } });
  const wide: string[] = [];
  const see = async (page: Awaited<ReturnType<typeof open>>, screen: string) => {
    const isTooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth;
    });
    if (isTooWide) wide.push(screen);
  };
  await walkDinerScreens({ house, open, see });
  await walkStaffScreens({ house, open, see });
  expect(wide).toEqual([]);
});
