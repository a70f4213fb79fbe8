import type { Allergen, StatedAllergens } from './allergens.ts';

/** What can be said of a dish to somebody who must not eat some allergens. */
export type AllergenVerdict = 'without' | 'unstated' | 'contains';

/** What nobody has stated is never "without": silence is no promise. */
export function judgeAllergens(
  stated: StatedAllergens,
  avoided: readonly Allergen[],
): AllergenVerdict {
  if (avoided.length === 0) return 'without';
  if (stated === null) return 'unstated';
  return stated.some((allergen) => avoided.includes(allergen)) ? 'contains' : 'without';
}
