import type { Queryable } from './db/database.ts';
import { purgeTokens } from './features/accounts/one-time-token-queries.ts';
import { purgeAttempts } from './features/attempts/attempt-queries.ts';
import { purgeEntries } from './features/audit/audit-queries.ts';
import { purgeCategories } from './features/categories/deletion-queries.ts';
import { purgeMails } from './mail/outbox.ts';
import { deleteOldEvents } from './features/payments/event-queries.ts';
import { purgePhotos } from './features/photos/photo-queries.ts';
import { purgeProducts } from './features/products/deletion-queries.ts';
import { deleteAbandonedRestaurants } from './features/restaurants/restaurant-queries.ts';
import { purgeDevices } from './features/sessions/known-devices.ts';
import { purgeSessions } from './features/sessions/session-queries.ts';
import { purgeVisits } from './features/tables/purge-visits.ts';
import { purgeInvitations } from './features/team/team-queries.ts';

const HOUR_MS = 3_600_000;
export const SWEEP_EVERY_MS = HOUR_MS;

const CHORES: readonly ((db: Queryable, anHourAgo: Date) => Promise<unknown>)[] = [
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
  for (const chore of CHORES) {
    await chore(db, anHourAgo).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some expired data could not be deleted');
}
