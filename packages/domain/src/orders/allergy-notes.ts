import { type Allergen, ALLERGEN_KEYS } from '../menu/allergens.ts';
import { plainWords } from '../text/plain-words.ts';
import type { Order } from './order.ts';

/**
 * What makes a note one about an allergy, in the six languages diners write in, with usual slips. Too
 * many are marked rather than too few.
 */
const ALLERGY_STEMS = stems(
  'alerg, alerj, allerg, lergi, anafil, anaphyl, epipen, intoleran, intoleram, unvertrag, ' +
    'celiac, celiaq, coeliac, coeliaq, cœliaq, zoliak, gluten, lactos, laktos',
);

/** How words for an allergen begin; those that end in a space are whole. */
const ALLERGEN_STEMS: Readonly<Record<Allergen, readonly string[]>> = {
  gluten: stems(
    'gluten, celiac, celiaq, coeliac, coeliaq, cœliaq, zoliak, trigo, blat , cebada, centeno, ' +
      'wheat, weizen, froment',
  ),
  crustaceos: stems(
    'crustac, krebs, marisc, shellfish, meeresfr, fruits de mer, gamba, langost, cangrej, ' +
      'crevett, garnel, camarao, prawn, shrimp',
  ),
  huevos: stems('huevo, egg , eggs, ou , ous , ei , eier, oeuf, œuf, ovo , ovos'),
  pescado: stems('pescad, peix, fish , fisch, poisson'),
  cacahuetes: stems('cacahuet, cacauet, peanut, arachid, erdnu, amendoi, mani '),
  soja: stems('soja, soya, soy bean, soybean'),
  lacteos: stems(
    'lact, laktos, leche, llet , milk, milch, lait, leite, dairy, queso, formatge, cheese, kase, ' +
      'fromage, queijo',
  ),
  'frutos-de-cascara': stems(
    'frutos secos, fruto seco, frutos de cascara, fruita seca, fruits secs, fruits a coque, ' +
      'frutos de casca, nuez, nuec, nous , nut , nuts, nuss, noix, noz , nozes, almendr, ametll, ' +
      'almond, mandel, amand, amendoa, avellan, hazeln, haseln, noisett, anacard, cashew, ' +
      'pistach, pistaz, walnut, walnuss, macadam, schalenfr',
  ),
  apio: stems('apio, api , celery, celeri, sellerie, aipo'),
  mostaza: stems('mostaz, mostass, mostard, mustard, moutard, senf'),
  sesamo: stems('sesam, ajonjoli, gergelim'),
  sulfitos: stems('sulfit, sulphit'),
  altramuces: stems('altramu, tramuss, lupin, tremoc'),
  moluscos: stems(
    'molusc, mollus, mol lusc, weichtier, marisc, shellfish, meeresfr, fruits de mer, mejillon, ' +
      'musclo, almeja, calamar, pulpo, sepia, mussel',
  ),
};

function stems(list: string): readonly string[] {
  return list.split(', ');
}

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
