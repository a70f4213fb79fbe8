import { auditEvent } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { wishForEmail } from '../accounts/email-change.ts';
import type { Confirmed } from '../../auth/confirm-password.ts';
import { recordChanges } from '../audit/record-changes.ts';
import type { OwnChange } from '../../auth/sign-in.ts';
import { unlessStaffTaken } from './add-staff.ts';
import { findStaffByEmail, updateStaffUsername, type StaffMember } from './staff-queries.ts';
import { staffAccount } from './staff-session.ts';

interface Wish {
  username: string | undefined;
  email: string | undefined;
  /** Throws unless the present password was sent. Called only for a new address. */
  confirmPassword: () => Promise<Confirmed>;
}

/** The name changes at once; a new address only when the link sent to it is opened. */
export async function changeStaff(
  dependencies: Dependencies,
  member: StaffMember,
  { username = member.username, email, confirmPassword }: Wish,
): Promise<OwnChange & { changed: StaffMember }> {
  const wish = { account: staffAccount(member), email, name: username };
  const saveEmail = await wishForEmail(dependencies, member.email, wish, {
    confirmPassword,
    requireFree: async (wished) => {
      if (await findStaffByEmail(dependencies.db, wished)) throw new AppError('email_taken');
    },
  });
  return {
    changed: { ...member, username },
    userName: username,
    save: async (tx) => {
      await saveEmail(tx);
      if (username !== member.username) await rename(tx, member, username);
    },
  };
}

async function rename(tx: Transaction, member: StaffMember, username: string): Promise<void> {
  const by = { restaurantId: member.restaurantId, userName: member.username };
  const change = { field: 'Nombre', from: member.username, to: username };
  await unlessStaffTaken(updateStaffUsername(tx, member, username));
  await recordChanges(tx, by, [auditEvent('name-changed', member.username, [change])]);
}
