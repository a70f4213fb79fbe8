import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/database.ts';
import { listInvitations, lockTeam } from './team-queries.ts';

/** Far more people than any restaurant has: guards against mistakes and abuse. */
export const MAX_TEAM = 200;

/** Throws if a restaurant has room for nobody else. Changes of its team wait until the transaction ends. */
export async function requireTeamRoom(tx: Transaction, restaurantId: number): Promise<void> {
  const people = await lockTeam(tx, restaurantId);
  const invitations = await listInvitations(tx, restaurantId);
  if (people.length + invitations.length >= MAX_TEAM) throw new AppError('team_full');
}
