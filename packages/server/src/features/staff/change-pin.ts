import { auditEvent } from '@simplato/domain';
import type { Database } from '../../db/database.ts';
import { lockConfirmed, type Confirmed } from '../accounts/lock-account.ts';
import { hashDigest } from '../accounts/password-hash.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { updatePin, type StaffMember } from './staff-queries.ts';

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
    const change = { field: 'PIN', from: '', to: pinHash === null ? 'quitado' : 'puesto' };
    const event = auditEvent('pin-changed', username, [change]);
    await recordChanges(tx, { restaurantId, userName: username }, [event]);
  });
}
