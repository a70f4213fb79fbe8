import {
  NAMESAKE_NUMBERS,
  SPLIT_WINDOW_MS,
  type Allergen,
  type Member,
  type Tab,
  type TabAtTable,
  type TabOpening,
} from '@simplato/domain';
import type { TabBasket } from '@simplato/contract';
import { onlyRow, type Queryable, type Transaction } from '../../db/database.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import { callFromJson, OPEN_CALLS } from './call-queries.ts';
import { changeOrders, insertEvent } from '../orders/order-events.ts';
import { lockCounter } from '../orders/order-locks.ts';
import type { TabKey } from './tab-key.ts';
import { BASKETS, chosenFromRow, lockBasketsOf, moveBaskets } from './basket-queries.ts';

/*
 * Tabs of a restaurant change one at a time: each change first locks the restaurant's counter, as
 * placing an order does, and takes the next event number from it. So nobody joins, orders onto, moves
 * or closes a tab that somebody else is changing.
 */
export async function lockTabs(tx: Transaction, restaurantId: number): Promise<void> {
  await lockCounter(tx, restaurantId);
}

/** Stores that a tab has changed, as the restaurant's next event. The tabs must be locked. */
export async function insertTabEvent(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  kind: TabEventKind,
  actor = '',
  /** Which of its calls; null where it is about the tab itself. */
  callId: number | null = null,
): Promise<void> {
  await tx.query(
    `with counter as (
       update restaurant_counters set last_event_id = last_event_id + 1 where restaurant_id = $1
       returning last_event_id
     ), changed as (
       update tabs set version = last_event_id from counter
       where restaurant_id = $1 and tab_id = $2
     )
     insert into tab_events (restaurant_id, event_id, tab_id, kind, actor, call_id)
     select $1, last_event_id, $2, $3, $4, $5 from counter`,
    [restaurantId, tabId, kind, actor, callId],
  );
}

export type TabEventKind =
  | 'opened'
  | 'joined'
  | 'asked'
  | 'withdrawn'
  | 'named'
  | 'moved'
  | 'merged'
  | 'vouched'
  | 'split'
  | 'order-moved'
  | 'called'
  | 'call-changed'
  | 'call-taken'
  | 'call-moved'
  | 'call-ended'
  | 'claimed'
  | 'released'
  | 'paid'
  | 'charged'
  | 'undone'
  | 'given-back'
  | 'closed';

/** When a phone of a member was last seen there: one that is at another tab by now is seen there alone. */
export const LAST_SEEN = `(
  select max(case when v.tab_id = m.tab_id then coalesce(v.seen_at, m.joined_at) else m.joined_at end)
  from tab_members m
  join visits v on v.restaurant_id = m.restaurant_id and v.visit_id = m.visit_id
  where m.restaurant_id = t.restaurant_id and m.tab_id = t.tab_id and m.is_in
)`;

/** When its first phone came or its first order, whichever was earlier; null before either. */
const BEGUN = `least((
  select min(m.joined_at) from tab_members m
  where m.restaurant_id = t.restaurant_id and m.tab_id = t.tab_id and m.is_in
), (
  select min(o.placed_at) from orders o
  where o.restaurant_id = t.restaurant_id and o.tab_id = t.tab_id
))`;

const msSince = (instant: string) =>
  `extract(epoch from clock_timestamp() - ${instant})::float8 * 1000`;

interface OfVisit {
  wrongNumbers: number;
  /** Whether this phone has been let in, though it may have gone to another since. */
  hasBeenIn: boolean;
  /** Whether this phone was its first. */
  isOpener: boolean;
  /** How many are in. */
  phones: number;
}

/**
 * The open tabs at a table, oldest first, as a visit finds them; null is nobody's. Of several of which
 * it has been a member, its own is the one where it is now.
 */
