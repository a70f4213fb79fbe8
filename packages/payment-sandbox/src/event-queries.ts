import type { Queryable } from './database.ts';
import { writeEventBody, type EventType } from './event-body.ts';
import { newId } from './sandbox-ids.ts';
import { after, EVENT_AGAIN_AFTER_MS } from './sandbox-times.ts';

const TIMES = 2;
/** If a process dies while sending, another sends the event after this time. */
const LEASE_MS = 30_000;
const LONGEST_WAIT_MS = 60_000;
const MAX_FAILURES = 100;

interface NewEvent {
  type: EventType;
  accountId: string;
  objectId: string;
  dueAt: Date;
  /** For an event that may have to be cancelled. */
  eventId?: string;
}

/** Queues an event in the transaction of the change that it reports: both happen or neither. */
export async function queueEvent(tx: Queryable, event: NewEvent): Promise<void> {
  const eventId = event.eventId ?? newId('event');
  const body = writeEventBody(eventId, event.type, event.accountId, event.objectId);
  await tx.query(
    'insert into sandbox_events (event_id, body, due_at, times_left) values ($1, $2, $3, $4)',
    [eventId, body, event.dueAt, TIMES],
  );
}

export async function cancelEvent(tx: Queryable, eventId: string): Promise<void> {
  await tx.query('delete from sandbox_events where event_id = $1', [eventId]);
}

export interface DueEvent {
  eventId: string;
  body: string;
  failures: number;
}

/** Leases the event that has been due for longest, so that none starves. */
export async function leaseEvent(db: Queryable, now: Date): Promise<DueEvent | null> {
  const [event] = await db.query<DueEvent>(
    `update sandbox_events set due_at = $2
     where event_id = (
       select event_id from sandbox_events where due_at <= $1
       order by due_at limit 1 for update skip locked)
     returning event_id as "eventId", body, failures`,
    [now, after(now, LEASE_MS)],
  );
  return event ?? null;
}

export async function noteSent(db: Queryable, { eventId }: DueEvent, now: Date): Promise<void> {
  await db.query(
    'update sandbox_events set times_left = times_left - 1, due_at = $2 where event_id = $1',
    [eventId, after(now, EVENT_AGAIN_AFTER_MS)],
  );
  await db.query('delete from sandbox_events where event_id = $1 and times_left <= 0', [eventId]);
}

/** Retried with growing pauses, and given up after an hour and a half. */
export async function noteFailed(db: Queryable, event: DueEvent, now: Date): Promise<void> {
  const waitMs = Math.min(1_000 * 2 ** event.failures, LONGEST_WAIT_MS);
  await db.query(
    'update sandbox_events set failures = failures + 1, due_at = $2 where event_id = $1',
    [event.eventId, after(now, waitMs)],
  );
  await db.query('delete from sandbox_events where event_id = $1 and failures >= $2', [
    event.eventId,
    MAX_FAILURES,
  ]);
}
