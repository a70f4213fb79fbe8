import { inAllergenOrder } from '../menu/allergens.ts';
import { allergensCell, dietCell, soldOutCell } from './menu-cells.ts';
import { headingOf, translatedColumns, type MenuColumn } from './menu-columns.ts';
import { optionsCell } from './menu-file-options.ts';
import { courseName, type NewCategory, type Product } from '../menu/menu.ts';
import { formatEuros, unitGrossCents } from '../money/money.ts';
import type { ServedHours } from '../menu/served-hours.ts';
import { MENU_LANGUAGES, type Translations } from '../menu/translations.ts';
import type { ImportedProduct } from './merge-stated-product.ts';

/**
 * What changes in a product or a category, described by the sheet's columns. Two stored values may
 * differ and still read the same, such as prices before tax that differ in the sixth decimal.
 */
export interface FieldChange {
  field: string;
  from: string;
  to: string;
}

/** How two rows are compared, field by field. */
export type Words<Whole> = readonly {
  field: string;
  /** The stored value, which is compared. */
  of: (whole: Whole) => unknown;
  /** The value as displayed; the stored value by default. */
  words?: (whole: Whole) => string;
}[];

const heading = (column: MenuColumn) => headingOf(column);

const PRODUCT_FIELDS: Words<ImportedProduct> = [
  { field: heading('name'), of: ({ name }) => name },
  { field: heading('description'), of: ({ description }) => description },
  {
    field: heading('price'),
    of: ({ netMicros }) => netMicros,
    words: ({ netMicros, vatPercent }) => formatEuros(unitGrossCents(netMicros, vatPercent)),
  },
  { field: heading('vatPercent'), of: ({ vatPercent }) => vatPercent },
  {
    field: heading('allergens'),
    // The order in which they were ticked does not matter.
    of: ({ allergens }) => inAllergenOrder(allergens),
    words: ({ allergens }) => allergensCell(allergens),
  },
  { field: heading('diet'), of: ({ diet }) => diet, words: ({ diet }) => dietCell(diet) },
  {
    field: heading('soldOut'),
    of: ({ soldOut }) => soldOut,
    words: ({ soldOut }) => soldOutCell(soldOut),
  },
  {
    field: heading('optionGroups'),
    of: ({ optionGroups }) => optionGroups,
    words: ({ optionGroups, vatPercent }) => optionsCell(optionGroups, vatPercent),
  },
  { field: heading('reference'), of: ({ reference }) => reference },
  ...MENU_LANGUAGES.flatMap((language) =>
    translatedColumns(language).map((column) => ({
      field: heading(column),
      of: ({ translations }: ImportedProduct) =>
        translations[language]?.[column.startsWith('name') ? 'name' : 'description'] ?? '',
    })),
  ),
  { field: 'Cantidad', of: ({ quantity }) => quantity },
  { field: 'Marca', of: ({ brand }) => brand },
  { field: 'Código de barras', of: ({ barcode }) => barcode },
  { field: 'Imagen', of: ({ imageUrl }) => imageUrl },
];

const CATEGORY_FIELDS: Words<NewCategory> = [
  { field: heading('category'), of: ({ name }) => name },
  { field: 'Curso', of: ({ course }) => course, words: ({ course }) => courseName(course) },
  {
    field: 'Activa',
    of: ({ isActive }) => isActive,
    words: ({ isActive }) => (isActive ? 'Sí' : 'No'),
  },
  {
    field: 'Horario',
    of: ({ servedHours }) => servedHours,
    words: ({ servedHours }) => hoursInWords(servedHours),
  },
  {
    field: 'Otros idiomas',
    of: ({ translations }) => inOrder(translations),
    words: ({ translations }) => Object.values(inOrder(translations)).join(', '),
  },
  { field: 'Color', of: ({ color }) => color },
  { field: 'Imagen', of: ({ imageUrl }) => imageUrl },
];

/** `places` holds the names of the product's present category and of its new one. */
export function productChanges(
  current: Product,
  result: ImportedProduct,
  places: { from: string; to: string },
): FieldChange[] {
  const moved = places.from === places.to ? [] : [{ field: heading('category'), ...places }];
  const changes = changesOf(PRODUCT_FIELDS, current, result);
  // A new tax rate alone changes the stored net price, but not what people pay.
  const isRepriced = current.vatPercent !== result.vatPercent;
  return [...moved, ...changes.filter(({ from, to }) => !isRepriced || from !== to)];
}

/** For a new product, its gross price, so that a misread price is noticed. */
export function newProductWords({ netMicros, vatPercent }: ImportedProduct): FieldChange[] {
  const to = formatEuros(unitGrossCents(netMicros, vatPercent));
  return [{ field: heading('price'), from: '', to }];
}

export function categoryChanges(current: NewCategory, result: NewCategory): FieldChange[] {
  return changesOf(CATEGORY_FIELDS, current, result);
}

export function changesOf<Whole>(
  fields: Words<Whole>,
  current: Whole,
  result: Whole,
): FieldChange[] {
  return fields
    .filter(
      ({ of }) => JSON.stringify(settled(of(current))) !== JSON.stringify(settled(of(result))),
    )
    .map(({ field, of, words = (whole) => String(of(whole)) }) => ({
      field,
      from: words(current),
      to: words(result),
    }));
}

/** Sorts keys, because a database may return them in an order of its own. */
function settled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(settled);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, settled(one)]));
}

function inOrder(translations: Translations<string>): Translations<string> {
  return Object.fromEntries(
    MENU_LANGUAGES.flatMap((language) => {
      const words = translations[language];
      return words === undefined ? [] : [[language, words]];
    }),
  );
}

function hoursInWords(hours: ServedHours): string {
  if (hours === null) return 'Siempre';
  return hours.map(({ days, from, to }) => `${daysInWords(days)} de ${from} a ${to}`).join(', ');
}

const DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const;
const daysInWords = (days: readonly number[]) => days.map((day) => DAYS[day - 1]).join(', ');
