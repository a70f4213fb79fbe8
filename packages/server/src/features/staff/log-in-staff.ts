import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../app-error.ts';
import { SESSION_LIFE_MS, type Session } from '../sessions/session.ts';
import { verifyDigest } from './password-hash.ts';
import { findStaffByEmail, type StaffMember } from './staff-queries.ts';

/** Who it is and the session to open. Unknown address and wrong password are one answer. */
export async function logInStaff(
  db: Queryable,
  credentials: { email: string; digest: string },
  now: Date,
): Promise<{ member: StaffMember; session: Session }> {
  const member = await findStaffByEmail(db, credentials.email.trim());
  const matches = await verifyDigest(member?.passwordHash ?? null, credentials.digest);
  if (!member || !matches) throw new AppError('bad_credentials');
  return {
    member,
    session: {
      role: 'staff',
      restaurantId: member.restaurantId,
      staffId: member.staffId,
      userName: member.username,
      visitId: null,
      tableName: null,
      isTableVerified: false,
      expiresAt: new Date(now.getTime() + SESSION_LIFE_MS),
    },
  };
}
