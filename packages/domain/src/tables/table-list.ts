import type { FieldRule } from '../people/field-rules.ts';
import { TABLE_NAME_LENGTH } from '../orders/order-limits.ts';
import { tidyName } from '../text/plain-words.ts';
import { readTableName } from './table-code.ts';

/**
 * The tables of a restaurant: reading a list of several tables, and the order in which they are listed.
 */

/** More tables than any dining room has, and few enough to print. */
export const TABLES_LIMIT = 300;

/** One message per kind of mistake. */
const TABLE_NAME_TEXTS = {
  missing: 'Escribe el número o el nombre de la mesa',
  long: `El nombre de una mesa tiene como mucho ${TABLE_NAME_LENGTH} letras`,
  dash: (name: string) => `«${name}» lleva un guion, y el nombre de una mesa no puede llevarlo`,
  start: (name: string) => `«${name}» tiene que empezar por una letra o un número`,
  sign: (name: string, sign: string) =>
    `«${name}» lleva «${sign}»: usa solo letras, números, espacios y puntos`,
  unseen: 'El nombre de la mesa lleva un signo que no se ve: escríbelo de nuevo',
  backwards: (range: string) => `«${range}» va al revés: escribe primero el número menor`,
  many: `Son demasiadas: un restaurante puede tener hasta ${TABLES_LIMIT} mesas`,
} as const;

const RANGE = /^(?:(.*\S)\s+)?(\d{1,3})\s*(?:[-–—]|\ba\b)\s*(\d{1,3})$/;

type Read = { names: readonly string[] } | { fault: string };

/**
 * '4', 'Terraza 3', '1–24', 'Terraza 1-8', or several of them separated by commas. Null when any
 * part is not a valid name, or they are more than a restaurant may have.
 */
export function readTableNames(text: string): readonly string[] | null {
  const read = readList(text);
  return 'names' in read ? read.names : null;
}

/** The rule for such a list. */
export const tableNamesRule: FieldRule = (text) => faultOf(readList(text));

/** The rule for a single name, in which "1-4" is not a range. */
export const tableNameRule: FieldRule = (text) => faultOf(readName(text));

function faultOf(read: Read): string | null {
  return 'fault' in read ? read.fault : null;
}

function readList(text: string): Read {
  const names: string[] = [];
  for (const part of text.split(/[,;\n]/)) {
    if (part.trim() === '') continue;
    const read = readPart(part.trim());
    if ('fault' in read) return read;
    names.push(...read.names);
  }
  const unique = [...new Set(names)];
  if (unique.length === 0) return { fault: TABLE_NAME_TEXTS.missing };
  if (unique.length > TABLES_LIMIT) return { fault: TABLE_NAME_TEXTS.many };
  return { names: unique };
}

function readPart(part: string): Read {
  const [, zone, from = '', to = ''] = RANGE.exec(part) ?? [];
  if (from === '') return readName(part);
  const [first, last] = [Number(from), Number(to)];
  if (last < first) return { fault: TABLE_NAME_TEXTS.backwards(part) };
  if (last - first >= TABLES_LIMIT) return { fault: TABLE_NAME_TEXTS.many };
  const names: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const read = readName(zone === undefined ? `${number}` : `${zone} ${number}`);
    if ('fault' in read) return read;
    names.push(...read.names);
  }
  return { names };
}

function readName(text: string): Read {
  const name = readTableName(text);
  return name === null ? { fault: nameFault(text) } : { names: [name] };
}

/** Why `readTableName` refused the name. */
function nameFault(text: string): string {
  const name = tidyName(text);
  if (name === '') return TABLE_NAME_TEXTS.missing;
  if (name.length > TABLE_NAME_LENGTH) return TABLE_NAME_TEXTS.long;
  if (/[-–—]/.test(name)) return TABLE_NAME_TEXTS.dash(name);
  if (/\p{C}/u.test(name)) return TABLE_NAME_TEXTS.unseen;
  const sign = Array.from(name).find((letter) => readTableName(`x${letter}x`) === null);
  return sign === undefined ? TABLE_NAME_TEXTS.start(name) : TABLE_NAME_TEXTS.sign(name, sign);
}

const natural = new Intl.Collator('es', { numeric: true });

/** Natural order: 2 before 10, and 'Terraza 2' before 'Terraza 10'. */
export function compareTables(one: string, other: string): number {
  return natural.compare(one, other);
}
