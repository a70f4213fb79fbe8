import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { netMicrosFromGross } from '../money/money.ts';
import { leastGrossCents, obstacleOf, priceLine } from '../money/pricing.ts';
import { linesToCook, linesLeft, menusOf, type OrderLine } from '../orders/order.ts';
import { allergyConflict, allergyNotes } from '../orders/allergy-notes.ts';
import { canComeByCourses, lineProgress, planCourses } from '../orders/courses.ts';
import { removalFault, removesAll, withPartUnits } from '../orders/removals.ts';
import { soldOutOf } from './availability.ts';
import { compareWithMenu } from './compare-with-menu.ts';
import { PLAIN_PRODUCT } from './menu.ts';
import type { OptionGroup } from './product-options.ts';
import { chosenOfParts, partsFault, withPartProducts, type MenuPart } from './set-menu.ts';
import type { Allergen, OwnStatement } from './allergens.ts';
import { judgeUnchosen } from './avoided-allergens.ts';
import { productFacts, statementOfFacts } from './product-facts.ts';
import { statementOf, statementOfAny } from './stated-of-choice.ts';
import type { SoldOut } from './sold-out.ts';

const NOW = new Date('2026-11-27T13:00:00Z');
const [SOUP, SALAD, CHICKEN, STEAK] = [201, 202, 203, 204] as const;

const product = (productId: number, name: string, soldOut: SoldOut = 'no') => ({
  ...PLAIN_PRODUCT,
  productId,
  name,
  soldOut,
  allergens: productId === SALAD ? (['frutos-de-cascara'] as const) : [],
  translations: productId === SOUP ? { en: { name: 'Soup', description: '' } } : {},
});
const PRODUCTS = [
  product(SOUP, 'Crema'),
  product(SALAD, 'Ensalada'),
  product(CHICKEN, 'Pollo'),
  product(STEAK, 'Entrecot'),
];

const option = (optionId: number, productId: number, supplementCents = 0) => ({
  optionId,
  name: '',
  netMicros: netMicrosFromGross(supplementCents, 10),
  translations: {},
  product: { productId, allergens: null, traces: [], soldOut: 'no' as const },
});
const part = (groupId: number, name: string, course: number, options: OptionGroup['options']) => ({
  groupId,
  name,
  course,
  min: 1,
  max: 1,
  options,
  translations: {},
});
const STORED = {
  ...PLAIN_PRODUCT,
  productId: 1,
  version: 1,
  name: 'Menú del día',
  netMicros: netMicrosFromGross(1_450, 10),
  allergens: ['gluten'] as const,
  optionGroups: [
    part(1, 'Primero', 1, [option(11, SOUP), option(12, SALAD)]),
    part(2, 'Segundo', 2, [option(13, CHICKEN), option(14, STEAK, 350)]),
  ],
};
type MenuProduct = Omit<(typeof PRODUCTS)[number], keyof OwnStatement> & OwnStatement;
const menuOf = (products: readonly MenuProduct[] = PRODUCTS) =>
  withPartProducts(STORED, (productId) => products.find((one) => one.productId === productId));
const choose = (...optionIds: number[]) => ({ formatId: null, optionIds });
const category = { name: 'Menú', translations: {}, isActive: true, servedHours: null };

