import type { Language } from '@simplato/domain';
import type { Queryable, Transaction } from '../db/database.ts';
import type { Account } from './session.ts';

/* Both kinds of account, staff and diner, have an email address and a password. */

/**
 * The table of an account, the condition that finds its row, and the values of its parameters
 * ($1…).
 */
function rowOf(account: Account): { table: string; where: string; key: number[] } {
  return account.kind === 'staff'
    ? {
        table: 'staff',
        where: 'restaurant_id = $1 and staff_id = $2',
        key: [account.restaurantId, account.staffId],
      }
    : { table: 'diners', where: 'diner_id = $1', key: [account.dinerId] };
}

interface StaffRow {
  restaurantId: number;
  staffId: number;
  name: string;
  email: string;
}

export async function findPasswordHash(db: Queryable, account: Account): Promise<string | null> {
  const { table, where, key } = rowOf(account);
  const [row] = await db.query<{ passwordHash: string }>(
    `select password_hash as "passwordHash" from ${table} where ${where}`,
    key,
  );
  return row?.passwordHash ?? null;
}

export async function updatePassword(db: Queryable, account: Account, passwordHash: string) {
  const { table, where, key } = rowOf(account);
  await db.query(`update ${table} set password_hash = $${key.length + 1} where ${where}`, [
    ...key,
    passwordHash,
  ]);
}

/** After a mailed link was opened; staff need none. */
export async function proveEmail(db: Queryable, account: Account): Promise<void> {
  if (account.kind === 'staff') return;
  await db.query('update diners set is_email_proved = true where diner_id = $1', [account.dinerId]);
}

/** Does nothing for diners, who have no PIN. */
export async function forgetPin(db: Queryable, account: Account): Promise<void> {
  if (account.kind === 'diner') return;
  await db.query('update staff set pin_hash = null where restaurant_id = $1 and staff_id = $2', [
    account.restaurantId,
    account.staffId,
  ]);
}

/** How to address mails to an account. Staff get theirs in Spanish. */
interface Addressee {
  name: string;
  email: string;
  language: Language;
}

/** Includes the hashes of its credentials. */
export interface LockedAccount extends Addressee {
  passwordHash: string;
  /** Diners have none. */
  pinHash: string | null;
}

/**
 * Locks the account: nobody else can change it, or open or end a session of it, until the
 * transaction ends. To avoid deadlocks, always lock it before rows of sessions and visits. Rows
 * that reference the account can still be inserted.
 */
export async function lockAccount(
  tx: Transaction,
  account: Account,
): Promise<LockedAccount | null> {
  const { table, where, key } = rowOf(account);
  const own =
    account.kind === 'staff'
      ? `'es' as language, username as name, pin_hash`
      : 'language, name, null';
  const [locked] = await tx.query<LockedAccount>(
    `select ${own} as "pinHash", email, password_hash as "passwordHash"
     from ${table} where ${where} for no key update`,
    key,
  );
  return locked ?? null;
}

export async function updateEmail(db: Queryable, account: Account, email: string): Promise<void> {
  const { table, where, key } = rowOf(account);
  await db.query(`update ${table} set email = $${key.length + 1} where ${where}`, [...key, email]);
}

/**
 * Mails are written without a request at hand, so the diner's last language is stored. Guests get
 * no mail.
 */
export async function rememberLanguage(
  db: Queryable,
  dinerId: number | null,
  language: Language,
): Promise<void> {
  if (dinerId === null) return;
  await db.query('update diners set language = $2 where diner_id = $1 and language <> $2', [
    dinerId,
    language,
  ]);
}

/** The account with an address, and the address as stored; null if there is none. */
export async function findAccount(
  db: Queryable,
  kind: Account['kind'],
  email: string,
): Promise<(Addressee & { account: Account }) | null> {
  if (kind === 'staff') {
    const [row] = await db.query<StaffRow>(
      `select restaurant_id as "restaurantId", staff_id as "staffId", username as name, email
       from staff where lower(email) = lower($1)`,
      [email],
    );
    if (!row) return null;
    const { restaurantId, staffId, ...person } = row;
    return { account: { kind, restaurantId, staffId }, ...person, language: 'es' };
  }
  const [row] = await db.query<Addressee & { dinerId: number }>(
    `select diner_id as "dinerId", name, email, language from diners
     where lower(email) = lower($1)`,
    [email],
  );
  if (!row) return null;
  const { dinerId, ...person } = row;
  return { account: { kind, dinerId }, ...person };
}
