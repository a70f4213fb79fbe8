import { describe, expect, it } from 'vitest';
import { PLAIN_CATEGORY, PLAIN_PRODUCT, type Category, type Product } from './menu.ts';
import { reviewMenu } from './menu-review.ts';

const tapas: Category = {
  ...PLAIN_CATEGORY,
  categoryId: 11,
  restaurantId: 1001,
  name: 'Tapas',
  position: 0,
  version: 1,
};
const salmorejo: Product = {
  ...PLAIN_PRODUCT,
  productId: 101,
  restaurantId: 1001,
  categoryId: 11,
  name: 'Salmorejo',
  netMicros: 6_363_636,
  allergens: [],
  photo: null,
  position: 0,
  version: 1,
};

const FREE_FORMAT = {
  formatId: 1,
  name: 'Tapa',
  netMicros: 0,
  zonePrices: [],
  allergens: null,
  soldOut: 'no' as const,
  translations: {},
};

const faultsOf = (product: Partial<Product>, category: Partial<Category> = {}) =>
  reviewMenu({
    categories: [{ ...tapas, ...category }],
    products: [{ ...salmorejo, ...product }],
  }).map(({ fault }) => fault);

it('finds nothing in a menu that says all that it must', () => {
  expect(faultsOf({})).toEqual([]);
});

it('takes what is weighed for what it is: the price of a kilo is known before ordering', () => {
  const soldBy = { unit: 'kilo', least: 200, step: 50 } as const;
  expect(faultsOf({ soldBy, description: 'A la plancha, según peso' })).toEqual([]);
  expect(faultsOf({ description: 'A la plancha, según peso' })).toEqual(['market-price']);
  expect(faultsOf({ soldBy, description: 'Precio según mercado' })).toEqual(['market-price']);
});

it('lets what is eaten in a set menu alone stand in a category that nobody sees', () => {
  const hidden = { ...tapas, categoryId: 12, isActive: false };
  const eaten = { ...salmorejo, productId: 102, categoryId: 12 };
  const { allergens, traces, soldOut } = eaten;
  const product = { productId: 102, allergens, traces, soldOut };
  const menu: Product = {
    ...salmorejo,
    optionGroups: [
      {
        groupId: 1,
        name: 'Primero',
        course: 1,
        min: 1,
        max: 1,
        translations: {},
        options: [{ optionId: 2, name: 'Salmorejo', netMicros: 0, translations: {}, product }],
      },
    ],
  };
  expect(reviewMenu({ categories: [tapas, hidden], products: [menu, eaten] })).toEqual([]);
});

it.each([
  ['that a guest can order', {}, {}, ['for-nothing']],
  ['of a format', { formats: [FREE_FORMAT] }, {}, ['for-nothing']],
  ['in a category that nobody sees', {}, { isActive: false }, ['unseen-category']],
])('tells of a price of nothing, %s', (_, product, category, faults) => {
  expect(faultsOf({ netMicros: 0, ...product }, category)).toEqual(faults);
});

it('names the products, and the categories, with a fault', () => {
  const unstated = { ...salmorejo, productId: 102, allergens: null };
  const hidden = { ...tapas, categoryId: 12, isActive: false };
  expect(reviewMenu({ categories: [tapas, hidden], products: [salmorejo, unstated] })).toEqual([
    { fault: 'allergens-unstated', products: [unstated], categories: [] },
    { fault: 'unseen-category', products: [], categories: [hidden] },
  ]);
});

describe('a price that nobody knows before ordering', () => {
  it.each([
    'Bogavante (s/m)',
    'Percebes S/M',
    'Gamba roja s. m.',
    'Lubina, precio según mercado',
    'Rodaballo, según lonja',
    'Centollo: consultar precio',
    'Cigalas, precio a consultar',
  ])('%s', (name) => {
    expect(faultsOf({ name })).toEqual(['market-price']);
    expect(faultsOf({ description: name })).toEqual(['market-price']);
  });

  it.each(['Verduras del mercado', 'Menú S/M/L', 'Pan según temporada', 'Tallas s, m y l'])(
    'is not meant by «%s»',
    (name) => {
      expect(faultsOf({ name })).toEqual([]);
    },
  );
});

describe('a supplement by percentage', () => {
  it.each([
    'En terraza, 10 % más',
    '10% de suplemento en terraza',
    'Suplemento de terraza: 15 %',
    'Recargo del 10 por ciento',
    'Terraza +10%',
  ])('%s', (description) => {
    expect(faultsOf({ description })).toEqual(['percentage-supplement']);
  });

  it('may be the name of an option', () => {
    const options = [{ optionId: 2, name: 'Terraza (+10 %)', netMicros: 0, translations: {} }];
    const group = { groupId: 1, name: 'Zona', min: 1, max: 1, translations: {}, options };
    expect(faultsOf({ optionGroups: [group] })).toEqual(['percentage-supplement']);
  });

  it.each(['Cerveza, 5,5 % vol.', 'Cacao 70 %', 'Suplemento de pan, 1,50 €'])(
    'is not meant by «%s»',
    (description) => {
      expect(faultsOf({ description })).toEqual([]);
    },
  );
});

it.each([
  [0, ['other-vat']],
  [4, ['other-vat']],
  [10, []],
  [21, []],
])('a VAT rate of %i %%: %j', (vatPercent, faults) => {
  expect(faultsOf({ vatPercent })).toEqual(faults);
});

it.each([
  ['is switched off', { isActive: false }],
  ['is never served', { servedHours: [] }],
  ['has no products', { categoryId: 12 }],
] as const)('nobody sees a category that %s', (_why, category) => {
  expect(faultsOf({}, category)).toEqual(['unseen-category']);
});
