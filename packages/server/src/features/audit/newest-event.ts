import type { AuditAction, AuditEvent } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { findNewestEvent } from './audit-queries.ts';

/** What the trail last says of somebody in these respects; null if nothing, or too long ago. */
export async function newestEvent(
  db: Queryable,
  { restaurantId, username }: { restaurantId: number; username: string },
  actions: readonly AuditAction[],
): Promise<AuditEvent | null> {
  return findNewestEvent(db, restaurantId, username, actions);
}
