/**
 * The fourteen of Regulation (EU) 1169/2011, annex II, in its order and with the names that Spanish
 * menus use. A dish whose allergens nobody has stated is not a dish without any.
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

/** Each once, in the regulation's order, however they were ticked. */
export function inAllergenOrder(allergens: StatedAllergens): StatedAllergens {
  return allergens && ALLERGEN_KEYS.filter((key) => allergens.includes(key));
}
