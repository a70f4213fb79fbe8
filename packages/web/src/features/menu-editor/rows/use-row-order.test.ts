import { expect, it } from 'vitest';
import { moveItem } from './use-row-order.ts';

it.each([
  ['up', 2, 0, 'cabd'],
  ['down', 0, 2, 'bcad'],
  ['to the end', 1, 3, 'acdb'],
  ['past the end', 1, 9, 'acdb'],
  ['before the start', 1, -1, 'bacd'],
  ['nowhere', 1, 1, 'abcd'],
])('moves one %s', (_, from, to, moved) => {
  expect(moveItem('abcd'.split(''), from, to).join('')).toBe(moved);
});
