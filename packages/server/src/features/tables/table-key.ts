import { randomBytes } from 'node:crypto';
import { encodeTableCode, tableLink } from '@simplato/domain';
import { findOrInsertTableKey, replaceTableKey } from './table-queries.ts';
import type { Queryable } from '../../db/database.ts';

export interface PrintedCode {
  tableName: string;
  code: string;
  url: string;
}

/** 80 random bits in hex: no dash, which would break the code's split. */
export function newTableKey(): string {
  return randomBytes(10).toString('hex');
}

export interface House {
  restaurantId: number;
  publicUrl: string;
}

/** What to print for a table. The table comes into being with its first code. */
export async function codeOfTable(
  db: Queryable,
  house: House,
  tableName: string,
): Promise<PrintedCode> {
  const key = await findOrInsertTableKey(db, house.restaurantId, tableName, newTableKey());
  return printedCode(house, tableName, key);
}

/** Codes printed before are no longer verified; they still open the menu. */
export async function renewCodeOfTable(
  db: Queryable,
  house: House,
  tableName: string,
): Promise<PrintedCode> {
  const key = newTableKey();
  await replaceTableKey(db, house.restaurantId, tableName, key);
  return printedCode(house, tableName, key);
}

export function printedCode(house: House, tableName: string, key: string): PrintedCode {
  const code = encodeTableCode({ tableName, restaurantId: house.restaurantId, key });
  return { tableName, code, url: tableLink(house.publicUrl, code) };
}
