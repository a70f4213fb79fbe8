import { auditEvent } from '@simplato/domain';
import type { Database } from '../../db/database.ts';
import { hashDigest } from '../accounts/password-hash.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { updatePin, type StaffMember } from './staff-queries.ts';

/** Null takes the PIN away. The caller has just typed their password. */
export async function changePin(
  db: Database,
  { restaurantId, staffId, username }: StaffMember,
  pinDigest: string | null,
): Promise<void> {
  const pinHash = pinDigest === null ? null : await hashDigest(pinDigest);
  await db.transaction(async (tx) => {
    await updatePin(tx, { restaurantId, staffId }, pinHash);
    const change = { field: 'PIN', from: '', to: pinHash === null ? 'quitado' : 'puesto' };
    const event = auditEvent('pin-changed', username, [change]);
    await recordChanges(tx, { restaurantId, userName: username }, [event]);
  });
}
