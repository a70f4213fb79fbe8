import type { Database, Transaction } from '../../db/database.ts';
import { announcedTransaction } from '../../db/signals.ts';

/** A change of what diners read about a house: every process drops what it remembers of it. */
export async function changeMenu<Result>(
  db: Database,
  restaurantId: number,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return announcedTransaction(db, 'menu', async (tx, announce) => {
    const result = await change(tx);
    announce(restaurantId);
    return result;
  });
}
