import {
  suitsDiet,
  isUnstated,
  tracesOf,
  type Allergen,
  type AllergenStatement,
  type Diet,
  type MenuFilter,
  type StatedDiet,
} from '@simplato/domain';

/** Why a product does not fit a filter. */
export interface Unfit {
  contained: readonly Allergen[];
  /** What the diner avoids and it may hold traces of. */
  traces: readonly Allergen[];
  /** The diner avoids some, and the restaurant does not say whether it has them. */
  isUnstated: boolean;
  /** The diet that it is not stated to suit. */
  diet: Diet | null;
}

/** Null if it fits; also if nothing is known of the product, which its line says already. */
export function unfitFor(
  { avoided, diet }: MenuFilter,
  product: (AllergenStatement & { diet: StatedDiet }) | undefined,
): Unfit | null {
  if (!product) return null;
  const contained = avoided.filter((allergen) => product.allergens?.includes(allergen));
  const traces = tracesOf(product).filter((allergen) => avoided.includes(allergen));
  const mayHoldMore = avoided.length > 0 && isUnstated(product);
  const missing = suitsDiet(product.diet, diet) ? null : diet;
  const fits = contained.length + traces.length === 0 && !mayHoldMore && missing === null;
  return fits ? null : { contained, traces, isUnstated: mayHoldMore, diet: missing };
}
