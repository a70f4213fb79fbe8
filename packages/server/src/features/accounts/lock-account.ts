import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/database.ts';
import type { Account } from '../sessions/session.ts';
import { lockAccount, type LockedAccount } from './account-queries.ts';

/** For features that open or end sessions of an account, or change its credentials. */
export { lockAccount, type LockedAccount };

/** An account whose password was just confirmed, and the hash that it matched. */
export interface Confirmed {
  account: Account;
  passwordHash: string;
}

/** Throws if the password was changed since it was confirmed: comparing takes time. */
export function requireStillTheirs(
  locked: LockedAccount | null,
  { passwordHash }: Confirmed,
): LockedAccount {
  if (locked?.passwordHash !== passwordHash) throw new AppError('wrong_password');
  return locked;
}

export async function lockConfirmed(tx: Transaction, confirmed: Confirmed): Promise<LockedAccount> {
  return requireStillTheirs(await lockAccount(tx, confirmed.account), confirmed);
}
