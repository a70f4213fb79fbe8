import { AppError } from '../../app-error.ts';
import type { Parts } from '../../parts.ts';
import { askToConfirmEmail } from '../accounts/email-change.ts';
import { unlessStaffTaken } from './add-staff.ts';
import { findStaffByEmail, updateStaffUsername, type StaffMember } from './staff-queries.ts';
import { staffAccount } from './staff-session.ts';

interface Wish {
  username: string | undefined;
  email: string | undefined;
}

/** The name changes at once; a new address when the link sent to it is opened. */
export async function changeStaff(
  { config, db, now }: Parts,
  member: StaffMember,
  { username = member.username, email = member.email }: Wish,
): Promise<StaffMember> {
  if (email.toLowerCase() !== member.email.toLowerCase()) {
    const taken = await findStaffByEmail(db, email);
    if (taken) throw new AppError('email_taken');
    const account = staffAccount(member);
    await askToConfirmEmail(db, { account, email, name: username }, config.publicUrl, now());
  }
  await unlessStaffTaken(updateStaffUsername(db, member, username));
  return { ...member, username };
}
