import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_VAT_PERCENT, vatBands } from './tax.ts';

const amounts = fc.array(
  fc.record({
    grossCents: fc.nat(100_000_000),
    vatPercent: fc.integer({ min: 0, max: MAX_VAT_PERCENT }),
  }),
  { maxLength: 100 },
);

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test('net and VAT of a band add up to its gross, to the cent', () => {
  fc.assert(
    fc.property(amounts, (lines) => {
      for (const band of vatBands(lines)) {
        expect(band.netCents + band.vatCents).toBe(band.grossCents);
        expect(band.vatCents).toBeGreaterThanOrEqual(0);
        expect(
          Math.abs(band.netCents * (1 + band.vatPercent / 100) - band.grossCents),
        ).toBeLessThan(0.75);
      }
    }),
  );
});

test('the bands add up to the same total as the lines', () => {
  fc.assert(
    fc.property(amounts, (lines) => {
      expect(sum(vatBands(lines).map((band) => band.grossCents))).toBe(
        sum(lines.map((line) => line.grossCents)),
      );
    }),
  );
});

test('there is one band for each rate on the bill, the lowest first', () => {
  fc.assert(
    fc.property(amounts, (lines) => {
      const rates = [...new Set(lines.map((line) => line.vatPercent))].toSorted((a, b) => a - b);
      expect(vatBands(lines).map((band) => band.vatPercent)).toEqual(rates);
    }),
  );
});

test('VAT is calculated once per rate, not once per line', () => {
  // Computed per line, 0.03 € at 10 % would contain no VAT at all.
  const three = { grossCents: 3, vatPercent: 10 };
  expect(vatBands([three, three, three, three])).toEqual([
    { vatPercent: 10, grossCents: 12, netCents: 11, vatCents: 1 },
  ]);
});

test('the bands of a bill with food and wine', () => {
  const bill = [
    { grossCents: 1400, vatPercent: 10 },
    { grossCents: 1200, vatPercent: 21 },
    { grossCents: 250, vatPercent: 10 },
  ];
  expect(vatBands(bill)).toEqual([
    { vatPercent: 10, grossCents: 1650, netCents: 1500, vatCents: 150 },
    { vatPercent: 21, grossCents: 1200, netCents: 992, vatCents: 208 },
  ]);
  expect(vatBands([])).toEqual([]);
});
