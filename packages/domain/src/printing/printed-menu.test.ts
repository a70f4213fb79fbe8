import { describe, expect, it } from 'vitest';
import { PLAIN_CATEGORY, PLAIN_PRODUCT, type Category, type Product } from '../menu/menu.ts';
import { netMicrosFromGross } from '../money/money.ts';
import { leftOffPaper, printedMenu } from './printed-menu.ts';

const tapas: Category = {
  ...PLAIN_CATEGORY,
  categoryId: 11,
  restaurantId: 1001,
  name: 'Tapas',
  translations: { en: 'Small plates' },
  position: 0,
  version: 1,
};
const salmorejo: Product = {
  ...PLAIN_PRODUCT,
  productId: 101,
  restaurantId: 1001,
  categoryId: 11,
  name: 'Salmorejo',
  description: 'Con jamón\n y huevo.',
  netMicros: netMicrosFromGross(700, 10),
  allergens: ['huevos', 'gluten'],
  traces: ['apio'],
  diet: 'vegetariano',
  translations: { en: { name: 'Cold tomato soup', description: '' } },
  photo: null,
  position: 0,
  version: 1,
};

const print = (product: Partial<Product>, category: Partial<Category> = {}) =>
  printedMenu(
    { categories: [{ ...tapas, ...category }], products: [{ ...salmorejo, ...product }] },
    'es',
  );
const option = (optionId: number, name: string, grossCents: number) => ({
  optionId,
  name,
  netMicros: netMicrosFromGross(grossCents, 10),
  translations: {},
});
const group = (min: number, max: number, grossCents: readonly number[]) => ({
  groupId: 1,
  name: 'Tamaño',
  min,
  max,
  translations: {},
  options: grossCents.map((cents, index) => option(index + 2, ['Media', 'Entera'][index]!, cents)),
});

it('says of a product what a diner reads, with the regulation’s numbers for its allergens', () => {
  const servedHours = [{ days: [1, 2, 3, 4, 5], from: '13:00', to: '16:00' }] as const;
  expect(print({}, { servedHours })).toEqual({
    sections: [
      {
        title: 'Tapas',
        hours: 'de lunes a viernes, de 13:00 a 16:00',
        products: [
          {
            name: 'Salmorejo',
            description: 'Con jamón y huevo.',
            prices: [{ label: '', amount: '7,00\u00a0€' }],
            extras: [],
            diet: 'Vegetariano',
            allergens: [1, 3],
            hasUnstated: false,
            traces: [9],
          },
        ],
      },
    ],
    legend: [
      { number: 1, name: 'Gluten' },
      { number: 3, name: 'Huevos' },
      { number: 9, name: 'Apio' },
    ],
    hasUnstated: false,
    hasNone: false,
  });
});

it('is in another language, and in Spanish where that is missing', () => {
  const { sections, legend } = printedMenu({ categories: [tapas], products: [salmorejo] }, 'en');
  expect(sections[0]?.title).toBe('Small plates');
  expect(sections[0]?.products[0]).toMatchObject({
    name: 'Cold tomato soup',
    description: 'Con jamón y huevo.',
    prices: [{ label: '', amount: '€7.00' }],
    diet: 'Vegetarian',
  });
  expect(legend.map(({ name }) => name)).toEqual(['Gluten', 'Eggs', 'Celery']);
});

it.each([
  ['not stated', null, [], { hasUnstated: true, hasNone: false }],
  ['none', [], [], { hasUnstated: false, hasNone: true }],
  ['traces alone', [], ['apio'], { hasUnstated: false, hasNone: false }],
] as const)('knows of allergens that are %s', (_, allergens, traces, kinds) => {
  expect(print({ allergens, traces })).toMatchObject(kinds);
});

describe('leaves out', () => {
  it.each([
    ['a category that is switched off', {}, { isActive: false }],
    ['a category that is never served', {}, { servedHours: [] }],
    ['what is sold out until somebody changes it', { soldOut: 'until-changed' }, {}],
  ] as const)('%s', (_, product, category) => {
    expect(print(product, category)).toMatchObject({ sections: [], legend: [] });
  });

  it('nothing that is sold out only today', () => {
    expect(print({ soldOut: 'today' }).sections).toHaveLength(1);
    expect(leftOffPaper({ products: [{ ...salmorejo, soldOut: 'today' }] })).toEqual([]);
  });
});