export async function listTabsAtTable(
  db: Queryable,
  {
    restaurantId,
    tableName,
    visitId,
  }: { restaurantId: number; tableName: string; visitId: string | null },
): Promise<(TabAtTable & OfVisit)[]> {
  const rows = await db.query<Omit<TabAtTable, 'openedAt'> & OfVisit & { openedAt: Date }>(
    `select t.tab_id as "tabId", t.number, t.opening, t.opened_at as "openedAt",
       t.wrong_numbers as "wrongNumbers", ${msSince(BEGUN)} as "begunMs",
       ${msSince(LAST_SEEN)} as "unseenMs",
       exists (
         select 1 from orders o
         where o.restaurant_id = t.restaurant_id and o.tab_id = t.tab_id
           and (o.status = 'closed' or o.payment = 'paid')
       ) or exists (
         select 1 from payments p
         where p.restaurant_id = t.restaurant_id and p.tab_id = t.tab_id and p.state = 'paid'
       ) as "isUnderWay",
       exists (
         select 1 from tab_members m
         where m.restaurant_id = t.restaurant_id and m.tab_id = t.tab_id and m.is_in
           and m.visit_id = $3
       ) as "hasBeenIn", own.member_id is not null as "isOwn", coalesce(own.member_id = 1, false) as "isOpener", (
         select count(*) from tab_members m
         where m.restaurant_id = t.restaurant_id and m.tab_id = t.tab_id and m.is_in
       )::int as "phones"
     from tabs t
     left join lateral (
       select m.member_id from tab_members m
       join visits v on v.restaurant_id = m.restaurant_id and v.visit_id = m.visit_id
       left join tabs now on now.restaurant_id = v.restaurant_id and now.tab_id = v.tab_id
         and now.closed_at is null and now.table_name = $2
       where m.restaurant_id = t.restaurant_id and m.tab_id = t.tab_id and m.is_in
         and m.visit_id = $3 and coalesce(now.tab_id, t.tab_id) = t.tab_id
     ) own on true
     where t.restaurant_id = $1 and t.table_name = $2 and t.closed_at is null
     order by t.tab_id`,
    [restaurantId, tableName, visitId],
  );
  return rows.map(({ openedAt, ...row }) => ({ ...row, openedAt: openedAt.toISOString() }));
}

/** Where a visit's session says that it is, whatever this process remembers; null without a session. */
export async function findPlace(
  db: Queryable,
  { restaurantId, visitId }: { restaurantId: number; visitId: string },
) {
  const [row] = await db.query<{ tableName: string; isTableVerified: boolean }>(
    `select table_name as "tableName", is_table_verified as "isTableVerified" from sessions
     where restaurant_id = $1 and visit_id = $2 and table_name is not null
     order by created_at desc limit 1`,
    [restaurantId, visitId],
  );
  return row ?? null;
}

export async function insertTab(
  tx: Transaction,
  tab: { restaurantId: number; tableName: string; number: number; opening: TabOpening },
): Promise<number> {
  const rows = await tx.query<{ tabId: number }>(
    `insert into tabs (restaurant_id, table_name, number, opening) values ($1, $2, $3, $4)
     returning tab_id as "tabId"`,
    [tab.restaurantId, tab.tableName, tab.number, tab.opening],
  );
  return onlyRow(rows).tabId;
}

/**
 * Makes a visit a member of a tab, or one that asks to be let in. Returns its number in the tab, and
 * whether it has only now become what it is, or has come back.
 */
export async function putMember(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  visitId: string,
  isIn: boolean,
): Promise<{ memberId: number; openedAt: string; hasJoined: boolean }> {
  const rows = await tx.query<{ memberId: number; openedAt: Date; wasThere: boolean | null }>(
    `with known as (
       select m.is_in and coalesce(v.tab_id = m.tab_id, false) as was_there from tab_members m
       join visits v on v.restaurant_id = m.restaurant_id and v.visit_id = m.visit_id
       where m.restaurant_id = $1 and m.tab_id = $2 and m.visit_id = $3
     )
     insert into tab_members as m (restaurant_id, tab_id, member_id, visit_id, is_in, name)
     select $1, $2, coalesce(max(member_id), 0) + 1, $3, $4, ${OWN_NAME}
     from tab_members where restaurant_id = $1 and tab_id = $2
     on conflict (restaurant_id, tab_id, visit_id) do update set is_in = m.is_in or excluded.is_in
     returning member_id as "memberId", (select was_there from known) as "wasThere", (
       select opened_at from tabs where restaurant_id = $1 and tab_id = $2) as "openedAt"`,
    [restaurantId, tabId, visitId, isIn],
  );
  if (isIn) {
    await seatVisit(tx, { restaurantId, tabId }, visitId);
    await withdrawRequests(tx, restaurantId, visitId);
  }
  const { memberId, openedAt, wasThere } = onlyRow(rows);
  return {
    memberId,
    openedAt: openedAt.toISOString(),
    hasJoined: wasThere === null || (isIn && !wasThere),
  };
}

