import { AppError } from '../../app-error.ts';
import type { Parts } from '../../parts.ts';
import { forgetDevices } from '../sessions/known-devices.ts';
import type { StaffAccount } from '../sessions/session.ts';
import { deletePerson, lockTeam, updateOwnership, type Person } from './team-queries.ts';

type TeamParts = Pick<Parts, 'sessions'>;

/** Their sessions end: whoever may do more, or less, than before logs in anew. */
export async function changeRole(
  { sessions }: TeamParts,
  account: StaffAccount,
  isOwner: boolean,
): Promise<void> {
  const { restaurantId, staffId } = account;
  await sessions.endAllOf(account, async (tx) => {
    const people = await lockTeam(tx, restaurantId);
    requirePerson(people, staffId);
    if (!isOwner) requireAnotherOwner(people, staffId);
    await updateOwnership(tx, restaurantId, staffId, isOwner);
  });
}

/** Their account goes, and every session of it; what they did stays. */
export async function removePerson({ sessions }: TeamParts, account: StaffAccount): Promise<void> {
  const { restaurantId, staffId } = account;
  await sessions.endAllOf(account, async (tx) => {
    const people = await lockTeam(tx, restaurantId);
    requirePerson(people, staffId);
    requireAnotherOwner(people, staffId);
    await forgetDevices(tx, account);
    await deletePerson(tx, restaurantId, staffId);
  });
}

function requirePerson(people: readonly Person[], staffId: number): void {
  if (!people.some((person) => person.staffId === staffId)) throw new AppError('not_found');
}

/** A house without an owner could never change anything again. */
function requireAnotherOwner(people: readonly Person[], staffId: number): void {
  const isLeft = people.some((person) => person.isOwner && person.staffId !== staffId);
  if (!isLeft) throw new AppError('last_owner');
}
