import { auditEvent } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { forgetGuesses } from '../../auth/rate-limit.ts';
import { forgetDevices } from '../../auth/known-devices.ts';
import type { SessionStore } from '../../auth/session-store.ts';
import { hashToken } from '../../auth/tokens.ts';
import { accountName, type Account } from '../../auth/session.ts';
import {
  forgetPin,
  type LockedAccount,
  proveEmail,
  updatePassword,
} from '../../auth/account-queries.ts';
import { cancelResetLink } from './cancel-reset-link.ts';
import { type Confirmed, requireStillTheirs } from '../../auth/confirm-password.ts';
import { deleteTokensOf, findTokenAccount, takeToken } from '../../auth/one-time-token-queries.ts';
import { hashDigest } from '../../auth/password-hash.ts';
import { findNames } from './find-names.ts';

interface Dependencies {
  db: Database;
  sessions: SessionStore;
}

/** With the link of a mail. Ends every session of the account and forgets its known devices. */
export async function resetPassword(
  { db, sessions }: Dependencies,
  kind: Account['kind'],
  token: string,
  newDigest: string,
): Promise<void> {
  const passwordHash = await hashDigest(newDigest);
  const tokenHash = hashToken(token);
  const account = await findTokenAccount(db, tokenHash, 'reset-password');
  if (account?.kind !== kind) throw new AppError('bad_token');
  await sessions.endAllOf(account, async (tx, locked) => {
    // If two use the same link at once, only one succeeds.
    if (!(await takeToken(tx, tokenHash, 'reset-password'))) throw new AppError('bad_token');
    await updatePassword(tx, account, passwordHash);
    await proveEmail(tx, account);
    // Somebody who knew the old password may have set the PIN.
    await forgetPin(tx, account);
    await forgetAccess(tx, account);
    await recordNewPassword(tx, account, locked, 'password-reset');
  });
}

/** None if the link is not valid, which `resetPassword` then says. */
export async function findNamesOfLink(db: Database, token: string): Promise<string[]> {
  const account = await findTokenAccount(db, hashToken(token), 'reset-password');
  return account ? findNames(db, account) : [];
}

/**
 * The present password has just been confirmed. Ends all sessions; the caller opens a new one.
 * Returns the new hash.
 */
export async function changePassword(
  { sessions }: Pick<Dependencies, 'sessions'>,
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

/** For staff only: the audit trail belongs to a restaurant, and a diner's account is private. */
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
  await cancelResetLink(tx, account);
  // A pending change of address may be an intruder's, who could then reset the password.
  await deleteTokensOf(tx, account, 'confirm-email');
  await forgetGuesses(tx, accountName(account));
}
