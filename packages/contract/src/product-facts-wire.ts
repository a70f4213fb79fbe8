import {
  ALLERGEN_KEYS,
  CATEGORY_LENGTHS,
  DIET_KEYS,
  MENU_LANGUAGES,
  OPTION_LIMITS,
  OPTION_NAME_LENGTH,
  PRODUCT_LENGTHS,
  type ProductFacts,
  type ReadTexts,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { toWire, fromWire, type WireNames } from './wire-names.ts';
import { id } from './wire-fields.ts';

// Texts of the menu are compared as they are, without the rules for what people write.
const name = z.string().check(z.maxLength(PRODUCT_LENGTHS.name));
const mostOptions = OPTION_LIMITS.groups * OPTION_LIMITS.options;
const optionName = z.string().check(z.maxLength(OPTION_NAME_LENGTH));

const readTexts = z.object({
  idioma: z.union([z.literal('es'), z.enum(MENU_LANGUAGES)]),
  name,
  /** The heading under which it stood; older screens do not send it. */
  categoria: z.optional(z.string().check(z.maxLength(CATEGORY_LENGTHS.name))),
  description: z.string().check(z.maxLength(PRODUCT_LENGTHS.description)),
  opciones: z
    .array(z.object({ idopcion: id, grupo: optionName, nombre: optionName }))
    .check(z.maxLength(mostOptions)),
});

/** What the menu says about a product, besides its price: in Spanish, and in the reader's language. */
export const productFactsWire = z.object({
  /** As in a product: null is not stated. */
  alergenos: z.nullable(z.array(z.enum(ALLERGEN_KEYS)).check(z.maxLength(ALLERGEN_KEYS.length))),
  /** Where it is null: those that are known all the same. Older screens neither send nor read them. */
  conocidos: z.optional(z.array(z.enum(ALLERGEN_KEYS)).check(z.maxLength(ALLERGEN_KEYS.length))),
  /** Older screens do not show them, and do not send them. */
  trazas: z.optional(z.array(z.enum(ALLERGEN_KEYS)).check(z.maxLength(ALLERGEN_KEYS.length))),
  dieta: z.nullable(z.enum(DIET_KEYS)),
  textos: z.array(readTexts).check(z.maxLength(2)),
});
export type ProductFactsWire = z.output<typeof productFactsWire>;

const TEXTS = {
  language: 'idioma',
  name: 'name',
  category: 'categoria',
  description: 'description',
  options: {
    name: 'opciones',
    to: (options) =>
      options.map(({ optionId, group, name: nombre }) => ({
        idopcion: optionId,
        grupo: group,
        nombre,
      })),
    from: (sent) =>
      sent.map(({ idopcion, grupo, nombre }) => ({
        optionId: idopcion,
        group: grupo,
        name: nombre,
      })),
  },
} as const satisfies WireNames<ReadTexts, z.output<typeof readTexts>>;

export function productFactsToWire({
  allergens,
  known,
  traces,
  diet,
  texts,
}: ProductFacts): ProductFactsWire {
  return {
    alergenos: allergens && [...allergens],
    ...(known && { conocidos: [...known] }),
    ...(traces && { trazas: [...traces] }),
    dieta: diet,
    textos: texts.map((one) => toWire(TEXTS, one)),
  };
}

export function productFactsFromWire({
  alergenos,
  conocidos,
  trazas,
  dieta,
  textos,
}: ProductFactsWire): ProductFacts {
  return {
    allergens: alergenos,
    ...(conocidos && { known: conocidos }),
    ...(trazas && { traces: trazas }),
    diet: dieta,
    texts: textos.map((one) => fromWire(TEXTS, one)),
  };
}
