import { auditEvent } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import { violatedUnique } from '../../db/constraint-errors.ts';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { confirmEmailMail, emailChangedMail } from '../../mail/letters/account-mails.ts';
import { mayMailTo, queueMail } from '../../mail/outbox.ts';
import type { Dependencies } from '../../dependencies.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { countUnprovedMail } from '../../auth/rate-limit.ts';
import { hashToken, newToken } from '../../auth/tokens.ts';
import { accountName, type Account } from '../../auth/session.ts';
import { lockAccount, proveEmail, updateEmail } from '../../auth/account-queries.ts';
import { cancelResetLink } from './cancel-reset-link.ts';
import { type Confirmed, lockConfirmed } from '../../auth/confirm-password.ts';
import {
  findPendingEmail,
  findTokenAccount,
  replaceToken,
  takeToken,
  deleteTokensOf,
} from '../../auth/one-time-token-queries.ts';

const LINK_LIFE_MS = 24 * 3_600_000;

interface NewAddress {
  account: Account;
  email: string;
  /** The name in the mail's greeting. */
  name: string;
}

/** The old address stays in force until the link sent to the new one is opened. */
async function askToConfirmEmail(
  tx: Transaction,
  confirmed: Confirmed,
  { account, email, name }: NewAddress,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const token = newToken();
  const tokenHash = hashToken(token);
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
  const { language } = await lockConfirmed(tx, confirmed);
  await countUnprovedMail(tx, accountName(account), 'confirm-email');
  if (!(await mayMailTo(tx, email))) throw new AppError('too_many', {}, LINK_LIFE_MS / 1000);
  await replaceToken(tx, { tokenHash, purpose: 'confirm-email', account, email, expiresAt });
  await queueMail(tx, confirmEmailMail({ to: email, name, language, publicUrl, token }));
}

/** The checks before an account may change its address. */
interface Hurdles {
  /** Requires the present password: whoever controls the address can reset the password. */
  confirmPassword: () => Promise<Confirmed>;
  requireFree: (email: string) => Promise<void>;
}

/**
 * Requests a change of an account's address. The present address cancels a pending change; the
 * pending one changes nothing and sends no second mail. Returns a function that saves the request,
 * so that the slow comparison of the password is done before the transaction.
 */
export async function wishForEmail(
  { config, db, now }: Pick<Dependencies, 'config' | 'db' | 'now'>,
  present: string,
  { email, ...whose }: Omit<NewAddress, 'email'> & { email: string | undefined },
  { confirmPassword, requireFree }: Hurdles,
): Promise<(tx: Transaction) => Promise<void>> {
  if (email === undefined) return async () => {};
  const isWished = (other: string) => other.toLowerCase() === email.toLowerCase();
  if (isWished(present)) return async (tx) => takeWishBack(tx, whose.account);
  if (isWished((await findPendingEmail(db, whose.account)) ?? '')) return async () => {};
  const confirmed = await confirmPassword();
  await requireFree(email);
  const wish = { ...whose, email };
  return async (tx) => askToConfirmEmail(tx, confirmed, wish, config.publicUrl, now());
}

async function takeWishBack(tx: Transaction, account: Account): Promise<void> {
  await lockAccount(tx, account);
  await deleteTokensOf(tx, account, 'confirm-email');
}

export async function pendingEmailOf(db: Queryable, account: Account): Promise<string | null> {
  return findPendingEmail(db, account);
}

/** Returns the new address. Also mails the old one, whose owner may not know of the change. */
export async function confirmEmail(db: Database, token: string): Promise<string> {
  const tokenHash = hashToken(token);
  try {
    const account = await findTokenAccount(db, tokenHash, 'confirm-email');
    if (!account) throw new AppError('bad_token');
    return await db.transaction(async (tx) => {
      const former = await lockAccount(tx, account);
      const taken = await takeToken(tx, tokenHash, 'confirm-email');
      if (!former || !taken) throw new AppError('bad_token');
      await updateEmail(tx, account, taken.email);
      await proveEmail(tx, account);
      const { email: to, ...reader } = former;
      await queueMail(tx, emailChangedMail({ to, ...reader, kind: account.kind }));
      if (account.kind === 'staff') {
        const by = { restaurantId: account.restaurantId, userName: former.name };
        const change = { field: 'Correo', from: former.email, to: taken.email };
        await recordChanges(tx, by, [auditEvent('address-changed', former.name, [change])]);
      }
      // A reset link sent to the old address must no longer work.
      await cancelResetLink(tx, account);
      return taken.email;
    });
  } catch (error) {
    // Somebody else registered the address while the mail was on its way.
    throw violatedUnique(error) === null ? error : new AppError('email_taken');
  }
}
