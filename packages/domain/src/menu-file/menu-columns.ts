import { plainWords } from '../text/plain-words.ts';
import { MENU_LANGUAGES, type ProductWords, type MenuLanguage } from '../menu/translations.ts';

/**
 * The columns of a menu as a sheet. Translated columns are repeated for each language of the menu.
 */
const HEADINGS = {
  category: 'Categoría',
  name: 'Plato',
  description: 'Descripción',
  price: 'Precio con IVA',
  vatPercent: 'IVA (%)',
  allergens: 'Alérgenos',
  diet: 'Dieta',
  soldOut: 'Disponibilidad',
  optionGroups: 'Opciones',
  reference: 'Ref. única',
  // A heading specific to Simplato, so that a list's own numbering is never mistaken for our ids.
  productId: 'Código Simplato',
} as const;

type PlainColumn = keyof typeof HEADINGS;
export type TranslatedColumn = `${keyof ProductWords}:${MenuLanguage}`;
export type MenuColumn = PlainColumn | TranslatedColumn;

const LANGUAGE_NAMES: Readonly<Record<MenuLanguage, string>> = {
  en: 'inglés',
  fr: 'francés',
  de: 'alemán',
  pt: 'portugués',
  ca: 'catalán',
};

/** Other headings that people use for a column, without accents and punctuation. */
const ALSO: Readonly<Partial<Record<MenuColumn, readonly string[]>>> = {
  category: ['seccion', 'familia', 'tipo', 'nombrecategoria'],
  name: ['producto', 'nombre', 'nombre del plato', 'platos', 'articulo', 'name'],
  description: ['detalle', 'ingredientes', 'description'],
  price: ['precio', 'pvp', 'p v p', 'precio €', 'precio iva incluido', 'importe', 'precio venta'],
  vatPercent: ['iva', 'iva %', '% iva', 'tipo de iva'],
  allergens: ['alergeno'],
  diet: ['dietas', 'tipo de dieta'],
  soldOut: ['disponible', 'estado'],
  optionGroups: ['opcion', 'suplementos', 'extras'],
  reference: ['referencia unica', 'referencia', 'ref', 'referenciaunica'],
};

const PLAIN_COLUMNS = Object.keys(HEADINGS) as PlainColumn[];
/** The code comes last, where it does not get in the way. */
const BEFORE_LANGUAGES = PLAIN_COLUMNS.filter((column) => column !== 'productId');

export function translatedColumns(language: MenuLanguage): TranslatedColumn[] {
  return [`name:${language}`, `description:${language}`];
}

export function menuColumns(languages: readonly MenuLanguage[]): MenuColumn[] {
  return [...BEFORE_LANGUAGES, ...languages.flatMap(translatedColumns), 'productId'];
}

export function headingOf(column: MenuColumn): string {
  if (!isTranslated(column)) return HEADINGS[column];
  const { word, language } = partsOf(column);
  return `${HEADINGS[word]} (${LANGUAGE_NAMES[language]})`;
}

export function isTranslated(column: MenuColumn): column is TranslatedColumn {
  return column.includes(':');
}

export function partsOf(column: TranslatedColumn): {
  word: keyof ProductWords;
  language: MenuLanguage;
} {
  const [word, language] = column.split(':') as [keyof ProductWords, MenuLanguage];
  return { word, language };
}

const BY_HEADING: ReadonlyMap<string, MenuColumn> = new Map(
  menuColumns(MENU_LANGUAGES).flatMap((column) =>
    [headingOf(column), ...(ALSO[column] ?? [])].map((words) => [plainWords(words), column]),
  ),
);

/** The column with this heading; null for columns of the restaurant's own. */
export function columnOf(heading: string): MenuColumn | null {
  return BY_HEADING.get(plainWords(heading)) ?? null;
}
