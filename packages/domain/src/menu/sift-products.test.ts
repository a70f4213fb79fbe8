import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALLERGEN_KEYS } from './allergens.ts';
import { DIET_KEYS, suitsDiet } from './diets.ts';
import { siftProducts } from './sift-products.ts';

const diet = fc.option(fc.constantFrom(...DIET_KEYS), { nil: null });
const products = fc.array(
  fc
    .record({
      allergens: fc.option(fc.subarray(ALLERGEN_KEYS), { nil: null }),
      traces: fc.subarray(ALLERGEN_KEYS),
      diet,
    })
    .map((product) => ({ product: { ...product, formats: [], optionGroups: [] } })),
);

test('products without an allergen never include one that has it, or traces of it, or does not state it', () => {
  fc.assert(
    fc.property(
      products,
      fc.subarray(ALLERGEN_KEYS, { minLength: 1 }),
      diet,
      (all, avoided, wanted) => {
        const { without, traces, unstated } = siftProducts(all, { avoided, diet: wanted });
        for (const { product } of without) {
          expect(product.allergens).not.toBeNull();
          for (const allergen of avoided) {
            expect([...(product.allergens ?? []), ...product.traces]).not.toContain(allergen);
          }
        }
        for (const { product } of traces) {
          expect(product.allergens?.some((allergen) => avoided.includes(allergen))).toBe(false);
          expect(product.traces.some((allergen) => avoided.includes(allergen))).toBe(true);
        }
        expect(unstated.every(({ product }) => product.allergens === null)).toBe(true);
      },
    ),
  );
});

test('a diet shows exactly the products that are stated to be suitable', () => {
  fc.assert(
    fc.property(products, fc.constantFrom(...DIET_KEYS), (all, wanted) => {
      const { without, unstated, hiddenCount } = siftProducts(all, { avoided: [], diet: wanted });
      expect(without).toEqual(all.filter(({ product }) => suitsDiet(product.diet, wanted)));
      expect(unstated).toEqual([]);
      expect(hiddenCount).toBe(all.length - without.length);
    }),
  );
});

test('every product is shown, shown separately or counted as hidden, exactly once', () => {
  fc.assert(
    fc.property(products, fc.subarray(ALLERGEN_KEYS), diet, (all, avoided, wanted) => {
      const { hiddenCount, ...shown } = siftProducts(all, { avoided, diet: wanted });
      const each = [...shown.without, ...shown.traces, ...shown.unstated];
      expect(new Set(each).size + hiddenCount).toBe(all.length);
      for (const { product } of each) {
        expect(suitsDiet(product.diet, wanted)).toBe(true);
      }
    }),
  );
});

test('without a filter the menu is unchanged', () => {
  fc.assert(
    fc.property(products, (all) => {
      expect(siftProducts(all, { avoided: [], diet: null })).toEqual({
        without: all,
        traces: [],
        unstated: [],
        byChoice: [],
        hiddenCount: 0,
      });
    }),
  );
});
