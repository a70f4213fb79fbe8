import { expect, it } from 'vitest';
import type { Category, Product } from './menu.ts';
import { hasDishForSale } from './menu-sections.ts';
import type { SoldOut } from './sold-out.ts';

const shown = { categoryId: 10, isActive: true, course: 1 } as Category;
const hidden = { categoryId: 20, isActive: false, course: 2 } as Category;
const dish = (categoryId: number, soldOut: SoldOut = 'no') => ({ categoryId, soldOut }) as Product;

it.each([
  ['nothing at all', [], false],
  ['a dish in a category that is shown', [dish(10)], true],
  ['a dish that has lost its category', [dish(99)], true],
  ['only what is hidden', [dish(20)], false],
  ['only what is sold out', [dish(10, 'today'), dish(10, 'until-changed')], false],
  ['one of them to be had', [dish(10, 'today'), dish(20), dish(10)], true],
])('the sections of a menu with %s', (_, products, isForSale) => {
  expect(hasDishForSale({ categories: [shown, hidden], products })).toBe(isForSale);
});
