import { randomBytes } from 'node:crypto';
import { encodeTableCode, tableLink } from '@simplato/domain';
import { findOrInsertTableKey } from './table-queries.ts';
import type { Queryable } from '../../db/database.ts';

export interface PrintedCode {
  tableName: string;
  code: string;
  url: string;
}

/**
 * 128 random bits in 22 characters, since a code may have to be typed; without a dash, which would
 * break its split. Older keys have 80, until they are renewed.
 */
export function newTableKey(): string {
  return randomBytes(16).toString('base64url').replaceAll('-', '.');
}

/** The restaurant that codes belong to, and the site that they link to. */
export interface RestaurantOfCodes {
  restaurantId: number;
  publicUrl: string;
}

/** The printable code of a table, which is created if need be: for setting up a restaurant. */
export async function codeOfTable(
  db: Queryable,
  restaurant: RestaurantOfCodes,
  tableName: string,
): Promise<PrintedCode> {
  const key = await findOrInsertTableKey(db, restaurant.restaurantId, tableName, newTableKey());
  return printedCode(restaurant, tableName, key);
}

export function printedCode(
  restaurant: RestaurantOfCodes,
  tableName: string,
  key: string,
): PrintedCode {
  const code = encodeTableCode({ tableName, restaurantId: restaurant.restaurantId, key });
  return { tableName, code, url: tableLink(restaurant.publicUrl, code) };
}
