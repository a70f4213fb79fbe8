import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { netMicrosFromGross } from '../money/money.ts';
import {
  hasPriceFrom,
  leastGrossCents,
  obstacleOf,
  priceProduct,
  type SellableProduct,
} from '../money/pricing.ts';
import { soldOutOf } from './availability.ts';
import { compareWithMenu } from './compare-with-menu.ts';
import { nameAsChosen, type ProductFormat } from './formats.ts';
import { statementOf, statementOfAny } from './stated-of-choice.ts';
import { formatsFault } from './menu-rules.ts';
import { isAnySoldOut, markSoldOut } from './mark-sold-out.ts';
import { PLAIN_PRODUCT } from './menu.ts';
import { productFacts } from './product-facts.ts';
import { leastFormatMicros } from './format-prices.ts';
import { numberChoices } from './number-choices.ts';
import { mustChoose } from './product-options.ts';

const NOW = new Date('2026-11-28T13:00:00Z');

const format = (formatId: number, name: string, grossCents: number): ProductFormat => ({
  formatId,
  name,
  netMicros: netMicrosFromGross(grossCents, 10),
  zonePrices: [],
  allergens: null,
  soldOut: 'no',
  translations: {},
});
const tapa = { ...format(1, 'Tapa', 350), translations: { en: 'Small plate' } };
const half = format(2, 'Media ración', 700);
const whole = format(3, 'Ración', 1_200);

const salad: SellableProduct = {
  ...PLAIN_PRODUCT,
  productId: 101,
  version: 1,
  name: 'Ensaladilla',
  netMicros: tapa.netMicros,
  allergens: ['huevos'],
  formats: [tapa, half, whole],
  translations: { en: { name: 'Potato salad', description: '' } },
};
const of = (product: SellableProduct) => ({ product, category: undefined });
const chosen = (formatId: number | null) => ({ formatId, optionIds: [] });