/** The name that the same phone gave before. */
const OWN_NAME = `coalesce((
  select name from tab_members
  where restaurant_id = $1 and visit_id = $3 and name <> '' order by joined_at desc limit 1), '')`;

/**
 * Whoever is in or has gone waits at no other tab: nobody may let them in there later, and those who were
 * told that somebody waits are told that nobody does. The tabs must be locked. `keptTable` is the one at
 * which a visit still waits.
 */
export async function withdrawRequests(
  tx: Transaction,
  restaurantId: number,
  visitId: string,
  keptTable: string | null = null,
): Promise<void> {
  const rows = await tx.query<{ tabId: number; isOpen: boolean }>(
    `delete from tab_members m using tabs t
     where m.restaurant_id = $1 and m.visit_id = $2 and not m.is_in
       and t.restaurant_id = m.restaurant_id and t.tab_id = m.tab_id
       and t.table_name is distinct from $3
     returning m.tab_id as "tabId", t.closed_at is null as "isOpen"`,
    [restaurantId, visitId, keptTable],
  );
  for (const { tabId } of rows.filter(({ isOpen }) => isOpen)) {
    await insertTabEvent(tx, { restaurantId, tabId }, 'withdrawn');
  }
}

/** Nobody waits at the door of a tab that has gone elsewhere. Returns whose visits did. */
export async function dropRequests(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
): Promise<string[]> {
  const rows = await tx.query<{ visitId: string }>(
    `delete from tab_members where restaurant_id = $1 and tab_id = $2 and not is_in
     returning visit_id as "visitId"`,
    [restaurantId, tabId],
  );
  return rows.map(({ visitId }) => visitId);
}

/** Whether a visit waits to be let into an open tab of its table. */
export async function hasAsked(
  db: Queryable,
  {
    restaurantId,
    visitId,
    tableName,
  }: { restaurantId: number; visitId: string; tableName: string },
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from tab_members m
     join tabs t on t.restaurant_id = m.restaurant_id and t.tab_id = m.tab_id
     where m.restaurant_id = $1 and m.visit_id = $2 and not m.is_in and t.closed_at is null
       and t.table_name = $3`,
    [restaurantId, visitId, tableName],
  );
  return rows.length > 0;
}

/**
 * The open tab at a table that somebody of a visit's closed tab has opened since: for those who stay
 * on after theirs has ended.
 */
export async function findTabOfSameParty(
  db: Queryable,
  {
    restaurantId,
    visitId,
    tableName,
  }: { restaurantId: number; visitId: string; tableName: string },
): Promise<number | null> {
  const [row] = await db.query<{ tabId: number }>(
    `select t.tab_id as "tabId" from visits v
     join tabs former on former.restaurant_id = v.restaurant_id and former.tab_id = v.tab_id
       and former.closed_at is not null
     join tab_members friend on friend.restaurant_id = v.restaurant_id
       and friend.tab_id = former.tab_id and friend.is_in and friend.visit_id <> v.visit_id
     join tab_members opener on opener.restaurant_id = v.restaurant_id
       and opener.visit_id = friend.visit_id and opener.member_id = 1
     join tabs t on t.restaurant_id = v.restaurant_id and t.tab_id = opener.tab_id
       and t.closed_at is null and t.table_name = $3 and t.opening <> 'unverified'
       and t.opened_at >= former.closed_at
     where v.restaurant_id = $1 and v.visit_id = $2
     order by t.tab_id limit 1`,
    [restaurantId, visitId, tableName],
  );
  return row?.tabId ?? null;
}

/** Whether whoever opened a tab has been with a visit in one that has ended; it may be that visit. */
export async function isOfSameParty(
  db: Queryable,
  { restaurantId, visitId }: { restaurantId: number; visitId: string },
  tabId: number,
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from tab_members opener
     join tab_members friend on friend.restaurant_id = opener.restaurant_id
       and friend.visit_id = opener.visit_id and friend.is_in
     join tabs former on former.restaurant_id = friend.restaurant_id
       and former.tab_id = friend.tab_id and former.closed_at is not null
     join tab_members own on own.restaurant_id = former.restaurant_id
       and own.tab_id = former.tab_id and own.is_in
     where opener.restaurant_id = $1 and opener.tab_id = $3 and opener.member_id = 1
       and own.visit_id = $2`,
    [restaurantId, visitId, tabId],
  );
  return rows.length > 0;
}

