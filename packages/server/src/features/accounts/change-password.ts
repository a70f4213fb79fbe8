import { auditEvent } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { forgetGuesses } from '../attempts/slow-down.ts';
import { forgetDevices } from '../sessions/known-devices.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { hashToken } from '../sessions/session-token.ts';
import { accountName, type Account } from '../sessions/session.ts';
import { forgetPin, updatePassword } from './account-queries.ts';
import { requireStillTheirs, type Confirmed, type LockedAccount } from './lock-account.ts';
import { deleteTokensOf, findTokenAccount, takeToken } from './one-time-token-queries.ts';
import { hashDigest } from './password-hash.ts';

interface Parts {
  db: Database;
  sessions: SessionStore;
}

/** With the link of a mail. Every session of the account ends, and no device is known any more. */
export async function resetPassword(
  { db, sessions }: Parts,
  kind: Account['kind'],
  token: string,
  newDigest: string,
): Promise<void> {
  const passwordHash = await hashDigest(newDigest);
  const tokenHash = hashToken(token);
  const account = await findTokenAccount(db, tokenHash, 'reset-password');
  if (account?.kind !== kind) throw new AppError('bad_token');
  await sessions.endAllOf(account, async (tx, locked) => {
    // Of two that use the same link at once, one finds it.
    if (!(await takeToken(tx, tokenHash, 'reset-password'))) throw new AppError('bad_token');
    await updatePassword(tx, account, passwordHash);
    // Whoever knew the old password may have chosen the PIN.
    await forgetPin(tx, account);
    await forgetAccess(tx, account);
    await recordNewPassword(tx, account, locked, 'password-reset');
  });
}

/**
 * By somebody who has just typed the present one; all sessions end, and the caller opens a new one. Answers
 * the new hash.
 */
export async function changePassword(
  { sessions }: Pick<Parts, 'sessions'>,
  confirmed: Confirmed,
  newDigest: string,
): Promise<string> {
  const { account } = confirmed;
  const passwordHash = await hashDigest(newDigest);
  await sessions.endAllOf(account, async (tx, locked) => {
    requireStillTheirs(locked, confirmed);
    await updatePassword(tx, account, passwordHash);
    await forgetAccess(tx, account);
    await recordNewPassword(tx, account, locked, 'password-changed');
  });
  return passwordHash;
}

/** Of the house's people; a diner's account is nobody's else to read about. */
async function recordNewPassword(
  tx: Transaction,
  account: Account,
  locked: LockedAccount | null,
  action: 'password-reset' | 'password-changed',
): Promise<void> {
  if (account.kind === 'diner') return;
  const userName = locked?.name ?? '';
  const { restaurantId } = account;
  await recordChanges(tx, { restaurantId, userName }, [auditEvent(action, userName)]);
}

async function forgetAccess(tx: Transaction, account: Account): Promise<void> {
  await forgetDevices(tx, account);
  await deleteTokensOf(tx, account, 'reset-password');
  // A new address that an intruder asked for would be the way back in.
  await deleteTokensOf(tx, account, 'confirm-email');
  await forgetGuesses(tx, accountName(account));
}
