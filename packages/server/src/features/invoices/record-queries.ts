import type { InvoiceRecord } from '@simplato/domain';
import { onlyRow, type Queryable, type Transaction } from '../../db/database.ts';
import type { InvoicingSystem } from '../../verifactu/record-xml.ts';

/** A chain of a restaurant, as the agency knows it: one installation of the program. */
export interface ChainKey {
  restaurantId: number;
  chain: number;
}

export interface StoredRecord {
  /** Its place in the chain, from 1. */
  turn: number;
  invoiceId: number;
  record: InvoiceRecord;
  hash: string;
  /** The program as it was then. */
  system: InvoicingSystem;
}

const COLUMNS = 'turn, invoice_id as "invoiceId", record, hash, system';

/** How many records a chain counts, and the last of them if it is there. Invoicing must be locked. */
export async function findLastRecord(
  tx: Transaction,
  { restaurantId, chain }: ChainKey,
): Promise<{ turns: number; last: StoredRecord | null }> {
  const { turns } = onlyRow(
    await tx.query<{ turns: number }>(
      'select records as turns from invoicing where restaurant_id = $1',
      [restaurantId],
    ),
  );
  const [last] = await tx.query<StoredRecord>(
    `select ${COLUMNS} from invoice_records
     where restaurant_id = $1 and chain = $2 and turn = $3`,
    [restaurantId, chain, turns],
  );
  return { turns, last: last ?? null };
}

/** Takes the next turn of the chain. Invoicing must be locked. */
export async function insertRecord(
  tx: Transaction,
  { restaurantId, chain }: ChainKey,
  { turn, invoiceId, record, hash, system }: StoredRecord,
): Promise<void> {
  await tx.query(
    `with counted as (
       update invoicing set records = $3 where restaurant_id = $1
     )
     insert into invoice_records (restaurant_id, chain, turn, invoice_id, record, hash, system)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7::jsonb)`,
    [restaurantId, chain, turn, invoiceId, JSON.stringify(record), hash, JSON.stringify(system)],
  );
}

/** A part of a chain, in its order. */
export async function listRecords(
  db: Queryable,
  { restaurantId, chain }: ChainKey,
  after: number,
  limit: number,
): Promise<StoredRecord[]> {
  return db.query<StoredRecord>(
    `select ${COLUMNS} from invoice_records
     where restaurant_id = $1 and chain = $2 and turn > $3 order by turn limit $4`,
    [restaurantId, chain, after, limit],
  );
}
