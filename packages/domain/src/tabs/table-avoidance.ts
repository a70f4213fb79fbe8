import {
  ALLERGEN_KEYS,
  isUnstated,
  tracesOf,
  type Allergen,
  type AllergenStatement,
} from '../menu/allergens.ts';

export interface AllergenCount {
  allergen: Allergen;
  /** How many avoid it. */
  people: number;
}

/** What is avoided at a table, by how many of those who sit there: never who. */
export interface TableAvoidance {
  /** Who sit there, whether they have told or not. */
  people: number;
  /** In the regulation's order; what nobody avoids is not among them. */
  counts: readonly AllergenCount[];
}

/** Of the lists of all who sit at a table, those who have told nothing among them; null where nobody has. */
export function countAvoided(lists: readonly (readonly Allergen[])[]): TableAvoidance | null {
  const counts = ALLERGEN_KEYS.map((allergen) => ({
    allergen,
    people: lists.filter((avoided) => avoided.includes(allergen)).length,
  })).filter(({ people }) => people > 0);
  return counts.length === 0 ? null : { people: lists.length, counts };
}

/** What of a product somebody at the table avoids. */
export interface TableVerdict {
  contained: AllergenCount[];
  /** It may hold traces of them. */
  traces: AllergenCount[];
  /** The restaurant does not say what it holds, and that is no promise. */
  isUnstated: boolean;
}

/** Null where nothing is known to speak against it; that is no promise either. */
export function judgeForTable(
  stated: AllergenStatement,
  { counts }: TableAvoidance,
): TableVerdict | null {
  const contained = counts.filter(({ allergen }) => stated.allergens?.includes(allergen));
  const traced = tracesOf(stated);
  const traces = counts.filter(({ allergen }) => traced.includes(allergen));
  const mayHoldMore = isUnstated(stated);
  return contained.length + traces.length > 0 || mayHoldMore
    ? { contained, traces, isUnstated: mayHoldMore }
    : null;
}
