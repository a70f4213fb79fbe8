import { FORGOTTEN_AFTER_SECONDS } from '@simplato/domain';
import type { Queryable } from '../db/database.ts';

/**
 * Counts an attempt as a failure (a success takes it back later), unless it comes too early. In one
 * statement, so that parallel attempts cannot all pass. `waits` is domain's table, by number of
 * failures. If the last attempt lies in the future, the clock was set back, and there is no wait.
 * Returns how many seconds too early the attempt came; 0 if it was counted.
 */
export async function countAttempt(
  db: Queryable,
  bucket: string,
  waits: readonly number[],
): Promise<number> {
  const rows = await db.query(
    `insert into attempts as a (bucket, failures, last_at) values ($1, 1, clock_timestamp())
     on conflict (bucket) do update set
       failures = case
         when a.last_at < clock_timestamp() - make_interval(secs => ${FORGOTTEN_AFTER_SECONDS}) then 1
         else a.failures + 1
       end,
       last_at = clock_timestamp()
     where a.failures < $3 or a.last_at > clock_timestamp() or a.last_at <= clock_timestamp() - make_interval(
       secs => ($2::float8[])[least(greatest(a.failures, 1), cardinality($2::float8[]))])
     returning 1`,
    [bucket, waits, waits.findIndex((wait) => wait > 0) + 1],
  );
  return rows.length > 0 ? 0 : secondsTooEarly(db, bucket, waits);
}

async function secondsTooEarly(
  db: Queryable,
  bucket: string,
  waits: readonly number[],
): Promise<number> {
  const [row] = await db.query<{ seconds: number }>(
    `select ceil(($2::float8[])[least(greatest(failures, 1), cardinality($2::float8[]))]
       - extract(epoch from clock_timestamp() - last_at))::int as seconds
     from attempts where bucket = $1`,
    [bucket, waits],
  );
  // Meanwhile the wait may have ended, or the attempt been taken back: still ask for a second.
  return Math.max(1, row?.seconds ?? 1);
}

/** Whether the bucket has a counted attempt that has not expired. */
export async function hasAttempts(db: Queryable, bucket: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from attempts where bucket = $1
       and last_at >= clock_timestamp() - make_interval(secs => ${FORGOTTEN_AFTER_SECONDS})`,
    [bucket],
  );
  return rows.length > 0;
}

export async function forgetAttempts(db: Queryable, bucket: string): Promise<void> {
  await db.query('delete from attempts where bucket = $1', [bucket]);
}

/** Uncounts an attempt that turned out not to be a failure. */
export async function takeBackAttempt(db: Queryable, bucket: string): Promise<void> {
  await db.query('update attempts set failures = greatest(failures - 1, 0) where bucket = $1', [
    bucket,
  ]);
}

export async function purgeAttempts(db: Queryable): Promise<void> {
  await db.query(`delete from attempts where last_at < now() - interval '1 day'`);
}
