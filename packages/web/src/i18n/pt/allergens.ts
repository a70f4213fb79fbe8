import type * as spanish from '../es/allergens.ts';
import type { Messages } from '../messages.ts';

export const ALLERGEN_MESSAGES: Messages<typeof spanish.ALLERGEN_MESSAGES> = {
  gluten: 'Glúten',
  crustaceos: 'Crustáceos',
  huevos: 'Ovos',
  pescado: 'Peixe',
  cacahuetes: 'Amendoins',
  soja: 'Soja',
  lacteos: 'Leite',
  'frutos-de-cascara': 'Frutos de casca rija',
  apio: 'Aipo',
  mostaza: 'Mostarda',
  sesamo: 'Sésamo',
  sulfitos: 'Sulfitos',
  altramuces: 'Tremoço',
  moluscos: 'Moluscos',
};
