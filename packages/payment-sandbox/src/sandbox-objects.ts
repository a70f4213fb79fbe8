import type { Queryable } from './database.ts';

type Kind = 'secret' | 'account' | 'link' | 'checkout' | 'refund';

interface NewObject {
  objectId: string;
  kind: Kind;
  belongsTo?: string;
  key?: string;
  data: unknown;
}

/** False if the id or key exists already; of several concurrent inserts, one succeeds. */
export async function insertObject(db: Queryable, made: NewObject): Promise<boolean> {
  const rows = await db.query(
    `insert into sandbox_objects (object_id, kind, belongs_to, idempotency_key, data)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning object_id`,
    [made.objectId, made.kind, made.belongsTo ?? null, made.key ?? null, JSON.stringify(made.data)],
  );
  return rows.length === 1;
}

export async function findObject<Data>(
  db: Queryable,
  kind: Kind,
  objectId: string,
): Promise<Data | null> {
  const [row] = await db.query<{ data: Data }>(
    'select data from sandbox_objects where object_id = $1 and kind = $2',
    [objectId, kind],
  );
  return row?.data ?? null;
}

/** Reads an object for an update: locked until the transaction ends. */
export async function lockObject<Data>(
  tx: Queryable,
  kind: Kind,
  objectId: string,
): Promise<Data | null> {
  const [row] = await tx.query<{ data: Data }>(
    'select data from sandbox_objects where object_id = $1 and kind = $2 for update',
    [objectId, kind],
  );
  return row?.data ?? null;
}

export async function saveObject(tx: Queryable, objectId: string, data: unknown): Promise<void> {
  await tx.query('update sandbox_objects set data = $2 where object_id = $1', [
    objectId,
    JSON.stringify(data),
  ]);
}
