import { readCell } from '../text/csv.ts';
import type { CategoryEntry, ProductEntry, MenuFile, RowProblem } from './menu-file.ts';
import { nameKey, settledText } from '../text/plain-words.ts';
import { columnOf, type SheetColumn, type SheetRow } from './product-fields.ts';

/** Maximum number of rows above the headings, for titles and notes. */
const ROWS_ABOVE = 20;

type Rows = readonly (readonly string[])[];

export interface SheetColumns {
  /** Index of the heading row, from 0. */
  at: number;
  columns: readonly (SheetColumn | null)[];
  /** Headings that are not recognised. */
  unknown: readonly string[];
  /** Headings that occur twice. */
  doubled: readonly string[];
}

/**
 * The heading row: the first that has a name column and at least one other. Null when there is
 * none.
 */
export function findColumns(rows: Rows): SheetColumns | null {
  for (const [at, cells] of rows.slice(0, ROWS_ABOVE).entries()) {
    const columns = cells.map((cell) => columnOf(readCell(cell)));
    const known = columns.filter((column) => column !== null);
    if (!known.some(({ field }) => field === 'name') || new Set(known).size < 2) continue;
    const unknown = cells.filter((cell, index) => columns[index] === null && cell.trim() !== '');
    return {
      at,
      columns,
      unknown: unknown.map((cell) => cell.trim()),
      doubled: known
        .filter((column, index) => known.indexOf(column) < index)
        .map(({ heading }) => heading),
    };
  }
  return null;
}

/**
 * The products of a sheet: what each row says, and what is wrong with it. A row without a category
 * below one that has it means the same, as people leave it out of their lists.
 */
export function readMenuSheet(rows: Rows, found: SheetColumns, delimiter = ';'): MenuFile {
  const { at, columns } = found;
  const categories = new Map<string, CategoryEntry>();
  const products: ProductEntry[] = [];
  const width = (rows[at] ?? []).findLastIndex((cell) => cell.trim() !== '') + 1;
  let above: CategoryEntry | null = null;
  for (const [index, cells] of rows.entries()) {
    if (index <= at || cells.every((cell) => cell.trim() === '')) continue;
    const split = delimiter === ',' ? splitPrice(cells, columns) : null;
    const shifted = surplus(cells, width) ?? (split?.isSure ? split.text : null);
    if (shifted !== null) {
      products.push(shiftedRow(index + 1, nameIn(cells, columns), shifted));
      continue;
    }
    const entry = readRow(index + 1, cells, columns, { categories, above });
    above = entry.category;
    products.push(split ? { ...entry, doubts: [{ field: split.field, text: split.text }] } : entry);
  }
  return { categories: [...categories.values()], products };
}

/** None of its cells is known to be in its column: nothing else is read, or told of it. */
function shiftedRow(row: number, name: string, text: string): ProductEntry {
  const problems = [{ field: '', text }];
  return { row, productId: null, category: null, says: { name }, problems };
}

function nameIn(cells: readonly string[], columns: SheetColumns['columns']): string {
  const at = columns.findIndex((column) => column?.field === 'name');
  return shortened(settledText(readCell(cells[at] ?? '')));
}

const QUOTE = 'Si un precio o un texto lleva comas, escríbelo entre comillas: "1,20".';

