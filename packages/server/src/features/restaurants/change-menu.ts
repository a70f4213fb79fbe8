import type { Database, Transaction } from '../../db/database.ts';
import { announcedTransaction } from '../../db/signals.ts';
import { raiseMenuVersion } from './restaurant-queries.ts';

/**
 * A change of what diners read about a house: every process drops what it remembers of it, and every
 * open menu is told. The changes of one house come one after the other, so that what one of them has
 * looked at is still so when it writes.
 */
export async function changeMenu<Result>(
  db: Database,
  restaurantId: number,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return announcedTransaction(db, 'menu', async (tx, announce) => {
    await raiseMenuVersion(tx, restaurantId);
    const result = await change(tx);
    announce(restaurantId);
    return result;
  });
}
