import type { Allergen, StatedAllergens } from './allergens.ts';
import { judgeAllergens, type AllergenVerdict } from './avoided-allergens.ts';
import { suitsDiet, type StatedDiet } from './diets.ts';

/** What somebody leaves out of a menu: what contains these, and what is not stated to be of this diet. */
export interface MenuFilter {
  avoided: readonly Allergen[];
  diet: StatedDiet;
}

export interface SiftedDishes<Dish> {
  without: readonly Dish[];
  /** Nobody has stated their allergens: to be shown apart from the others, and asked about. */
  unstated: readonly Dish[];
  /** How many are not shown, for whichever reason, each counted once. */
  hiddenCount: number;
}

/** Sorts dishes out for somebody; with nothing to leave out, all of them stay. */
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
