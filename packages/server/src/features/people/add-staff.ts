import { AppError } from '../../app-error.ts';
import { violatedUnique } from '../../db/constraint-errors.ts';
import type { Queryable } from '../../db/database.ts';
import { hashDigest } from '../../auth/password-hash.ts';
import { insertStaff, type StaffMember } from './staff-queries.ts';

export type { StaffMember } from './staff-queries.ts';

export interface NewStaff {
  restaurantId: number;
  email: string;
  username: string;
  /** The hex SHA-256 of the password, as sent by the client. */
  digest: string;
  isOwner: boolean;
}

export async function addStaff(
  db: Queryable,
  { digest, ...member }: NewStaff,
): Promise<StaffMember> {
  return insertHashedStaff(db, { ...member, passwordHash: await hashDigest(digest) });
}

/** With the hash already computed, so that a transaction does not wait for it. */
export async function insertHashedStaff(
  db: Queryable,
  member: Omit<NewStaff, 'digest'> & { passwordHash: string },
): Promise<StaffMember> {
  return unlessStaffTaken(insertStaff(db, member));
}

/** Relies on the unique indexes: two people may ask for the same name at once. */
export async function unlessStaffTaken<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    const taken = violatedUnique(error);
    if (taken === 'staff_email_key') throw new AppError('email_taken');
    if (taken === 'staff_username_key') throw new AppError('username_taken');
    throw error;
  }
}
