import { randomBytes } from 'node:crypto';
import { encodeTableCode, tableLink } from '@simplato/domain';
import { findOrInsertTableKey } from './table-queries.ts';
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

/** The house that codes belong to, and the site that they link to. */
export interface HouseOfCodes {
  restaurantId: number;
  publicUrl: string;
}

/** The printable code of a table, which is created if need be: for setting up a house. */
export async function codeOfTable(
  db: Queryable,
  house: HouseOfCodes,
  tableName: string,
): Promise<PrintedCode> {
  const key = await findOrInsertTableKey(db, house.restaurantId, tableName, newTableKey());
  return printedCode(house, tableName, key);
}

export function printedCode(house: HouseOfCodes, tableName: string, key: string): PrintedCode {
  const code = encodeTableCode({ tableName, restaurantId: house.restaurantId, key });
  return { tableName, code, url: tableLink(house.publicUrl, code) };
}
