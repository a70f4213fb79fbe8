/**
 * The fourteen allergens of Regulation (EU) 1169/2011, annex II, in its order and with the names
 * used on Spanish menus. A product whose allergens are not stated must never be shown as free of them.
 */
export const ALLERGENS = {
  gluten: 'Gluten',
  crustaceos: 'Crustáceos',
  huevos: 'Huevos',
  pescado: 'Pescado',
  cacahuetes: 'Cacahuetes',
  soja: 'Soja',
  lacteos: 'Lácteos',
  'frutos-de-cascara': 'Frutos de cáscara',
  apio: 'Apio',
  mostaza: 'Mostaza',
  sesamo: 'Sésamo',
  sulfitos: 'Sulfitos',
  altramuces: 'Altramuces',
  moluscos: 'Moluscos',
} as const;

export type Allergen = keyof typeof ALLERGENS;

export const ALLERGEN_KEYS = Object.keys(ALLERGENS) as [Allergen, ...Allergen[]];

/** Null: not stated ("no informado"). Empty: none ("sin alérgenos"). */
export type StatedAllergens = readonly Allergen[] | null;

/** What a restaurant states about a product: what it contains, and what it may hold traces of. */
export interface OwnStatement {
  allergens: StatedAllergens;
  traces: readonly Allergen[];
}

/** The same of a product with what is chosen of it. */
export interface AllergenStatement extends OwnStatement {
  /** Of a part of it nothing is stated: it may contain more than `allergens`. */
  hasUnstated?: boolean | undefined;
}

/** Whether it may contain more than is stated. */
export function isUnstated({
  allergens,
  hasUnstated = false,
}: Pick<AllergenStatement, 'allergens' | 'hasUnstated'>): boolean {
  return allergens === null || hasUnstated;
}

/** In the regulation's order, without what the product contains anyway. */
export function tracesOf({ allergens, traces }: OwnStatement): Allergen[] {
  return ALLERGEN_KEYS.filter(
    (key) => traces.includes(key) && !(allergens?.includes(key) ?? false),
  );
}

/** Without duplicates and in the regulation's order, whatever the input order. */
export function inAllergenOrder(allergens: StatedAllergens): StatedAllergens {
  return allergens && ALLERGEN_KEYS.filter((key) => allergens.includes(key));
}
