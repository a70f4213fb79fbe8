import type { Queryable } from '../../db/database.ts';
import type { Account, Session } from './session.ts';

export async function insertSession(db: Queryable, tokenHash: string, session: Session) {
  await db.query(
    `insert into sessions (token_hash, role, restaurant_id, staff_id, diner_id, visit_id, user_name,
       table_name, is_table_verified, is_remembered, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
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
    ],
  );
}

export async function findSession(db: Queryable, tokenHash: string): Promise<Session | null> {
  const [session] = await db.query<Session>(
    `select case when member.is_owner then 'owner' else role end as role,
       s.restaurant_id as "restaurantId", s.staff_id as "staffId", diner_id as "dinerId",
       visit_id as "visitId", user_name as "userName", table_name as "tableName",
       is_table_verified as "isTableVerified", is_remembered as "isRemembered",
       expires_at as "expiresAt"
     from sessions s
     left join staff member
       on member.restaurant_id = s.restaurant_id and member.staff_id = s.staff_id
     where token_hash = $1 and expires_at > now()`,
    [tokenHash],
  );
  return session ?? null;
}

/** False if it had already ended. */
export async function deleteSession(db: Queryable, tokenHash: string): Promise<boolean> {
  const rows = await db.query('delete from sessions where token_hash = $1 returning 1', [
    tokenHash,
  ]);
  return rows.length > 0;
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

/** Deletes every session of an account. Returns their token hashes. */
export async function deleteSessionsOf(db: Queryable, account: Account): Promise<string[]> {
  const rows = await (account.kind === 'staff'
    ? db.query<{ tokenHash: string }>(
        `delete from sessions where restaurant_id = $1 and staff_id = $2
         returning token_hash as "tokenHash"`,
        [account.restaurantId, account.staffId],
      )
    : db.query<{ tokenHash: string }>(
        'delete from sessions where diner_id = $1 returning token_hash as "tokenHash"',
        [account.dinerId],
      ));
  return rows.map((row) => row.tokenHash);
}

export async function purgeSessions(db: Queryable): Promise<void> {
  await db.query('delete from sessions where expires_at < now()');
}
