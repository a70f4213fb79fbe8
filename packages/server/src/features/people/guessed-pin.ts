import { auditEvent, newFact } from '@simplato/domain';
import type { Database, Queryable } from '../../db/database.ts';
import { lockAccount } from '../../auth/account-queries.ts';
import { forgetPinAttempts } from '../../auth/rate-limit.ts';
import { newestEvent, recordChanges } from '../audit/record-changes.ts';
import { accountName, type StaffSession } from '../../auth/session.ts';
import { updatePin, type StaffKey, type StaffMember } from './staff-queries.ts';
import { staffAccount } from './staff-session.ts';

/** Kept in the trail, and read again below: a change of words would make old entries unknown. */
const REMOVED = 'quitado: demasiados intentos';

/**
 * Removes a PIN that was guessed at too often, unless it was changed meanwhile. The trail names who
 * was signed in on the tablet. Returns whether it was removed.
 */
export async function forgetGuessedPin(
  db: Database,
  present: StaffSession,
  key: StaffKey,
  pinHash: string,
): Promise<boolean> {
  const account = staffAccount(key);
  return db.transaction(async (tx) => {
    const locked = await lockAccount(tx, account);
    if (locked?.pinHash !== pinHash) return false;
    await updatePin(tx, key, null);
    await forgetPinAttempts(tx, accountName(account));
    const change = newFact('PIN', REMOVED);
    await recordChanges(tx, present, [auditEvent('pin-changed', locked.name, [change])]);
    return true;
  });
}

/**
 * Whether this person has no PIN because theirs was guessed at, according to the trail: they are
 * told so until they set a new one. Under another name since, they are not.
 */
export async function isPinGuessedAway(db: Queryable, member: StaffMember): Promise<boolean> {
  if (member.hasPin) return false;
  // Somebody who has joined since is another person of that name.
  const last = await newestEvent(db, member, ['pin-changed', 'person-joined']);
  return last?.changes.some(({ to }) => to === REMOVED) ?? false;
}
