import { AppError } from '../app-error.ts';
import type { Queryable } from '../db/database.ts';
import { attemptSucceeded, startAttempt } from './rate-limit.ts';
import { isKnownDevice } from './known-devices.ts';
import { accountName, type Account } from './session.ts';
import { verifyDigest } from './password-hash.ts';

export interface Credentials {
  kind: Account['kind'];
  email: string;
  digest: string;
  ip: string;
  device: string | undefined;
}

interface Known {
  account: Account;
  passwordHash: string;
}

/**
 * Checks a password and throttles guesses. An unknown address takes the same path, the same time
 * and gets the same answer as a wrong password.
 */
export async function checkLogin(
  db: Queryable,
  credentials: Credentials,
  known: Known | null,
): Promise<void> {
  const { kind, email, ip, device } = credentials;
  const isKnown = known !== null && (await isKnownDevice(db, known.account, device));
  const attempt = {
    // Counted per account: the same address can be written in several ways.
    subject: known ? accountName(known.account) : `${kind}|${email.trim().toLowerCase()}`,
    ip,
    device: isKnown ? (device ?? null) : null,
  };
  await startAttempt(db, attempt);
  const matches = await verifyDigest(known?.passwordHash ?? null, credentials.digest);
  if (!matches) throw new AppError('bad_credentials');
  await attemptSucceeded(db, attempt);
}
