import * as contract from '@simplato/contract';
import type { CategoryEntry, ProductEntry, MenuFile, RowProblem } from '@simplato/domain';
import * as z from 'zod/mini';
import { fieldMessage } from '../../../http/read-input.ts';
import { refuseFile, refuseTooLong } from './refuse-file.ts';

/**
 * Reads a menu in JSON. Each row is validated by itself, so that all problems are reported at once.
 */
export function readMenuJson(text: string, restaurantId: number): MenuFile {
  const json = parseJson(text);
  refuseTooLong({ categories: lengthOf(json, 'categorias') });
  const file = z.safeParse(contract.menuFileInput, json);
  if (!file.success) return refuseFile('Este JSON no es una carta de Simplato.');
  const { identerprise = restaurantId, categorias } = file.data;
  refuseTooLong({ products: categorias.flatMap(({ productos = [] }) => productos).length });
  // In a file exported by another restaurant, the ids belong to that restaurant: ignore them.
  const own = (id: number | undefined) =>
    identerprise === restaurantId && id !== undefined ? id : null;
  const categories: CategoryEntry[] = [];
  const products: ProductEntry[] = [];
  for (const { productos = [], ...wire } of categorias) {
    const category = readCategory(wire, categories.length + 1, own);
    categories.push(category);
    for (const product of productos) {
      products.push(readProductEntry(product, products.length + 1, category, own));
    }
  }
  return { categories, products };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuseFile('El JSON está mal escrito.');
  }
}

/** The length of an array in JSON of any form; 0 if there is none. */
function lengthOf(json: unknown, field: string): number {
  const value = (json as Record<string, unknown> | null)?.[field];
  return Array.isArray(value) ? value.length : 0;
}

type OwnId = (id: number | undefined) => number | null;

function readCategory(wire: unknown, row: number, own: OwnId): CategoryEntry {
  const read = z.safeParse(contract.fileCategoryInput, wire, { reportInput: true });
  if (!read.success) {
    const name = textOf(wire, 'nombrecategoria');
    return { row, categoryId: null, name, says: {}, problems: problemsOf(read.error) };
  }
  const entry = contract.categoryEntryFromWire(read.data);
  return { row, categoryId: own(read.data.idcategoria), ...entry, problems: [] };
}

function readProductEntry(
  wire: unknown,
  row: number,
  category: CategoryEntry,
  own: OwnId,
): ProductEntry {
  const read = z.safeParse(contract.fileProductInput, wire, { reportInput: true });
  if (!read.success) {
    const says = { name: textOf(wire, 'name') };
    return { row, productId: null, category, says, problems: problemsOf(read.error) };
  }
  const says = contract.statedProductFromWire(read.data);
  return { row, productId: own(read.data.idproductos), category, says, problems: [] };
}

function problemsOf({ issues }: z.core.$ZodError): RowProblem[] {
  return issues.map((issue) => ({ field: issue.path.join('.'), text: fieldMessage(issue) }));
}

/** The name in an invalid row, so that people can find it in the file. */
function textOf(wire: unknown, field: string): string {
  const value = (wire as Record<string, unknown> | null)?.[field];
  return typeof value === 'string' ? value.slice(0, 120) : '';
}
