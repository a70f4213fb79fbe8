import { isUnstated, tracesOf, type Allergen, type AllergenStatement } from './allergens.ts';
import { requiredChoices, statementOfAny, statementOfItself } from './stated-of-choice.ts';

/** What can be said about a product to somebody who must avoid some allergens, the worst last. */
const VERDICTS = ['without', 'traces', 'unstated', 'contains'] as const;
export type AllergenVerdict = (typeof VERDICTS)[number];

/** Unstated allergens never count as "without": missing information is no promise. */
export function judgeAllergens(
  stated: AllergenStatement,
  avoided: readonly Allergen[],
): AllergenVerdict {
  if (avoided.length === 0) return 'without';
  const isAvoided = (allergen: Allergen) => avoided.includes(allergen);
  if (stated.allergens?.some(isAvoided)) return 'contains';
  if (isUnstated(stated)) return 'unstated';
  return tracesOf(stated).some(isAvoided) ? 'traces' : 'without';
}

/**
 * The same before anything is chosen of a product: with the choices that hold least of it. 'byChoice' is one
 * that others of its choices speak against.
 */
export function judgeUnchosen(
  product: Parameters<typeof statementOfAny>[0],
  avoided: readonly Allergen[],
): AllergenVerdict | 'byChoice' {
  const badness = (stated: AllergenStatement) => VERDICTS.indexOf(judgeAllergens(stated, avoided));
  const best = Math.max(
    badness(statementOfItself(product)),
    ...requiredChoices(product).map(
      // With too few of them left it cannot be had without the others.
      ({ min, options }) =>
        options.map(badness).toSorted((one, other) => one - other)[min - 1] ?? Infinity,
    ),
  );
  if (best === 0 && badness(statementOfAny(product)) > 0) return 'byChoice';
  return VERDICTS[best] ?? 'contains';
}
