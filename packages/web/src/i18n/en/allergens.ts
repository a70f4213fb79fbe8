import type * as spanish from '../es/allergens.ts';
import type { Messages } from '../messages.ts';

export const ALLERGEN_MESSAGES: Messages<typeof spanish.ALLERGEN_MESSAGES> = {
  gluten: 'Gluten',
  crustaceos: 'Crustaceans',
  huevos: 'Eggs',
  pescado: 'Fish',
  cacahuetes: 'Peanuts',
  soja: 'Soya',
  lacteos: 'Milk',
  'frutos-de-cascara': 'Tree nuts',
  apio: 'Celery',
  mostaza: 'Mustard',
  sesamo: 'Sesame',
  sulfitos: 'Sulphites',
  altramuces: 'Lupin',
  moluscos: 'Molluscs',
};
