import { auditEvent, may } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { hashDigest } from '../../auth/password-hash.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { takeTicket } from '../../auth/registration-tickets.ts';
import type { Session } from '../../auth/session.ts';
import { requireTeamRoom } from './require-team-room.ts';
import { unlessStaffTaken, type NewStaff } from './add-staff.ts';
import { insertStaff, type StaffMember } from './staff-queries.ts';

/**
 * Creates a user of a restaurant: with the ticket from its registration, or from a session of its owner.
 * So nobody can join a restaurant on their own. If the name is taken, the ticket is not consumed,
 * so that the form can be sent again.
 */
export async function createStaff(
  db: Database,
  { digest, ...member }: Omit<NewStaff, 'isOwner'>,
  proof: { ticket: string | undefined; session: Session | null },
): Promise<StaffMember> {
  const passwordHash = await hashDigest(digest);
  const isColleague =
    proof.session !== null &&
    may(proof.session.role, 'manage-staff') &&
    proof.session.restaurantId === member.restaurantId;
  return unlessStaffTaken(
    db.transaction(async (tx) => {
      if (isColleague) await requireTeamRoom(tx, member.restaurantId);
      const mayCreate = isColleague || (await takeTicket(tx, member.restaurantId, proof.ticket));
      if (!mayCreate) throw new AppError('no_ticket');
      const added = await insertStaff(tx, { ...member, passwordHash, isOwner: !isColleague });
      const { restaurantId, username } = added;
      const userName = isColleague ? (proof.session?.userName ?? '') : username;
      const joined = auditEvent('person-joined', username);
      await recordChanges(tx, { restaurantId, userName }, [joined]);
      return added;
    }),
  );
}
