import { expectNoBarriers, LOOKS } from './fixtures/barriers.ts';
import { walkPaymentScreens } from './fixtures/payment-screens.ts';
import { expect, test } from './fixtures/test.ts';

/** Both devices and both schemes, each once. */
const SOME_LOOKS = LOOKS.filter(
  ({ device, scheme }) => (device === 'phone') === (scheme === 'light'),
);

for (const { device, scheme, options } of SOME_LOOKS) {
  const look = { ...options, colorScheme: scheme, reducedMotion: 'reduce' } as const;

  test(`no screen of money shuts anybody out, on a ${device} in ${scheme}`, async ({
    house,
    openDevice,
  }) => {
    await walkPaymentScreens({ house, open: () => openDevice(look), see: expectNoBarriers });
  });
}

test('no screen of money scrolls sideways on a small phone', async ({ house, openPhone }) => {
  const open = () => openPhone({ viewport: { width: 320, height: 640 } });
  const wide: string[] = [];
  await walkPaymentScreens({
    house,
    open,
    see: async (page, screen) => {
      const isTooWide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth > clientWidth;
      });
      if (isTooWide) wide.push(screen);
    },
  });
  expect(wide).toEqual([]);
});
