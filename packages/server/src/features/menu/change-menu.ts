import { AppError } from '../../app-error.ts';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { announcedTransaction } from '../../db/announced-transaction.ts';
import { recordChanges, type Author, type Recorded } from '../audit/record-changes.ts';

/**
 * Runs a change of a restaurant's menu in a transaction: invalidates the cache of every process,
 * notifies every open menu and records the change in the audit trail. The changes of one restaurant are
 * serialized, so what a change has read still holds when it writes.
 */
export async function changeMenu<Result>(
  db: Database,
  by: Author,
  change: (tx: Transaction) => Promise<Recorded<Result>>,
): Promise<Result> {
  return announcedTransaction(db, 'menu', async (tx, announce) => {
    await raiseMenuVersion(tx, by.restaurantId);
    const { result, events } = await change(tx);
    await recordChanges(tx, by, events);
    announce(by.restaurantId);
    return result;
  });
}

/** Locks the restaurant's row until the transaction ends: any other change of its menu waits. */
async function raiseMenuVersion(db: Queryable, restaurantId: number): Promise<void> {
  await db.query(
    `update restaurants set menu_version = menu_version + 1, menu_changed_at = now()
     where restaurant_id = $1`,
    [restaurantId],
  );
}

/**
 * To reorder a list, a call must name every row exactly once; throws if rows were added or removed.
 */
export function requireSameRows(knownIds: readonly number[], sentIds: readonly number[]): void {
  const known = new Set(knownIds);
  const isSame = sentIds.length === known.size && sentIds.every((id) => known.has(id));
  if (!isSame) throw new AppError('list_changed');
}
