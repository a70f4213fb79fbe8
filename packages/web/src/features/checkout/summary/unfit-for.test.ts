import { expect, it } from 'vitest';
import { unfitFor } from './unfit-for.ts';

const peanuts = { avoided: ['cacahuetes', 'soja'], diet: null } as const;

it.each([
  [peanuts, { allergens: ['cacahuetes', 'gluten'], diet: null }, { contained: ['cacahuetes'] }],
  [peanuts, { allergens: null, diet: null }, { isUnstated: true }],
  [{ avoided: [], diet: 'vegano' }, { allergens: [], diet: 'vegetariano' }, { diet: 'vegano' }],
] as const)('a line that a filter hides is marked', (filter, product, unfit) => {
  const nothing = { contained: [], isUnstated: false, diet: null };
  expect(unfitFor(filter, product)).toEqual({ ...nothing, ...unfit });
});

it.each([
  [peanuts, { allergens: ['gluten'], diet: null }],
  [
    { avoided: [], diet: 'vegetariano' },
    { allergens: null, diet: 'vegano' },
  ],
  [
    { avoided: [], diet: null },
    { allergens: null, diet: null },
  ],
] as const)('a line that it shows is not', (filter, product) => {
  expect(unfitFor(filter, product)).toBeNull();
});
