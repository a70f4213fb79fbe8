import type { Queryable } from './database.ts';
import { ProviderRefusal } from '@simplato/domain';

/**
 * The id of the object that was created with a key; null if there is none. The request is kept in
 * the object's data as `asked`: the same key with another request is refused.
 */
export async function findReplay(
  db: Queryable,
  key: string,
  asked: unknown,
): Promise<string | null> {
  const [row] = await db.query<{ objectId: string; isSame: boolean }>(
    `select object_id as "objectId", coalesce(data -> 'asked' = $2::jsonb, false) as "isSame"
     from sandbox_objects where idempotency_key = $1`,
    [key, JSON.stringify(asked)],
  );
  if (!row) return null;
  if (!row.isSame) throw new ProviderRefusal(`the key ${key} was used with other parameters`);
  return row.objectId;
}

/** Like `findReplay`, for use after an insert that found the key taken. */
export async function replay(db: Queryable, key: string, asked: unknown): Promise<string> {
  const objectId = await findReplay(db, key, asked);
  if (objectId === null) throw new Error(`the key ${key} is taken, but no object has it`);
  return objectId;
}
