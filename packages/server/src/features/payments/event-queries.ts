import type { Queryable } from '../../db/database.ts';
import type { ProviderEvent } from '@simplato/domain';

/** Stores an event of the provider; duplicates are ignored. */
export async function storeEvent(db: Queryable, event: ProviderEvent, at: Date): Promise<void> {
  await db.query(
    `insert into payment_events (event_id, kind, account_id, object_id, received_at, due_at)
     values ($1, $2, $3, $4, $5, $5) on conflict do nothing`,
    [event.eventId, event.kind, event.accountId, event.objectId, at],
  );
}

export type StoredEvent = ProviderEvent & { attempts: number; receivedAt: Date };

/**
 * Leases the oldest due event to this process. No other gets it for `leaseMs` times the number of
 * attempts so far, which is also the pause before a retry. An object's events are handled one after
 * the other, because a state that was read earlier must not be stored over one that was read later.
 */
export async function leaseEvent(
  db: Queryable,
  now: Date,
  leaseMs: number,
): Promise<StoredEvent | null> {
  const [event] = await db.query<StoredEvent>(
    `update payment_events set attempts = attempts + 1,
       due_at = $1::timestamptz + make_interval(secs => $2 / 1000.0 * least(attempts + 1, 60))
     where event_id = (
       select event_id from payment_events event where handled_at is null and due_at <= $1
         and not exists (
           select 1 from payment_events earlier
           where earlier.handled_at is null and earlier.object_id = event.object_id
             and (earlier.received_at, earlier.event_id) < (event.received_at, event.event_id))
       order by received_at limit 1 for update skip locked)
     returning event_id as "eventId", kind, account_id as "accountId", object_id as "objectId",
       attempts, received_at as "receivedAt"`,
    [now, leaseMs],
  );
  return event ?? null;
}

export async function markHandled(db: Queryable, eventId: string): Promise<void> {
  await db.query('update payment_events set handled_at = now() where event_id = $1', [eventId]);
}

/** False if it has been handled, or given up, meanwhile. */
export async function giveUpEvent(
  db: Queryable,
  eventId: string,
  failure: string,
): Promise<boolean> {
  const rows = await db.query(
    `update payment_events set handled_at = now(), failure = $2
     where event_id = $1 and handled_at is null
     returning 1`,
    [eventId, failure],
  );
  return rows.length > 0;
}

/** Events are kept for as long as the provider may send them again. */
export async function deleteOldEvents(db: Queryable): Promise<void> {
  await db.query(`delete from payment_events where handled_at < now() - interval '30 days'`);
}
