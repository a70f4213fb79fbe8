import {
  countsInTab,
  endsByItself,
  type Order,
  type OrderLine,
  tabTotals,
  type TabAtRest,
} from '@simplato/domain';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { IS_WEIGHING } from '../orders/order-rows.ts';
import { endCallsOfTab } from './change-calls.ts';
import { readMoneyOf, releaseClaims } from './tab-money-queries.ts';
import type { TabKey } from './tab-key.ts';
import {
  insertTabEvent,
  LAST_SEEN,
  lockTabs,
  updateTabClosed,
  USES_ROOM,
  withdrawRequests,
} from './tab-queries.ts';

const BATCH = 500;

interface RestRow {
  restaurantId: number;
  tabId: number;
  openedAt: Date;
  lastSeenAt: Date | null;
  usesRoom: boolean;
  /** By the database's clock, as all the others. */
  now: Date;
  orders:
    | (Pick<Order, 'status' | 'payment' | 'totalCents' | 'tipCents' | 'refundedCents'> & {
        lines: Pick<OrderLine, 'removed' | 'unitGrossCents'>[];
        isWeighing: boolean;
        statusChangedAt: string;
        paidAt: string | null;
      })[]
    | null;
  /** By payments of the tab. */
  paidCents: number;
  paidAt: Date | null;
}

const AT_REST = `select t.restaurant_id as "restaurantId", t.tab_id as "tabId",
    t.opened_at as "openedAt", ${LAST_SEEN} as "lastSeenAt",
    clock_timestamp() as now, ${USES_ROOM} as "usesRoom", (
      select json_agg(json_build_object('status', o.status, 'payment', o.payment,
        'totalCents', o.total_cents, 'tipCents', o.tip_cents, 'refundedCents', o.refunded_cents,
        'lines', (
          select json_agg(json_build_object('removed', l.removed,
            'unitGrossCents', l.unit_gross_cents)) from order_lines l
          where l.restaurant_id = o.restaurant_id and l.order_id = o.order_id),
        'isWeighing', ${IS_WEIGHING}, 'statusChangedAt', o.status_changed_at, 'paidAt', (
          select max(p.settled_at) from payments p
          where p.restaurant_id = o.restaurant_id and p.order_id = o.order_id)))
      from orders o where o.restaurant_id = t.restaurant_id and o.tab_id = t.tab_id
    ) as orders, (
      select coalesce(sum(p.on_account_cents), 0) from payments p
      where p.restaurant_id = t.restaurant_id and p.tab_id = t.tab_id and p.state = 'paid'
    )::int + (
      select coalesce(sum(s.cents), 0) from orders o
      join shares s on s.restaurant_id = o.restaurant_id and s.order_id = o.order_id
        and s.released_at is null
      join payments p on p.restaurant_id = s.restaurant_id and p.payment_number = s.payment_number
        and p.state = 'paid'
      where o.restaurant_id = t.restaurant_id and o.tab_id = t.tab_id
    )::int as "paidCents", (
      select max(p.settled_at) from payments p
      where p.restaurant_id = t.restaurant_id and p.tab_id = t.tab_id
    ) as "paidAt"
  from tabs t join restaurants r on r.restaurant_id = t.restaurant_id
  where t.closed_at is null`;

/**
 * What stands on tabs and has to follow when one is closed, in that transaction.
 */
export type OnClosed = (tx: Transaction, key: TabKey) => Promise<void>;

/** Closes the tabs that are over although nobody has closed them. Returns whose have changed. */
export async function endTabs(db: Database, onClosed: OnClosed): Promise<number[]> {
  const changed = new Set<number>();
  let last: TabKey = { restaurantId: 0, tabId: 0 };
  for (;;) {
    const rows = await db.query<RestRow>(
      `${AT_REST} and (t.restaurant_id, t.tab_id) > ($1, $2)
       and t.opened_at < now() - interval '15 minutes'
       order by t.restaurant_id, t.tab_id limit ${BATCH}`,
      [last.restaurantId, last.tabId],
    );
    for (const row of rows.filter(isOver)) {
      if (await endTab(db, row, onClosed)) changed.add(row.restaurantId);
    }
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return [...changed];
    last = end;
  }
}

/** Looks again once nobody can order onto the tab any more. */
async function endTab(db: Database, key: TabKey, onClosed: OnClosed): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockTabs(tx, key.restaurantId);
    const [row] = await tx.query<RestRow>(`${AT_REST} and t.restaurant_id = $1 and t.tab_id = $2`, [
      key.restaurantId,
      key.tabId,
    ]);
    if (!row || !isOver(row)) return false;
    await shutTab(tx, key, { reason: '', actor: '' });
    await onClosed(tx, key);
    return true;
  });
}

/** Ends a tab's calls and claims with it; what still arrives from their pages goes back. It must be locked. */
export async function shutTab(
  tx: Transaction,
  key: TabKey,
  { reason, actor }: { reason: string; actor: string },
): Promise<void> {
  await endCallsOfTab(tx, key, actor);
  const { payments } = await readMoneyOf(tx, key);
  const claims = payments.filter(({ state }) => state === 'open');
  await releaseClaims(
    tx,
    key,
    claims.map(({ paymentNumber }) => paymentNumber),
    { end: 'closed', actor },
  );
  await updateTabClosed(tx, key, { reason, actor, mergedInto: null });
  await insertTabEvent(tx, key, 'closed', actor);
}

