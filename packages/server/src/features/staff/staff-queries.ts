import type { Queryable } from '../../db/database.ts';

export interface StaffMember {
  restaurantId: number;
  staffId: number;
  email: string;
  username: string;
  passwordHash: string;
}

export async function findStaffByEmail(db: Queryable, email: string): Promise<StaffMember | null> {
  const [member] = await db.query<StaffMember>(
    `select restaurant_id as "restaurantId", staff_id as "staffId", email, username,
       password_hash as "passwordHash"
     from staff where lower(email) = lower($1)`,
    [email],
  );
  return member ?? null;
}

export async function insertStaff(
  db: Queryable,
  member: Omit<StaffMember, 'staffId'> & { isOwner: boolean },
): Promise<void> {
  await db.query(
    `insert into staff (restaurant_id, email, username, password_hash, is_owner)
     values ($1, $2, $3, $4, $5)`,
    [member.restaurantId, member.email, member.username, member.passwordHash, member.isOwner],
  );
}
