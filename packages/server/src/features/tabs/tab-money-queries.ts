import {
  CLAIM_ENDS,
  isUnpaid,
  runningDivision,
  type ClaimEnd,
  type Division,
  type OrderPayment,
  type TabMoney,
  type TabPayment,
  type TabPaymentState,
} from '@simplato/domain';
import type { Queryable, Transaction } from '../../db/database.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import type { TabKey } from './tab-key.ts';
import { insertTabEvent, MERGED_INTO, type TabEventKind } from './tab-queries.ts';

/*
 * A product that is paid counts in the tab that has its order, wherever it was paid; what was paid on
 * account in the tab that has the payment, as what a waiter has to hand back of it. So an order is moved
 * with what was paid of it.
 */

/** A payment of shares, with the visit that pays it. */
export interface TabPaymentRow extends Omit<TabPayment, 'memberId'> {
  visitId: string | null;
}

interface StoredPayment extends Omit<
  TabPaymentRow,
  'state' | 'startedAt' | 'goodwillCents' | 'ended' | 'returningCents' | 'givenBackAt'
> {
  tabId: number;
  state: 'starting' | 'open' | 'paid' | 'late' | 'expired' | 'lost' | 'undone';
  isReleased: boolean;
  /** Why its claim ended; empty where nobody ended it. */
  claimEnd: string;
  startedAt: Date;
  goneCents: number;
  givenBackAt: Date | null;
  /** What stands of it at any tab, and what of that at tabs before this one. */
  standingCents: number;
  precedingCents: number;
  /** It claims parts into which a tab is divided. */
  isOfDivision: boolean;
}

export type TabMoneyRow = Omit<TabMoney, 'payments'> & { payments: TabPaymentRow[] };

export async function readMoneyOf(
  db: Queryable,
  { restaurantId, tabId }: TabKey,
): Promise<TabMoneyRow> {
  const money = await listTabMoney(db, restaurantId, [tabId]);
  return money.get(tabId) ?? { payments: [], ofOrders: [], division: null };
}

/** What has been paid and claimed of tabs, the oldest payment first. */
export async function listTabMoney(
  db: Queryable,
  restaurantId: number,
  tabIds: readonly number[],
): Promise<Map<number, TabMoneyRow>> {
  const payments = await db.query<StoredPayment>(
    `with related as (
       select p.payment_number, p.tab_id from payments p
       where p.restaurant_id = $1 and p.tab_id ${isOneOf('$2', tabIds)}
       union
       select s.payment_number, o.tab_id from orders o
       join shares s on s.restaurant_id = o.restaurant_id and s.order_id = o.order_id
         and s.released_at is null
       where o.restaurant_id = $1 and o.tab_id ${isOneOf('$2', tabIds)}
       union
       select p.payment_number, o.tab_id from orders o
       join payments p on p.restaurant_id = o.restaurant_id and p.order_id = o.order_id
         and p.state in ('paid', 'late')
       where o.restaurant_id = $1 and o.tab_id ${isOneOf('$2', tabIds)}
     )
     select r.tab_id as "tabId", p.payment_number as "paymentNumber", p.order_id as "orderId",
       p.visit_id as "visitId",
       p.form, p.state, p.released_at is not null as "isReleased",
       case when p.state = 'undone' then '' else p.undone_reason end as "claimEnd",
       p.is_processing as "isProcessing", p.amount_cents - p.tip_cents as "amountCents",
       p.amount_cents as "chargedCents", p.tip_cents as "tipCents", p.created_at as "startedAt",
       p.taken_by as "takenBy",
       coalesce(case when p.state = 'undone' then p.undone_reason end, back.reason, '') as reason,
       case when p.tab_id = r.tab_id then p.on_account_cents else 0 end as "onAccountCents",
       p.on_account_cents + standing.cents as "standingCents", standing.products,
       standing.is_of_division as "isOfDivision",
       case when p.tab_id < r.tab_id then p.on_account_cents else 0 end + standing.preceding
         as "precedingCents",
       case when p.tab_id = r.tab_id then back.owed_cents else 0 end as "owedBackCents",
       back.gone_cents as "goneCents", back.refunded_cents as "refundedCents",
       back.given_at as "givenBackAt"
     from related r
     join payments p on p.restaurant_id = $1 and p.payment_number = r.payment_number
     cross join lateral (
       select coalesce(sum(s.cents) filter (where s.order_id is not null), 0)::int as cents,
         coalesce(sum(s.cents) filter (where o.tab_id < r.tab_id), 0)::int as preceding,
         coalesce(json_agg(json_build_object('orderId', s.order_id, 'lineNumber', s.line_number,
           'unit', s.unit, 'parts', s.parts, 'part', s.part, 'cents', s.cents)
           order by s.share_number) filter (where o.tab_id = r.tab_id), '[]'::json) as products,
         coalesce(bool_or(s.division_number is not null), false) as is_of_division
       from shares s
       left join orders o on o.restaurant_id = s.restaurant_id and o.order_id = s.order_id
       where s.restaurant_id = $1 and s.payment_number = p.payment_number
         and s.released_at is null
     ) standing
     cross join lateral (
       select (array_agg(b.reason order by b.refund_number desc))[1] as reason,
         coalesce(sum(b.amount_cents) filter (where b.is_by_hand and b.state = 'asked'), 0)::int
           as owed_cents,
         coalesce(sum(b.amount_cents) filter (where b.state <> 'failed'), 0)::int as gone_cents,
         coalesce(sum(b.amount_cents) filter (where b.state = 'done'), 0)::int as refunded_cents,
         max(coalesce(b.settled_at, b.asked_at)) filter (where b.state <> 'failed') as given_at
       from refunds b
       where b.restaurant_id = $1 and b.payment_number = p.payment_number
     ) back
     order by p.payment_number`,
    [restaurantId, tabIds],
  );
  // A division runs while a part of it is claimed.
  const divisions = payments.some(({ isOfDivision }) => isOfDivision)
    ? await listDivisions(db, restaurantId, tabIds)
    : [];
  const divisionOf = (tabId: number) => {
    const running = runningDivision(divisions.filter((one) => one.tabId === tabId));
    return running && { ...running, begunAt: running.begunAt.toISOString() };
  };
  return new Map(
    tabIds.map((tabId) => [
      tabId,
      {
        payments: payments
          .filter((one) => one.tabId === tabId && !isOfOrder(one))
          .map(paymentFromRow),
        ofOrders: payments.filter((one) => one.tabId === tabId).flatMap(orderPaymentFromRow),
        division: divisionOf(tabId),
      },
    ]),
  );
}

