import type { UserAgent } from '@simplato/domain';
import type { Queryable } from '../db/database.ts';
import type { Account, Session, SessionHolder } from './session.ts';

/** What people see of a session in the list of their own. */
interface Shown extends UserAgent {
  sessionId: string;
  openedAt: Date;
}

export interface EndedSession extends Shown, SessionHolder {}

/** `origin` is the session that this one continues. */
export async function insertSession(
  db: Queryable,
  tokenHash: string,
  session: Session,
  { origin, userAgent }: { origin: Shown | null; userAgent: UserAgent },
) {
  const { browser, system } = origin ?? userAgent;
  await db.query(
    `insert into sessions (token_hash, role, restaurant_id, staff_id, diner_id, visit_id, user_name,
       table_name, is_table_verified, is_remembered, expires_at, session_id, created_at, browser,
       system)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, coalesce($12::uuid, gen_random_uuid()),
       coalesce($13::timestamptz, now()), $14, $15)`,
    [
      tokenHash,
      // Ownership is read from the staff's row, because it may change while the session lasts.
      session.role === 'owner' ? 'staff' : session.role,
      session.restaurantId,
      session.staffId,
      session.dinerId,
      session.visitId,
      session.userName,
      session.tableName,
      session.isTableVerified,
      session.isRemembered,
      session.expiresAt,
      origin?.sessionId ?? null,
      origin?.openedAt ?? null,
      browser,
      system,
    ],
  );
}

/** A session, and whether its use should be written down: an account's once an hour, a guest's first. */
interface FoundSession {
  session: Session;
  isUseDue: boolean;
}

export async function findSession(db: Queryable, tokenHash: string): Promise<FoundSession | null> {
  const [row] = await db.query<Session & { isUseDue: boolean }>(
    `select case when member.is_owner then 'owner' else role end as role,
       s.restaurant_id as "restaurantId", s.staff_id as "staffId", diner_id as "dinerId",
       visit_id as "visitId", user_name as "userName", table_name as "tableName",
       is_table_verified as "isTableVerified", is_remembered as "isRemembered",
       expires_at as "expiresAt",
       case when role = 'guest' then s.last_used_at = s.created_at
         else s.last_used_at < now() - interval '1 hour' end as "isUseDue"
     from sessions s
     left join staff member
       on member.restaurant_id = s.restaurant_id and member.staff_id = s.staff_id
     where token_hash = $1 and expires_at > now()`,
    [tokenHash],
  );
  if (!row) return null;
  const { isUseDue, ...session } = row;
  return { session, isUseDue };
}

export async function updateLastUse(db: Queryable, tokenHash: string): Promise<void> {
  await db.query(
    `update sessions set last_used_at = now()
     where token_hash = $1
       and (last_used_at < now() - interval '1 hour' or last_used_at = created_at)`,
    [tokenHash],
  );
}

export interface OwnSession extends Shown {
  lastUsedAt: Date;
  /** Whether it has the given token. */
  isThis: boolean;
}

const OWN_COLUMNS = `session_id as "sessionId", browser, system, created_at as "openedAt",
  last_used_at as "lastUsedAt"`;

/** This one first, then those used last. */
export async function listSessionsOf(
  db: Queryable,
  account: Account,
  tokenHash: string,
  limit: number,
): Promise<OwnSession[]> {
  return account.kind === 'staff'
    ? db.query<OwnSession>(
        `select ${OWN_COLUMNS}, token_hash = $3 as "isThis" from sessions
         where restaurant_id = $1 and staff_id = $2 and expires_at > now()
         order by "isThis" desc, last_used_at desc, session_id limit $4`,
        [account.restaurantId, account.staffId, tokenHash, limit],
      )
    : db.query<OwnSession>(
        `select ${OWN_COLUMNS}, token_hash = $2 as "isThis" from sessions
         where diner_id = $1 and expires_at > now()
         order by "isThis" desc, last_used_at desc, session_id limit $3`,
        [account.dinerId, tokenHash, limit],
      );
}

/** Null if it had already ended. */
export async function deleteSession(
  db: Queryable,
  tokenHash: string,
): Promise<EndedSession | null> {
  const [ended] = await db.query<EndedSession>(
    `delete from sessions where token_hash = $1
     returning session_id as "sessionId", browser, system, created_at as "openedAt",
       restaurant_id as "restaurantId", staff_id as "staffId", diner_id as "dinerId"`,
    [tokenHash],
  );
  return ended ?? null;
}

/**
 * Marks the sessions at a table as unverified. Returns the token hashes of those that were
 * verified.
 */
export async function unverifySessionsAt(
  db: Queryable,
  restaurantId: number,
  tableName: string,
): Promise<string[]> {
  const rows = await db.query<{ tokenHash: string }>(
    `update sessions set is_table_verified = false
     where restaurant_id = $1 and table_name = $2 and is_table_verified
     returning token_hash as "tokenHash"`,
    [restaurantId, tableName],
  );
  return rows.map((row) => row.tokenHash);
}

/** Whether they are verified stays: a waiter moves a party, not what its codes have shown. */
export async function moveSessions(
  db: Queryable,
  place: { restaurantId: number; tableName: string; visitIds: readonly string[] },
): Promise<string[]> {
  const rows = await db.query<{ tokenHash: string }>(
    `update sessions set table_name = $2
     where restaurant_id = $1 and visit_id = any($3::uuid[])
     returning token_hash as "tokenHash"`,
    [place.restaurantId, place.tableName, place.visitIds],
  );
  return rows.map((row) => row.tokenHash);
}

/** Sessions of an account: one of them, or all but the one with a token, or all. */
export interface Which {
  sessionId?: string;
  butTokenHash?: string;
}

/** Returns the token hashes of those that were deleted. */
export async function deleteSessionsOf(
  db: Queryable,
  account: Account,
  { sessionId, butTokenHash }: Which = {},
): Promise<string[]> {
  const rows = await (account.kind === 'staff'
    ? db.query<{ tokenHash: string }>(
        `delete from sessions where restaurant_id = $1 and staff_id = $2
           and ($3::uuid is null or session_id = $3) and ($4::text is null or token_hash <> $4)
         returning token_hash as "tokenHash"`,
        [account.restaurantId, account.staffId, sessionId ?? null, butTokenHash ?? null],
      )
    : db.query<{ tokenHash: string }>(
        `delete from sessions where diner_id = $1
           and ($2::uuid is null or session_id = $2) and ($3::text is null or token_hash <> $3)
         returning token_hash as "tokenHash"`,
        [account.dinerId, sessionId ?? null, butTokenHash ?? null],
      ));
  return rows.map((row) => row.tokenHash);
}

export async function purgeSessions(db: Queryable): Promise<void> {
  await db.query('delete from sessions where expires_at < now()');
}
