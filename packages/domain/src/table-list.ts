import { readTableName } from './table-code.ts';

/** The tables of a house: how people write many at once, and in which order they stand. */

/** More tables than any dining room has, and no more rows than a sheet of paper can bear. */
export const TABLES_LIMIT = 300;

const RANGE = /^(?:(.*\S)\s+)?(\d{1,3})\s*(?:[-–—]|\ba\b)\s*(\d{1,3})$/;

/**
 * '4', 'Terraza 3', '1–24', 'Terraza 1-8', and several of them with commas between. Null when any part
 * names no table, or they are more than a house may have.
 */
export function readTableNames(text: string): readonly string[] | null {
  const names: string[] = [];
  for (const part of text.split(/[,;\n]/)) {
    if (part.trim() === '') continue;
    const read = readPart(part.trim());
    if (read === null) return null;
    names.push(...read);
  }
  const unique = [...new Set(names)];
  return unique.length > 0 && unique.length <= TABLES_LIMIT ? unique : null;
}

function readPart(part: string): readonly string[] | null {
  const [, zone, from = '', to = ''] = RANGE.exec(part) ?? [];
  if (from === '') return nameOrNull(part);
  const [first, last] = [Number(from), Number(to)];
  if (last < first || last - first >= TABLES_LIMIT) return null;
  const names: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const name = readTableName(zone === undefined ? `${number}` : `${zone} ${number}`);
    if (name === null) return null;
    names.push(name);
  }
  return names;
}

function nameOrNull(text: string): readonly string[] | null {
  const name = readTableName(text);
  return name === null ? null : [name];
}

const natural = new Intl.Collator('es', { numeric: true });

/** 2 before 10, and 'Terraza 2' before 'Terraza 10'. */
export function compareTables(one: string, other: string): number {
  return natural.compare(one, other);
}

/** What to tell somebody who wrote something else. */
export const TABLE_NAME_FAULT =
  'El nombre de la mesa lleva letras, números y espacios, sin guiones';
