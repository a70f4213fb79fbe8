import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEuros, unitGrossCents } from './money.ts';
import { PRODUCT_VAT_PERCENTS } from './tax.ts';
import { grossCentsFromTyped, netMicrosFromTyped } from './typed-price.ts';

describe('a price typed with the euro sign includes tax', () => {
  it.each([
    ['12,50 €', 10, 11_363_636],
    ['12,50€', 10, 11_363_636],
    ['€ 12.5', 10, 11_363_636],
    [' 2,00 € ', 21, 1_652_893],
    ['0 €', 10, 0],
    ['1.234,50 €', 10, 1_122_272_727],
    ['12.345 €', 0, 12_345_000_000],
  ])('%j at %i %% is stored as %i micros', (typed, vatPercent, netMicros) => {
    expect(netMicrosFromTyped(typed, vatPercent)).toBe(netMicros);
  });

  it('is shown on the menu exactly as typed', () => {
    const cents = fc.integer({ min: 0, max: 99_999_99 });
    fc.assert(
      fc.property(cents, fc.constantFrom(...PRODUCT_VAT_PERCENTS), (grossCents, vatPercent) => {
        const netMicros = netMicrosFromTyped(formatEuros(grossCents), vatPercent);
        expect(unitGrossCents(netMicros ?? -1, vatPercent)).toBe(grossCents);
      }),
    );
  });
});

describe('a price typed without the euro sign is before tax', () => {
  it.each([
    ['12,50', 12_500_000],
    ['12.5', 12_500_000],
    [' 6,363636 ', 6_363_636],
    ['3', 3_000_000],
    ['1.250', 1_250_000_000],
    ['1.250,5', 1_250_500_000],
    ['0.250', 250_000],
  ])('%j is stored as %i micros at any rate', (typed, netMicros) => {
    for (const vatPercent of PRODUCT_VAT_PERCENTS) {
      expect(netMicrosFromTyped(typed, vatPercent)).toBe(netMicros);
    }
  });
});

describe('signs within an amount are never dropped', () => {
  it.each([
    '',
    '€',
    '€€',
    'gratis',
    '-2 €',
    '2,505 €',
    '1,2,3',
    '12 50.5 € x',
    '999999999 €',
    '8 € 12 €',
    '2€50',
    '4 50',
    '4 50 €',
    '€ 3 €',
    '1 250,00 €',
    '12\u00a0345,00 €',
    '1.25.0',
    '1,250.50 €',
    '0.250 €',
    '012.345,00 €',
    '€ 00.500',
    '12.34,50',
    '3,50 € / 5,00 €',
    '2 x 3',
    '٣ €',
    '1e3',
    '0x10',
    '+2 €',
  ])('%j is refused as a price', (typed) => {
    expect(netMicrosFromTyped(typed, 10)).toBeNull();
    expect(grossCentsFromTyped(typed)).toBeNull();
  });
});

it.each([
  ['1,50', 150],
  ['1.5 €', 150],
  ['0', 0],
  ['1.234', 123_400],
  ['1.2345', null],
  ['0.250', null],
  ['x', null],
])('%j in a field for a price with tax is %s cents', (typed, cents) => {
  expect(grossCentsFromTyped(typed)).toBe(cents);
});
