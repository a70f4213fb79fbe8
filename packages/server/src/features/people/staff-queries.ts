import { onlyRow, type Queryable } from '../../db/database.ts';

export interface StaffMember {
  restaurantId: number;
  staffId: number;
  email: string;
  username: string;
  passwordHash: string;
  isOwner: boolean;
  hasPin: boolean;
  /** The restaurant's account at the payment provider; empty if it has none. */
  paymentAccountId: string;
}

export interface StaffKey {
  restaurantId: number;
  staffId: number;
}

const COLUMNS = `restaurant_id as "restaurantId", staff_id as "staffId", email, username,
  password_hash as "passwordHash", is_owner as "isOwner", pin_hash is not null as "hasPin",
  coalesce((
    select account_id from payment_accounts a where a.restaurant_id = staff.restaurant_id
  ), '') as "paymentAccountId"`;

export async function findStaffByEmail(db: Queryable, email: string): Promise<StaffMember | null> {
  const [member] = await db.query<StaffMember>(
    `select ${COLUMNS} from staff where lower(email) = lower($1)`,
    [email],
  );
  return member ?? null;
}

export async function findStaffByUsername(db: Queryable, username: string) {
  const [member] = await db.query<StaffMember>(
    `select ${COLUMNS} from staff where lower(username) = lower($1)`,
    [username],
  );
  return member ?? null;
}

export async function findStaff(db: Queryable, { restaurantId, staffId }: StaffKey) {
  const [member] = await db.query<StaffMember>(
    `select ${COLUMNS} from staff where restaurant_id = $1 and staff_id = $2`,
    [restaurantId, staffId],
  );
  return member ?? null;
}

export async function listStaff(db: Queryable, restaurantId: number): Promise<StaffMember[]> {
  return db.query<StaffMember>(
    `select ${COLUMNS} from staff where restaurant_id = $1 order by staff_id`,
    [restaurantId],
  );
}

export async function insertStaff(
  db: Queryable,
  member: Omit<StaffMember, 'staffId' | 'hasPin' | 'paymentAccountId'>,
): Promise<StaffMember> {
  const rows = await db.query<StaffMember>(
    `insert into staff (restaurant_id, email, username, password_hash, is_owner)
     values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
    [member.restaurantId, member.email, member.username, member.passwordHash, member.isOwner],
  );
  return onlyRow(rows);
}

/** Null if there is no such person, or they have no PIN. */
export async function findPinHash(db: Queryable, { restaurantId, staffId }: StaffKey) {
  const [row] = await db.query<{ pinHash: string | null }>(
    'select pin_hash as "pinHash" from staff where restaurant_id = $1 and staff_id = $2',
    [restaurantId, staffId],
  );
  return row?.pinHash ?? null;
}

export async function updatePin(db: Queryable, key: StaffKey, pinHash: string | null) {
  await db.query(
    `update staff set pin_hash = $3, wrong_pins = 0 where restaurant_id = $1 and staff_id = $2`,
    [key.restaurantId, key.staffId, pinHash],
  );
}

/**
 * Counts a wrong PIN with its person, where no pause makes it forgotten. Returns how many there were
 * since the last right one.
 */
export async function countWrongPin(db: Queryable, { restaurantId, staffId }: StaffKey) {
  const [row] = await db.query<{ wrongPins: number }>(
    `update staff set wrong_pins = wrong_pins + 1 where restaurant_id = $1 and staff_id = $2
     returning wrong_pins as "wrongPins"`,
    [restaurantId, staffId],
  );
  return row?.wrongPins ?? 0;
}

export async function forgetWrongPins(db: Queryable, { restaurantId, staffId }: StaffKey) {
  await db.query(
    `update staff set wrong_pins = 0
     where restaurant_id = $1 and staff_id = $2 and wrong_pins > 0`,
    [restaurantId, staffId],
  );
}

export async function updateStaffUsername(db: Queryable, key: StaffKey, username: string) {
  await db.query('update staff set username = $3 where restaurant_id = $1 and staff_id = $2', [
    key.restaurantId,
    key.staffId,
    username,
  ]);
}
