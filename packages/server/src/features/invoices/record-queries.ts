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

const COLUMNS = 'r.turn, r.invoice_id as "invoiceId", r.record, r.hash, r.system';

/** How many records a chain counts, and the last of them if it is there. Invoicing must be locked. */
export async function findLastRecord(
  tx: Transaction,
  { restaurantId, chain }: ChainKey,
): Promise<{ turns: number; last: StoredRecord | null }> {
  const { turns, ...last } = onlyRow(
    await tx.query<{ turns: number } & Nullable<StoredRecord>>(
      `select i.records as turns, ${COLUMNS} from invoicing i
       left join invoice_records r
         on r.restaurant_id = i.restaurant_id and r.chain = $2 and r.turn = i.records
       where i.restaurant_id = $1`,
      [restaurantId, chain],
    ),
  );
  return { turns, last: isThere(last) ? last : null };
}

type Nullable<Row> = { [Field in keyof Row]: Row[Field] | null };

const isThere = (row: Nullable<StoredRecord>): row is StoredRecord => row.turn !== null;

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
    `select ${COLUMNS} from invoice_records r
     where r.restaurant_id = $1 and r.chain = $2 and r.turn > $3 order by r.turn limit $4`,
    [restaurantId, chain, after, limit],
  );
}
