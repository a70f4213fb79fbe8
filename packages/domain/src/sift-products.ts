import type { Allergen, StatedAllergens } from './allergens.ts';
import { judgeAllergens, type AllergenVerdict } from './avoided-allergens.ts';
import { suitsDiet, type StatedDiet } from './diets.ts';

/**
 * What somebody filters out: dishes that contain these allergens, and dishes not stated to suit
 * this diet.
 */
export interface MenuFilter {
  avoided: readonly Allergen[];
  diet: StatedDiet;
}

export interface SiftedDishes<Dish> {
  without: readonly Dish[];
  /** Their allergens are not stated: shown separately, with advice to ask. */
  unstated: readonly Dish[];
  /** How many are hidden for either reason, each counted once. */
  hiddenCount: number;
}

/** Applies the filter; an empty filter keeps every dish. */
export function siftDishes<
  Dish extends { product: { allergens: StatedAllergens; diet: StatedDiet } },
>(dishes: readonly Dish[], { avoided, diet }: MenuFilter): SiftedDishes<Dish> {
  const suiting =
    diet === null ? dishes : dishes.filter(({ product }) => suitsDiet(product.diet, diet));
  const judged = (verdict: AllergenVerdict) =>
    suiting.filter(({ product }) => judgeAllergens(product.allergens, avoided) === verdict);
  const without = avoided.length === 0 ? suiting : judged('without');
  const unstated = judged('unstated');
  return { without, unstated, hiddenCount: dishes.length - without.length - unstated.length };
}
