import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { verifyDigest } from '../accounts/password-hash.ts';
import { pinSucceeded, startPinAttempt } from '../attempts/slow-down.ts';
import { accountName, type StaffSession } from '../sessions/session.ts';
import { findPinHash, findStaff, type StaffMember } from './staff-queries.ts';
import { staffAccount, staffSession } from './staff-session.ts';

/**
 * Another member of staff takes over a tablet that is signed in. The new session ends when the one
 * it replaces would have ended: a PIN cannot extend a session opened with a password.
 */
export async function switchPerson(
  db: Queryable,
  present: StaffSession,
  { staffId, pinDigest }: { staffId: number; pinDigest: string },
): Promise<{ member: StaffMember; pinHash: string; session: StaffSession }> {
  const key = { restaurantId: present.restaurantId, staffId };
  const subject = accountName(staffAccount(key));
  await startPinAttempt(db, subject);
  const pinHash = await findPinHash(db, key);
  const matches = await verifyDigest(pinHash, pinDigest);
  const member = matches ? await findStaff(db, key) : null;
  if (!member || pinHash === null) throw new AppError('wrong_pin');
  await pinSucceeded(db, subject);
  const { isRemembered, expiresAt } = present;
  return {
    member,
    pinHash,
    session: { ...staffSession(member, isRemembered, expiresAt), expiresAt },
  };
}
