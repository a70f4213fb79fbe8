import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  announcedFees,
  FEES,
  PLATFORM_FEE_PERCENT,
  platformFeeBackCents,
  platformFeeCents,
  PROVIDER_FEE,
} from './fees.ts';

test.each([
  { totalCents: 0, feeCents: 0 },
  { totalCents: 24, feeCents: 0 },
  { totalCents: 25, feeCents: 1 },
  { totalCents: 1650, feeCents: 33 },
  { totalCents: 1675, feeCents: 34 },
  { totalCents: 100_000, feeCents: 2000 },
])('of $totalCents cents the platform keeps $feeCents', ({ totalCents, feeCents }) => {
  expect(platformFeeCents(totalCents)).toBe(feeCents);
});

test("the platform's and the provider's fees add up to the published terms", () => {
  expect(PLATFORM_FEE_PERCENT + PROVIDER_FEE.percent).toBeCloseTo(FEES.terms.percent);
  expect(PROVIDER_FEE.perChargeCents).toBe(FEES.terms.perChargeCents);
});

test('of 40 euros paid online, 38,39 reach the restaurant', () => {
  expect(announcedFees(4000)).toEqual({
    platformCents: 80,
    providerCents: 81,
    receivedCents: 3839,
  });
});

test('a full refund returns the whole platform fee, in any number of parts', () => {
  const charge = fc.record({
    totalCents: fc.integer({ min: 50, max: 1_000_000 }),
    tipCents: fc.integer({ min: 0, max: 10_000 }),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(charge, ({ totalCents, tipCents, cuts }) => {
      const charged = totalCents + tipCents;
      const fee = platformFeeCents(totalCents);
      const stops = [...cuts.map((cut) => Math.floor(cut * charged)), charged].toSorted(
        (one, other) => one - other,
      );
      const back = stops.map((stop) => platformFeeBackCents(fee, charged, stop));
      expect(back.at(-1)).toBe(fee);
      // It never decreases, so that no refund charges a fee.
      expect(back).toEqual(back.toSorted((one, other) => one - other));
    }),
  );
});
