import type { Queryable } from '../../db/database.ts';
import type { Session } from './session.ts';

export async function insertSession(db: Queryable, tokenHash: string, session: Session) {
  await db.query(
    `insert into sessions (token_hash, role, restaurant_id, staff_id, visit_id, user_name,
       table_name, is_table_verified, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      tokenHash,
      session.role,
      session.restaurantId,
      session.staffId,
      session.visitId,
      session.userName,
      session.tableName,
      session.isTableVerified,
      session.expiresAt,
    ],
  );
}

export async function findSession(db: Queryable, tokenHash: string): Promise<Session | null> {
  const [session] = await db.query<Session>(
    `select role, restaurant_id as "restaurantId", staff_id as "staffId", visit_id as "visitId",
       user_name as "userName", table_name as "tableName",
       is_table_verified as "isTableVerified", expires_at as "expiresAt"
     from sessions where token_hash = $1 and expires_at > now()`,
    [tokenHash],
  );
  return session ?? null;
}

export async function deleteSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.query('delete from sessions where token_hash = $1', [tokenHash]);
}
