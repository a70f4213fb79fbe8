import type * as spanish from '../es/allergens.ts';
import type { Messages } from '../messages.ts';

export const ALLERGEN_MESSAGES: Messages<typeof spanish.ALLERGEN_MESSAGES> = {
  gluten: 'Gluten',
  crustaceos: 'Crustacis',
  huevos: 'Ous',
  pescado: 'Peix',
  cacahuetes: 'Cacauets',
  soja: 'Soja',
  lacteos: 'Llet',
  'frutos-de-cascara': 'Fruita de closca',
  apio: 'Api',
  mostaza: 'Mostassa',
  sesamo: 'Sèsam',
  sulfitos: 'Sulfits',
  altramuces: 'Tramussos',
  moluscos: 'Mol·luscs',
};
