import { auditEvent, pinRule, SHORT_PINS, TRIVIAL_PINS, newFact } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { digestOf, hashDigest } from '../../auth/password-hash.ts';
import { type Confirmed, lockConfirmed } from '../../auth/confirm-password.ts';
import { forgetPinAttempts } from '../../auth/rate-limit.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { accountName } from '../../auth/session.ts';
import { updatePin, type StaffMember } from './staff-queries.ts';
import { staffAccount } from './staff-session.ts';

const REFUSED = new Map(
  [...SHORT_PINS, ...TRIVIAL_PINS].map((pin) => [digestOf(pin), pinRule(pin) ?? '']),
);

/** The server gets a digest, so it can refuse only what it can list. */
export function requireGoodPin(pinDigest: string): void {
  const pinacceso = REFUSED.get(pinDigest);
  if (pinacceso !== undefined) throw new AppError('bad_request', { fields: { pinacceso } });
}

/** Null removes the PIN. */
export async function changePin(
  db: Database,
  member: StaffMember,
  confirmed: Confirmed,
  pinDigest: string | null,
): Promise<void> {
  const { restaurantId, staffId, username } = member;
  const pinHash = pinDigest === null ? null : await hashDigest(pinDigest);
  await db.transaction(async (tx) => {
    // A password reset removes the PIN: the old password must not set a new one afterwards.
    await lockConfirmed(tx, confirmed);
    await updatePin(tx, { restaurantId, staffId }, pinHash);
    await forgetPinAttempts(tx, accountName(staffAccount(member)));
    const change = newFact('PIN', pinHash === null ? 'quitado' : 'puesto');
    const event = auditEvent('pin-changed', username, [change]);
    await recordChanges(tx, { restaurantId, userName: username }, [event]);
  });
}
