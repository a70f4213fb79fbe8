import { auditEvent } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Parts } from '../../parts.ts';
import { wishForEmail } from '../accounts/email-change.ts';
import type { Confirmed } from '../accounts/lock-account.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { unlessStaffTaken } from './add-staff.ts';
import { findStaffByEmail, updateStaffUsername, type StaffMember } from './staff-queries.ts';
import { staffAccount } from './staff-session.ts';

interface Wish {
  username: string | undefined;
  email: string | undefined;
  /** Throws unless the present password was sent: asked for a new address only. */
  confirmPassword: () => Promise<Confirmed>;
}

/** The name changes at once; a new address when the link sent to it is opened. */
export async function changeStaff(
  parts: Parts,
  member: StaffMember,
  { username = member.username, email, confirmPassword }: Wish,
): Promise<StaffMember> {
  const { db } = parts;
  if (email !== undefined) {
    const wish = { account: staffAccount(member), email, name: username };
    await wishForEmail(parts, member.email, wish, {
      confirmPassword,
      requireFree: async () => {
        if (await findStaffByEmail(db, email)) throw new AppError('email_taken');
      },
    });
  }
  if (username !== member.username) await unlessStaffTaken(rename(db, member, username));
  return { ...member, username };
}

async function rename(db: Database, member: StaffMember, username: string): Promise<void> {
  const by = { restaurantId: member.restaurantId, userName: member.username };
  const change = { field: 'Nombre', from: member.username, to: username };
  await db.transaction(async (tx) => {
    await updateStaffUsername(tx, member, username);
    await recordChanges(tx, by, [auditEvent('name-changed', member.username, [change])]);
  });
}
