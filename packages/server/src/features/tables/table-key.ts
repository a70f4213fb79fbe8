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

/** 80 random bits in hex: no dash, which would break the code's split. */
export function newTableKey(): string {
  return randomBytes(10).toString('hex');
}

/** Whose codes they are, and the site that they lead to. */
export interface HouseOfCodes {
  restaurantId: number;
  publicUrl: string;
}

/** What to print for a table. The table comes into being with its first code. */
export async function codeOfTable(
  db: Queryable,
  house: HouseOfCodes,
  tableName: string,
): Promise<PrintedCode> {
  const key = await findOrInsertTableKey(db, house.restaurantId, tableName, newTableKey());
  return printedCode(house, tableName, key);
}

/**
 * Codes printed before are no longer verified; they still open the menu. Whoever came in with one stays at
 * the table, and is no longer vouched for: a photo of the old code that was used in time is worth no more.
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
