import { onlyRow, type Queryable, type Transaction } from '../../db/database.ts';

export interface Person {
  staffId: number;
  username: string;
  email: string;
  isOwner: boolean;
  hasPin: boolean;
}

export interface Invitation {
  invitationId: number;
  /** Null: by a link for whoever is shown it. */
  email: string | null;
  isOwner: boolean;
  expiresAt: Date;
}

export async function listPeople(db: Queryable, restaurantId: number): Promise<Person[]> {
  return db.query<Person>(
    `select staff_id as "staffId", username, email, is_owner as "isOwner",
       pin_hash is not null as "hasPin"
     from staff where restaurant_id = $1 order by is_owner desc, lower(username)`,
    [restaurantId],
  );
}

export async function listInvitations(db: Queryable, restaurantId: number): Promise<Invitation[]> {
  return db.query<Invitation>(
    `select invitation_id as "invitationId", email, is_owner as "isOwner",
       expires_at as "expiresAt"
     from staff_invitations where restaurant_id = $1 and expires_at > now() order by invitation_id`,
    [restaurantId],
  );
}

/** Serializes changes of a restaurant's team by locking the restaurant's row; its orders do not wait. */
export async function lockTeam(tx: Transaction, restaurantId: number): Promise<Person[]> {
  await tx.query('select 1 from restaurants where restaurant_id = $1 for no key update', [
    restaurantId,
  ]);
  return listPeople(tx, restaurantId);
}

export interface InvitationToKeep {
  restaurantId: number;
  email: string | null;
  isOwner: boolean;
  tokenHash: string;
  expiresAt: Date;
}

/**
 * Replaces an earlier invitation of the address to the restaurant; one without an address stands beside
 * the others. Returns the restaurant's name, for the mail.
 */
export async function storeInvitation(
  tx: Transaction,
  invitation: InvitationToKeep,
): Promise<string> {
  const rows = await tx.query<{ legalName: string }>(
    `insert into staff_invitations (restaurant_id, email, is_owner, token_hash, expires_at)
     values ($1, $2, $3, $4, $5)
     on conflict (restaurant_id, lower(email)) do update set
       is_owner = excluded.is_owner, token_hash = excluded.token_hash,
       expires_at = excluded.expires_at
     returning (select legal_name from restaurants where restaurant_id = $1) as "legalName"`,
    [
      invitation.restaurantId,
      invitation.email,
      invitation.isOwner,
      invitation.tokenHash,
      invitation.expiresAt,
    ],
  );
  return onlyRow(rows).legalName;
}

export async function isStaffEmail(db: Queryable, email: string): Promise<boolean> {
  const rows = await db.query('select 1 from staff where lower(email) = lower($1)', [email]);
  return rows.length > 0;
}

/** Returns whom it was for; null if there is no such invitation. */
export async function deleteInvitation(
  db: Queryable,
  restaurantId: number,
  invitationId: number,
): Promise<Pick<Invitation, 'email'> | null> {
  const [gone] = await db.query<Pick<Invitation, 'email'>>(
    `delete from staff_invitations where restaurant_id = $1 and invitation_id = $2
     returning email`,
    [restaurantId, invitationId],
  );
  return gone ?? null;
}

export interface OpenInvitation {
  restaurantId: number;
  legalName: string;
  /** Null: whoever accepts it gives their own. */
  email: string | null;
  isOwner: boolean;
}

/** Found by the hash of its token alone: the caller knows nothing else. */
export async function findInvitation(
  db: Queryable,
  tokenHash: string,
): Promise<OpenInvitation | null> {
  const [invitation] = await db.query<OpenInvitation>(
    `select i.restaurant_id as "restaurantId", r.legal_name as "legalName", i.email,
       i.is_owner as "isOwner"
     from staff_invitations i join restaurants r on r.restaurant_id = i.restaurant_id
     where i.token_hash = $1 and i.expires_at > now()`,
    [tokenHash],
  );
  return invitation ?? null;
}

/** Consumes an invitation; false if it was already used or withdrawn. */
export async function takeInvitation(
  tx: Transaction,
  restaurantId: number,
  tokenHash: string,
): Promise<boolean> {
  const rows = await tx.query(
    `delete from staff_invitations
     where restaurant_id = $1 and token_hash = $2 and expires_at > now() returning 1`,
    [restaurantId, tokenHash],
  );
  return rows.length > 0;
}

export async function updateOwnership(
  tx: Transaction,
  restaurantId: number,
  staffId: number,
  isOwner: boolean,
): Promise<void> {
  await tx.query('update staff set is_owner = $3 where restaurant_id = $1 and staff_id = $2', [
    restaurantId,
    staffId,
    isOwner,
  ]);
}

export async function deletePerson(
  tx: Transaction,
  restaurantId: number,
  staffId: number,
): Promise<void> {
  await tx.query('delete from staff where restaurant_id = $1 and staff_id = $2', [
    restaurantId,
    staffId,
  ]);
}

/** The people who can take over a shared tablet. */
export async function listPeopleWithPin(db: Queryable, restaurantId: number) {
  return db.query<{ staffId: number; username: string }>(
    `select staff_id as "staffId", username from staff
     where restaurant_id = $1 and pin_hash is not null order by lower(username)`,
    [restaurantId],
  );
}

export async function purgeInvitations(db: Queryable): Promise<void> {
  await db.query('delete from staff_invitations where expires_at < now()');
}
