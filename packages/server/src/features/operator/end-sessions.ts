import { auditEvent } from '@simplato/domain';
import type { Dependencies } from '../../dependencies.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { forgetDevices } from '../../auth/known-devices.ts';
import type { Account } from '../../auth/session.ts';
import { findAccount } from '../../auth/account-queries.ts';

/**
 * For the installation's operator: ends every session of the account with this address, and forgets
 * its known devices. The restaurant's owners read about it for their staff. Returns the account, or null
 * if there is none.
 */
export async function endSessionsOf(
  { db, sessions }: Pick<Dependencies, 'db' | 'sessions'>,
  kind: Account['kind'],
  email: string,
): Promise<Account | null> {
  const found = await findAccount(db, kind, email.trim());
  if (!found) return null;
  const { account, name } = found;
  await sessions.endAllOf(account, async (tx) => {
    await forgetDevices(tx, account);
    if (account.kind === 'diner') return;
    const by = { restaurantId: account.restaurantId, userName: '' };
    await recordChanges(tx, by, [auditEvent('sessions-ended', name)]);
  });
  return account;
}
