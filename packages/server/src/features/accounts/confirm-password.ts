import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { attemptSucceeded, startAttempt } from '../attempts/slow-down.ts';
import { accountName, accountOf, type Session } from '../sessions/session.ts';
import { findPasswordHash } from './account-queries.ts';
import type { Confirmed } from './lock-account.ts';
import { verifyDigest } from './password-hash.ts';

/**
 * The present password of somebody who is signed in, asked before what cannot be undone. What is then done
 * looks at it again with the account locked. Guesses are slowed down as at the door.
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
