import type { Allergen, StatedAllergens } from './allergens.ts';
import { judgeAllergens, type AllergenVerdict } from './avoided-allergens.ts';
import { suitsDiet, type StatedDiet } from './diets.ts';

/**
 * What somebody filters out: products that contain these allergens, and products not stated to suit
 * this diet.
 */
export interface MenuFilter {
  avoided: readonly Allergen[];
  diet: StatedDiet;
}

export interface SiftedProducts<Item> {
  without: readonly Item[];
  /** Their allergens are not stated: shown separately, with advice to ask. */
  unstated: readonly Item[];
  /** How many are hidden for either reason, each counted once. */
  hiddenCount: number;
}

/** Applies the filter; an empty filter keeps every product. */
export function siftProducts<
  Item extends { product: { allergens: StatedAllergens; diet: StatedDiet } },
>(products: readonly Item[], { avoided, diet }: MenuFilter): SiftedProducts<Item> {
  const suiting =
    diet === null ? products : products.filter(({ product }) => suitsDiet(product.diet, diet));
  const judged = (verdict: AllergenVerdict) =>
    suiting.filter(({ product }) => judgeAllergens(product.allergens, avoided) === verdict);
  const without = avoided.length === 0 ? suiting : judged('without');
  const unstated = judged('unstated');
  return { without, unstated, hiddenCount: products.length - without.length - unstated.length };
}
