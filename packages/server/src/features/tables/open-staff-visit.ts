import type { Queryable } from '../../db/database.ts';
import { insertStaffVisit, type StaffVisit } from './table-queries.ts';

/** Creates a visit for an order entered by staff. Idempotent. */
export async function openStaffVisit(db: Queryable, visit: StaffVisit): Promise<void> {
  await insertStaffVisit(db, visit);
}