it('lists the price of each format, and what any of them contains', () => {
  const format = (formatId: number, name: string, grossCents: number) => ({
    ...option(formatId, name, grossCents),
    formatId,
    zonePrices: [],
    allergens: null,
    soldOut: 'no' as const,
  });
  const formats = [
    format(1, 'Tapa', 350),
    { ...format(2, 'Ración', 900), allergens: ['lacteos' as const] },
  ];
  expect(print({ formats }).sections[0]?.products[0]).toMatchObject({
    prices: [
      { label: 'Tapa', amount: '3,50\u00a0€' },
      { label: 'Ración (7)', amount: '9,00\u00a0€' },
    ],
    allergens: [1, 3, 7],
  });
});

describe('options that cost more', () => {
  it.each([
    ['added to the price', group(0, 2, [0, 150]), '7,00', ['Tamaño: Entera +1,50']],
    ['of which one is chosen', group(1, 1, [0, 500]), 'desde 7,00', ['Tamaño: Entera +5,00']],
    [
      'of which the cheapest is in the price',
      group(1, 1, [200, 500]),
      'desde 9,00',
      ['Tamaño: Entera +3,00'],
    ],
    ['that are free', group(0, 1, [0, 0]), '7,00', []],
  ])('%s', (_, optionGroup, price, extras) => {
    const product = print({ optionGroups: [optionGroup] }).sections[0]?.products[0];
    const [first] = product?.prices ?? [];
    expect(`${first?.label} ${first?.amount}`.trim()).toBe(`${price}\u00a0€`);
    expect(product?.extras).toEqual(extras.map((extra) => `${extra}\u00a0€`));
  });
});

it('has the numbers of what an option adds behind it, and explains them', () => {
  const { options, ...rest } = group(0, 2, [0, 150]);
  const [free, other] = options;
  const sauces = [
    { ...free!, allergens: ['lacteos' as const] },
    { ...other!, allergens: ['mostaza' as const, 'sulfitos' as const] },
    option(9, 'Sin salsa', 0),
  ];
  const { sections, legend } = print({ optionGroups: [{ ...rest, options: sauces }] });
  expect(sections[0]?.products[0]?.extras).toEqual([
    'Tamaño: Media (7) · Entera (10, 12) +1,50\u00a0€',
  ]);
  expect(legend.map(({ number }) => number)).toEqual([1, 3, 7, 9, 10, 12]);
});

it('lists what each part of a set menu offers, its supplements, and what it includes besides', () => {
  const products = [option(2, 'Crema', 0), option(3, 'Presa', 350)].map((one) => ({
    ...one,
    product: { productId: one.optionId + 200, allergens: [], traces: [], soldOut: 'no' as const },
  }));
  const part = { groupId: 1, name: 'Primero', course: 1, min: 1, max: 1, translations: {} };
  const [section] = print({
    optionGroups: [{ ...part, options: products }],
    includes: ['Pan', 'Café'],
  }).sections;
  expect(section?.products[0]?.extras).toEqual([
    'Primero: Crema · Presa +3,50\u00a0€',
    'Incluye: Pan, Café',
  ]);
});

it('says that a price is of a kilo, or of a piece and from how many, in the reader’s language', () => {
  const priced = (unit: 'kilo' | 'piece', language: 'es' | 'de', least = 1) => {
    const soldBy = { unit, least, step: 1 };
    const menu = { categories: [tapas], products: [{ ...salmorejo, soldBy }] };
    return printedMenu(menu, language).sections[0]?.products[0]?.prices;
  };
  expect(priced('kilo', 'es')).toEqual([{ label: '', amount: '7,00\u00a0€/kg' }]);
  expect(priced('piece', 'de')).toEqual([{ label: '', amount: '7,00\u00a0€/Stück' }]);
  expect(priced('piece', 'es', 2)).toEqual([
    { label: 'desde 2 piezas', amount: '7,00\u00a0€/pieza' },
  ]);
});
