import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { isStaffSession, type Session } from '../../auth/session.ts';
import { findStaff, type StaffMember } from './staff-queries.ts';

/** The member of staff behind a session. */
export async function requireMember(db: Queryable, session: Session): Promise<StaffMember> {
  const member = isStaffSession(session) ? await findStaff(db, session) : null;
  if (!member) throw new AppError('no_session');
  return member;
}