type StoredDivision = Division & { tabId: number; hasCome: boolean; begunAt: Date };

/** Into equal parts, the newest first. */
async function listDivisions(
  db: Queryable,
  restaurantId: number,
  tabIds: readonly number[],
): Promise<StoredDivision[]> {
  return db.query<StoredDivision>(
    `select d.tab_id as "tabId", d.division_number as "divisionNumber", d.parts,
       d.due_cents as "dueCents", exists (
         select 1 from shares s
         join payments p on p.restaurant_id = s.restaurant_id
           and p.payment_number = s.payment_number and p.merged_from is not null
         where s.restaurant_id = d.restaurant_id and s.division_number = d.division_number
       ) as "hasCome", (
         select min(p.created_at) from shares s
         join payments p on p.restaurant_id = s.restaurant_id
           and p.payment_number = s.payment_number
         where s.restaurant_id = d.restaurant_id and s.division_number = d.division_number
       ) as "begunAt", (
         select coalesce(json_agg(s.part order by s.part), '[]'::json) from shares s
         where s.restaurant_id = d.restaurant_id and s.division_number = d.division_number
           and s.released_at is null
       ) as "takenParts"
     from divisions d
     where d.restaurant_id = $1 and d.tab_id ${isOneOf('$2', tabIds)}
     order by d.division_number desc`,
    [restaurantId, tabIds],
  );
}

function isOfOrder({ orderId }: StoredPayment): boolean {
  return orderId !== null;
}

function orderPaymentFromRow(row: StoredPayment): OrderPayment[] {
  const { paymentNumber, orderId, state, chargedCents, refundedCents, goneCents, reason } = row;
  if (orderId === null) return [];
  return [
    {
      paymentNumber,
      orderId,
      isLate: state === 'late',
      chargedCents,
      refundedCents,
      returningCents: goneCents - refundedCents,
      givenBackAt: row.givenBackAt?.toISOString() ?? null,
      reason,
      startedAt: row.startedAt.toISOString(),
    },
  ];
}

function paymentFromRow(row: StoredPayment): TabPaymentRow {
  const { goneCents, standingCents, precedingCents } = row;
  const state = stateOf(row);
  return {
    paymentNumber: row.paymentNumber,
    orderId: row.orderId,
    visitId: row.visitId,
    form: row.form,
    state,
    ended: isUnpaid({ state }) ? endOf(row) : null,
    isProcessing: row.isProcessing,
    amountCents: row.amountCents,
    chargedCents: row.chargedCents,
    tipCents: row.tipCents,
    startedAt: row.startedAt.toISOString(),
    takenBy: row.takenBy,
    reason: row.reason,
    onAccountCents: row.onAccountCents,
    products: row.products,
    owedBackCents: row.owedBackCents,
    refundedCents: row.refundedCents,
    returningCents: goneCents - row.refundedCents,
    givenBackAt: row.givenBackAt?.toISOString() ?? null,
    // What went back beyond the shares that no longer stand; it lowers one tab after the other.
    goodwillCents: Math.max(
      0,
      goneCents - (row.chargedCents - row.tipCents - standingCents) - precedingCents,
    ),
  };
}

