import type { LetterKind } from '@simplato/contract';
import { readMenuSheet, type MenuFile } from '@simplato/domain';
import { decodeText } from './decode-text.ts';
import { parseCsv } from './parse-csv.ts';
import { readMenuJson } from './read-menu-json.ts';
import { refuseFile, refuseTooLong } from './refuse-file.ts';

export interface ReadFile {
  format: 'csv' | 'json';
  file: MenuFile;
  /** Headings of columns that are ignored. */
  unused: readonly string[];
}

/** Reads a file, whose format is told by its content, not its name. Throws if it is not a menu. */
export function readMenuFile(
  bytes: Uint8Array,
  restaurantId: number,
  letters?: LetterKind,
): ReadFile {
  const text = decodeText(bytes, letters);
  const isJson = /^\s*[{[]/.test(text);
  const read = isJson
    ? { format: 'json' as const, file: readMenuJson(text, restaurantId), unused: [] }
    : readSheet(text);
  const { categories, products } = read.file;
  refuseTooLong({ categories: categories.length, products: products.length });
  if (products.length === 0 && categories.length === 0) {
    refuseFile('El archivo no tiene ningún plato.');
  }
  return read;
}

function readSheet(text: string): ReadFile {
  if (text.trim() === '') refuseFile('El archivo está vacío.');
  const { rows, columns, delimiter } = parseCsv(text);
  const [doubled] = columns.doubled;
  if (doubled !== undefined) refuseFile(`La columna ${doubled} está dos veces.`);
  const file = readMenuSheet(rows, columns, delimiter);
  return { format: 'csv', file, unused: columns.unknown };
}
