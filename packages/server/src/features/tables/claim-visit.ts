import type { Queryable } from '../../db/database.ts';
import { isTableSession, type Session } from '../sessions/session.ts';
import { updateVisitDiner } from './table-queries.ts';

/** Ties the visit of a session to a diner's account; a session away from a table has none. */
export async function claimVisit(db: Queryable, session: Session): Promise<void> {
  if (!isTableSession(session) || session.dinerId === null) return;
  await updateVisitDiner(db, session.restaurantId, session.visitId, session.dinerId);
}
