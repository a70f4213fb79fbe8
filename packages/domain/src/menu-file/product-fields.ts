import { inAllergenOrder, tracesOf } from '../menu/allergens.ts';
import {
  allergensCell,
  dietCell,
  readAllergens,
  readDiet,
  readSoldBy,
  readSoldOut,
  readTraces,
  readVatPercent,
  soldByCell,
  soldOutCell,
  tracesCell,
} from './menu-cells.ts';
import { wordsOf, type Described } from '../changes/field-changes.ts';
import type { FieldRule } from '../people/field-rules.ts';
import type { StatedProduct } from './menu-file.ts';
import {
  formatNamesCell,
  formatsCell,
  readFormatNames,
  readFormats,
  readZonePrices,
  zonePricesCell,
} from './menu-file-formats.ts';
import { optionsCell, readOptions } from './menu-file-options.ts';
import {
  categoryNameRule,
  CATEGORY_LENGTHS,
  productNameRule,
  grossPriceRule,
  PRODUCT_LENGTHS,
  type ProductText,
} from '../menu/menu-rules.ts';
import type { NewProduct, Product } from '../menu/menu.ts';
import { INCLUDED_TEXT_LENGTH, SET_MENU_LIMITS } from '../menu/set-menu.ts';
import { formatEuros, unitGrossCents } from '../money/money.ts';
import { decimalComma } from '../text/csv.ts';
import { plainWords, settledText } from '../text/plain-words.ts';
import { MENU_LANGUAGES, type ProductTexts, type MenuLanguage } from '../menu/translations.ts';
import { grossCentsFromTyped } from '../money/typed-price.ts';
import type { ImportedProduct } from './merge-stated-product.ts';

/** A product as it is displayed: its category by name. */
export type NamedProduct = ImportedProduct & { categoryName: string };

/** A product as a row of a sheet. */
export type WrittenProduct = Product & {
  categoryName: string;
  isCategoryActive?: boolean | undefined;
};

/** What a row of a sheet says about its product. */
export interface SheetRow extends StatedProduct {
  categoryName?: string;
  /** Of its category. */
  isCategoryActive?: boolean;
  productId?: number | null;
}

/**
 * A field of a product, or one language of its texts: how it is headed and displayed in a sheet, in
 * a preview and in the audit trail.
 */
interface ProductField extends Described<NamedProduct> {
  /** Other headings that people use, without accents and punctuation. */
  also?: readonly string[];
  /** Repeated for each language of the menu. */
  language?: MenuLanguage;
  /** Its cell in a sheet. Fields without one are in complete files only. */
  cell?: Cell;
}

interface Cell {
  /** What is displayed, by default. */
  write?: (product: WrittenProduct) => string;
  /**
   * What a cell says; a string is an error message. An empty cell clears an optional text. A field
   * with a word for every state keeps its value instead: leaving a cell empty does not mean "sin
   * alérgenos".
   */
  read: (typed: string) => SheetRow | string;
}

type TranslatedColumn = `${keyof ProductTexts | 'formats'}:${MenuLanguage}`;

/** Columns whose heading may say that they are in Spanish. */
const TRANSLATABLE: ReadonlySet<string> = new Set(['categoryId', 'name', 'description']);

const HEADINGS: Readonly<Record<keyof ProductTexts, string>> = {
  name: 'Plato',
  description: 'Descripción',
  includes: 'Incluye',
};
const TEXT_LENGTHS: Readonly<Record<keyof ProductTexts, number>> = {
  name: PRODUCT_LENGTHS.name,
  description: PRODUCT_LENGTHS.description,
  includes: INCLUDED_TEXT_LENGTH,
};
const LANGUAGE_NAMES: Readonly<Record<MenuLanguage, string>> = {
  en: 'inglés',
  fr: 'francés',
  de: 'alemán',
  pt: 'portugués',
  ca: 'catalán',
};

/** In the order of a sheet's columns, and of a preview's changes. */
export const PRODUCT_FIELDS: Readonly<
  Record<Exclude<keyof NewProduct, 'translations'> | TranslatedColumn, ProductField>
