import { auditEvent } from '@simplato/domain';
import type { Database } from '../../db/database.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { forgetWrongPins } from '../attempts/slow-down.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { accountName, type StaffSession } from '../sessions/session.ts';
import { updatePin, type StaffKey } from './staff-queries.ts';
import { staffAccount } from './staff-session.ts';

/**
 * Removes a PIN that was guessed at too often, unless it was changed meanwhile. The trail names who
 * was signed in on the tablet. Returns whether it was removed.
 */
export async function forgetGuessedPin(
  db: Database,
  present: StaffSession,
  key: StaffKey,
  pinHash: string,
): Promise<boolean> {
  const account = staffAccount(key);
  return db.transaction(async (tx) => {
    const locked = await lockAccount(tx, account);
    if (locked?.pinHash !== pinHash) return false;
    await updatePin(tx, key, null);
    await forgetWrongPins(tx, accountName(account));
    const change = { field: 'PIN', from: '', to: 'quitado: demasiados intentos' };
    await recordChanges(tx, present, [auditEvent('pin-changed', locked.name, [change])]);
    return true;
  });
}
