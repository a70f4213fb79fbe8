import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_NET_MICROS } from './money.ts';
import {
  compareWithMenu,
  lineGrossCents,
  priceLine,
  totalGrossCents,
  type SellableProduct,
} from './pricing.ts';
import { vatBands, VAT_PERCENTS } from './tax.ts';

const salmorejo: SellableProduct = {
  productId: 101,
  name: 'Salmorejo',
  netMicros: 6_363_636,
  vatPercent: 10,
  isAvailable: true,
};

const product = fc.record<SellableProduct>({
  productId: fc.integer({ min: 1 }),
  name: fc.string(),
  netMicros: fc.integer({ min: 0, max: MAX_NET_MICROS }),
  vatPercent: fc.constantFrom(...VAT_PERCENTS),
  isAvailable: fc.constant(true),
});
const pricedLines = fc.array(
  fc
    .tuple(product, fc.integer({ min: 1, max: 99 }))
    .map(([one, quantity]) => priceLine(one, { productId: one.productId, quantity, note: '' })),
  { maxLength: 100 },
);

describe('what an order costs', () => {
  test('a line takes name, price and tax from the menu and the rest from the diner', () => {
    expect(priceLine(salmorejo, { productId: 101, quantity: 2, note: 'sin huevo' })).toEqual({
      productId: 101,
      name: 'Salmorejo',
      quantity: 2,
      note: 'sin huevo',
      vatPercent: 10,
      unitGrossCents: 700,
    });
  });

  test('the total is the sum of its lines, and exact', () => {
    fc.assert(
      fc.property(pricedLines, (lines) => {
        const total = totalGrossCents(lines);
        expect(total).toBe(lines.reduce((sum, line) => sum + lineGrossCents(line), 0));
        expect(Number.isSafeInteger(total)).toBe(true);
      }),
    );
  });

  test('a line is its unit price as often as it was ordered', () => {
    fc.assert(
      fc.property(pricedLines, (lines) => {
        for (const line of lines) {
          const units = Array.from({ length: line.quantity }, () => ({ ...line, quantity: 1 }));
          expect(totalGrossCents(units)).toBe(lineGrossCents(line));
        }
      }),
    );
  });

  test('the VAT on the bill is of the same total', () => {
    fc.assert(
      fc.property(pricedLines, (lines) => {
        const taxed = lines.map((line) => ({ ...line, grossCents: lineGrossCents(line) }));
        const bands = vatBands(taxed);
        expect(bands.reduce((sum, band) => sum + band.grossCents, 0)).toBe(totalGrossCents(lines));
      }),
    );
  });

  test('an empty basket costs nothing', () => {
    expect(totalGrossCents([])).toBe(0);
  });
});

describe('a dish that was chosen earlier', () => {
  test.each([
    { now: salmorejo, shown: 700, change: { kind: 'same' } },
    { now: salmorejo, shown: undefined, change: { kind: 'same' } },
    {
      now: salmorejo,
      shown: 650,
      change: { kind: 'price', shownGrossCents: 650, nowGrossCents: 700 },
    },
    {
      now: salmorejo,
      shown: 0,
      change: { kind: 'price', shownGrossCents: 0, nowGrossCents: 700 },
    },
    { now: { ...salmorejo, isAvailable: false }, shown: 700, change: { kind: 'gone' } },
    { now: undefined, shown: 700, change: { kind: 'gone' } },
    { now: undefined, shown: undefined, change: { kind: 'gone' } },
  ])('shown at $shown: $change.kind', ({ now, shown, change }) => {
    expect(compareWithMenu(now, shown)).toEqual(change);
  });

  test('a new net price that shows the same is no change', () => {
    expect(compareWithMenu({ ...salmorejo, netMicros: 6_363_640 }, 700)).toEqual({ kind: 'same' });
  });
});
