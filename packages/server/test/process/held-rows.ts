import pg from 'pg';
import { expect } from 'vitest';
import type { PostgresPlace } from './data-places.ts';

/** Locks rows that every order needs. Returns a function that releases them. */
export async function holdCounters(place: PostgresPlace): Promise<() => Promise<void>> {
  return holdRows(place, 'restaurant_counters');
}

/** Locks all rows of a table. Returns a function that releases them. */
export async function holdRows(place: PostgresPlace, table: string): Promise<() => Promise<void>> {
  return hold(place, `select * from ${table} for update`);
}

/** Locks a table even against reading. Returns a function that releases it. */
export async function holdTable(place: PostgresPlace, table: string): Promise<() => Promise<void>> {
  return hold(place, `lock table ${table} in access exclusive mode`);
}

async function hold(place: PostgresPlace, lock: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: place.url });
  // If the test fails, its database is dropped before the lock is released.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query(lock);
  return async () => client.end();
}

export async function waitForBlockedQueries(place: PostgresPlace, count = 1): Promise<void> {
  const blocked = async () =>
    place.run(`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
  await expect.poll(blocked, { timeout: 60_000 }).toHaveLength(count);
}

/** Waits until a transaction holds the row of the restaurant on which all its orders depend. */
export async function waitForHeldCounter(place: PostgresPlace, restaurantId: number) {
  const free = async () =>
    place.run(`select 1 from restaurant_counters where restaurant_id = ${restaurantId}
      for update skip locked`);
  await expect.poll(free, { timeout: 60_000 }).toEqual([]);
}