/** Whether the last tab of a visit is closed: its party has left, as far as anybody knows. */
export async function hasClosedTab(
  db: Queryable,
  { restaurantId, visitId }: { restaurantId: number; visitId: string },
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from visits v
     join tabs t on t.restaurant_id = v.restaurant_id and t.tab_id = v.tab_id
     where v.restaurant_id = $1 and v.visit_id = $2 and t.closed_at is not null`,
    [restaurantId, visitId],
  );
  return rows.length > 0;
}

/** Whether the restaurant has a table of this name. */
export async function isTable(
  db: Queryable,
  restaurantId: number,
  tableName: string,
): Promise<boolean> {
  const rows = await db.query(
    'select 1 from dining_tables where restaurant_id = $1 and table_name = $2',
    [restaurantId, tableName],
  );
  return rows.length > 0;
}

/** From now on the visit's orders go into this tab. */
export async function seatVisit(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  visitId: string,
): Promise<void> {
  await tx.query(
    'update visits set tab_id = $2, seen_at = now() where restaurant_id = $1 and visit_id = $3',
    [restaurantId, tabId, visitId],
  );
  await forgetToldElsewhere(tx, restaurantId, visitId);
}

/** What a phone has told a table is for those who sit there: another tab has to be told anew. */
async function forgetToldElsewhere(
  tx: Transaction,
  restaurantId: number,
  visitId: string,
): Promise<void> {
  await tx.query(
    `update tab_members m set avoided = '[]' from visits v
     where m.restaurant_id = $1 and m.visit_id = $2 and m.avoided <> '[]'
       and v.restaurant_id = m.restaurant_id and v.visit_id = m.visit_id
       and v.tab_id is distinct from m.tab_id`,
    [restaurantId, visitId],
  );
}

/** The same for all who have gone from a tab into another. */
async function forgetToldByGone(tx: Transaction, { restaurantId, tabId }: TabKey): Promise<void> {
  await tx.query(
    `update tab_members m set avoided = '[]' from visits v
     where m.restaurant_id = $1 and m.tab_id = $2 and m.avoided <> '[]'
       and v.restaurant_id = m.restaurant_id and v.visit_id = m.visit_id
       and v.tab_id is distinct from m.tab_id`,
    [restaurantId, tabId],
  );
}

/** Returns whether that is news. The tab must be locked. */
export async function updateAvoided(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  visitId: string,
  avoided: readonly Allergen[],
): Promise<boolean> {
  const rows = await tx.query(
    `update tab_members set avoided = $4, avoided_version = nextval('baskets_version_seq')
     where restaurant_id = $1 and tab_id = $2 and visit_id = $3 and is_in and avoided <> $4
     returning 1`,
    [restaurantId, tabId, visitId, JSON.stringify(avoided)],
  );
  return rows.length > 0;
}

/** From now on the visit is at no tab. */
export async function updateVisitWithoutTab(
  tx: Transaction,
  restaurantId: number,
  visitId: string,
): Promise<void> {
  await tx.query('update visits set tab_id = null where restaurant_id = $1 and visit_id = $2', [
    restaurantId,
    visitId,
  ]);
  await forgetToldElsewhere(tx, restaurantId, visitId);
}

/** A tab with its members' visits; `isHere` says that a visit is still at this tab. */
export interface TabRow extends Omit<Tab, 'members'> {
  /** `avoided` is what a phone has told its table, which counts it. */
  members: (Member & { visitId: string; isHere: boolean; avoided: readonly Allergen[] })[];
  mergedInto: number | null;
  closeReason: string;
}

type StoredTab = Omit<TabRow, 'openedAt' | 'closedAt' | 'billAskedAt'> &
  Record<'openedAt', Date> &
  Record<'closedAt' | 'billAskedAt', Date | null>;

const TAB_COLUMNS = `t.tab_id as "tabId", t.table_name as "tableName", t.number, t.opening,
  t.opened_at as "openedAt", t.closed_at as "closedAt", t.bill_asked_at as "billAskedAt", t.version,
  t.wrong_numbers as "wrongNumbers", t.merged_into as "mergedInto", t.close_reason as "closeReason",
  coalesce((
    select json_agg(json_build_object('memberId', m.member_id, 'name', m.name, 'isIn', m.is_in,
      'visitId', m.visit_id, 'isHere', coalesce(v.tab_id = m.tab_id, false), 'joinedAt', m.joined_at,
      'avoided', m.avoided, 'seenAt', coalesce(v.seen_at, m.joined_at)) order by m.member_id)
    from tab_members m
    join visits v on v.restaurant_id = m.restaurant_id and v.visit_id = m.visit_id
    where m.restaurant_id = t.restaurant_id and m.tab_id = t.tab_id
  ), '[]'::json) as members, ${OPEN_CALLS}, (
    select json_build_object('tableName', m.table_name, 'mergedAt', m.closed_at) from tabs m
    where m.restaurant_id = t.restaurant_id and m.merged_into = t.tab_id and t.closed_at is null
      and m.closed_at > clock_timestamp() - interval '${SPLIT_WINDOW_MS} milliseconds'
    order by m.closed_at desc limit 1
  ) as "lastMerge", exists (
    select 1 from invoicing i where i.restaurant_id = t.restaurant_id and i.mode <> 'none'
  ) as "isInvoiced"`;

function tabFromRow(row: StoredTab): TabRow {
  const { lastMerge } = row;
  return {
    tabId: row.tabId,
    tableName: row.tableName,
    number: row.number,
    opening: row.opening,
    version: row.version,
    wrongNumbers: row.wrongNumbers,
    mergedInto: row.mergedInto,
    closeReason: row.closeReason,
    isInvoiced: row.isInvoiced,
    calls: row.calls.map(callFromJson),
    lastMerge: lastMerge && {
      ...lastMerge,
      mergedAt: new Date(lastMerge.mergedAt).toISOString(),
    },
    members: row.members.map((one) => ({
      ...one,
      joinedAt: new Date(one.joinedAt).toISOString(),
      seenAt: new Date(one.seenAt).toISOString(),
    })),
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    billAskedAt: row.billAskedAt?.toISOString() ?? null,
  };
}

export async function findTab(
  db: Queryable,
  { restaurantId, tabId }: TabKey,
): Promise<TabRow | null> {
  const [row] = await db.query<StoredTab>(
    `select ${TAB_COLUMNS} from tabs t where t.restaurant_id = $1 and t.tab_id = $2`,
    [restaurantId, tabId],
  );
  return row ? tabFromRow(row) : null;
}

/** The tab that a tab is now: itself, or the one that it was merged into, however often. */
export async function followMerges(db: Queryable, key: TabKey): Promise<TabRow | null> {
  const tab = await findTab(db, key);
  return tab?.mergedInto ? followMerges(db, { ...key, tabId: tab.mergedInto }) : tab;
}

/** What a visit is choosing. */
export interface BasketRow extends Omit<TabBasket, 'memberId'> {
  visitId: string;
}

interface TabWithBaskets {
  tab: TabRow;
  baskets: BasketRow[];
  basketVersion: number;
}

export async function listTabs(
  db: Queryable,
  restaurantId: number,
  tabIds: readonly number[],
): Promise<TabWithBaskets[]> {
  const rows = await db.query<StoredTab & Omit<TabWithBaskets, 'tab'>>(
    `select ${TAB_COLUMNS}, ${BASKETS} from tabs t
     where t.restaurant_id = $1 and t.tab_id ${isOneOf('$2', tabIds)} order by t.tab_id`,
    [restaurantId, tabIds],
  );
  return rows.map((row) => ({
    tab: tabFromRow(row),
    baskets: row.baskets.map((basket) => ({ ...basket, lines: basket.lines.map(chosenFromRow) })),
    basketVersion: row.basketVersion,
  }));
}

/** The open ones, and those that closed with money that has yet to be handed back. */
export async function listTabIdsOfRoom(db: Queryable, restaurantId: number): Promise<number[]> {
  const rows = await db.query<{ tabId: number }>(
    `select tab_id as "tabId" from tabs where restaurant_id = $1 and closed_at is null
     union
     select p.tab_id from refunds r
     join payments p on p.restaurant_id = r.restaurant_id and p.payment_number = r.payment_number
     where r.restaurant_id = $1 and r.is_by_hand and r.state = 'asked' and p.tab_id is not null
     union
     select tab_id from orders
     where restaurant_id = $1 and stray_state = 'stuck' and tab_id is not null
     order by 1`,
    [restaurantId],
  );
  return rows.map(({ tabId }) => tabId);
}

/** Of the tabs of these orders, those of which something has been paid; on request, the open ones too. */
export async function listPaidTabs(
  db: Queryable,
  restaurantId: number,
  orderIds: readonly number[],
  orOpen: boolean,
): Promise<number[]> {
  const rows = await db.query<{ tabId: number }>(
    `select distinct o.tab_id as "tabId" from orders o
     where o.restaurant_id = $1 and o.order_id = any($2::int[]) and (
       exists (
         select 1 from payments p
         where p.restaurant_id = o.restaurant_id and p.tab_id = o.tab_id and p.state = 'paid')
       or exists (
         select 1 from shares s
         where s.restaurant_id = o.restaurant_id and s.order_id = o.order_id
           and s.released_at is null)
       or $3 and exists (
         select 1 from tabs t
         where t.restaurant_id = o.restaurant_id and t.tab_id = o.tab_id
           and t.closed_at is null))`,
    [restaurantId, orderIds, orOpen],
  );
  return rows.map(({ tabId }) => tabId);
}

/** The tab whose member a visit is now; null where it has none, or only waits to be let in. */
export async function findTabOfVisit(
  db: Queryable,
  restaurantId: number,
  visitId: string,
): Promise<number | null> {
  const [row] = await db.query<{ tabId: number | null }>(
    `select tab_id as "tabId" from visits where restaurant_id = $1 and visit_id = $2`,
    [restaurantId, visitId],
  );
  return row?.tabId ?? null;
}

export async function updateMemberName(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  visitId: string,
  name: string,
): Promise<void> {
  await tx.query(
    `update tab_members set name = $4
     where restaurant_id = $1 and tab_id = $2 and visit_id = $3`,
    [restaurantId, tabId, visitId, name],
  );
}

export async function updateTabOpening(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  opening: TabOpening,
): Promise<void> {
  await tx.query('update tabs set opening = $3 where restaurant_id = $1 and tab_id = $2', [
    restaurantId,
    tabId,
    opening,
  ]);
}

/** Whether the party that was merged into a tab, at the time of its last merge, vouched for it. */
export async function wasVouchedFor(db: Queryable, key: TabKey, mergedTabId: number) {
  const rows = await db.query(
    `select 1 from tab_events e
     where e.restaurant_id = $1 and e.tab_id = $2 and e.kind = 'vouched' and e.event_id > (
       select max(m.event_id) from tab_events m
       where m.restaurant_id = $1 and m.tab_id = $3 and m.kind = 'merged')`,
    [key.restaurantId, key.tabId, mergedTabId],
  );
  return rows.length > 0;
}

/** Returns how often it was guessed by now at the number of each. */
export async function countWrongNumber(
  tx: Transaction,
  restaurantId: number,
  tabIds: readonly number[],
): Promise<{ tabId: number; wrongNumbers: number }[]> {
  return tx.query<{ tabId: number; wrongNumbers: number }>(
    `update tabs set wrong_numbers = wrong_numbers + 1
     where restaurant_id = $1 and tab_id = any($2::int[])
     returning tab_id as "tabId", wrong_numbers as "wrongNumbers"`,
    [restaurantId, tabIds],
  );
}

export async function updateTabTable(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  tableName: string,
  number: number,
): Promise<void> {
  await tx.query(
    'update tabs set table_name = $3, number = $4 where restaurant_id = $1 and tab_id = $2',
    [restaurantId, tabId, tableName, number],
  );
}

/**
 * Changes the tab's orders that are still on the board and meet `condition`, each with an event of its
 * own. $1 is the restaurant, $2 the tab, $3 who did it and $4 how the history says it. Each of the
 * assignments ends in a comma.
 */
const changeOpenOrders = (condition: string, assignments: string) =>
  `with ${changeOrders(
    `select order_id from orders o
   where restaurant_id = $1 and tab_id = $2 and status not in ('closed', 'cancelled')
     and ${condition}`,
    assignments,
    insertEvent('changed', '$3', `''`, '$4', '0'),
  )} select 1 from changed`;

/**
 * Orders still on the board follow to a table. Of those that came from another tab the people have other
 * numbers now, also where the table is the same.
 */
export async function moveOpenOrders(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  tableName: string,
  {
    cameOrderIds,
    actor,
    remark,
  }: { cameOrderIds: readonly number[]; actor: string; remark: string },
): Promise<void> {
  await tx.query(
    changeOpenOrders('(table_name <> $5 or order_id = any($6::int[]))', 'table_name = $5,'),
    [restaurantId, tabId, actor, remark, tableName, cameOrderIds],
  );
}

/** What somebody has on the board is shown under another name. */
export async function tellRenamed(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  visitId: string,
  remark: string,
): Promise<void> {
  await tx.query(
    changeOpenOrders(
      `(o.visit_id = $5 or exists (
         select 1 from order_lines l
         where l.restaurant_id = o.restaurant_id and l.order_id = o.order_id
           and l.for_visit_id = $5))`,
      '',
    ),
    [restaurantId, tabId, '', remark, visitId],
  );
}

export async function putOrderInTab(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  orderId: number,
): Promise<void> {
  await tx.query(
    `update orders set tab_id = $2, merged_from = null
     where restaurant_id = $1 and order_id = $3`,
    [restaurantId, tabId, orderId],
  );
}

export async function updateTabClosed(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  { reason, actor, mergedInto }: { reason: string; actor: string; mergedInto: number | null },
): Promise<void> {
  await tx.query(
    `update tabs set closed_at = clock_timestamp(), close_reason = $3, closed_by = $4, merged_into = $5
     where restaurant_id = $1 and tab_id = $2`,
    [restaurantId, tabId, reason, actor, mergedInto],
  );
}

/** The tab that was last merged into this one, and whether that can still be undone. */
export async function findLastMerged(db: Queryable, { restaurantId, tabId }: TabKey) {
  const [row] = await db.query<Pick<Tab, 'tabId' | 'tableName' | 'number'> & { isRecent: boolean }>(
    `select tab_id as "tabId", table_name as "tableName", number,
       closed_at > clock_timestamp() - make_interval(secs => $3::float8 / 1000) as "isRecent"
     from tabs where restaurant_id = $1 and merged_into = $2 order by closed_at desc limit 1`,
    [restaurantId, tabId, SPLIT_WINDOW_MS],
  );
  return row ?? null;
}

/**
 * Members, baskets and orders of a tab go into another; what is only waiting to be let in stays behind. The
 * rows of the members stay too, so that a split knows them.
 */
export async function moveContents(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  intoTabId: number,
): Promise<number[]> {
  await lockBasketsOf(tx, restaurantId, [tabId, intoTabId]);
  await tx.query(
    `insert into tab_members (restaurant_id, tab_id, member_id, visit_id, name, is_in, joined_at)
     select $1, $3, (select coalesce(max(member_id), 0) from tab_members
         where restaurant_id = $1 and tab_id = $3) + row_number() over (order by m.member_id),
       m.visit_id, m.name, true, m.joined_at
     from tab_members m
     where m.restaurant_id = $1 and m.tab_id = $2 and m.is_in
     on conflict (restaurant_id, tab_id, visit_id) do update set is_in = true`,
    [restaurantId, tabId, intoTabId],
  );
  await tx.query('update visits set tab_id = $3 where restaurant_id = $1 and tab_id = $2', [
    restaurantId,
    tabId,
    intoTabId,
  ]);
  await forgetToldByGone(tx, { restaurantId, tabId });
  await moveBaskets(tx, { restaurantId, tabId }, intoTabId);
  const moved = await tx.query<{ orderId: number }>(
    `update orders set tab_id = $3, merged_from = coalesce(merged_from, $2)
     where restaurant_id = $1 and tab_id = $2 returning order_id as "orderId"`,
    [restaurantId, tabId, intoTabId],
  );
  return moved.map(({ orderId }) => orderId);
}

/**
 * A tab and those that went into it before it went into another itself: what came from one of these keeps
 * saying so, for when that merge is undone too.
 */
export const MERGED_INTO = `with recursive merged as (
   select $2::int as tab_id
   union select t.tab_id from tabs t join merged on t.merged_into = merged.tab_id
   where t.restaurant_id = $1
 )`;

/**
 * What was merged goes back: the orders that came with it, and what its members have ordered since.
 * The tab is open again.
 */
export async function moveContentsBack(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  fromTabId: number,
): Promise<number[]> {
  const values = [restaurantId, tabId, fromTabId];
  await lockBasketsOf(tx, restaurantId, [tabId, fromTabId]);
  const moved = await tx.query<{ orderId: number }>(
    `${MERGED_INTO}
     update orders o set tab_id = $2, merged_from = nullif(o.merged_from, $2)
     where o.restaurant_id = $1 and o.tab_id = $3 and (o.merged_from in (select tab_id from merged) or exists (
       select 1 from tab_members m
       join tabs t on t.restaurant_id = m.restaurant_id and t.tab_id = m.tab_id
       where m.restaurant_id = $1 and m.tab_id = $2 and m.is_in and m.visit_id = o.visit_id
         and o.placed_at > t.closed_at))
     returning o.order_id as "orderId"`,
    values,
  );
  await tx.query(
    `update tabs set closed_at = null, closed_by = '', merged_into = null
     where restaurant_id = $1 and tab_id = $2`,
    values.slice(0, 2),
  );
  await tx.query(
    `update visits v set tab_id = $2
     where v.restaurant_id = $1 and v.tab_id = $3 and (
       exists (
         select 1 from tab_members m
         where m.restaurant_id = $1 and m.tab_id = $2 and m.is_in and m.visit_id = v.visit_id)
       or v.opened_by is not null and exists (
         select 1 from orders o
         where o.restaurant_id = $1 and o.tab_id = $2 and o.visit_id = v.visit_id))`,
    values,
  );
  await forgetToldByGone(tx, { restaurantId, tabId: fromTabId });
  await moveBaskets(tx, { restaurantId, tabId: fromTabId }, tabId);
  // A name given meanwhile stays; a number behind it was against a namesake of the other tab.
  await tx.query(
    `update tab_members m set name = now.name
     from tab_members now
     where m.restaurant_id = $1 and m.tab_id = $2 and m.is_in
       and now.restaurant_id = $1 and now.tab_id = $3 and now.visit_id = m.visit_id
       and now.name <> all (select m.name || ' ' || number from unnest($4::int[]) number)`,
    [...values, NAMESAKE_NUMBERS],
  );
  await tx.query(
    `delete from tab_members gone
     where gone.restaurant_id = $1 and gone.tab_id = $3
       and exists (
         select 1 from tab_members m
         where m.restaurant_id = $1 and m.tab_id = $2 and m.is_in and m.visit_id = gone.visit_id)
       and not exists (
         select 1 from orders o
         where o.restaurant_id = $1 and o.tab_id = $3 and (o.visit_id = gone.visit_id or exists (
           select 1 from order_lines l
           where l.restaurant_id = $1 and l.order_id = o.order_id
             and l.for_visit_id = gone.visit_id)))`,
    values,
  );
  return moved.map(({ orderId }) => orderId);
}

/** The tab of an order; null where there is no such order. */
export async function findOrderTab(db: Queryable, restaurantId: number, orderId: number) {
  const [row] = await db.query<{ tabId: number }>(
    'select tab_id as "tabId" from orders where restaurant_id = $1 and order_id = $2',
    [restaurantId, orderId],
  );
  return row?.tabId ?? null;
}

/** Whose order it is and for which table, with its tab, if that is closed; otherwise null. */
export async function findOrderOfClosedTab(
  db: Queryable,
  { restaurantId, orderId }: { restaurantId: number; orderId: number },
) {
  const [row] = await db.query<{
    closedTabId: number;
    visitId: string;
    tableName: string;
    isTableVerified: boolean;
  }>(
    `select t.tab_id as "closedTabId", o.visit_id as "visitId", o.table_name as "tableName",
       o.is_table_verified as "isTableVerified"
     from orders o join tabs t on t.restaurant_id = o.restaurant_id and t.tab_id = o.tab_id
     where o.restaurant_id = $1 and o.order_id = $2 and t.closed_at is not null`,
    [restaurantId, orderId],
  );
  return row ?? null;
}

/** Of a restaurant `r`: whether anybody has used its room lately. */
export const USES_ROOM = `coalesce(r.room_used_at > now() - interval '30 days', false)`;

export async function usesRoom(db: Queryable, restaurantId: number): Promise<boolean> {
  const [restaurant] = await db.query<{ usesRoom: boolean }>(
    `select ${USES_ROOM} as "usesRoom" from restaurants r where r.restaurant_id = $1`,
    [restaurantId],
  );
  return restaurant?.usesRoom ?? false;
}

/** From now on the restaurant counts as one that tends its tabs in the room. */
export async function noteRoomUse(tx: Transaction, restaurantId: number): Promise<void> {
  await tx.query(
    `update restaurants set room_used_at = now()
     where restaurant_id = $1 and coalesce(room_used_at < now() - interval '1 day', true)`,
    [restaurantId],
  );
}
