import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../app-error.ts';
import { checkLogin, type Credentials } from '../../auth/check-login.ts';
import { staffAccount } from './staff-session.ts';
import { findStaffByEmail, type StaffMember } from './staff-queries.ts';

export async function logInStaff(
  db: Queryable,
  credentials: Omit<Credentials, 'kind'>,
): Promise<StaffMember> {
  const member = await findStaffByEmail(db, credentials.email.trim());
  const known = member && { account: staffAccount(member), passwordHash: member.passwordHash };
  await checkLogin(db, { ...credentials, kind: 'staff' }, known);
  if (!member) throw new AppError('bad_credentials');
  return member;
}
