import { expect, it } from 'vitest';
import { unfitFor } from './unfit-for.ts';

const peanuts = { avoided: ['cacahuetes', 'soja'], diet: null } as const;

it.each([
  [
    peanuts,
    { allergens: ['cacahuetes', 'gluten'], traces: [], diet: null },
    { contained: ['cacahuetes'] },
  ],
  [peanuts, { allergens: [], traces: ['soja'], diet: null }, { traces: ['soja'] }],
  [peanuts, { allergens: null, traces: [], diet: null }, { isUnstated: true }],
  [
    { avoided: [], diet: 'vegano' },
    { allergens: [], traces: [], diet: 'vegetariano' },
    { diet: 'vegano' },
  ],
] as const)('a line that a filter hides is marked', (filter, product, unfit) => {
  const nothing = { contained: [], traces: [], isUnstated: false, diet: null };
  expect(unfitFor(filter, product)).toEqual({ ...nothing, ...unfit });
});

it.each([
  [peanuts, { allergens: ['gluten'], traces: ['apio'], diet: null }],
  [
    { avoided: [], diet: 'vegetariano' },
    { allergens: null, traces: [], diet: 'vegano' },
  ],
  [
    { avoided: [], diet: null },
    { allergens: null, traces: [], diet: null },
  ],
] as const)('a line that it shows is not', (filter, product) => {
  expect(unfitFor(filter, product)).toBeNull();
});
