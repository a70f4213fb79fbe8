import type { Queryable } from '../../db/database.ts';
import { findStaff, listStaff, type StaffMember } from './staff-queries.ts';
import { AppError } from '../../app-error.ts';
import { isStaffSession, type Session } from '../../auth/session.ts';

export async function listOwners(db: Queryable, restaurantId: number): Promise<StaffMember[]> {
  return (await listStaff(db, restaurantId)).filter(({ isOwner }) => isOwner);
}

/** The member of staff behind a session. */
export async function requireMember(db: Queryable, session: Session): Promise<StaffMember> {
  const member = isStaffSession(session) ? await findStaff(db, session) : null;
  if (!member) throw new AppError('no_session');
  return member;
}
