import {
  suitsDiet,
  type Allergen,
  type Diet,
  type MenuFilter,
  type StatedAllergens,
  type StatedDiet,
} from '@simplato/domain';

/** Why a product does not fit a filter. */
export interface Unfit {
  contained: readonly Allergen[];
  /** The diner avoids some, and the restaurant does not say whether it has them. */
  isUnstated: boolean;
  /** The diet that it is not stated to suit. */
  diet: Diet | null;
}

/** Null if it fits; also if nothing is known of the product, which its line says already. */
export function unfitFor(
  { avoided, diet }: MenuFilter,
  product: { allergens: StatedAllergens; diet: StatedDiet } | undefined,
): Unfit | null {
  if (!product) return null;
  const contained = avoided.filter((allergen) => product.allergens?.includes(allergen));
  const isUnstated = avoided.length > 0 && product.allergens === null;
  const missing = suitsDiet(product.diet, diet) ? null : diet;
  const fits = contained.length === 0 && !isUnstated && missing === null;
  return fits ? null : { contained, isUnstated, diet: missing };
}
