import type { ProductFacts } from '@simplato/domain';
import { expect, test } from 'vitest';
import {
  productFactsFromWire,
  productFactsToWire,
  productFactsWire,
} from './product-facts-wire.ts';

const facts: ProductFacts = {
  allergens: null,
  known: ['gluten'],
  traces: [],
  diet: null,
  texts: [],
};

test('what is known of a set menu travels beside that the rest is not stated', () => {
  const wire = productFactsToWire(facts);
  // Older readers go by this alone: not stated.
  expect(wire.alergenos).toBeNull();
  expect(productFactsFromWire(productFactsWire.parse(wire))).toEqual(facts);
});

test('what an older screen sends says nothing of what is known', () => {
  const { conocidos: _, ...older } = productFactsToWire(facts);
  expect(productFactsFromWire(productFactsWire.parse(older)).known).toBeUndefined();
});
