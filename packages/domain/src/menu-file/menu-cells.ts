import {
  ALLERGENS,
  ALLERGEN_KEYS,
  type Allergen,
  type StatedAllergens,
} from '../menu/allergens.ts';
import { DIETS, DIET_KEYS, type StatedDiet } from '../menu/diets.ts';
import { plainWords, wholeWords } from '../text/plain-words.ts';
import type { SoldOut } from '../menu/sold-out.ts';

/** Writes and reads sheet cells that have a fixed vocabulary. */

const UNSTATED = 'No informado';
const NONE = 'Sin alérgenos';
const SOLD_OUT_WORDS = {
  no: 'Disponible',
  today: 'Agotado hoy',
  'until-changed': 'Agotado',
} as const satisfies Record<SoldOut, string>;

/** Common synonyms of the fourteen allergens. */
const ALSO: Readonly<Record<string, Allergen>> = {
  'cereales con gluten': 'gluten',
  trigo: 'gluten',
  crustaceo: 'crustaceos',
  huevo: 'huevos',
  pescados: 'pescado',
  cacahuete: 'cacahuetes',
  soya: 'soja',
  leche: 'lacteos',
  lactosa: 'lacteos',
  lacteo: 'lacteos',
  'frutos secos': 'frutos-de-cascara',
  'granos de sesamo': 'sesamo',
  sulfito: 'sulfitos',
  'dioxido de azufre y sulfitos': 'sulfitos',
  altramuz: 'altramuces',
  molusco: 'moluscos',
};
const BY_WORDS: ReadonlyMap<string, Allergen> = new Map([
  ...ALLERGEN_KEYS.map((key) => [plainWords(ALLERGENS[key]), key] as const),
  ...Object.entries(ALSO),
]);

export function allergensCell(allergens: StatedAllergens): string {
  if (allergens === null) return UNSTATED;
  return allergens.length === 0 ? NONE : allergens.map((key) => ALLERGENS[key]).join(', ');
}

/** The allergens stated in a cell, or an error message. */
export function readAllergens(cell: string): StatedAllergens | string {
  const words = wholeWords(cell);
  if (words === plainWords(UNSTATED)) return null;
  if (words === plainWords(NONE) || words === 'ninguno') return [];
  const found = new Set<Allergen>();
  for (const part of cell.split(/[,;/|+\n]/).filter((one) => one.trim() !== '')) {
    const allergen = BY_WORDS.get(wholeWords(part) ?? '');
    if (!allergen) {
      return `«${part.trim()}» no es uno de los catorce. Son ${Object.values(ALLERGENS).join(', ')}; o ${NONE}, o ${UNSTATED}`;
    }
    found.add(allergen);
  }
  if (found.size === 0) return `Escribe los alérgenos, ${NONE} o ${UNSTATED}`;
  return ALLERGEN_KEYS.filter((key) => found.has(key));
}

const UNSTATED_DIET = 'No informada';
/** A diet may agree with the product's gender: 'vegetariana' for an 'ensalada'. */
const DIET_WORDS = DIET_KEYS.map(
  (key) => [key, [DIETS[key], DIETS[key].replace(/o$/, 'a')]] as const,
);

export function dietCell(diet: StatedDiet): string {
  return diet === null ? UNSTATED_DIET : DIETS[diet];
}

/** Undefined when the cell contains no known diet. */
export function readDiet(cell: string): StatedDiet | undefined {
  const words = wholeWords(cell);
  if ([UNSTATED_DIET, UNSTATED].some((written) => plainWords(written) === words)) return null;
  return DIET_WORDS.find(([, known]) => known.some((one) => plainWords(one) === words))?.[0];
}

export function soldOutCell(soldOut: SoldOut): string {
  return SOLD_OUT_WORDS[soldOut];
}

/** Undefined when the cell contains none of the three words. */
export function readSoldOut(cell: string): SoldOut | undefined {
  const words = wholeWords(cell);
  const known = Object.entries(SOLD_OUT_WORDS) as [SoldOut, string][];
  return known.find(([, written]) => plainWords(written) === words)?.[0];
}

/** '10', '10 %' or '10,00 %', as spreadsheets write a rate. */
export function readVatPercent(cell: string): number | undefined {
  const [, digits] = /^(\d{1,2})(?:[.,]0+)?\s*%?$/.exec(cell.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
