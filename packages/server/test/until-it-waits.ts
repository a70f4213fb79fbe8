import { expect, vi } from 'vitest';
import type { Queryable } from '../src/db/database.ts';

/** Settles once the work is done, or a connection waits for a lock. For PostgreSQL only. */
export async function untilItWaits(db: Queryable, done: Promise<unknown>): Promise<void> {
  let isDone = false;
  void done.then(() => (isDone = true));
  await vi.waitFor(
    async () => {
      // Inside a transaction the first look is kept, and would be the last.
      await db.query('select pg_stat_clear_snapshot()');
      const waiting = await db.query(
        `select 1 from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(isDone || waiting.length > 0).toBe(true);
    },
    { timeout: 60_000 },
  );
}
