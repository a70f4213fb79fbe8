import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/database.ts';
import type { Account } from '../sessions/session.ts';
import { lockAccount, type LockedAccount } from './account-queries.ts';

/** For whoever opens or ends sessions of an account, or changes what lets its holder in. */
export { lockAccount, type LockedAccount };

/** Whose password was just typed, and the hash that it was compared with. */
export interface Confirmed {
  account: Account;
  passwordHash: string;
}

/** Comparing takes its time: the password may be another one since. */
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