describe('a set menu offers its products', () => {
  test('as the menu has them now, under their own names', () => {
    const [soup, salad] = menuOf().optionGroups[0]!.options;
    expect([soup?.name, soup?.translations]).toEqual(['Crema', { en: 'Soup' }]);
    expect(salad?.product?.allergens).toEqual(['frutos-de-cascara']);
  });

  test('but those that have left the menu', () => {
    const menu = menuOf(PRODUCTS.filter(({ productId }) => productId !== SALAD));
    expect(menu.optionGroups[0]!.options.map(({ name }) => name)).toEqual(['Crema']);
    const change = compareWithMenu({ product: menu, category }, choose(12, 13), NOW);
    expect(change).toEqual({ kind: 'options', problem: null });
  });

  test('and none that is sold out can be chosen', () => {
    const menu = menuOf([...PRODUCTS.slice(0, 3), product(STEAK, 'Entrecot', 'today')]);
    const change = compareWithMenu({ product: menu, category }, choose(11, 14), NOW);
    expect(change).toEqual({ kind: 'options', problem: null, soldOut: [14] });
    expect(soldOutOf(menu, null)).toBe('no');
    expect(leastGrossCents(menu)).toBe(1_450);
  });

  test('until none is left of a part: then it is sold out for as long as they are', () => {
    const menu = menuOf([
      ...PRODUCTS.slice(0, 2),
      product(CHICKEN, 'Pollo', 'today'),
      product(STEAK, 'Entrecot', 'until-changed'),
    ]);
    expect(soldOutOf(menu, null)).toBe('today');
    expect(obstacleOf({ product: menu, category }, NOW)).toBe('sold-out');
  });
});

describe('a set menu costs', () => {
  test('one price for all, and the supplements of what is chosen, to the cent', () => {
    const line = priceLine(menuOf(), { ...choose(12, 14), productId: 1, quantity: 2, note: '' });
    expect(line.unitGrossCents).toBe(1_800);
    expect(
      line.options.map(({ name, productId, grossCents }) => [name, productId, grossCents]),
    ).toEqual([
      ['Ensalada', SALAD, 0],
      ['Entrecot', STEAK, 350],
    ]);
  });
});

describe('a set menu holds', () => {
  test('what it states itself and what its chosen products hold', () => {
    expect(statementOf(menuOf(), choose(11, 13)).allergens).toEqual(['gluten']);
    expect(statementOf(menuOf(), choose(12, 13)).allergens).toEqual([
      'gluten',
      'frutos-de-cascara',
    ]);
  });

  test('before any is chosen, what any of them holds, and says so if one is unknown', () => {
    expect(statementOfAny(menuOf()).allergens).toEqual(['gluten', 'frutos-de-cascara']);
    const unstated = { ...product(STEAK, 'Entrecot'), allergens: null };
    const menu = withPartProducts(STORED, (id) =>
      id === STEAK ? unstated : PRODUCTS.find(({ productId }) => productId === id),
    );
    expect(statementOfAny(menu)).toEqual({
      allergens: ['gluten', 'frutos-de-cascara'],
      traces: [],
      hasUnstated: true,
    });
    expect(statementOf(menu, choose(11, 14))).toMatchObject({
      allergens: ['gluten'],
      hasUnstated: true,
    });
    expect(statementOf(menu, choose(11, 13))).toEqual({ allergens: ['gluten'], traces: [] });
    expect(
      statementOfAny({ ...menu, allergens: [], optionGroups: menu.optionGroups.slice(1) }),
    ).toEqual({ allergens: null, traces: [] });
  });

  test('nothing that may be relied on, while one that is chosen is unknown', () => {
    const unstated = { ...product(STEAK, 'Entrecot'), allergens: null };
    const menu = menuOf([...PRODUCTS.slice(0, 3), unstated]);
    const entry = { product: { ...menu, diet: null }, category };
    const facts = (...optionIds: number[]) => productFacts(entry, choose(...optionIds), ['es']);
    expect(facts(12, 14)).toMatchObject({
      allergens: null,
      known: ['gluten', 'frutos-de-cascara'],
    });
    expect(statementOfFacts(facts(12, 14))).toEqual(statementOf(menu, choose(12, 14)));
    expect(facts(11, 13)).toMatchObject({ allergens: ['gluten'] });
    expect(statementOfFacts(facts(11, 13))).toEqual(statementOf(menu, choose(11, 13)));
  });

  test('more than was read, as soon as a part that is known contains more', () => {
    const stated = (allergens: Allergen[]) => {
      const chicken = { ...product(CHICKEN, 'Pollo'), allergens };
      const soup = { ...product(SOUP, 'Crema'), allergens: null };
      return { product: menuOf([soup, chicken]), category };
    };
    const read = productFacts(stated([]), choose(11, 13), ['es']);
    const change = compareWithMenu(stated(['soja']), { ...choose(11, 13), read }, NOW);
    expect(change).toMatchObject({
      kind: 'different',
      facts: [{ kind: 'contains', allergens: ['soja'] }],
    });
  });
});

