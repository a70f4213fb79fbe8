import type { AuditEvent } from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import { insertEntries } from './audit-queries.ts';

/** Who changes something in a house: a session of its staff is one. */
export interface Author {
  restaurantId: number;
  /** Empty where nobody does it, as when the payment provider says something. */
  userName: string;
}

/** What a change comes to, and what the owner will read of it; nothing where nothing changed. */
export interface Recorded<Result> {
  result: Result;
  events: readonly AuditEvent[];
}

/**
 * The only writer of the audit trail. It takes the transaction of the change: what is not written down was
 * not done, and what was not done is not written down.
 */
export async function recordChanges(
  tx: Transaction,
  { restaurantId, userName }: Author,
  events: readonly AuditEvent[],
): Promise<void> {
  if (events.length > 0) await insertEntries(tx, restaurantId, userName, events);
}
