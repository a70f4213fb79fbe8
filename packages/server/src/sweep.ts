import type { Queryable } from './db/database.ts';
import { purgeEntries } from './features/audit/audit-queries.ts';
import { purgeMails } from './mail/outbox.ts';
import { deleteOldEvents } from './features/payments/event-queries.ts';
import { purgePhotos } from './features/photos/photo-queries.ts';
import { purgeCategories, purgeProducts } from './features/products/deletion-queries.ts';
import { deleteAbandonedRestaurants } from './features/restaurants/restaurant-queries.ts';

const HOUR_MS = 3_600_000;
export const SWEEP_EVERY_MS = HOUR_MS;

/**
 * Takes away what has run out: sessions, links, invitations, counts, mails that were sent, old entries of the
 * trail of changes, dishes and categories that were deleted, photos that nothing shows, and houses that never
 * got a user. What cannot be taken away keeps nothing else.
 */
export async function sweep(db: Queryable, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - HOUR_MS);
  const chores: (() => Promise<unknown>)[] = [
    async () => db.query('delete from sessions where expires_at < now()'),
    async () => db.query('delete from one_time_tokens where expires_at < now()'),
    async () => db.query('delete from staff_invitations where expires_at < now()'),
    async () => db.query(`delete from attempts where last_at < now() - interval '1 day'`),
    async () => purgeMails(db),
    async () => purgeEntries(db),
    async () => db.query(`delete from known_devices where seen_at < now() - interval '1 year'`),
    async () => deleteOldEvents(db),
    async () => purgeProducts(db, anHourAgo),
    // After them: one that still has a product stays.
    async () => purgeCategories(db, anHourAgo),
    async () => purgePhotos(db, anHourAgo),
    async () => deleteAbandonedRestaurants(db),
  ];
  const faults: unknown[] = [];
  for (const chore of chores) {
    await chore().catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Not all that has run out could go');
}