describe('whoever avoids nuts or gluten', () => {
  const verdict = (avoided: Allergen[], products: readonly MenuProduct[] = PRODUCTS) =>
    judgeUnchosen(menuOf(products), avoided);
  const withStated = (...stated: [productId: number, Partial<MenuProduct>][]) => {
    const others = new Map(stated);
    return PRODUCTS.map((one) => ({ ...one, ...others.get(one.productId) }));
  };

  test('can have a set menu as long as each part has another choice', () => {
    expect(verdict(['frutos-de-cascara'])).toBe('byChoice');
    const nuts: Allergen[] = ['frutos-de-cascara'];
    expect(verdict(['frutos-de-cascara'], withStated([SOUP, { allergens: nuts }]))).toBe(
      'contains',
    );
    const isOut = withStated([SOUP, { soldOut: 'today' }]);
    expect(verdict(['frutos-de-cascara'], isOut)).toBe('contains');
  });

  test('cannot where the menu itself holds it, whatever is not stated', () => {
    expect(verdict(['gluten'])).toBe('contains');
    expect(verdict(['gluten'], withStated([STEAK, { allergens: null }]))).toBe('contains');
  });

  test('has to ask where no choice is better than one that is not stated, or may hold traces', () => {
    expect(verdict(['apio'])).toBe('without');
    expect(verdict(['apio'], withStated([STEAK, { allergens: null }]))).toBe('byChoice');
    const both = withStated([STEAK, { allergens: null }], [CHICKEN, { traces: ['apio'] }]);
    expect(verdict(['apio'], both)).toBe('traces');
    const unstated = withStated([STEAK, { allergens: null }], [CHICKEN, { allergens: null }]);
    expect(verdict(['apio'], unstated)).toBe('unstated');
  });
});

describe('an ordered set menu', () => {
  const menu = priceLine(menuOf(), {
    ...choose(12, 14),
    productId: 1,
    quantity: 2,
    note: 'sin sal',
  });
  const rest = { netMicros: 0, station: '', removed: 0, removeReason: '', forName: '' };
  const menuLine: OrderLine = { ...menu, ...rest, course: 2 };
  const partLines = chosenOfParts(menuOf().optionGroups, [12, 14]).map(
    ({ option: chosen, productId, part: { course } }): OrderLine => ({
      ...menuLine,
      productId: productId,
      name: chosen.name,
      options: [],
      unitGrossCents: 0,
      course,
      menuLine: 1,
    }),
  );
  const lines = [menuLine, ...partLines];
  const order = { lines, doneLines: [] as number[], courses: [], status: 'preparing' as const };

  test('is one line to pay, and its products are what the kitchen makes', () => {
    expect(linesLeft(lines)).toEqual([menuLine]);
    expect(linesToCook(lines).map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Ensalada', 2],
      ['Entrecot', 2],
    ]);
    expect(menusOf(lines)).toEqual(['Menú del día ×2']);
  });

  test('comes by the courses of its parts', () => {
    expect(canComeByCourses([menuLine])).toBe(false);
    expect(planCourses(lines)).toEqual([
      { course: 1, isHeld: false },
      { course: 2, isHeld: true },
    ]);
  });

  test('is as far as its slowest product', () => {
    expect(lineProgress({ ...order, doneLines: [2] }, 0)).toBe('fired');
    expect(lineProgress({ ...order, doneLines: [2, 3] }, 0)).toBe('done');
  });

  test('with a note about an allergy says it once, and it concerns each of its parts', () => {
    const noted = lines.map((line) => ({ ...line, note: 'alergia al huevo' }));
    const whole = { lines: noted, note: '', avoidances: [] };
    expect(allergyNotes(whole)).toEqual([{ text: 'alergia al huevo', lineNumber: 1 }]);
    for (const lineNumber of [2, 3]) {
      expect(allergyConflict(whole, lineNumber, undefined)).toMatchObject({ isOwnNote: true });
    }
  });

  test('is taken off with its products, and they not without it', () => {
    expect(removalFault(lines, [{ lineNumber: 1, quantity: 1 }])).toBeNull();
    expect(removalFault(lines, [{ lineNumber: 2, quantity: 1 }])).toBe('no-line');
    expect(withPartUnits(lines, [{ lineNumber: 1, quantity: 1 }])).toEqual([
      { lineNumber: 1, quantity: 1 },
      { lineNumber: 2, quantity: 1 },
      { lineNumber: 3, quantity: 1 },
    ]);
    expect(removesAll(lines, [{ lineNumber: 1, quantity: 2 }])).toBe(true);
  });
});

