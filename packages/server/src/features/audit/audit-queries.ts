import {
  AUDIT_ACTIONS,
  AUDIT_KEPT_DAYS,
  type AuditAction,
  type AuditEvent,
} from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';

export interface AuditEntry extends AuditEvent {
  entryId: number;
  occurredAt: Date;
  actor: string;
}

export async function insertEntries(
  db: Queryable,
  restaurantId: number,
  actor: string,
  events: readonly AuditEvent[],
): Promise<void> {
  await db.query(
    `insert into audit_entries (restaurant_id, actor, action, subject, changes)
     select $1, $2, action, subject, changes
     from json_to_recordset($3::json) as e (action text, subject text, changes jsonb)`,
    [restaurantId, actor, JSON.stringify(events)],
  );
}

export interface AuditFilter {
  from: Date | null;
  until: Date | null;
  /** Null for all that this version knows: a newer one that runs beside it may have written others. */
  actions: readonly AuditAction[] | null;
  /** Only entries older than this one; null starts at the newest. */
  before: number | null;
}

/** Newest first. */
export async function listEntries(
  db: Queryable,
  restaurantId: number,
  { from, until, actions, before }: AuditFilter,
  limit: number,
): Promise<AuditEntry[]> {
  return db.query<AuditEntry>(
    `select entry_id as "entryId", occurred_at as "occurredAt", actor, action, subject, changes
     from audit_entries
     where restaurant_id = $1
       and ($2::timestamptz is null or occurred_at >= $2)
       and ($3::timestamptz is null or occurred_at < $3)
       and action = any($4)
       and ($5::bigint is null or entry_id < $5)
     order by entry_id desc limit $6`,
    [restaurantId, from, until, actions ?? AUDIT_ACTIONS, before, limit],
  );
}

/** So far back the newest entry about somebody is looked for: the trail has no index by subject. */
const NEAR_ENTRIES = 10_000;

/** The newest of these events about this subject, if it is among the restaurant's latest entries. */
export async function findNewestEvent(
  db: Queryable,
  restaurantId: number,
  subject: string,
  actions: readonly AuditAction[],
): Promise<AuditEvent | null> {
  const [event] = await db.query<AuditEvent>(
    `select action, subject, changes from (
       select entry_id, action, subject, changes from audit_entries
       where restaurant_id = $1 order by entry_id desc limit ${NEAR_ENTRIES}
     ) as near
     where subject = $2 and action = any($3) order by entry_id desc limit 1`,
    [restaurantId, subject, actions],
  );
  return event ?? null;
}

export async function purgeEntries(db: Queryable): Promise<void> {
  await db.query(
    `delete from audit_entries where occurred_at < now() - make_interval(days => ${AUDIT_KEPT_DAYS})`,
  );
}
