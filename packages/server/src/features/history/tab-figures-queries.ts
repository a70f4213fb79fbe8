import {
  PAYMENT_DASHBOARD,
  type Cents,
  type CloseReason,
  type ShareAccount,
  type Span,
  type TabAccount,
  type TaxedAmount,
} from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { REFUND_OF_SHARE } from '../till/read-till.ts';
import {
  backFromRows,
  chargeFromRow,
  instant,
  money,
  movedBack,
  movedIn,
  type MoneyColumns,
} from './online-money.ts';

const SHARE_MONEY = money('payment_number', 'p.settled_at', REFUND_OF_SHARE);

/** Payments to which something happened in the span. */
const PAYMENTS_IN_SPAN = `${movedIn('payment_number')} union ${movedBack('payment_number')}`;

/** A share of a tab with its money, and what has to be known to tell its VAT. */
export interface StoredShare extends Omit<ShareAccount, 'paid'> {
  tabId: number;
  products: TaxedAmount[];
  onAccountCents: Cents;
  /** What payments have picked of its tab's orders, product by product. */
  picked: (TaxedAmount & { orderId: number })[];
}

type ShareRow = MoneyColumns & Omit<StoredShare, keyof MoneyColumns>;

/** What a payment paid of products, by rate. */
const PRODUCTS = `
  select s.order_id as "orderId", l.vat_percent as "vatPercent", s.cents as "grossCents"
  from shares s
  join order_lines l on l.restaurant_id = s.restaurant_id and l.order_id = s.order_id
    and l.line_number = s.line_number
  where s.restaurant_id = $1`;

/** The shares of tabs to whose money online something happened in the span. */
export async function listSharesInSpan(
  db: Queryable,
  restaurantId: number,
  { from, until }: Span,
): Promise<StoredShare[]> {
  const rows = await db.query<ShareRow>(
    `select o.payment_number as "paymentNumber", t.table_name as "tableName", o.tab_id as "tabId",
       (o.amount_cents - o.tip_cents - (
         select coalesce(sum(s.cents), 0) from shares s
         where s.restaurant_id = $1 and s.payment_number = o.payment_number
           and s.order_id is not null))::int as "onAccountCents", (
         select coalesce(json_agg(product), '[]') from (
           ${PRODUCTS} and s.payment_number = o.payment_number) product
       ) as products, (
         select coalesce(json_agg(product), '[]') from (
           ${PRODUCTS} and s.released_at is null and s.order_id in (
             select paid.order_id from orders paid
             where paid.restaurant_id = $1 and paid.tab_id = o.tab_id) and exists (
             select 1 from payments p
             where p.restaurant_id = $1 and p.payment_number = s.payment_number
               and p.state = 'paid')) product
       ) as picked,
       ${SHARE_MONEY}
     from payments o
     join tabs t on t.restaurant_id = o.restaurant_id and t.tab_id = o.tab_id
     where o.restaurant_id = $1 and o.form = 'online' and o.state in ('paid', 'late')
       and o.payment_number in (${PAYMENTS_IN_SPAN})
     order by o.payment_number`,
    [restaurantId, from, until, PAYMENT_DASHBOARD],
  );
  return rows.map(({ products, picked, onAccountCents, charges, ...row }) => ({
    paymentNumber: row.paymentNumber,
    tableName: row.tableName,
    tabId: row.tabId,
    products,
    onAccountCents,
    picked,
    charges: (charges ?? []).map(chargeFromRow),
    ...backFromRows(row),
  }));
}

/** A tab is closed at most this long after its last order. One without events is older than tabs. */
const ANY_STAY = `interval '7 days'`;

