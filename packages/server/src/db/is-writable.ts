import { onlyRow, type Database } from './database.ts';

/**
 * Whether something can be stored: not while the disk under the embedded database is short of space,
 * on a standby, or if an operator or a host has made PostgreSQL read-only; and not if PostgreSQL's
 * disk is full, which only its failures tell. Fails if the database does not answer.
 */
export async function isWritable(db: Database): Promise<boolean> {
  const rows = await db.query<{ isAllowed: boolean }>(
    `select current_setting('transaction_read_only') = 'off' as "isAllowed"`,
  );
  return onlyRow(rows).isAllowed && !db.refusedWrites?.areRecent;
}