describe('a product in several formats', () => {
  test.each([
    { formatId: 1, cents: 350, name: 'Tapa · Ensaladilla', english: 'Small plate · Potato salad' },
    { formatId: 2, cents: 700, name: '½ Ensaladilla', english: '½ Potato salad' },
    { formatId: 3, cents: 1_200, name: 'Ración · Ensaladilla', english: 'Ración · Potato salad' },
  ])('costs $cents as $name', ({ formatId, cents, name, english }) => {
    expect(priceProduct(salad, chosen(formatId))).toMatchObject({
      productId: 101,
      formatId,
      name,
      unitGrossCents: cents,
    });
    expect(nameAsChosen(salad, formatId, 'en')).toEqual({ text: english, lang: 'en' });
  });

  test('has its options added to the price of its format', () => {
    const extra = {
      optionId: 9,
      name: 'Picos',
      netMicros: netMicrosFromGross(50, 10),
      translations: {},
    };
    const group = { groupId: 8, name: 'Extra', min: 0, max: 1, translations: {}, options: [extra] };
    const priced = priceProduct(
      { ...salad, optionGroups: [group] },
      { formatId: 2, optionIds: [9] },
    );
    expect(priced.unitGrossCents).toBe(750);
  });

  test('costs exactly what its format says, whatever the amounts and rates', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 2, maxLength: 6 }),
        fc.constantFrom(0, 4, 10, 21),
        (amounts, vatPercent) => {
          const formats = amounts.map((cents, index) => ({
            ...format(index + 1, `Formato ${index}`, 0),
            netMicros: netMicrosFromGross(cents, vatPercent),
          }));
          const product = { ...salad, formats, vatPercent, netMicros: leastFormatMicros(formats) };
          const prices = formats.map(
            ({ formatId }) => priceProduct(product, chosen(formatId)).unitGrossCents,
          );
          expect(prices).toEqual(amounts);
          expect(leastGrossCents(product)).toBe(Math.min(...amounts));
          expect(hasPriceFrom(product)).toBe(new Set(amounts).size > 1);
        },
      ),
    );
  });

  test('is not ordered without one, nor in one that it does not have', () => {
    const compared = (product: SellableProduct, formatId: number | null) =>
      compareWithMenu(of(product), chosen(formatId), NOW);
    expect(mustChoose(salad)).toBe(true);
    expect(compared(salad, null)).toEqual({
      kind: 'options',
      field: 'formatId',
      problem: 'Elige un formato',
    });
    expect(compared(salad, 4)).toEqual({ kind: 'options', problem: null });
    expect(compared({ ...salad, formats: [] }, 2)).toEqual({ kind: 'options', problem: null });
    expect(compared(salad, 2)).toEqual({ kind: 'same' });
  });

  test('is sold out by format, and as a whole once all of them are', () => {
    const out = (...ids: number[]) => ({
      ...salad,
      formats: [tapa, half, whole].map((one) => ({
        ...one,
        soldOut: ids.includes(one.formatId) ? ('today' as const) : ('no' as const),
      })),
    });
    expect(obstacleOf(of(out(2)), NOW)).toBeNull();
    expect(obstacleOf(of(out(2)), NOW, 2)).toBe('sold-out');
    expect(obstacleOf(of(out(2)), NOW, 3)).toBeNull();
    expect(obstacleOf(of(out(1, 2, 3)), NOW)).toBe('sold-out');
    expect(obstacleOf(of({ ...salad, soldOut: 'today' }), NOW, 3)).toBe('sold-out');
  });

  test('costs from the cheapest that is left', () => {
    const formats = [{ ...tapa, soldOut: 'today' as const }, half, whole];
    expect(leastGrossCents({ ...salad, formats })).toBe(700);
    expect(hasPriceFrom({ ...salad, formats: formats.slice(0, 2) })).toBe(false);
  });

  test('keeps which formats were out when the whole is marked and offered again', () => {
    const out = markSoldOut(salad, 3, 'until-changed');
    const back = markSoldOut(markSoldOut(out, null, 'today'), null, 'no');
    expect(back).toEqual(out);
    const each = [1, 2, 3].reduce((now, id) => markSoldOut(now, id, 'today'), salad);
    expect(soldOutOf(markSoldOut(each, null, 'no'), null)).toBe('no');
    expect(isAnySoldOut(out)).toBe(true);
  });

  test('says what the chosen one contains, and what any may contain before one is chosen', () => {
    const onBread = { ...whole, allergens: ['gluten' as const] };
    const product = { ...salad, formats: [tapa, onBread] };
    expect(statementOf(product, { formatId: 1, optionIds: [] }).allergens).toEqual(['huevos']);
    expect(statementOf(product, { formatId: 3, optionIds: [] }).allergens).toEqual(['gluten']);
    expect(statementOfAny(product).allergens).toEqual(['gluten', 'huevos']);
    expect(statementOfAny({ ...product, allergens: null }).hasUnstated).toBe(true);
    expect(productFacts(of(product), chosen(3), ['es'])).toMatchObject({
      allergens: ['gluten'],
      texts: [{ name: 'Ración · Ensaladilla' }],
    });
  });
});

test.each([
  { names: [], fault: null },
  { names: ['Tapa'], fault: 'Un solo formato es el precio del plato: escribe dos o ninguno' },
  { names: ['Tapa', 'Ración'], fault: null },
  { names: ['Tapa', 'TAPA'], fault: 'Hay dos formatos que se llaman «TAPA»' },
  { names: ['1', '2', '3', '4', '5', '6', '7'], fault: 'Como mucho 6 formatos' },
])('formats $names: $fault', ({ names, fault }) => {
  expect(formatsFault(names.map((name) => ({ name })))).toBe(fault);
});

test('new formats get ids that neither options nor removed ones of the product have had', () => {
  const draft = (formatId: number | null, name: string) => ({ ...tapa, formatId, name });
  const first = numberChoices(
    { formats: [draft(null, 'Tapa'), draft(null, 'Ración')], optionGroups: [] },
    { formats: [], optionGroups: [] },
    4,
  );
  expect(first.formats.map(({ formatId }) => formatId)).toEqual([5, 6]);
  const second = numberChoices(
    { formats: [draft(6, 'Ración'), draft(5, 'Tapa'), draft(5, 'Doble')], optionGroups: [] },
    first,
    first.lastId,
  );
  expect(second.formats.map(({ formatId }) => formatId)).toEqual([6, 5, 7]);
});
