import { AUTOVACUUM_EVERY_MS, vacuumWhatIsDue } from './db/autovacuum.ts';
import type { Database, Queryable } from './db/database.ts';
import { purgeTokens } from './auth/one-time-token-queries.ts';
import { purgeAttempts } from './auth/attempt-queries.ts';
import { purgeEntries } from './features/audit/audit-queries.ts';
import { purgeCategories } from './features/menu/categories/deletion-queries.ts';
import { purgeMails } from './mail/outbox.ts';
import { deleteOldEvents } from './features/payments/event-queries.ts';
import { purgePhotos } from './features/photos/photo-queries.ts';
import { purgeProducts } from './features/menu/products/deletion-queries.ts';
import { deleteAbandonedRestaurants } from './features/restaurants/restaurant-queries.ts';
import { purgeDevices } from './auth/known-devices.ts';
import { purgeSessions } from './auth/session-queries.ts';
import { dropStrayVisits, purgeVisits } from './features/tables/visits.ts';
import { purgeInvitations } from './features/people/team-queries.ts';
import { repeat } from './concurrency/repeat.ts';

const HOUR_MS = 3_600_000;
const SWEEP_EVERY_MS = HOUR_MS;
const DROP_STRAYS_EVERY_MS = HOUR_MS / 4;

/**
 * Cleans up now and periodically. Returns a function that stops it and waits for the current run.
 */
export function startMaintenance(
  db: Database,
  now: () => Date,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const work = [repeat(async () => sweep(db, now()), SWEEP_EVERY_MS, onError)];
  if (db.kind === 'embedded') {
    work.push(repeat(async () => vacuumWhatIsDue(db), AUTOVACUUM_EVERY_MS, onError));
  }
  for (const { wake } of work) wake();
  // Not at once: guests of the previous version have not had their first use written down.
  work.push(repeat(async () => dropStrayVisits(db), DROP_STRAYS_EVERY_MS, onError));
  return async () => {
    await Promise.all(work.map(async ({ stop }) => stop()));
  };
}

const EXPIRED: readonly ((db: Queryable, anHourAgo: Date) => Promise<unknown>)[] = [
  purgeSessions,
  // After the sessions: a visit with one stays.
  purgeVisits,
  purgeTokens,
  purgeInvitations,
  purgeAttempts,
  purgeMails,
  purgeEntries,
  purgeDevices,
  deleteOldEvents,
  purgeProducts,
  // After the products: a category that still has one stays.
  purgeCategories,
  purgePhotos,
  deleteAbandonedRestaurants,
];

/**
 * Deletes what has expired: sessions, visits of which nothing came, links, invitations, counted attempts, sent mails, old entries
 * of the audit trail, soft-deleted products and categories, unused photos, and restaurants that never got
 * a user. If one of these fails, the others are still done.
 */
export async function sweep(db: Queryable, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - HOUR_MS);
  const faults: unknown[] = [];
  for (const purge of EXPIRED) {
    await purge(db, anHourAgo).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some expired data could not be deleted');
}
