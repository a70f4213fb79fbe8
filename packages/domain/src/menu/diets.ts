/**
 * The diet that a restaurant states for a product. It cannot be derived from the allergens: neither honey
 * nor meat is one. It describes the product as listed on the menu, without its options.
 */
export const DIETS = { vegetariano: 'Vegetariano', vegano: 'Vegano' } as const;

export type Diet = keyof typeof DIETS;

export const DIET_KEYS = Object.keys(DIETS) as [Diet, ...Diet[]];

/** Null: not stated, which does not mean "no". */
export type StatedDiet = Diet | null;

/** All diets that a statement implies, widest first: a vegan product is vegetarian too. */
export function dietsOf(stated: StatedDiet): readonly Diet[] {
  if (stated === null) return [];
  return stated === 'vegano' ? DIET_KEYS : [stated];
}

/** Whether a product fits the diet somebody asks for; an unstated diet never does. */
export function suitsDiet(stated: StatedDiet, wanted: StatedDiet): boolean {
  return wanted === null || dietsOf(stated).includes(wanted);
}
