import type { Queryable } from '../../db/database.ts';
import { hashDigest } from './password-hash.ts';
import { insertStaff } from './staff-queries.ts';

export interface NewStaff {
  restaurantId: number;
  email: string;
  username: string;
  /** What the wire carries of the password. */
  digest: string;
  isOwner: boolean;
}

export async function addStaff(db: Queryable, { digest, ...member }: NewStaff): Promise<void> {
  await insertStaff(db, { ...member, passwordHash: await hashDigest(digest) });
}
