import { decodeBase64, encodeBase64 } from '../text/base64.ts';
import { tidyName } from '../text/plain-words.ts';
import { TABLE_NAME_LENGTH } from '../orders/order-limits.ts';

/**
 * The content of a printed table code: base64 of "<table>-<restaurant>-<key>", split on the dash.
 * The older form has no key; it still opens the menu, and the order is marked as unverified ("Mesa
 * sin verificar").
 */
export interface TableCode {
  tableName: string;
  restaurantId: number;
  key: string | null;
}

/** Letters, digits, spaces, dots and ordinal signs: a dash would break the code's own split. */
const TABLE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} .ºª]*$/u;

/** The normalised name; null when it cannot be part of a code. */
export function readTableName(text: string): string | null {
  const name = tidyName(text);
  return name.length <= TABLE_NAME_LENGTH && TABLE_NAME.test(name) ? name : null;
}

export function encodeTableCode(code: TableCode): string {
  const parts = [code.tableName, code.restaurantId, ...(code.key === null ? [] : [code.key])];
  return encodeBase64(parts.join('-'));
}

/** Null when the text is not a table code of ours. */
export function decodeTableCode(text: string): TableCode | null {
  const [rawName = '', rawRestaurant = '', key = null, ...rest] = (decodeBase64(text) ?? '').split(
    '-',
  );
  const tableName = readTableName(rawName);
  if (tableName === null || !/^\d{1,9}$/.test(rawRestaurant) || rest.length > 0) return null;
  return { tableName, restaurantId: Number(rawRestaurant), key: key === '' ? null : key };
}

/** The link in a printed code, so that any phone's camera opens it. */
export function tableLink(publicUrl: string, code: string): string {
  return `${publicUrl}/scanqr?c=${encodeURIComponent(code)}`;
}

/** The code in what was scanned or typed: a bare code, or a link that carries one. */
export function codeFromScan(text: string): string {
  const inLink = /[?&]c=([^&#\s]+)/.exec(text)?.[1];
  if (inLink === undefined) return text.trim();
  try {
    return decodeURIComponent(inLink);
  } catch {
    return inLink;
  }
}
