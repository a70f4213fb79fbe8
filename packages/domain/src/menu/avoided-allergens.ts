import type { Allergen, StatedAllergens } from './allergens.ts';

/** What can be said about a product to somebody who must avoid some allergens. */
export type AllergenVerdict = 'without' | 'unstated' | 'contains';

/** Unstated allergens never count as "without": missing information is no promise. */
export function judgeAllergens(
  stated: StatedAllergens,
  avoided: readonly Allergen[],
): AllergenVerdict {
  if (avoided.length === 0) return 'without';
  if (stated === null) return 'unstated';
  return stated.some((allergen) => avoided.includes(allergen)) ? 'contains' : 'without';
}
