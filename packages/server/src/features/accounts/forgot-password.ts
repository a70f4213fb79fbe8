import type { Database } from '../../db/database.ts';
import { resetPasswordMail } from '../../mail/letters/account-mails.ts';
import { queueMail } from '../../mail/outbox.ts';
import { hashToken, newToken } from '../sessions/session-token.ts';
import type { Account } from '../sessions/session.ts';
import { findAccount } from './account-queries.ts';
import { replaceToken } from './one-time-token-queries.ts';

const LINK_LIFE_MS = 3_600_000;

interface Forgotten {
  kind: Account['kind'];
  email: string;
}

/**
 * Sends a link that works once and for an hour, if somebody has this address. The caller is not told,
 * and does not wait for it either: the time of the answer would tell.
 */
export async function forgotPassword(
  db: Database,
  { kind, email }: Forgotten,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const found = await findAccount(db, kind, email.trim());
  if (!found) return;
  // To the address as it is kept: what was typed may be written alike and belong to somebody else.
  const { account, email: to, ...reader } = found;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
  await db.transaction(async (tx) => {
    await replaceToken(tx, {
      tokenHash: hashToken(token),
      purpose: 'reset-password',
      account,
      email: to,
      expiresAt,
    });
    await queueMail(tx, resetPasswordMail({ to, ...reader, publicUrl, token, kind }));
  });
}
