import type { Language } from '@simplato/domain';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { Account } from '../sessions/session.ts';

/** What both kinds of account have in common: an address and a password. */

/** The table, and the condition that finds an account's row: its values are $1 and $2, or $1. */
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

/** Diners have none. */
export async function forgetPin(db: Queryable, account: Account): Promise<void> {
  if (account.kind === 'diner') return;
  await db.query('update staff set pin_hash = null where restaurant_id = $1 and staff_id = $2', [
    account.restaurantId,
    account.staffId,
  ]);
}

/** How an account is called and written to. The house's people are written to in Spanish. */
interface Addressee {
  name: string;
  email: string;
  language: Language;
}

/** With what lets its holder in. */
export interface LockedAccount extends Addressee {
  passwordHash: string;
  /** Diners have none. */
  pinHash: string | null;
}

/**
 * Nobody else changes the account, or opens or ends a session of it, until the transaction ends. It comes
 * before the rows of sessions and visits, everywhere. Rows that point at the account may still be written.
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

/** The account with an address, and the address as it is kept; null when there is none. */
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
