import { FORGOTTEN_AFTER_SECONDS } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';

/**
 * Counts an attempt as a failure until it proves otherwise, unless it comes too early; in one
 * statement, so that forty at once do not all slip in. `waits` is domain's table, by failures.
 */
export async function countAttempt(
  db: Queryable,
  bucket: string,
  waits: readonly number[],
): Promise<boolean> {
  const rows = await db.query(
    `insert into attempts as a (bucket, failures, last_at) values ($1, 1, clock_timestamp())
     on conflict (bucket) do update set
       failures = case
         when a.last_at < clock_timestamp() - make_interval(secs => ${FORGOTTEN_AFTER_SECONDS}) then 1
         else a.failures + 1
       end,
       last_at = clock_timestamp()
     where a.failures < $3 or a.last_at <= clock_timestamp() - make_interval(
       secs => ($2::float8[])[least(greatest(a.failures, 1), cardinality($2::float8[]))])
     returning 1`,
    [bucket, waits, waits.findIndex((wait) => wait > 0) + 1],
  );
  return rows.length > 0;
}

export async function forgetAttempts(db: Queryable, bucket: string): Promise<void> {
  await db.query('delete from attempts where bucket = $1', [bucket]);
}

/** The attempt was none of the failures that the bucket counts. */
export async function takeBackAttempt(db: Queryable, bucket: string): Promise<void> {
  await db.query('update attempts set failures = greatest(failures - 1, 0) where bucket = $1', [
    bucket,
  ]);
}
