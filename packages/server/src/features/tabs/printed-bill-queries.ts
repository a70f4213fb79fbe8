import type { PrintedBill } from '@simplato/contract';
import type { Database, Queryable } from '../../db/database.ts';
import type { TabKey } from './tab-key.ts';

/** Keeps a bill as it is printed; it is never changed. */
export async function insertPrintedBill(
  db: Database,
  { restaurantId, tabId }: TabKey,
  bill: Omit<PrintedBill, 'turn' | 'printedAt'>,
): Promise<void> {
  const { printedBy, totalCents, dueCents, rows } = bill;
  await db.transaction(async (tx) => {
    // Two that are printed at once come one after the other.
    await tx.query('select 1 from tabs where restaurant_id = $1 and tab_id = $2 for update', [
      restaurantId,
      tabId,
    ]);
    await tx.query(
      `insert into printed_bills
         (restaurant_id, tab_id, turn, printed_by, total_cents, due_cents, rows)
       select $1, $2, 1 + coalesce((
         select max(turn) from printed_bills where restaurant_id = $1 and tab_id = $2), 0),
         $3, $4, $5, $6::jsonb`,
      [restaurantId, tabId, printedBy, totalCents, dueCents, JSON.stringify(rows)],
    );
  });
}

/** The first before. */
export async function listPrintedBills(
  db: Queryable,
  { restaurantId, tabId }: TabKey,
): Promise<PrintedBill[]> {
  const rows = await db.query<Omit<PrintedBill, 'printedAt'> & { printedAt: Date }>(
    `select turn, printed_at as "printedAt", printed_by as "printedBy",
       total_cents as "totalCents", due_cents as "dueCents", rows
     from printed_bills where restaurant_id = $1 and tab_id = $2 order by turn`,
    [restaurantId, tabId],
  );
  return rows.map((row) => ({ ...row, printedAt: row.printedAt.toISOString() }));
}
