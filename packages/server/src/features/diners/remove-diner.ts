import type { Dependencies } from '../../dependencies.ts';
import { deleteMailTo } from '../../mail/outbox.ts';
import { pendingEmailOf } from '../accounts/email-change.ts';
import { type Confirmed, requireStillTheirs } from '../../auth/confirm-password.ts';
import { forgetPayer } from '../payments/forget-payer.ts';
import { forgetDevices } from '../../auth/known-devices.ts';
import { deleteDiner, type Diner } from './diner-queries.ts';

/** Deletes the account with its sessions, devices and links, and all mails to it in the outbox. */
export async function removeDiner(
  { sessions }: Pick<Dependencies, 'sessions'>,
  { dinerId }: Diner,
  confirmed: Confirmed,
): Promise<void> {
  const { account } = confirmed;
  await sessions.endAllOf(account, async (tx, locked) => {
    const { email } = requireStillTheirs(locked, confirmed);
    const pending = await pendingEmailOf(tx, account);
    await forgetDevices(tx, account);
    await deleteMailTo(tx, email);
    await forgetPayer(tx, email);
    if (pending !== null) await deleteMailTo(tx, pending);
    await deleteDiner(tx, dinerId);
  });
}
