import { onlyRow, type Queryable } from '../../db/database.ts';
import { isTableSession, type Session } from '../../auth/session.ts';
import { insertStaffVisit, type StaffVisit, updateVisitDiner } from './table-queries.ts';

/**
 * Links the visit of a session to its diner's account. Does nothing for a session without a table.
 */
export async function claimVisit(db: Queryable, session: Session): Promise<void> {
  if (!isTableSession(session) || session.dinerId === null) return;
  await updateVisitDiner(db, session.restaurantId, session.visitId, session.dinerId);
}

/** Creates a visit for an order entered by staff. Idempotent. */
export async function openStaffVisit(db: Queryable, visit: StaffVisit): Promise<void> {
  await insertStaffVisit(db, visit);
}

/** Each batch is a transaction of its own, so that none keeps others waiting. */
const BATCH = 1_000;

/**
 * Deletes the visits of which nothing came: begun more than eight days ago (a session lasts seven),
 * without an order, a product of somebody else's order or a payment, without a diner, and with nobody at the
 * table any more. Opening a table needs no account, so without this anybody could fill the database.
 */
export async function purgeVisits(db: Queryable): Promise<void> {
  while ((await lookAtVisits(db)) === BATCH);
}

/** Returns how many were looked at. Those that stay are marked, and not looked at again. */
async function lookAtVisits(db: Queryable): Promise<number> {
  const rows = await db.query<{ count: number }>(
    `with due as (
       select restaurant_id, visit_id, diner_id is not null or exists (
           select 1 from orders o
           where o.restaurant_id = v.restaurant_id and o.visit_id = v.visit_id
         ) or exists (
           select 1 from payments p
           where p.restaurant_id = v.restaurant_id and p.visit_id = v.visit_id
         ) or exists (
           select 1 from tab_members m
           join orders o on o.restaurant_id = m.restaurant_id and o.tab_id = m.tab_id
           join order_lines l on l.restaurant_id = o.restaurant_id and l.order_id = o.order_id
           where m.restaurant_id = v.restaurant_id and m.visit_id = v.visit_id
             and l.for_visit_id = m.visit_id
         ) as has_reason
       from visits v
       where not is_kept and started_at < now() - interval '8 days' and not exists (
         select 1 from sessions s
         where s.restaurant_id = v.restaurant_id and s.visit_id = v.visit_id)
       order by started_at limit ${BATCH} for update skip locked
     ), kept as (
       update visits v set is_kept = true from due
       where v.restaurant_id = due.restaurant_id and v.visit_id = due.visit_id and has_reason
     ), gone as (
       delete from visits v using due
       where v.restaurant_id = due.restaurant_id and v.visit_id = due.visit_id and not has_reason
     )
     select count(*)::int as count from due`,
  );
  return onlyRow(rows).count;
}

/**
 * Deletes what a program leaves that sits down again and again: visits begun half an hour ago with
 * which nobody came back, not even for the first page, and their sessions.
 */
export async function dropStrayVisits(db: Queryable): Promise<void> {
  while ((await dropSome(db)) === BATCH);
}

async function dropSome(db: Queryable): Promise<number> {
  const rows = await db.query<{ count: number }>(
    `with stray as (
       select restaurant_id, visit_id from visits v
       where not is_kept and diner_id is null and opened_by is null
         and started_at between now() - interval '1 day' and now() - interval '30 minutes'
         and not exists (
           select 1 from orders o
           where o.restaurant_id = v.restaurant_id and o.visit_id = v.visit_id)
         and not exists (
           select 1 from sessions s
           where s.restaurant_id = v.restaurant_id and s.visit_id = v.visit_id
             and s.last_used_at > s.created_at)
       order by started_at limit ${BATCH} for update skip locked
     ), ended as (
       delete from sessions s using stray
       where s.restaurant_id = stray.restaurant_id and s.visit_id = stray.visit_id
     ), gone as (
       delete from visits v using stray
       where v.restaurant_id = stray.restaurant_id and v.visit_id = stray.visit_id
     )
     select count(*)::int as count from stray`,
  );
  return onlyRow(rows).count;
}