function stateOf(row: StoredPayment): TabPaymentState {
  const { isReleased } = row;
  switch (row.state) {
    case 'starting':
    case 'open':
      return isReleased ? 'awaited' : 'open';
    case 'expired':
      return 'expired';
    case 'lost':
      return 'awaited';
    case 'late':
      return 'returned';
    case 'undone':
      return 'undone';
    case 'paid':
      if (row.owedBackCents > 0) return 'owed-back';
      return row.standingCents === 0 ? 'returned' : 'paid';
  }
}

function endOf({ state, claimEnd, isReleased }: StoredPayment): ClaimEnd {
  if (state === 'lost') return 'lost';
  // One that a version before has let go does not say why.
  return CLAIM_ENDS.find((end) => end === claimEnd) ?? (isReleased ? 'let-go' : 'over');
}

/**
 * Ends claims of payments that are not paid yet: their shares are free, their pages are closed by the
 * worker, and what still arrives through them goes back. The tab must be locked, and told afterwards; other
 * tabs in which they count are told here.
 */
export async function releaseClaims(
  tx: Transaction,
  key: TabKey,
  paymentNumbers: readonly number[],
  { end, actor }: { end: ClaimEnd; actor: string },
): Promise<void> {
  if (paymentNumbers.length === 0) return;
  await tellOtherTabs(tx, key, paymentNumbers, { kind: 'released', actor });
  await tx.query(
    `with released as (
       update payments set released_at = clock_timestamp(), released_by = $3, look_at = now(),
         undone_reason = $4
       where restaurant_id = $1 and payment_number = any($2::int[]) and released_at is null
         and state in ('starting', 'open')
       returning payment_number
     )
     update shares s set released_at = clock_timestamp() from released r
     where s.restaurant_id = $1 and s.payment_number = r.payment_number and s.released_at is null`,
    [key.restaurantId, paymentNumbers, actor, end],
  );
}

/** Tells the tabs in which payments count of what happened to those, but for the one that changes. */
export async function tellOtherTabs(
  tx: Transaction,
  key: TabKey,
  paymentNumbers: readonly number[],
  { kind, actor }: { kind: TabEventKind; actor: string },
): Promise<void> {
  const { restaurantId } = key;
  for (const tabId of await listOtherTabs(tx, key, paymentNumbers)) {
    await insertTabEvent(tx, { restaurantId, tabId }, kind, actor);
  }
}

/**
 * The tabs in which payments were taken, and those of orders of which they pay something, or did: an
 * order may have been moved with what was paid of it.
 */
export async function listOtherTabs(
  db: Queryable,
  { restaurantId, tabId }: TabKey,
  paymentNumbers: readonly number[],
): Promise<number[]> {
  if (paymentNumbers.length === 0) return [];
  const rows = await db.query<{ tabId: number }>(
    `select tab_id as "tabId" from (
       select p.tab_id from payments p
       where p.restaurant_id = $1 and p.payment_number ${isOneOf('$2', paymentNumbers)}
       union
       select o.tab_id from shares s
       join orders o on o.restaurant_id = s.restaurant_id and o.order_id = s.order_id
       where s.restaurant_id = $1 and s.payment_number ${isOneOf('$2', paymentNumbers)}
     ) related
     where tab_id <> $3
     order by tab_id`,
    [restaurantId, paymentNumbers, tabId],
  );
  return rows.map((row) => row.tabId);
}

/**
 * The tab's payments go with it into another, and the parts into which it was divided; with
 * `moveMoneyBack` they come back.
 */
export async function moveMoney(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  intoTabId: number,
): Promise<void> {
  await tx.query(
    `with division as (
       update divisions set tab_id = $3 where restaurant_id = $1 and tab_id = $2
     )
     update payments set tab_id = $3, merged_from = coalesce(merged_from, $2)
     where restaurant_id = $1 and tab_id = $2`,
    [restaurantId, tabId, intoTabId],
  );
}

export async function moveMoneyBack(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  fromTabId: number,
): Promise<void> {
  await tx.query(
    `${MERGED_INTO}, payment as (
       update payments set tab_id = $2, merged_from = nullif(merged_from, $2)
       where restaurant_id = $1 and tab_id = $3 and merged_from in (select tab_id from merged)
       returning payment_number
     )
     update divisions d set tab_id = $2
     from shares s join payment p on p.payment_number = s.payment_number
     where d.restaurant_id = $1 and s.restaurant_id = $1
       and s.division_number = d.division_number`,
    [restaurantId, tabId, fromTabId],
  );
}

/** Whether something was claimed at a tab since another came into it, which can then no longer leave. */
export async function hasPaidSince(
  db: Queryable,
  { restaurantId, tabId }: TabKey,
  mergedTabId: number,
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from payments p
     join tabs t on t.restaurant_id = p.restaurant_id and t.tab_id = $3
     where p.restaurant_id = $1 and p.tab_id = $2 and p.created_at >= t.closed_at
       and p.state in ('starting', 'open', 'paid') limit 1`,
    [restaurantId, tabId, mergedTabId],
  );
  return rows.length > 0;
}