> = {
  categoryId: {
    heading: 'Categoría',
    also: [
      'categorias',
      'seccion',
      'secciones',
      'familia',
      'tipo',
      'nombrecategoria',
      'nombre de la categoria',
      'category',
      'category name',
      'categories',
      'section',
    ],
    of: ({ categoryName }) => categoryName,
    cell: {
      write: ({ categoryName }) => settledText(categoryName),
      read: (typed) =>
        categoryNameRule(typed) ?? tooLong(typed, CATEGORY_LENGTHS.name) ?? { categoryName: typed },
    },
  },
  name: textField('name', HEADINGS.name, {
    also: [
      'producto',
      'productos',
      'nombre',
      'nombre del plato',
      'nombre del producto',
      'platos',
      'articulo',
      'titulo',
      'name',
      'dish',
      'dish name',
      'item',
      'item name',
      'product',
      'product name',
      'title',
    ],
    rule: productNameRule,
  }),
  description: textField('description', HEADINGS.description, {
    also: ['detalle', 'ingredientes', 'desc', 'description', 'details', 'ingredients'],
  }),
  netMicros: {
    heading: 'Precio con IVA',
    also: [
      'precio',
      'precios',
      'pvp',
      'p v p',
      'precio €',
      'precio eur',
      'precio iva incluido',
      'precio con iva incluido',
      'pvp iva incluido',
      'importe',
      'precio venta',
      'price',
      'prices',
      'price €',
      'price eur',
      'unit price',
    ],
    words: ({ netMicros, vatPercent }) => formatEuros(unitGrossCents(netMicros, vatPercent)),
    cell: {
      write: ({ netMicros, vatPercent }) => decimalComma(unitGrossCents(netMicros, vatPercent)),
      read: (typed) => {
        const grossCents = grossCentsFromTyped(typed);
        return grossCents === null ? (grossPriceRule(typed) ?? {}) : { netMicros: { grossCents } };
      },
    },
  },
  vatPercent: {
    heading: 'IVA (%)',
    also: ['iva', 'iva %', '% iva', 'tipo de iva', 'vat', 'vat %', 'vat rate', 'tax', 'tax rate'],
    cell: word('vatPercent', readVatPercent, 'Escribe el IVA como 10 o 21'),
  },
  allergens: {
    heading: 'Alérgenos',
    also: ['alergeno', 'allergens', 'allergen'],
    // The order in which they were ticked does not matter.
    of: ({ allergens }) => inAllergenOrder(allergens),
    words: ({ allergens }) => allergensCell(allergens),
    cell: list('allergens', readAllergens),
  },
  traces: {
    heading: 'Trazas',
    also: ['traza', 'trazas de', 'puede contener', 'puede contener trazas de', 'traces'],
    of: (product) => tracesOf(product),
    words: (product) => tracesCell(tracesOf(product)),
    cell: list('traces', readTraces),
  },
  diet: {
    heading: 'Dieta',
    also: ['dietas', 'tipo de dieta', 'diet'],
    words: ({ diet }) => dietCell(diet),
    cell: word('diet', readDiet, 'Escribe Vegetariano, Vegano o No informada'),
  },
  soldOut: {
    heading: 'Disponibilidad',
    also: ['disponible', 'estado', 'availability', 'available'],
    words: ({ soldOut }) => soldOutCell(soldOut),
    cell: word('soldOut', readSoldOut, 'Escribe Disponible, Agotado hoy o Agotado'),
  },
  soldBy: {
    heading: 'Se vende',
    also: ['venta', 'se vende por', 'unidad de venta', 'unidad', 'sold by', 'unit'],
    words: ({ soldBy }) => soldByCell(soldBy),
    cell: word(
      'soldBy',
      readSoldBy,
      'Escribe «Por unidad», «Por kilo, desde 200 g, de 50 en 50» o «Por pieza, desde 6, de 6 en 6»',
    ),
  },
  zonePrices: {
    heading: 'Precios por zona',
    also: ['precio por zona', 'prices by zone'],
    words: ({ zonePrices, vatPercent }) => zonePricesCell(zonePrices, vatPercent),
    cell: list('zonePrices', (typed) => readZonePrices(typed)),
  },
  formats: {
    heading: 'Formatos',
    also: ['formato', 'tamaños', 'tamaño', 'raciones', 'formats', 'sizes'],
    // What they are called in other languages has columns of its own.
    of: ({ formats }) => formats.map(({ translations: _elsewhere, ...format }) => format),
    words: ({ formats, vatPercent }) =>
      formats
        .map((format) => {
          const out = format.soldOut === 'no' ? '' : `, ${soldOutCell(format.soldOut)}`;
          return `${formatsCell([format], vatPercent)}${out}`;
        })
        .join(' | '),
    cell: {
      write: ({ formats, vatPercent }) => formatsCell(formats, vatPercent),
      ...list('formats', readFormats),
    },
  },
  optionGroups: {
    heading: 'Opciones',
    also: ['opcion', 'suplementos', 'extras', 'options'],
    words: ({ optionGroups, vatPercent }) => optionsCell(optionGroups, vatPercent),
    cell: {
      read: (typed) => {
        const optionGroups = readOptions(typed);
        return typeof optionGroups === 'string' ? optionGroups : { optionGroups };
      },
    },
  },
  includes: {
    heading: 'Incluye',
    also: ['incluido', 'includes'],
    words: ({ includes }) => includes.join(' | '),
    cell: { read: (typed) => readIncludes(typed) },
  },
  reference: textField('reference', 'Ref. única', {
    also: ['referencia unica', 'referencia', 'ref', 'referenciaunica', 'reference', 'sku'],
  }),
  ...translated(),
  quantity: { heading: 'Cantidad' },
  brand: { heading: 'Marca' },
  barcode: { heading: 'Código de barras' },
  imageUrl: { heading: 'Imagen' },
};

