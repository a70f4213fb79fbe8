import { onlyRow, type Queryable } from './database.ts';

/**
 * Whether writing is allowed: not while the disk under the embedded database is short of space, on a
 * standby, or if an operator or a host has made PostgreSQL read-only. A PostgreSQL that merely fails
 * to write, as on a full disk, does not say so: only the failures tell.
 */
export const IS_WRITABLE = `current_setting('transaction_read_only') = 'off'`;

/** Fails if the database does not answer. */
export async function isWritable(db: Queryable): Promise<boolean> {
  const rows = await db.query<{ isWritable: boolean }>(`select ${IS_WRITABLE} as "isWritable"`);
  return onlyRow(rows).isWritable;
}
