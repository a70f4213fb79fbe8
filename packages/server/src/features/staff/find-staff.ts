import type { Queryable } from '../../db/database.ts';
import { findStaffByEmail } from './staff-queries.ts';

/** Where somebody with this address works; null when nobody does. */
export async function findStaff(
  db: Queryable,
  email: string,
): Promise<{ restaurantId: number } | null> {
  return findStaffByEmail(db, email);
}