function isOver(row: RestRow): boolean {
  return endsByItself(atRest(row), row.usesRoom, row.now.getTime());
}

function atRest({ openedAt, lastSeenAt, orders, paidCents, ...row }: RestRow): TabAtRest {
  const counting = (orders ?? []).filter(countsInTab);
  const paidAt = [row.paidAt, ...(orders ?? []).map((one) => one.paidAt)].flatMap((at) =>
    at === null ? [] : [new Date(at).getTime()],
  );
  return {
    openedAt: openedAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    isWeighing: (orders ?? []).some((one) => one.isWeighing),
    orders: counting,
    dueCents: tabTotals(counting).dueCents - paidCents,
    lastPaidAt: paidAt.length === 0 ? null : new Date(Math.max(...paidAt)).toISOString(),
  };
}

/**
 * Nobody waits at the door of a tab whose phone has gone: the room would ring for it until the tab is closed.
 * Returns whose tabs have changed.
 */
export async function withdrawAbandoned(db: Database): Promise<number[]> {
  const rows = await db.query<{ restaurantId: number; visitId: string }>(
    `select distinct m.restaurant_id as "restaurantId", m.visit_id as "visitId"
     from tabs t
     join tab_members m on m.restaurant_id = t.restaurant_id and m.tab_id = t.tab_id and not m.is_in
     join visits v on v.restaurant_id = m.restaurant_id and v.visit_id = m.visit_id
     where t.closed_at is null
       and greatest(v.seen_at, m.joined_at) < now() - interval '10 minutes'
     limit ${BATCH}`,
  );
  for (const { restaurantId, visitId } of rows) {
    await db.transaction(async (tx) => {
      await lockTabs(tx, restaurantId);
      await withdrawRequests(tx, restaurantId, visitId);
    });
  }
  return [...new Set(rows.map(({ restaurantId }) => restaurantId))];
}

/** Deletes closed tabs of which nothing came, so that nobody can fill the database by sitting down. */
export async function dropEmptyTabs(db: Queryable): Promise<void> {
  await db.query(
    `with empty as (
       select restaurant_id, tab_id from tabs t
       where closed_at < now() - interval '30 minutes' and merged_into is null
         and not exists (
           select 1 from orders o where o.restaurant_id = t.restaurant_id and o.tab_id = t.tab_id)
         and not exists (
           select 1 from payments p
           where p.restaurant_id = t.restaurant_id and p.tab_id = t.tab_id)
         and not exists (
           select 1 from divisions d
           where d.restaurant_id = t.restaurant_id and d.tab_id = t.tab_id)
         and not exists (
           select 1 from tabs m where m.restaurant_id = t.restaurant_id and m.merged_into = t.tab_id)
       limit 10000
     ), event as (
       delete from tab_events e using empty
       where e.restaurant_id = empty.restaurant_id and e.tab_id = empty.tab_id
     ), member as (
       delete from tab_members m using empty
       where m.restaurant_id = empty.restaurant_id and m.tab_id = empty.tab_id
     ), visit as (
       update visits v set tab_id = null from empty
       where v.restaurant_id = empty.restaurant_id and v.tab_id = empty.tab_id
     )
     delete from tabs t using empty
     where t.restaurant_id = empty.restaurant_id and t.tab_id = empty.tab_id`,
  );
}

/**
 * Forgets what people avoided whose tab is over; while an order of it is still in the kitchen, the kitchen
 * knows.
 */
export async function forgetAvoided(db: Queryable): Promise<void> {
  await db.query(
    `with over as (
       select o.restaurant_id, o.order_id from orders o
       join tabs t on t.restaurant_id = o.restaurant_id and t.tab_id = o.tab_id
       where o.avoided is not null and o.status in ('closed', 'cancelled')
         and t.closed_at is not null
       for no key update of o skip locked
     ), left_over as (
       select b.restaurant_id, b.visit_id from baskets b
       join tabs t on t.restaurant_id = b.restaurant_id and t.tab_id = b.tab_id
       where b.avoided <> '[]' and t.closed_at is not null
       for no key update of b skip locked
     ), basket as (
       update baskets b set avoided = '[]' from left_over
       where b.restaurant_id = left_over.restaurant_id and b.visit_id = left_over.visit_id
     ), told as (
       select m.restaurant_id, m.tab_id, m.member_id from tab_members m
       join tabs t on t.restaurant_id = m.restaurant_id and t.tab_id = m.tab_id
       where m.avoided <> '[]' and t.closed_at is not null
       for no key update of m skip locked
     ), member as (
       update tab_members m set avoided = '[]' from told
       where m.restaurant_id = told.restaurant_id and m.tab_id = told.tab_id
         and m.member_id = told.member_id
     )
     update orders o set avoided = null from over
     where o.restaurant_id = over.restaurant_id and o.order_id = over.order_id`,
  );
}

/** Stores that these phones were seen just now. */
export async function noteSeen(
  db: Queryable,
  visits: readonly { restaurantId: number; visitId: string }[],
): Promise<void> {
  if (visits.length === 0) return;
  await db.query(
    `with seen as (
       select v.restaurant_id, v.visit_id from visits v
       join json_to_recordset($1::json) as s ("restaurantId" int, "visitId" uuid)
         on v.restaurant_id = s."restaurantId" and v.visit_id = s."visitId"
       for no key update of v skip locked
     )
     update visits v set seen_at = now() from seen s
     where v.restaurant_id = s.restaurant_id and v.visit_id = s.visit_id`,
    [JSON.stringify(visits)],
  );
}
