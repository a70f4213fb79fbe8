import type { Transaction } from '../../db/database.ts';
import { forgetResetMails } from '../../auth/rate-limit.ts';
import { accountName, type Account } from '../../auth/session.ts';
import { deleteTokensOf } from '../../auth/one-time-token-queries.ts';

/** The account has no link any more, so the next wish for one is fulfilled at once. */
export async function cancelResetLink(tx: Transaction, account: Account): Promise<void> {
  await deleteTokensOf(tx, account, 'reset-password');
  await forgetResetMails(tx, accountName(account));
}
