/**
 * What a house states of a dish beside its allergens, which prove none of it: honey is no allergen, nor is
 * meat. Of the dish as it is on the menu; its options state nothing.
 */
export const DIETS = { vegetariano: 'Vegetariano', vegano: 'Vegano' } as const;

export type Diet = keyof typeof DIETS;

export const DIET_KEYS = Object.keys(DIETS) as [Diet, ...Diet[]];

/** Null: not stated, which is no "no". */
export type StatedDiet = Diet | null;

/** All that a statement holds, the widest first: what is vegan is vegetarian too. */
export function dietsOf(stated: StatedDiet): readonly Diet[] {
  if (stated === null) return [];
  return stated === 'vegano' ? DIET_KEYS : [stated];
}

/** Whether a dish is among those that somebody asks for; silence is no promise. */
export function suitsDiet(stated: StatedDiet, wanted: StatedDiet): boolean {
  return wanted === null || dietsOf(stated).includes(wanted);
}
