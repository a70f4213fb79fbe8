import {
  type Allergen,
  ALLERGEN_KEYS,
  ALLERGENS,
  type AllergenStatement,
  isUnstated,
  tracesOf,
} from '../menu/allergens.ts';
import { plainWords } from '../text/plain-words.ts';
import { isCharged, type Avoidance, type Order } from './order.ts';

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
  if (note === '') return false;
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

/** Whether the kitchen has something to confirm: what somebody avoids, or a note about an allergy. */
export function hasAllergy(order: Pick<Order, 'avoidances' | 'note' | 'lines'>): boolean {
  return order.avoidances.length > 0 || allergyNotes(order).length > 0;
}

/**
 * Of an order without what others have written to the kitchen: that the kitchen has seen its allergy is
 * told to whose it is.
 */
export function onlyOwnAllergySeen(order: Order): Order {
  return hasAllergy(order) ? order : { ...order, allergySeenAt: null };
}

/** An order's notes about allergies, that of the order first; what is written of a set menu is its line's. */
export function allergyNotes({ note, lines }: Pick<Order, 'note' | 'lines'>): AllergyNote[] {
  return [
    { text: note, lineNumber: null },
    ...lines.map((line, index) => ({
      text: line.quantity > 0 && isCharged(line) ? line.note : '',
      lineNumber: index + 1,
    })),
  ].filter(({ text }) => mentionsAllergy(text));
}

/** 'Lucía: frutos de cáscara, huevos', or 'Frutos de cáscara, huevos' where nobody is named. */
export function avoidanceText({ forName, allergens }: Avoidance): string {
  const names = allergens.map((allergen, index) =>
    forName === '' && index === 0
      ? ALLERGENS[allergen]
      : ALLERGENS[allergen].toLocaleLowerCase('es'),
  );
  return `${forName === '' ? '' : `${forName}: `}${names.join(', ')}`;
}

export interface AllergyConflict {
  /** What the product holds of what is avoided, or named in a note about the line or the order. */
  held: readonly Allergen[];
  /** Nobody has stated what it holds, and somebody avoids something. */
  isUnstated: boolean;
  /** What of that the product may hold traces of. */
  traces: readonly Allergen[];
  /** The line has a note about an allergy of its own. */
  isOwnNote: boolean;
}

/**
 * What speaks against a line of an order; null where nothing is known to. What one of a round avoids
 * concerns all of its lines: people share what is on the table. It never says that a line is free of it.
 * `stated` is what the menu says now, undefined where that is not known.
 */
export function allergyConflict(
  order: Pick<Order, 'avoidances' | 'note' | 'lines'>,
  lineNumber: number,
  stated: AllergenStatement | undefined,
): AllergyConflict | null {
  const written = order.lines[lineNumber - 1]?.menuLine ?? lineNumber;
  const notes = allergyNotes(order).filter((note) => (note.lineNumber ?? written) === written);
  const avoided = new Set([
    ...order.avoidances.flatMap(({ allergens }) => allergens),
    ...notes.flatMap(({ text }) => allergensNamed(text)),
  ]);
  const held = (stated?.allergens ?? []).filter((allergen) => avoided.has(allergen));
  const traces = stated ? tracesOf(stated).filter((allergen) => avoided.has(allergen)) : [];
  const isOwnNote = notes.some((note) => note.lineNumber === written);
  const mayHoldMore = avoided.size > 0 && (stated === undefined || isUnstated(stated));
  const speaks = held.length > 0 || traces.length > 0 || isOwnNote || mayHoldMore;
  return speaks ? { held, traces, isUnstated: mayHoldMore, isOwnNote } : null;
}
