import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { attemptSucceeded, startAttempt } from '../attempts/rate-limit.ts';
import { accountName, accountOf, type Session } from '../sessions/session.ts';
import { findPasswordHash } from './account-queries.ts';
import type { Confirmed } from './lock-account.ts';
import { verifyDigest } from './password-hash.ts';

/**
 * Checks the present password of somebody signed in, before a sensitive change. The change itself
 * must lock the account and check that the hash is still the same. Guesses are throttled as at
 * login.
 */
export async function confirmPassword(
  db: Queryable,
  session: Session,
  digest: string,
  ip: string,
): Promise<Confirmed> {
  const account = accountOf(session);
  const passwordHash = account && (await findPasswordHash(db, account));
  if (!account || passwordHash === null) throw new AppError('no_session');
  const attempt = { subject: `confirm|${accountName(account)}`, ip, device: null };
  await startAttempt(db, attempt);
  if (!(await verifyDigest(passwordHash, digest))) throw new AppError('wrong_password');
  await attemptSucceeded(db, attempt);
  return { account, passwordHash };
}
