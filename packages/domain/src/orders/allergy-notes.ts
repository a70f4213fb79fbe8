import { type Allergen, ALLERGEN_KEYS } from '../menu/allergens.ts';
import { plainWords } from '../text/plain-words.ts';
import type { Order } from './order.ts';

/**
 * What makes a note one about an allergy, in the six languages diners write in, with usual slips. Too
 * many are marked rather than too few.
 */
const ALLERGY_STEMS = ['alerg', 'alerj', 'allerg', 'lergi', 'anafil', 'anaphyl', 'epipen']
  .concat(['intoleran', 'intoleram', 'unvertrag', 'celiac', 'celiaq', 'coeliac', 'cœliaq'])
  .concat(['coeliaq', 'zoliak', 'gluten', 'lactos', 'laktos']);

/** How words for an allergen begin; those that end in a space are whole. */
const ALLERGEN_STEMS: Readonly<Record<Allergen, readonly string[]>> = {
  gluten: ['gluten', 'celiac', 'celiaq', 'coeliac', 'cœliaq', 'coeliaq', 'zoliak', 'trigo'].concat([
    'blat ',
    'cebada',
    'centeno',
    'wheat',
    'weizen',
    'froment',
  ]),
  crustaceos: [
    'crustac',
    'krebs',
    'marisc',
    'shellfish',
    'meeresfr',
    'fruits de mer',
    'gamba',
  ].concat(['langost', 'cangrej', 'crevett', 'garnel', 'camarao', 'prawn', 'shrimp']),
  huevos: ['huevo', 'egg ', 'eggs', 'ou ', 'ous ', 'ei ', 'eier', 'oeuf', 'œuf', 'ovo ', 'ovos'],
  pescado: ['pescad', 'peix', 'fish ', 'fisch', 'poisson'],
  cacahuetes: ['cacahuet', 'cacauet', 'peanut', 'arachid', 'erdnu', 'amendoi', 'mani '],
  soja: ['soja', 'soya', 'soy bean', 'soybean'],
  lacteos: ['lact', 'laktos', 'leche', 'llet ', 'milk', 'milch', 'lait', 'leite', 'dairy'].concat([
    'queso',
    'formatge',
    'cheese',
    'kase',
    'fromage',
    'queijo',
  ]),
  'frutos-de-cascara': ['frutos secos', 'fruto seco', 'frutos de cascara', 'fruita seca']
    .concat(['fruits secs', 'fruits a coque', 'frutos de casca', 'nuez', 'nuec', 'nous ', 'nut '])
    .concat(['nuts', 'nuss', 'noix', 'noz ', 'nozes', 'almendr', 'ametll', 'almond', 'mandel'])
    .concat(['amand', 'amendoa', 'avellan', 'hazeln', 'haseln', 'noisett', 'anacard', 'cashew'])
    .concat(['pistach', 'pistaz', 'walnut', 'walnuss', 'macadam', 'schalenfr']),
  apio: ['apio', 'api ', 'celery', 'celeri', 'sellerie', 'aipo'],
  mostaza: ['mostaz', 'mostass', 'mostard', 'mustard', 'moutard', 'senf'],
  sesamo: ['sesam', 'ajonjoli', 'gergelim'],
  sulfitos: ['sulfit', 'sulphit'],
  altramuces: ['altramu', 'tramuss', 'lupin', 'tremoc'],
  moluscos: ['molusc', 'mollus', 'mol lusc', 'weichtier', 'marisc', 'shellfish', 'meeresfr'].concat(
    ['fruits de mer', 'mejillon', 'musclo', 'almeja', 'calamar', 'pulpo', 'sepia', 'mussel'],
  ),
};

/** Whether a note is about an allergy or an intolerance. */
export function mentionsAllergy(note: string): boolean {
  const words = plainWords(note);
  return ALLERGY_STEMS.some((stem) => words.includes(stem));
}

/** The allergens that a note names; what it does not name may be one all the same. */
export function allergensNamed(note: string): Allergen[] {
  const words = ` ${plainWords(note)} `;
  return ALLERGEN_KEYS.filter((allergen) =>
    ALLERGEN_STEMS[allergen].some((stem) => words.includes(` ${stem}`)),
  );
}

export interface AllergyNote {
  text: string;
  /** The line it was written on, from 1; null for one on the order. */
  lineNumber: number | null;
}

/** An order's notes about allergies, that of the order first. */
export function allergyNotes({ note, lines }: Pick<Order, 'note' | 'lines'>): AllergyNote[] {
  return [
    { text: note, lineNumber: null },
    ...lines.map((line, index) => ({
      text: line.quantity > 0 ? line.note : '',
      lineNumber: index + 1,
    })),
  ].filter(({ text }) => mentionsAllergy(text));
}
