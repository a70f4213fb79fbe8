import type { Queryable } from '../../db/database.ts';
import { insertStaffVisit, type StaffVisit } from './table-queries.ts';

/** A visit that staff opens to enter an order; opening it again changes nothing. */
export async function openStaffVisit(db: Queryable, visit: StaffVisit): Promise<void> {
  await insertStaffVisit(db, visit);
}
