import type * as spanish from '../es/allergens.ts';
import type { Messages } from '../messages.ts';

export const ALLERGEN_MESSAGES: Messages<typeof spanish.ALLERGEN_MESSAGES> = {
  gluten: 'Gluten',
  crustaceos: 'Krebstiere',
  huevos: 'Eier',
  pescado: 'Fisch',
  cacahuetes: 'Erdnüsse',
  soja: 'Soja',
  lacteos: 'Milch',
  'frutos-de-cascara': 'Schalenfrüchte (Nüsse)',
  apio: 'Sellerie',
  mostaza: 'Senf',
  sesamo: 'Sesam',
  sulfitos: 'Sulfite',
  altramuces: 'Lupinen',
  moluscos: 'Weichtiere',
};
