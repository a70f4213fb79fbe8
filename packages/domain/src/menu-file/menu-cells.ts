import {
  ALLERGENS,
  ALLERGEN_KEYS,
  type Allergen,
  type StatedAllergens,
} from '../menu/allergens.ts';
import { DIETS, DIET_KEYS, type StatedDiet } from '../menu/diets.ts';
import { plainWords, wholeWords } from '../text/plain-words.ts';
import { type SoldBy } from '../menu/sold-by.ts';
import { soldByFault, USUAL_SOLD_BY } from '../menu/sold-by-rules.ts';
import type { SoldOut } from '../menu/sold-out.ts';

/** Writes and reads sheet cells that have a fixed vocabulary. */

const UNSTATED = 'No informado';
const NONE = 'Sin alérgenos';
const NO_TRACES = 'Sin trazas';
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
  return allergens.length === 0 ? NONE : namesOf(allergens);
}

const namesOf = (allergens: readonly Allergen[]) =>
  allergens.map((key) => ALLERGENS[key]).join(', ');

/** The allergens stated in a cell, or an error message. */
export function readAllergens(cell: string): StatedAllergens | string {
  const words = wholeWords(cell);
  if (words === plainWords(UNSTATED)) return null;
  if (words === plainWords(NONE) || words === 'ninguno') return [];
  const found = allergensIn(cell);
  if (typeof found === 'string') return `${found}; o ${NONE}, o ${UNSTATED}`;
  return found.length > 0 ? found : `Escribe los alérgenos, ${NONE} o ${UNSTATED}`;
}

/** The opposite of `tracesCell`; an empty cell states none. Or an error message. */
export function readTraces(cell: string): Allergen[] | string {
  const words = wholeWords(cell);
  return words === plainWords(NO_TRACES) || words === 'ninguna' ? [] : allergensIn(cell);
}

export function tracesCell(traces: readonly Allergen[]): string {
  return traces.length === 0 ? NO_TRACES : namesOf(traces);
}

function allergensIn(cell: string): Allergen[] | string {
  const found = new Set<Allergen>();
  for (const part of cell.split(/[,;/|+\n]/).filter((one) => one.trim() !== '')) {
    const allergen = BY_WORDS.get(wholeWords(part) ?? '');
    if (!allergen) {
      return `«${part.trim()}» no es uno de los catorce. Son ${Object.values(ALLERGENS).join(', ')}`;
    }
    found.add(allergen);
  }
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

/** 'Por kilo, desde 200 g, de 50 en 50'. */
export function soldByCell(soldBy: SoldBy | null): string {
  if (soldBy === null) return BY_ITSELF;
  const { unit, least, step } = soldBy;
  const [name, gram] = unit === 'kilo' ? ['kilo', ' g'] : ['pieza', ''];
  return `Por ${name}, desde ${least}${gram}, de ${step} en ${step}`;
}

const BY_ITSELF = 'Por unidad';

/** The opposite; undefined for any other words. */
export function readSoldBy(cell: string): SoldBy | null | undefined {
  const words = plainWords(cell);
  if (words === plainWords(BY_ITSELF) || words === 'unidad') return null;
  const said =
    /^(?:por )?(?:(kg|kilos?)|piezas?)(?: desde (\d{1,5})(?: g| piezas?)?)?(?: de (\d{1,5}) en (\d{1,5}))?$/.exec(
      words,
    );
  if (!said) return undefined;
  const [, kilo, least, step, again = step] = said;
  const unit = kilo === undefined ? 'piece' : 'kilo';
  const usual = USUAL_SOLD_BY[unit];
  const soldBy = {
    unit,
    least: least === undefined ? usual.least : Number(least),
    step: step === undefined ? usual.step : Number(step),
  } as const;
  const isSold = soldByFault(soldBy, { formats: [], optionGroups: [] }) === null;
  return isSold && step === again ? soldBy : undefined;
}
