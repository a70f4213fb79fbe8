import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAIN_PRODUCT } from '../menu/menu.ts';
import { productFacts } from '../menu/product-facts.ts';
import { PLAIN_CHOICE } from '../menu/product-options.ts';
import { MAX_NET_MICROS, netMicrosFromGross } from './money.ts';
import {
  hasPriceFrom,
  leastGrossCents,
  lineGrossCents,
  priceProduct,
  priceLine,
  totalGrossCents,
  type SellableProduct,
} from './pricing.ts';
import { compareWithMenu } from '../menu/compare-with-menu.ts';
import { MAX_VAT_PERCENT, vatBands } from './tax.ts';

const salmorejo: SellableProduct = {
  ...PLAIN_PRODUCT,
  productId: 101,
  version: 2,
  name: 'Salmorejo',
  netMicros: 6_363_636,
  vatPercent: 10,
};

const anyProduct = fc.record<SellableProduct>({
  description: fc.constant(''),
  translations: fc.constant({}),
  allergens: fc.constant(null),
  traces: fc.constant([]),
  diet: fc.constant(null),
  productId: fc.integer({ min: 1 }),
  version: fc.constant(1),
  name: fc.string(),
  netMicros: fc.integer({ min: 0, max: MAX_NET_MICROS }),
  vatPercent: fc.integer({ min: 0, max: MAX_VAT_PERCENT }),
  soldBy: fc.constant(null),
  soldOut: fc.constant('no'),
  formats: fc.constant([]),
  optionGroups: fc.constant([]),
});
const pricedLines = fc.array(
  fc.tuple(anyProduct, fc.integer({ min: 1, max: 99 })).map(([one, quantity]) =>
    priceLine(one, {
      productId: one.productId,
      formatId: null,
      optionIds: [],
      quantity,
      note: '',
    }),
  ),
  { maxLength: 100 },
);

describe('the price of an order', () => {
  test('takes name, price and tax of a line from the menu and the rest from the diner', () => {
    expect(
      priceLine(salmorejo, {
        productId: 101,
        formatId: null,
        optionIds: [],
        quantity: 2,
        note: 'sin huevo',
      }),
    ).toEqual({
      productId: 101,
      name: 'Salmorejo',
      formatId: null,
      options: [],
      quantity: 2,
      note: 'sin huevo',
      vatPercent: 10,
      unitGrossCents: 700,
    });
  });

  test('is exactly the sum of its lines', () => {
    fc.assert(
      fc.property(pricedLines, (lines) => {
        const total = totalGrossCents(lines);
        expect(total).toBe(lines.reduce((sum, line) => sum + lineGrossCents(line), 0));
        expect(Number.isSafeInteger(total)).toBe(true);
      }),
    );
  });

  test('multiplies the unit price of each line by its quantity', () => {
    fc.assert(
      fc.property(pricedLines, (lines) => {
        for (const line of lines) {
          const units = Array.from({ length: line.quantity }, () => ({ ...line, quantity: 1 }));
          expect(totalGrossCents(units)).toBe(lineGrossCents(line));
        }
      }),
    );
  });

  test('has VAT bands that add up to the same total', () => {
    fc.assert(
      fc.property(pricedLines, (lines) => {
        const taxed = lines.map((line) => ({ ...line, grossCents: lineGrossCents(line) }));
        const bands = vatBands(taxed);
        expect(bands.reduce((sum, band) => sum + band.grossCents, 0)).toBe(totalGrossCents(lines));
      }),
    );
  });

  test('of an empty basket is zero', () => {
    expect(totalGrossCents([])).toBe(0);
  });
});

const dearer = (shownGrossCents: number, nowGrossCents = 700) => ({
  kind: 'different' as const,
  price: { shownGrossCents, nowGrossCents },
  facts: [],
  now: null,
});

describe('a product that was chosen earlier', () => {
  test.each([
    { now: salmorejo, shown: 700, change: { kind: 'same' } },
    { now: salmorejo, shown: undefined, change: { kind: 'same' } },
    {
      now: salmorejo,
      shown: 650,
      change: dearer(650),
    },
    {
      now: salmorejo,
      shown: 0,
      change: dearer(0),
    },
    { now: { ...salmorejo, soldOut: 'today' }, shown: 700, change: { kind: 'sold-out' } },
    { now: { ...salmorejo, soldOut: 'until-changed' }, shown: 7, change: { kind: 'sold-out' } },
    { now: undefined, shown: 700, change: { kind: 'gone' } },
    { now: undefined, shown: undefined, change: { kind: 'gone' } },
  ] as const)('shown at $shown: $change.kind', ({ now, shown, change }) => {
    const entry = now && { product: now, category: undefined };
    const line = { formatId: null, optionIds: [], shownGrossCents: shown };
    expect(compareWithMenu(entry, line, new Date())).toEqual(change);
  });

  test('whose net price changes without changing the shown price counts as unchanged', () => {
    const raised = { ...salmorejo, netMicros: 6_363_640 };
    const line = { formatId: null, optionIds: [], shownGrossCents: 700 };
    expect(compareWithMenu({ product: raised, category: undefined }, line, new Date())).toEqual({
      kind: 'same',
    });
  });
});

