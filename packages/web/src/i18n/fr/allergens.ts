import type * as spanish from '../es/allergens.ts';
import type { Messages } from '../messages.ts';

export const ALLERGEN_MESSAGES: Messages<typeof spanish.ALLERGEN_MESSAGES> = {
  gluten: 'Gluten',
  crustaceos: 'Crustacés',
  huevos: 'Œufs',
  pescado: 'Poisson',
  cacahuetes: 'Arachides',
  soja: 'Soja',
  lacteos: 'Lait',
  'frutos-de-cascara': 'Fruits à coque',
  apio: 'Céleri',
  mostaza: 'Moutarde',
  sesamo: 'Sésame',
  sulfitos: 'Sulfites',
  altramuces: 'Lupin',
  moluscos: 'Mollusques',
};
