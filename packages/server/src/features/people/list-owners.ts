import type { Queryable } from '../../db/database.ts';
import { listStaff, type StaffMember } from './staff-queries.ts';

export async function listOwners(db: Queryable, restaurantId: number): Promise<StaffMember[]> {
  return (await listStaff(db, restaurantId)).filter(({ isOwner }) => isOwner);
}
