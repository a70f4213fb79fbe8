import { auditEvent } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Dependencies } from '../../dependencies.ts';
import { recordChanges, type Author } from '../audit/record-changes.ts';
import { forgetDevices } from '../../auth/known-devices.ts';
import type { StaffAccount } from '../../auth/session.ts';
import { deletePerson, lockTeam, updateOwnership, type Person } from './team-queries.ts';

type TeamDependencies = Pick<Dependencies, 'sessions'>;

/** Ends the person's sessions: they log in again with their new rights. */
export async function changeRole(
  { sessions }: TeamDependencies,
  by: Author,
  account: StaffAccount,
  isOwner: boolean,
): Promise<void> {
  const { restaurantId, staffId } = account;
  await sessions.endAllOf(account, async (tx) => {
    const people = await lockTeam(tx, restaurantId);
    const person = requirePerson(people, staffId);
    if (!isOwner) requireAnotherOwner(people, staffId);
    await updateOwnership(tx, restaurantId, staffId, isOwner);
    if (person.isOwner === isOwner) return;
    const change = { field: 'Papel', from: roleLabel(person.isOwner), to: roleLabel(isOwner) };
    await recordChanges(tx, by, [auditEvent('role-changed', person.username, [change])]);
  });
}

/** Deletes the account and its sessions; what the person did stays in the histories. */
export async function removePerson(
  { sessions }: TeamDependencies,
  by: Author,
  account: StaffAccount,
): Promise<void> {
  const { restaurantId, staffId } = account;
  await sessions.endAllOf(account, async (tx) => {
    const people = await lockTeam(tx, restaurantId);
    const { username } = requirePerson(people, staffId);
    requireAnotherOwner(people, staffId);
    await forgetDevices(tx, account);
    await deletePerson(tx, restaurantId, staffId);
    await recordChanges(tx, by, [auditEvent('person-removed', username)]);
  });
}

/** The name of a role in the audit trail. */
export function roleLabel(isOwner: boolean): string {
  return isOwner ? 'propietario' : 'equipo';
}

function requirePerson(people: readonly Person[], staffId: number): Person {
  const found = people.find((person) => person.staffId === staffId);
  if (!found) throw new AppError('not_found');
  return found;
}

/** A restaurant without an owner could not be managed any more. */
function requireAnotherOwner(people: readonly Person[], staffId: number): void {
  const isLeft = people.some((person) => person.isOwner && person.staffId !== staffId);
  if (!isLeft) throw new AppError('last_owner');
}
