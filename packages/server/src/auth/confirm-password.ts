import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { attemptSucceeded, startAttempt } from './rate-limit.ts';
import { accountName, accountOf, type Account, type Session } from './session.ts';
import { findPasswordHash, lockAccount, type LockedAccount } from './account-queries.ts';
import { verifyDigest } from './password-hash.ts';
import { readPassword } from './read-password.ts';

/** An account whose password was just confirmed, and the hash that it matched. */
export interface Confirmed {
  account: Account;
  passwordHash: string;
}

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

/**
 * For calls that need the password only for some changes: the returned function checks it when
 * needed.
 */
export function askedPassword(
  { db, now }: { db: Queryable; now: () => Date },
  {
    password,
    session,
    request,
  }: { password: string | undefined; session: Session; request: FastifyRequest },
): () => Promise<Confirmed> {
  return async () => {
    if (password === undefined || password === '') {
      throw new AppError('bad_request', {
        fields: { password: 'Escribe tu contraseña actual para cambiar el correo' },
      });
    }
    const digest = readPassword(password, request.checkId, now());
    return confirmPassword(db, session, digest, request.ip);
  };
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
