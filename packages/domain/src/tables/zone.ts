import { nameKey, seenName } from '../text/plain-words.ts';
import { compareTables } from './table-list.ts';

/** A part of the restaurant, such as the terrace: a name that its owner gives to tables. */
export const ZONE_LENGTH = 20;

/** A zone as it is stored; '' for none. */
export function zoneName(text: string): string {
  return seenName(text);
}

/** Why a zone's name is refused; null if it may be used. An empty one takes the table out of its zone. */
export function zoneFault(text: string): string | null {
  const zone = zoneName(text);
  if (Array.from(zone).length > ZONE_LENGTH) return `Como mucho ${ZONE_LENGTH} letras`;
  return zone === '' || /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .ºª'’-]*$/u.test(zone)
    ? null
    : 'Usa solo letras, números, espacios y puntos';
}

/** The same zone, written as other tables have it: 'terraza' joins 'Terraza'. */
export function knownZone(zone: string, zones: readonly string[]): string {
  return zones.find((one) => nameKey(one) === nameKey(zone)) ?? zone;
}

/** Tables by zone, zones in natural order; those of none come last. */
export function byZone<Table extends { zone: string }>(
  tables: readonly Table[],
): { zone: string; tables: Table[] }[] {
  const zones = [...new Set(tables.map(({ zone }) => zone))].toSorted((one, other) =>
    one === '' || other === ''
      ? Number(one === '') - Number(other === '')
      : compareTables(one, other),
  );
  return zones.map((zone) => ({ zone, tables: tables.filter((table) => table.zone === zone) }));
}