describe('the parts of a set menu are refused', () => {
  const [first, second] = STORED.optionGroups as [MenuPart, MenuPart];
  const productOf = (productId: number) => PRODUCTS.find((one) => one.productId === productId);
  test.each<[string, MenuPart[], string | null]>([
    ['not as they should be', [first, second], null],
    ['without a product', [{ ...first, options: [] }], 'Añade al menos un plato a «Primero»'],
    ['twice', [first, { ...second, name: 'primero' }], 'La parte «primero» está dos veces'],
    [
      'with more to choose than there is',
      [{ ...first, min: 3, max: 3 }],
      '«Primero»: no hay tantos platos entre los que elegir',
    ],
    [
      'with a product twice',
      [{ ...first, options: [option(11, SOUP), option(12, SOUP)] }],
      '«Crema» está dos veces en «Primero»',
    ],
    [
      'with a product that is gone',
      [{ ...first, options: [option(11, 999)] }],
      '«Primero»: uno de sus platos ya no está en la carta',
    ],
  ])('%s', (_, parts, fault) => {
    expect(partsFault(parts, productOf)).toBe(fault);
  });

  test('with a menu among their products', () => {
    const asMenu = () => ({ name: 'Medio menú', optionGroups: [{ course: 1 }] });
    expect(partsFault([first], asMenu)).toBe(
      '«Medio menú» es un menú, y no puede ser parte de otro',
    );
  });
});

test('the parts of a set menu have nothing that is sold by weight; pieces they may', () => {
  const [first] = STORED.optionGroups as [MenuPart];
  const soldAs = (unit: 'kilo' | 'piece') =>
    partsFault([first], (productId) => ({
      name: `Gamba ${productId}`,
      optionGroups: [],
      soldBy: { unit, least: 1, step: 1 },
    }));
  expect(soldAs('kilo')).toMatch(
    /^«Gamba \d+» se vende por peso, y no puede ser parte de un menú$/,
  );
  expect(soldAs('piece')).toBeNull();
});

test('the price of a set menu is its own and its supplements, whatever the VAT and the choice', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000 }),
      fc.constantFrom(0, 4, 10, 21),
      fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 1, maxLength: 4 }),
      (menuCents, vatPercent, supplements) => {
        const menu = {
          ...menuOf(),
          vatPercent,
          netMicros: netMicrosFromGross(menuCents, vatPercent),
          optionGroups: supplements.map((cents, index) => ({
            ...part(index + 1, `Parte ${index}`, 1, [option(index + 100, SOUP)]),
            options: [
              { ...option(index + 100, SOUP), netMicros: netMicrosFromGross(cents, vatPercent) },
            ],
          })),
        };
        const optionIds = supplements.map((_, index) => index + 100);
        const wish = { formatId: null, optionIds, productId: 1, quantity: 1, note: '' };
        const total = supplements.reduce((sum, cents) => sum + cents, menuCents);
        expect(priceLine(menu, wish).unitGrossCents).toBe(total);
      },
    ),
  );
});