export interface SheetColumn extends Required<Cell> {
  field: keyof typeof PRODUCT_FIELDS | 'isCategoryActive' | 'productId';
  heading: string;
  also: readonly string[];
}

/**
 * The last one, where it does not get in the way. Its heading is Simplato's own, so that a list's
 * numbering is never mistaken for our ids.
 */
const PRODUCT_CODE: SheetColumn = {
  field: 'productId',
  heading: 'Código Simplato',
  also: [],
  write: ({ productId }) => String(productId),
  read: (typed) => {
    if (!/^\d{0,10}$/.test(typed)) return 'Déjalo como estaba, o vacío en un plato nuevo';
    return { productId: typed === '' ? null : Number(typed) };
  },
};

/** A sheet has no rows for categories: each product's says whether guests see its own. */
const CATEGORY_ACTIVE: SheetColumn = {
  field: 'isCategoryActive',
  heading: 'Categoría visible',
  also: ['categoria activa', 'visible'],
  write: ({ isCategoryActive }) => (isCategoryActive === false ? 'No' : 'Sí'),
  read: (typed) => {
    const words = plainWords(typed);
    if (words === '') return {};
    if (words !== 'si' && words !== 'no') return 'Escribe Sí o No';
    return { isCategoryActive: words === 'si' };
  },
};

/** The columns of a sheet whose menu is in these languages. */
export function sheetColumns(languages: readonly MenuLanguage[]): SheetColumn[] {
  const columns = Object.entries(PRODUCT_FIELDS) as [keyof typeof PRODUCT_FIELDS, ProductField][];
  const fields = columns.flatMap(([field, { heading, also = [], language, cell, ...shown }]) => {
    if (!cell || (language && !languages.includes(language))) return [];
    return { field, heading, also, write: wordsOf(field, { heading, ...shown }), ...cell };
  });
  return [...fields, CATEGORY_ACTIVE, PRODUCT_CODE];
}

/** The words for a language in a heading: 'nombre_es', 'Name (EN)', 'Descripción en francés'. */
const LANGUAGE_WORDS: Readonly<Record<'es' | MenuLanguage, readonly string[]>> = {
  es: ['es', 'es es', 'esp', 'español', 'castellano', 'spanish'],
  en: ['en', 'en gb', 'en us', 'eng', LANGUAGE_NAMES.en, 'english'],
  fr: ['fr', 'fr fr', LANGUAGE_NAMES.fr, 'français', 'french'],
  de: ['de', 'de de', LANGUAGE_NAMES.de, 'deutsch', 'german'],
  pt: ['pt', 'pt pt', 'pt br', LANGUAGE_NAMES.pt, 'português', 'portuguese'],
  ca: ['ca', 'ca es', 'cat', LANGUAGE_NAMES.ca, 'català', 'catalan'],
};

const BY_HEADING: ReadonlyMap<string, SheetColumn> = new Map(headings());

