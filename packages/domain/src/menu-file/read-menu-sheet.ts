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

/** The products of a sheet: what each row says, and what is wrong with it. */
export function readMenuSheet(rows: Rows, { at, columns }: SheetColumns): MenuFile {
  const categories = new Map<string, CategoryEntry>();
  const products: ProductEntry[] = [];
  for (const [index, cells] of rows.entries()) {
    if (index <= at || cells.every((cell) => cell.trim() === '')) continue;
    products.push(readRow(index + 1, cells, columns, categories));
  }
  return { categories: [...categories.values()], products };
}

function readRow(
  row: number,
  cells: readonly string[],
  columns: readonly (SheetColumn | null)[],
  categories: Map<string, CategoryEntry>,
): ProductEntry {
  const problems: RowProblem[] = [];
  let whole: SheetRow = {};
  for (const [index, column] of columns.entries()) {
    if (column === null) continue;
    const text = settledText(readCell(cells[index] ?? ''));
    const read = strangeSigns(text) ?? column.read(text);
    if (typeof read === 'string') problems.push({ field: column.heading, text: read });
    else whole = together(whole, read);
  }
  const { productId = null, categoryName, ...says } = whole;
  const category = categoryName === undefined ? null : categoryOf(categoryName, row, categories);
  return { row, productId, category, says, problems };
}

/** Of the control characters, only tabs and line breaks are accepted. */
function strangeSigns(text: string): string | null {
  return /[^\P{Cc}\t\n]/u.test(text) ? 'Tiene caracteres que no se pueden guardar' : null;
}

function together(one: SheetRow, other: SheetRow): SheetRow {
  const translations = { ...one.translations };
  for (const [language, words] of Object.entries(other.translations ?? {})) {
    const key = language as keyof typeof translations;
    translations[key] = { ...translations[key], ...words };
  }
  return { ...one, ...other, ...(Object.keys(translations).length > 0 ? { translations } : {}) };
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
