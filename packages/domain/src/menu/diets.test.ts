import { expect, test } from 'vitest';
import { DIET_KEYS, dietsOf, suitsDiet } from './diets.ts';

test.each([
  ['vegano', 'vegano', true],
  ['vegano', 'vegetariano', true],
  ['vegano', null, true],
  ['vegetariano', 'vegano', false],
  ['vegetariano', 'vegetariano', true],
  ['vegetariano', null, true],
  [null, 'vegano', false],
  [null, 'vegetariano', false],
  [null, null, true],
] as const)(
  'a product with the stated diet %j, for somebody who wants %j: %s',
  (stated, wanted, suits) => {
    expect(suitsDiet(stated, wanted)).toBe(suits);
  },
);

test('a vegan product is vegetarian too, and a product without a stated diet is neither', () => {
  for (const stated of DIET_KEYS) expect(dietsOf(stated)).toContain(stated);
  expect(dietsOf('vegano')).toEqual(['vegetariano', 'vegano']);
  expect(dietsOf(null)).toEqual([]);
});
