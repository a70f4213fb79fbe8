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
] as const)('a dish that states %j, for somebody who asks for %j: %s', (stated, wanted, suits) => {
  expect(suitsDiet(stated, wanted)).toBe(suits);
});

test('a dish is what it states, whatever else that holds, and nothing unstated', () => {
  for (const stated of DIET_KEYS) expect(dietsOf(stated)).toContain(stated);
  expect(dietsOf('vegano')).toEqual(['vegetariano', 'vegano']);
  expect(dietsOf(null)).toEqual([]);
});
