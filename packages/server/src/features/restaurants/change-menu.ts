import { AppError } from '../../app-error.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { announcedTransaction } from '../../db/signals.ts';
import { recordChanges, type Author, type Recorded } from '../audit/record-changes.ts';
import { raiseMenuVersion } from './restaurant-queries.ts';

/**
 * A change of what diners read about a house: every process drops what it remembers of it, and every
 * open menu is told. The changes of one house come one after the other, so that what one of them has
 * looked at is still so when it writes. What the owner will read of it is written down with it.
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

/** Whoever puts a list in order names every row of it once; rows that came or went meanwhile refuse it. */
export function requireSameRows(knownIds: readonly number[], sentIds: readonly number[]): void {
  const known = new Set(knownIds);
  const isSame = sentIds.length === known.size && sentIds.every((id) => known.has(id));
  if (!isSame) throw new AppError('list_changed');
}
