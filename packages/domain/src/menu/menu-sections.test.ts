import { expect, it } from 'vitest';
import type { Category, Product } from './menu.ts';
import { hasProductForSale } from './menu-sections.ts';
import type { SoldOut } from './sold-out.ts';

const shown = { categoryId: 10, isActive: true, course: 1 } as Category;
const hidden = { categoryId: 20, isActive: false, course: 2 } as Category;
const product = (categoryId: number, soldOut: SoldOut = 'no') =>
  ({
    categoryId,
    soldOut,
    formats: [] as Product['formats'],
    optionGroups: [] as Product['optionGroups'],
  }) as Product;

it.each([
  ['nothing at all', [], false],
  ['a product in a category that is shown', [product(10)], true],
  ['a product that has lost its category', [product(99)], true],
  ['only what is hidden', [product(20)], false],
  ['only what is sold out', [product(10, 'today'), product(10, 'until-changed')], false],
  ['one of them to be had', [product(10, 'today'), product(20), product(10)], true],
])('the sections of a menu with %s', (_, products, isForSale) => {
  expect(hasProductForSale({ categories: [shown, hidden], products })).toBe(isForSale);
});
