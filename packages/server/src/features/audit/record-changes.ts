import type { AuditAction, AuditEvent } from '@simplato/domain';
import type { Queryable, Transaction } from '../../db/database.ts';
import { findNewestEvent, insertEntries } from './audit-queries.ts';

/** Who makes a change in a restaurant; a staff session has these fields. */
export interface Author {
  restaurantId: number;
  /** Empty if no person did it, for example for a webhook of the payment provider. */
  userName: string;
}

/** The result of a change and its entries for the audit trail: none if nothing changed. */
export interface Recorded<Result> {
  result: Result;
  events: readonly AuditEvent[];
}

/**
 * The only writer of the audit trail. It writes in the transaction of the change, so that either
 * both are stored or neither.
 */
export async function recordChanges(
  tx: Transaction,
  { restaurantId, userName }: Author,
  events: readonly AuditEvent[],
): Promise<void> {
  if (events.length > 0) await insertEntries(tx, restaurantId, userName, events);
}

/** What the trail last says of somebody in these respects; null if nothing, or too long ago. */
export async function newestEvent(
  db: Queryable,
  { restaurantId, username }: { restaurantId: number; username: string },
  actions: readonly AuditAction[],
): Promise<AuditEvent | null> {
  return findNewestEvent(db, restaurantId, username, actions);
}