describe('a product that was read earlier', () => {
  const read = productFacts({ product: salmorejo, category: undefined }, PLAIN_CHOICE, ['es']);
  const compare = (now: SellableProduct, shownGrossCents: number) =>
    compareWithMenu(
      { product: now, category: undefined },
      { formatId: null, optionIds: [], shownGrossCents, read },
      new Date(),
    );

  test('is the same while the menu says the same', () => {
    expect(compare(salmorejo, 700)).toEqual({ kind: 'same' });
  });

  const chosenFrom = (shownVersion: number, line: object = {}) =>
    compareWithMenu(
      { product: salmorejo, category: undefined },
      { formatId: null, optionIds: [], shownVersion, ...line },
      new Date(),
    );

  test('has to be read again if nobody says what was read, and it was another version', () => {
    const now = productFacts({ product: salmorejo, category: undefined }, PLAIN_CHOICE, ['es']);
    const unread = { kind: 'different', price: null, facts: [{ kind: 'unknown' }], now };
    expect(chosenFrom(1)).toEqual(unread);
    // A reader of a newer menu than this process knows.
    expect(chosenFrom(3)).toEqual(unread);
    expect(chosenFrom(2)).toEqual({ kind: 'same' });
    expect(chosenFrom(1, { read })).toEqual({ kind: 'same' });
  });

  test('differs by what it says, and by its price at the same time', () => {
    const now = { ...salmorejo, allergens: ['cacahuetes'] } as const;
    expect(compare(now, 650)).toEqual({
      kind: 'different',
      price: { shownGrossCents: 650, nowGrossCents: 700 },
      facts: [{ kind: 'contains', allergens: ['cacahuetes'] }],
      now: productFacts({ product: now, category: undefined }, PLAIN_CHOICE, ['es']),
    });
  });

  test('cannot be ordered if it is sold out, whatever it says', () => {
    const now = { ...salmorejo, name: 'Gazpacho', soldOut: 'today' } as const;
    expect(compare(now, 700)).toEqual({ kind: 'sold-out' });
  });
});

describe('a product with options', () => {
  const priced = (grossCents: number, vatPercent: number) => ({
    netMicros: netMicrosFromGross(grossCents, vatPercent),
    vatPercent,
  });
  const group = (options: { optionId: number; netMicros: number }[]) => ({
    groupId: 1,
    name: 'Extras',
    min: 0,
    max: options.length,
    translations: {},
    options: options.map((one) => ({ ...one, name: `Extra ${one.optionId}`, translations: {} })),
  });

  test('costs the sum of the prices that people see', () => {
    const grossCents = fc.integer({ min: 0, max: 1_000_000 });
    const vat = fc.integer({ min: 0, max: MAX_VAT_PERCENT });
    fc.assert(
      fc.property(
        grossCents,
        fc.array(grossCents, { maxLength: 30 }),
        vat,
        (product, extras, rate) => {
          const options = extras.map((extra, index) => ({
            optionId: index + 2,
            netMicros: priced(extra, rate).netMicros,
          }));
          const dear = { ...salmorejo, ...priced(product, rate), optionGroups: [group(options)] };
          const optionIds = options.map(({ optionId }) => optionId);
          const { unitGrossCents } = priceProduct(dear, { formatId: null, optionIds });
          expect(unitGrossCents).toBe(extras.reduce((sum, extra) => sum + extra, product));
        },
      ),
    );
  });

  const withCheese = {
    ...salmorejo,
    optionGroups: [group([{ optionId: 2, netMicros: netMicrosFromGross(150, 10) }])],
  };
  const compare = (optionIds: number[], shownGrossCents: number) =>
    compareWithMenu(
      { product: withCheese, category: undefined },
      { formatId: null, optionIds, shownGrossCents },
      new Date(),
    );

  test('is compared including its options', () => {
    expect(compare([2], 850)).toEqual({ kind: 'same' });
    expect(compare([], 700)).toEqual({ kind: 'same' });
    expect(compare([2], 700)).toEqual(dearer(700, 850));
  });

  test('is reported if it no longer has what was chosen', () => {
    expect(compare([3], 700)).toEqual({ kind: 'options', problem: null });
  });
});

describe('the lowest price of a product', () => {
  const option = (optionId: number, grossCents: number) => ({
    optionId,
    name: `Opción ${optionId}`,
    netMicros: netMicrosFromGross(grossCents, 10),
    translations: {},
  });
  const group = (min: number, ...grossCents: number[]) => ({
    groupId: 1,
    name: 'Grupo',
    min,
    max: grossCents.length,
    translations: {},
    options: grossCents.map((cents, index) => option(index + 2, cents)),
  });

  test.each([
    { groups: [], cents: 700, isFrom: false },
    { groups: [group(0, 150, 300)], cents: 700, isFrom: false },
    { groups: [group(1, 300, 0)], cents: 700, isFrom: true },
    { groups: [group(1, 300, 150)], cents: 850, isFrom: true },
    { groups: [group(2, 300, 150, 100)], cents: 950, isFrom: true },
    { groups: [group(1, 150, 150)], cents: 850, isFrom: false },
  ])('with $groups is $cents', ({ groups: optionGroups, cents, isFrom }) => {
    const product = { ...salmorejo, optionGroups };
    expect(leastGrossCents(product)).toBe(cents);
    expect(hasPriceFrom(product)).toBe(isFrom);
  });
});

describe('a product whose category', () => {
  const line = { formatId: null, optionIds: [] };
  const named = { name: 'Primeros', translations: {} };
  const noon = new Date('2026-11-20T12:00:00+01:00');
  const lunch = [{ days: [5], from: '13:00', to: '16:00' }] as const;

  test.each([
    { category: { ...named, isActive: true, servedHours: null }, kind: 'same' },
    { category: { ...named, isActive: false, servedHours: null }, kind: 'gone' },
    { category: { ...named, isActive: true, servedHours: lunch }, kind: 'not-served' },
    { category: undefined, kind: 'same' },
  ])('is $category at noon: $kind', ({ category, kind }) => {
    expect(compareWithMenu({ product: salmorejo, category }, line, noon).kind).toBe(kind);
  });
});
