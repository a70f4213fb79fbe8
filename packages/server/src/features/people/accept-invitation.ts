import { auditEvent, emailRule, newFact } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { hashDigest } from '../../auth/password-hash.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { hashToken } from '../../auth/tokens.ts';
import { insertHashedStaff, type StaffMember } from './add-staff.ts';
import { roleLabel } from './change-team.ts';
import { findInvitation, takeInvitation, type OpenInvitation } from './team-queries.ts';

export async function requireInvitation(db: Queryable, token: string): Promise<OpenInvitation> {
  const invitation = await findInvitation(db, hashToken(token));
  if (!invitation) throw new AppError('bad_invitation');
  return invitation;
}

/**
 * The address of whoever accepts an invitation: the one that it was sent to, whatever they give, or their
 * own if it was shown to them.
 */
export function addressFor(invitation: OpenInvitation, given: string | undefined): string {
  const email = invitation.email ?? given;
  if (email === undefined) {
    throw new AppError('bad_request', { fields: { mail: emailRule('') ?? '' } });
  }
  return email;
}

interface Acceptance {
  token: string;
  /** Of whoever was invited without one. */
  email: string | undefined;
  username: string;
  digest: string;
}

/**
 * Makes the invited person staff of the restaurant. If the name or the address is taken, the invitation is
 * not consumed, so that the form can be sent again.
 */
export async function acceptInvitation(
  db: Database,
  { token, email: given, username, digest }: Acceptance,
): Promise<StaffMember> {
  const invitation = await requireInvitation(db, token);
  const { restaurantId, isOwner } = invitation;
  const email = addressFor(invitation, given);
  const passwordHash = await hashDigest(digest);
  return db.transaction(async (tx) => {
    // If two use the same link at once, only one succeeds.
    const isMine = await takeInvitation(tx, restaurantId, hashToken(token));
    if (!isMine) throw new AppError('bad_invitation');
    const newcomer = { restaurantId, email, username, passwordHash, isOwner };
    const member = await insertHashedStaff(tx, newcomer);
    const role = newFact('Papel', roleLabel(isOwner));
    const by = { restaurantId, userName: username };
    await recordChanges(tx, by, [auditEvent('person-joined', username, [role])]);
    return member;
  });
}
