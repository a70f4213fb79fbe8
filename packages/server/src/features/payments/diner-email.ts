import type { Queryable } from '../../db/database.ts';

export async function findDinerEmail(db: Queryable, dinerId: number): Promise<string | null> {
  const [row] = await db.query<{ email: string }>('select email from diners where diner_id = $1', [
    dinerId,
  ]);
  return row?.email ?? null;
}