/** Each column by all its headings; a heading without a language is the menu's own. */
function headings(): [string, SheetColumn][] {
  const columns = sheetColumns(MENU_LANGUAGES);
  const languages = Object.entries(LANGUAGE_WORDS);
  return columns.flatMap((column) => {
    const { field, heading, also } = column;
    const plain = [heading, ...also].map((words) => plainWords(words));
    const inLanguages = languages.flatMap(([language, words]) => {
      const inLanguage = columns.find((other) => other.field === `${field}:${language}`);
      const meant = language === 'es' && TRANSLATABLE.has(field) ? column : inLanguage;
      if (!meant) return [];
      return words.flatMap((called) =>
        plain.flatMap((base) =>
          [`${base} ${called}`, `${base} en ${called}`, `${called} ${base}`].map(
            (written): [string, SheetColumn] => [plainWords(written), meant],
          ),
        ),
      );
    });
    return [...inLanguages, ...plain.map((words): [string, SheetColumn] => [words, column])];
  });
}

/** The column with this heading; null for columns of the restaurant's own. */
export function columnOf(heading: string): SheetColumn | null {
  return BY_HEADING.get(plainWords(heading)) ?? null;
}

/** What a set menu includes: 'Pan | Bebida'. */
function readIncludes(typed: string): SheetRow | string {
  const includes = typed.split('|').flatMap((one) => one.trim() || []);
  if (includes.length > SET_MENU_LIMITS.includes) return `Como mucho ${SET_MENU_LIMITS.includes}`;
  const long = includes.find(({ length }) => length > SET_MENU_LIMITS.includedLength);
  if (long !== undefined) return tooLong(long, SET_MENU_LIMITS.includedLength) ?? {};
  return { includes };
}

/** A text as it was written; an empty cell clears it, unless its rule forbids that. */
function textField(
  field: ProductText & keyof StatedProduct,
  heading: string,
  { also, rule }: { also: readonly string[]; rule?: FieldRule },
): ProductField {
  return {
    heading,
    also,
    cell: {
      write: (product) => settledText(product[field]),
      read: (typed) =>
        rule?.(typed) ?? tooLong(typed, PRODUCT_LENGTHS[field]) ?? { [field]: typed },
    },
  };
}

/** A field with a word for every state. `read` returns undefined for any other word. */
function word<Field extends keyof StatedProduct>(
  field: Field,
  read: (text: string) => StatedProduct[Field],
  problem: string,
): Cell {
  return {
    read: (typed) => {
      if (typed === '') return {};
      const value = read(typed);
      return value === undefined ? problem : { [field]: value };
    },
  };
}

/** A field whose empty cell keeps its value. `read` returns an error message for what it cannot read. */
function list<Field extends keyof StatedProduct>(
  field: Field,
  read: (text: string) => Exclude<StatedProduct[Field], undefined> | string,
): Cell {
  return {
    read: (typed) => {
      if (typed === '') return {};
      const value = read(typed);
      return typeof value === 'string' ? value : { [field]: value };
    },
  };
}

/** The texts and the names of formats in each language. Those of a product that lacks it are empty. */
function translated() {
  const texts = MENU_LANGUAGES.flatMap((language) =>
    (['name', 'description', 'includes'] as const).map(
      (field): [TranslatedColumn, ProductField] => {
        const of = ({ translations }: Pick<NewProduct, 'translations'>) =>
          translations[language]?.[field] ?? '';
        return [
          `${field}:${language}`,
          {
            heading: `${HEADINGS[field]} (${LANGUAGE_NAMES[language]})`,
            language,
            of,
            cell: {
              write: (product) => settledText(of(product)),
              read: (typed) =>
                tooLong(typed, TEXT_LENGTHS[field]) ?? {
                  translations: { [language]: { [field]: typed } },
                },
            },
          },
        ];
      },
    ),
  );
  const formats = MENU_LANGUAGES.map((language): [TranslatedColumn, ProductField] => [
    `formats:${language}`,
    {
      heading: `Formatos (${LANGUAGE_NAMES[language]})`,
      language,
      of: (product) => formatNamesCell(product.formats, language),
      cell: {
        read: (typed) => {
          const names = readFormatNames(typed);
          return typeof names === 'string' ? names : { formatNames: { [language]: names } };
        },
      },
    },
  ]);
  return Object.fromEntries([...texts, ...formats]) as Record<TranslatedColumn, ProductField>;
}

function tooLong(typed: string, longest: number): string | null {
  return typed.length <= longest ? null : `No puede tener más de ${longest} caracteres`;
}