/** Cells beyond the last heading: something before them was cut in two. */
function surplus(cells: readonly string[], width: number): string | null {
  const left = cells.slice(width).filter((cell) => cell.trim() !== '');
  if (left.length === 0) return null;
  const shown = left.map((cell) => `«${shortened(cell.trim())}»`).join(', ');
  return `Tiene más celdas que títulos: ${left.length === 1 ? 'sobra' : 'sobran'} ${shown}. ${QUOTE}`;
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** Next to a price, no number with one or two digits can be in them: it is read as what it is, or refused. */
const READ_AS_NUMBER: ReadonlySet<string> = new Set<SheetColumn['field']>([
  'vatPercent',
  'allergens',
  'traces',
  'diet',
  'soldOut',
  'soldBy',
  'zonePrices',
  'formats',
  'optionGroups',
  'isCategoryActive',
]);

/**
 * A price without quotes in a sheet with commas, whose cents may have gone to the next column: a text
 * or a code of one or two digits. Before other columns, only a row that is not as wide as the headings
 * tells it. A column that we do not know may hold such numbers: there it is not sure.
 */
function splitPrice(cells: readonly string[], columns: SheetColumns['columns']): SplitPrice | null {
  const at = columns.findIndex((column) => column?.field === 'netMicros');
  const [euros = '', cents = ''] = at < 0 ? [] : cells.slice(at, at + 2).map((cell) => cell.trim());
  if (!/^€? ?\d+(?:\.\d{3})*$/.test(euros) || !/^\d{1,2} ?€?$/.test(cents)) return null;
  const next = columns[at + 1] ?? null;
  const isWide = cells.length === columns.length;
  if (isWide && next !== null && READ_AS_NUMBER.has(next.field)) return null;
  return {
    isSure: !isWide || next !== null || cents.endsWith('€'),
    field: columns[at]?.heading ?? '',
    text: `No sabemos si el precio es ${euros} o ${euros},${cents}. Escríbelo entre comillas, "1,20", o con punto, 1.20.`,
  };
}

interface SplitPrice {
  isSure: boolean;
  field: string;
  text: string;
}

interface Categories {
  categories: Map<string, CategoryEntry>;
  /** That of the row above, for a row that leaves it out. */
  above: CategoryEntry | null;
}

function readRow(
  row: number,
  cells: readonly string[],
  columns: SheetColumns['columns'],
  { categories, above }: Categories,
): ProductEntry {
  const problems: RowProblem[] = [];
  let whole: SheetRow = {};
  let inheritsCategory = false;
  for (const [index, column] of columns.entries()) {
    if (column === null) continue;
    const text = settledText(readCell(cells[index] ?? ''));
    if (column.field === 'categoryId' && text === '' && above !== null) {
      inheritsCategory = true;
      continue;
    }
    const read = strangeSigns(text) ?? spoiled(text) ?? column.read(text);
    if (typeof read === 'string') problems.push({ field: column.heading, text: read });
    else whole = together(whole, read);
  }
  const { productId = null, categoryName, isCategoryActive, ...says } = whole;
  const stated = categoryName === undefined ? null : categoryOf(categoryName, row, categories);
  const category = inheritsCategory ? above : stated;
  if (category && isCategoryActive !== undefined) {
    const { isActive = isCategoryActive } = category.says;
    category.says = { ...category.says, isActive };
    if (isActive !== isCategoryActive) {
      const field = 'Categoría visible';
      problems.push({ field, text: `Otra fila de «${category.name}» dice lo contrario` });
    }
  }
  return { row, productId, category, inheritsCategory, says, problems };
}

/** Of the control characters, only tabs and line breaks are accepted. */
function strangeSigns(text: string): string | null {
  return /[^\P{Cc}\t\n]/u.test(text) ? 'Tiene caracteres que no se pueden guardar' : null;
}

/** What a spreadsheet shows instead of a result, in its language. */
const FAILED = /^(?:#[¡¿]?[\p{Lu}\d/_]{2,40}[!?]|#N\/[AD]|#{2,40}|Err:\d{3})$/u;
/** What it makes of '8.5' or '1-2', in a cell and in its CSV. */
const DATE =
  /^(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d\d-\d\d|\d{1,2}-(?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)(?:-\d{2,4})?)$/i;

/** A cell that its spreadsheet has spoiled: nobody wrote that. */
function spoiled(text: string): string | null {
  if (FAILED.test(text)) return `«${text}» es un error de tu hoja de cálculo, no un dato`;
  if (DATE.test(text)) {
    return `«${text}» es una fecha: tu hoja de cálculo la ha puesto por otra cosa. Escríbelo como texto`;
  }
  return null;
}

function together(one: SheetRow, other: SheetRow): SheetRow {
  const translations = { ...one.translations };
  for (const [language, words] of Object.entries(other.translations ?? {})) {
    const key = language as keyof typeof translations;
    translations[key] = { ...translations[key], ...words };
  }
  const formatNames = { ...one.formatNames, ...other.formatNames };
  return {
    ...one,
    ...other,
    ...(Object.keys(translations).length > 0 ? { translations } : {}),
    ...(Object.keys(formatNames).length > 0 ? { formatNames } : {}),
  };
}

function categoryOf(name: string, row: number, known: Map<string, CategoryEntry>): CategoryEntry {
  const entry = known.get(nameKey(name)) ?? {
    row,
    categoryId: null,
    name,
    says: {},
    problems: [],
  };
  known.set(nameKey(name), entry);
  return entry;
}
