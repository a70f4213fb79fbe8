import { productExample, productFromWire } from '@simplato/contract';
import { expect, test } from 'vitest';
import { findByName } from './find-by-name.ts';

const product = (productId: number, name: string, description = '') => ({
  ...productFromWire(productExample),
  productId,
  name,
  description,
});
const MENU = [
  product(1, 'Piña natural'),
  product(2, 'Croquetas de faisán', 'Con piña.'),
  product(3, 'Pincho de tortilla'),
  product(4, 'Flan'),
];
const found = (typed: string) => findByName(MENU, typed).map(({ productId }) => productId);

test.each([
  ['', [1, 2, 3, 4]],
  ['  ', [1, 2, 3, 4]],
  ['pina', [1]],
  ['FAISAN', [2]],
  ['croketas', [2]],
  ['faisán croqu', [2]],
  ['p', [1, 3]],
  ['pizza', []],
])('%j finds %j, in the order of the menu', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});