/** The tabs that were closed in a span or open when it ended, with what was due of them. */
export async function listTabsInSpan(
  db: Queryable,
  restaurantId: number,
  { from, until }: Span,
): Promise<TabAccount[]> {
  const rows = await db.query<{
    closedAt: Date | null;
    reason: CloseReason | '';
    orders: {
      orderId: number;
      grossCents: Cents;
      cancelledAt: string | null;
      removals: { at: string; cents: Cents }[] | null;
    }[];
    paid: TabAccount['paid'] | null;
    onAccount:
      | {
          at: string;
          cents: Cents;
          loweredCents: Cents;
          back: { at: string; cents: Cents }[] | null;
        }[]
      | null;
  }>(
    `select t.closed_at as "closedAt", t.close_reason as reason, (
         select json_agg(json_build_object('orderId', o.order_id, 'grossCents', (
             select coalesce(sum(l.unit_gross_cents * l.quantity), 0) from order_lines l
             where l.restaurant_id = o.restaurant_id and l.order_id = o.order_id),
           'cancelledAt', case when o.status = 'cancelled' then o.status_changed_at end,
           'removals', (
             select json_agg(json_build_object('at', r.removed_at,
               'cents', l.unit_gross_cents * gone.quantity))
             from removals r
             cross join jsonb_to_recordset(r.lines) as gone ("lineNumber" int, quantity int)
             join order_lines l on l.restaurant_id = r.restaurant_id and l.order_id = r.order_id
               and l.line_number = gone."lineNumber"
             where r.restaurant_id = o.restaurant_id and r.order_id = o.order_id))
           order by o.order_id)
         from orders o
         where o.restaurant_id = t.restaurant_id and o.tab_id = t.tab_id and o.payment = 'unpaid'
           and o.placed_at < $3
       ) as orders, (
         select json_agg(json_build_object('orderId', o.order_id, 'at', p.settled_at,
           'cents', s.cents, 'releasedAt', s.released_at))
         from orders o
         join shares s on s.restaurant_id = o.restaurant_id and s.order_id = o.order_id
         join payments p on p.restaurant_id = s.restaurant_id
           and p.payment_number = s.payment_number and p.state = 'paid'
         where o.restaurant_id = t.restaurant_id and o.tab_id = t.tab_id and o.payment = 'unpaid'
       ) as paid, (
         select json_agg(json_build_object('at', p.settled_at, 'cents', p.on_account_cents,
           'loweredCents', p.amount_cents - p.tip_cents - p.on_account_cents - (
             select coalesce(sum(s.cents), 0) from shares s
             where s.restaurant_id = p.restaurant_id and s.payment_number = p.payment_number
               and s.order_id is not null),
           'back', (
             select json_agg(json_build_object('at', r.asked_at, 'cents', r.amount_cents)
               order by r.refund_number desc)
             from refunds r
             where r.restaurant_id = p.restaurant_id and r.payment_number = p.payment_number)))
         from payments p
         where p.restaurant_id = t.restaurant_id and p.tab_id = t.tab_id and p.state = 'paid'
       ) as "onAccount"
     from tabs t
     where t.restaurant_id = $1 and (t.closed_at is null or t.closed_at >= $2)
       and t.merged_into is null and t.version > 0
       and t.tab_id in (
         select o.tab_id from orders o
         where o.restaurant_id = $1 and o.payment = 'unpaid'
           and o.placed_at >= $2::timestamptz - ${ANY_STAY} and o.placed_at < $3)`,
    [restaurantId, from, until],
  );
  return rows.map(({ closedAt, reason, orders, paid, onAccount }) => ({
    closedAt: closedAt?.toISOString() ?? null,
    reason: reason === '' ? null : reason,
    orders: orders.map((order) => ({
      orderId: order.orderId,
      grossCents: order.grossCents,
      cancelledAt: order.cancelledAt && instant(order.cancelledAt),
      removals: (order.removals ?? []).map(({ at, cents }) => ({ at: instant(at), cents })),
    })),
    paid: [...(paid ?? []), ...(onAccount ?? []).flatMap(onAccountFromRow)].map((one) => ({
      ...one,
      at: instant(one.at),
      releasedAt: one.releasedAt && instant(one.releasedAt),
    })),
  }));
}

/** Money on account, and apart what of it went back since: with the newest refunds. */
function onAccountFromRow({
  at,
  cents,
  loweredCents,
  back,
}: {
  at: string;
  cents: Cents;
  loweredCents: Cents;
  back: { at: string; cents: Cents }[] | null;
}) {
  const all = [{ orderId: null, at, cents, releasedAt: null as string | null }];
  let left = loweredCents;
  for (const refund of back ?? []) {
    const gone = Math.min(left, refund.cents);
    left -= gone;
    if (gone > 0) all.push({ orderId: null, at, cents: gone, releasedAt: refund.at });
  }
  return all;
}
