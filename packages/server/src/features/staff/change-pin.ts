import type { Queryable } from '../../db/database.ts';
import { hashDigest } from '../accounts/password-hash.ts';
import { updatePin, type StaffKey } from './staff-queries.ts';

/** Null takes the PIN away. The caller has just typed their password. */
export async function changePin(
  db: Queryable,
  { restaurantId, staffId }: StaffKey,
  pinDigest: string | null,
): Promise<void> {
  const pinHash = pinDigest === null ? null : await hashDigest(pinDigest);
  await updatePin(db, { restaurantId, staffId }, pinHash);
}
