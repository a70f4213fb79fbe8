import { auditEvent, newFact } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import { invitationLink, invitationMail } from '../../mail/letters/account-mails.ts';
import { mayMailTo, queueMail } from '../../mail/outbox.ts';
import type { Transaction } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { countInvitation } from '../../auth/rate-limit.ts';
import { recordChanges, type Author } from '../audit/record-changes.ts';
import { hashToken, newToken } from '../../auth/tokens.ts';
import { roleLabel } from './change-team.ts';
import { requireTeamRoom } from './require-team-room.ts';
import { deleteInvitation, isStaffEmail, storeInvitation } from './team-queries.ts';

const LINK_LIFE_MS = 7 * 24 * 3_600_000;
const A_DAY_S = 24 * 3_600;

/** What the trail calls an invitation without an address. */
const BY_LINK = 'por enlace';

interface Wish {
  /** The mail names them as the one who invites. */
  by: Author;
  isOwner: boolean;
}

/**
 * Mails a link that works once and for a week. Inviting an address again invalidates the old link.
 */
export async function invitePerson(
  { config, db, now }: Pick<Dependencies, 'config' | 'db' | 'now'>,
  { by, email, isOwner }: Wish & { email: string },
): Promise<void> {
  const { restaurantId, userName: inviter } = by;
  await db.transaction(async (tx) => {
    await requireTeamRoom(tx, restaurantId);
    // An address belongs to one restaurant only, since people log in with it.
    if (await isStaffEmail(tx, email)) throw new AppError('email_taken');
    await countInvitation(tx, restaurantId);
    if (!(await mayMailTo(tx, email))) throw new AppError('too_many', {}, A_DAY_S);
    const { token, legalName } = await addInvitation(tx, now(), { by, email, isOwner });
    const { publicUrl } = config;
    await queueMail(tx, invitationMail({ to: email, inviter, legalName, publicUrl, token }));
  });
}

/**
 * Makes a link to show on a screen, which works once and as long as a mailed one: whoever opens it gives
 * their own address. Returns the link, which cannot be read again.
 */
export async function inviteByLink(
  { config, db, now }: Pick<Dependencies, 'config' | 'db' | 'now'>,
  { by, isOwner }: Wish,
): Promise<string> {
  const { token } = await db.transaction(async (tx) => {
    await requireTeamRoom(tx, by.restaurantId);
    return addInvitation(tx, now(), { by, email: null, isOwner });
  });
  return invitationLink(config.publicUrl, token);
}

/** Returns the token, which is stored nowhere, and the restaurant's name. */
async function addInvitation(
  tx: Transaction,
  now: Date,
  { by, email, isOwner }: Wish & { email: string | null },
): Promise<{ token: string; legalName: string }> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
  const { restaurantId } = by;
  const invitation = { restaurantId, email, isOwner, tokenHash: hashToken(token), expiresAt };
  const legalName = await storeInvitation(tx, invitation);
  const role = newFact('Papel', roleLabel(isOwner));
  await recordChanges(tx, by, [auditEvent('person-invited', email ?? BY_LINK, [role])]);
  return { token, legalName };
}

/** Its link stops working. */
export async function withdrawInvitation(
  { db }: Pick<Dependencies, 'db'>,
  by: Author,
  invitationId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await deleteInvitation(tx, by.restaurantId, invitationId);
    if (gone === null) throw new AppError('not_found');
    await recordChanges(tx, by, [auditEvent('invitation-withdrawn', gone.email ?? BY_LINK)]);
  });
}
