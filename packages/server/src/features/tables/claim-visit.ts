import type { Queryable } from '../../db/database.ts';
import { isTableSession, type Session } from '../../auth/session.ts';
import { updateVisitDiner } from './table-queries.ts';

/**
 * Links the visit of a session to its diner's account. Does nothing for a session without a table.
 */
export async function claimVisit(db: Queryable, session: Session): Promise<void> {
  if (!isTableSession(session) || session.dinerId === null) return;
  await updateVisitDiner(db, session.restaurantId, session.visitId, session.dinerId);
}
