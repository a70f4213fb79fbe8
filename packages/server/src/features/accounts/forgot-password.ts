import type { Database } from '../../db/database.ts';
import { resetPasswordMail } from '../../mail/letters/account-mails.ts';
import { queueMail } from '../../mail/outbox.ts';
import { countResetMail } from '../../auth/rate-limit.ts';
import { hashToken, newToken } from '../../auth/tokens.ts';
import { accountName, type Account } from '../../auth/session.ts';
import { findAccount } from '../../auth/account-queries.ts';
import { replaceToken } from '../../auth/one-time-token-queries.ts';

const LINK_LIFE_MS = 3_600_000;

interface Forgotten {
  kind: Account['kind'];
  email: string;
}

/**
 * Mails a link that works once and for an hour, if there is an account with this address. The
 * response does not reveal whether there is, and does not wait for this: its time would reveal it.
 * Whoever asks again and again sends no flood of mails, and the last link stays valid.
 */
export async function forgotPassword(
  db: Database,
  { kind, email }: Forgotten,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const found = await findAccount(db, kind, email.trim());
  if (!found) return;
  // To the stored address: the typed one may look the same and belong to somebody else.
  const { account, email: to, ...reader } = found;
  // Outside the transaction, as a reset locks the link before the count.
  if (!(await countResetMail(db, accountName(account)))) return;
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
