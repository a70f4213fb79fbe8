import { randomBytes } from 'node:crypto';
import { auditEvent, encodeTableCode, tableLink } from '@simplato/domain';
import { findOrInsertTableKey, replaceTableKey } from './table-queries.ts';
import type { Queryable } from '../../db/database.ts';
import type { Parts } from '../../parts.ts';
import { recordChanges, type Author } from '../audit/record-changes.ts';

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

/** The house that codes belong to, and the site that they link to. */
export interface HouseOfCodes {
  restaurantId: number;
  publicUrl: string;
}

/** The printable code of a table. Creates the table if it does not exist. */
export async function codeOfTable(
  db: Queryable,
  house: HouseOfCodes,
  tableName: string,
): Promise<PrintedCode> {
  const key = await findOrInsertTableKey(db, house.restaurantId, tableName, newTableKey());
  return printedCode(house, tableName, key);
}

/**
 * Gives a table a new key. Codes printed before still open the menu, but unverified. Sessions
 * opened with one stay at the table, but lose their verification too: somebody may have used a
 * photo of the old code.
 */
export async function renewCodeOfTable(
  { sessions, config }: Pick<Parts, 'sessions' | 'config'>,
  by: Author,
  tableName: string,
): Promise<PrintedCode> {
  const { restaurantId } = by;
  const key = newTableKey();
  await sessions.unverifyTable({ restaurantId, tableName }, async (tx) => {
    await replaceTableKey(tx, restaurantId, tableName, key);
    await recordChanges(tx, by, [auditEvent('table-key-renewed', tableName)]);
  });
  return printedCode({ restaurantId, publicUrl: config.publicUrl }, tableName, key);
}

export function printedCode(house: HouseOfCodes, tableName: string, key: string): PrintedCode {
  const code = encodeTableCode({ tableName, restaurantId: house.restaurantId, key });
  return { tableName, code, url: tableLink(house.publicUrl, code) };
}
