import pg from 'pg';
import { expect } from 'vitest';
import type { PostgresPlace } from './data-places.ts';

/** Locks rows that every order needs. Returns a function that releases them. */
export async function holdCounters(place: PostgresPlace): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: place.url });
  // If the test fails, its database is dropped before the lock is released.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query('select * from restaurant_counters for update');
  return async () => client.end();
}

export async function waitForBlockedQueries(place: PostgresPlace, count = 1): Promise<void> {
  const blocked = async () =>
    place.run(`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
  await expect.poll(blocked, { timeout: 60_000 }).toHaveLength(count);
}
