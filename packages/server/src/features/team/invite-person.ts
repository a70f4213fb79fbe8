import { AppError } from '../../app-error.ts';
import { invitationMail } from '../../mail/letters/account-mails.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Parts } from '../../parts.ts';
import { hashToken, newToken } from '../sessions/session-token.ts';
import {
  isStaffEmail,
  keepInvitation,
  listInvitations,
  lockTeam,
  MAX_TEAM,
} from './team-queries.ts';

const LINK_LIFE_MS = 7 * 24 * 3_600_000;

interface Wish {
  restaurantId: number;
  /** How the mail names whoever invites. */
  inviter: string;
  email: string;
  isOwner: boolean;
}

/** Sends a link that works once and for a week. Inviting an address again makes the old link useless. */
export async function invitePerson(
  { config, db, now }: Pick<Parts, 'config' | 'db' | 'now'>,
  { restaurantId, inviter, email, isOwner }: Wish,
): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(now().getTime() + LINK_LIFE_MS);
  await db.transaction(async (tx) => {
    const people = await lockTeam(tx, restaurantId);
    // An address logs in to one house: nobody is invited to a second one with it.
    if (await isStaffEmail(tx, email)) throw new AppError('email_taken');
    const invitations = await listInvitations(tx, restaurantId);
    if (people.length + invitations.length >= MAX_TEAM) throw new AppError('team_full');
    const invitation = { restaurantId, email, isOwner, tokenHash: hashToken(token), expiresAt };
    const legalName = await keepInvitation(tx, invitation);
    const { publicUrl } = config;
    await queueMail(tx, invitationMail({ to: email, inviter, legalName, publicUrl, token }));
  });
}
