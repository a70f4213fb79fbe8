import type { Disputed } from '@simplato/contract';
import {
  chargedCents,
  chargedTipCents,
  isOpen,
  type OnlineCharge,
  type Order,
  type OrderAccount,
  type OrderInSpan,
  type OrderStatus,
  type PaymentStatus,
  type Removal,
  type Span,
} from '@simplato/domain';
import { onlyRow, type Queryable } from '../../db/database.ts';
import { ORDER_COLUMNS, orderFromRow, type OrderRow } from '../orders/order-rows.ts';
import {
  backFromRows,
  chargeFromRow,
  instant,
  money,
  movedBack,
  movedIn,
  type MoneyColumns,
  type MoneyRows,
} from './online-money.ts';

export interface HistoryFilter {
  from: Date | null;
  until: Date | null;
  /** Part of a table's name; empty for all. */
  table: string;
  orderId: number | null;
  /** Only the orders of this order's tab. */
  tabOf: number | null;
  status: OrderStatus | null;
  payments: readonly PaymentStatus[];
  /** Only orders with a lower number: where the page before this one ended. */
  before: number | null;
}

/** The largest value of the column order_id. */
const LAST_NUMBER = 2_147_483_647;
/**
 * Order numbers and `placed_at` may disagree by this much: an order paid online gets its number
 * when it is created, but its `placed_at` when it reaches the kitchen. Far longer than any payment
 * takes.
 */
const ANY_WAIT = `interval '7 days'`;
/** Each step back covers this many times more orders than the one before. */
const STEP_GROWTH = 4;
/** In orders; a step of this length takes some tens of milliseconds. */
const LONGEST_STEP = 20_000;

/** The number of an order from before the range of days asked for, and of one from after it. */
const LAST_BEFORE = `(
  select p.order_id from orders p
  where p.restaurant_id = $1 and p.placed_at < $2::timestamptz - ${ANY_WAIT}
  order by p.placed_at desc limit 1)`;
const FIRST_AFTER = `(
  select p.order_id from orders p
  where p.restaurant_id = $1 and p.placed_at >= $3::timestamptz + ${ANY_WAIT} and p.placed_at <= now()
  order by p.placed_at limit 1)`;
/** The first and the last order of the tab of order $8; none, where there is no such order. */
const OF_TAB = `p.restaurant_id = $1 and p.tab_id = (
    select q.tab_id from orders q where q.restaurant_id = $1 and q.order_id = $8)`;
const FIRST_OF_TAB = `(select min(p.order_id) from orders p where ${OF_TAB})`;
const LAST_OF_TAB = `(select max(p.order_id) from orders p where ${OF_TAB})`;
/** Partial indexes make the first open and the first pending order cheap to find. */
const FIRST_OPEN = `(
  select min(p.order_id) from orders p
  where p.restaurant_id = $1 and p.status not in ('closed', 'cancelled'))`;
const FIRST_PENDING = `(
  select min(p.order_id) from orders p where p.restaurant_id = $1 and p.payment = 'pending')`;

interface Numbers {
  first: number;
  last: number;
}

/**
 * The filter as a range of order numbers, as narrow as it can be: orders outside it are never read.
 */
async function boundsOf(db: Queryable, restaurantId: number, filter: HistoryFilter) {
  const isOfOpen = filter.status !== null && isOpen(filter.status);
  return onlyRow(
    await db.query<Numbers>(
      `select
         greatest(
           coalesce($4::int, ${LAST_BEFORE}, 1),
           case when $6::boolean then coalesce(${FIRST_OPEN}, ${LAST_NUMBER}) end,
           case when $7::boolean then coalesce(${FIRST_PENDING}, ${LAST_NUMBER}) end,
           case when $8::int is not null then coalesce(${FIRST_OF_TAB}, ${LAST_NUMBER}) end
         ) as first,
         least(
           coalesce($4::int, ${FIRST_AFTER}, ${LAST_NUMBER}), $5::int - 1, last_order_id,
           case when $8::int is not null then ${LAST_OF_TAB} end
         ) as last
       from restaurant_counters where restaurant_id = $1`,
      [
        restaurantId,
        filter.from,
        filter.until,
        filter.orderId,
        filter.before,
        isOfOpen,
        filter.payments.every((one) => one === 'pending'),
        filter.tabOf,
      ],
    ),
  );
}

/**
 * Newest first. Numbers rise with time, so a page's last number is the cursor of the next page.
 *
 * Searches backwards in growing ranges of numbers until the page is full. Whatever plan PostgreSQL
 * chooses, a step reads at most the orders of its range; a single statement might sort the whole
 * history to return a hundred (decision 0002).
 */
export async function listHistory(
  db: Queryable,
  restaurantId: number,
  filter: HistoryFilter,
  limit: number,
): Promise<Order[]> {
  const { first, last } = await boundsOf(db, restaurantId, filter);
  const found: Order[] = [];
  let [end, step] = [last + 1, limit];
  while (found.length < limit && end > first) {
    const from = Math.max(first, end - step);
    const numbers = { first: from, last: end - 1 };
    found.push(...(await listWithin(db, restaurantId, filter, numbers, limit - found.length)));
    [end, step] = [from, Math.min(step * STEP_GROWTH, LONGEST_STEP)];
  }
  return found;
}

async function listWithin(
  db: Queryable,
  restaurantId: number,
  filter: HistoryFilter,
  { first, last }: Numbers,
  limit: number,
): Promise<Order[]> {
  const rows = await db.query<OrderRow>(
    `select ${ORDER_COLUMNS} from orders o
     where o.restaurant_id = $1 and o.order_id between $2 and $3
       and ($4::timestamptz is null or o.placed_at >= $4)
       and ($5::timestamptz is null or o.placed_at < $5)
       and ($6 = '' or position(lower($6) in lower(o.table_name)) > 0)
       and ($7::text is null or o.status = $7)
       and o.payment = any($8::text[])
       and ($10::int is null or o.tab_id = (
         select q.tab_id from orders q where q.restaurant_id = $1 and q.order_id = $10))
     order by o.order_id desc limit $9`,
    [
      restaurantId,
      first,
      last,
      filter.from,
      filter.until,
      filter.table,
      filter.status,
      filter.payments,
      limit,
      filter.tabOf,
    ],
  );
  return rows.map(orderFromRow);
}

/** An order's money. A payment that counts for it came in with it. */
const ORDER_MONEY = `(
    select json_agg(json_build_object('at', r.removed_at, 'lines', r.lines)
      order by r.removal_number)
    from removals r where r.restaurant_id = o.restaurant_id and r.order_id = o.order_id
  ) as removals, ${money('order_id', 'o.placed_at', `case when p.state = 'late' then 'late' else 'sold' end`)}`;

/** Orders of earlier days to whose money something happened in the span. */
const TOUCHED = `
  select order_id from orders
  where restaurant_id = $1 and status = 'cancelled'
    and status_changed_at >= $2 and status_changed_at < $3
  union select order_id from removals
  where restaurant_id = $1 and removed_at >= $2 and removed_at < $3
  union ${movedBack('order_id')}`;
/** Orders that count in the figures of a span: placed in it, or something happened to them. */
const IN_SPAN = `
  select order_id from orders where restaurant_id = $1 and placed_at >= $2 and placed_at < $3
  union select order_id from orders
  where restaurant_id = $1 and status in ('closed', 'cancelled')
    and status_changed_at >= $2 and status_changed_at < $3
  union ${movedIn('order_id')}
  union ${TOUCHED}`;
/** A column of an order's last event, of all or of those before an instant. */
const ofLastEvent = (column: string, before: string) => `(
    select e.${column} from order_events e
    where e.restaurant_id = o.restaurant_id and e.order_id = o.order_id ${before}
    order by e.event_id desc limit 1)`;
/**
 * An order's status at an instant, given as a parameter: nothing that came later counts. Asked of the
 * last event and not with `exists`, for which PostgreSQL may read the events of all orders.
 */
const statusAt = (at: string) => `case
    when ${ofLastEvent('occurred_at', '')} >= ${at}
    then coalesce(${ofLastEvent('status', `and e.occurred_at < ${at}`)}, 'received')
    else o.status end`;

type AccountRow = OrderRow &
  MoneyColumns & {
    removals: Removal[] | null;
    cancelledAt: Date | null;
  };
const ACCOUNT_COLUMNS = `${ORDER_COLUMNS}, ${ORDER_MONEY},
  case when o.status = 'cancelled' then o.status_changed_at end as "cancelledAt"`;

type SpanRow = AccountRow & {
  statusThen: OrderStatus;
  statusBefore: OrderStatus | null;
  readyThen: Date | null;
};

/**
 * The orders of a span as they stood at its end, each with when it last became ready (`readyAt`): an
 * order that went back to the kitchen becomes ready again.
 */
export async function listOrdersInSpan(
  db: Queryable,
  restaurantId: number,
  { from, until }: Span,
): Promise<OrderInSpan[]> {
  const rows = await db.query<SpanRow>(
    `select ${ACCOUNT_COLUMNS},
       ${statusAt('$3')} as "statusThen",
       case when o.placed_at < $2 then ${statusAt('$2')} end as "statusBefore", (
       select min(e.occurred_at) from order_events e
       where e.restaurant_id = o.restaurant_id and e.order_id = o.order_id and e.status = 'ready'
         and e.occurred_at < $3
         and e.event_id > (
           select max(earlier.event_id) from order_events earlier
           where earlier.restaurant_id = o.restaurant_id and earlier.order_id = o.order_id
             and earlier.status in ('received', 'preparing') and earlier.occurred_at < $3)
     ) as "readyThen"
     from orders o
     where o.restaurant_id = $1 and o.order_id in (${IN_SPAN})
     order by o.order_id`,
    [restaurantId, from, until],
  );
  return rows.map(({ statusThen, statusBefore, readyThen, ...row }) => {
    const account = accountFromRow(row);
    return {
      ...account,
      order: { ...account.order, status: statusThen },
      statusBefore,
      readyAt: readyThen?.toISOString() ?? null,
    };
  });
}

/** The orders whose sales something in the span may have changed, since they were placed. */
export async function listTouchedOrders(
  db: Queryable,
  restaurantId: number,
  { from, until }: Span,
): Promise<OrderAccount[]> {
  const rows = await db.query<AccountRow>(
    `select ${ACCOUNT_COLUMNS} from orders o
     where o.restaurant_id = $1 and o.order_id in (${TOUCHED})
     order by o.order_id`,
    [restaurantId, from, until],
  );
  return rows.map(accountFromRow);
}

function accountFromRow({
  cancelledAt,
  removals,
  charges,
  refunds,
  disputes,
  ...row
}: AccountRow): OrderAccount {
  const order = orderFromRow(row);
  return {
    order,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    removals: (removals ?? []).map(({ at, lines }) => ({ at: instant(at), lines })),
    charges: chargesOf(order, charges ?? []),
    ...backFromRows({ refunds, disputes }),
  };
}

/** The order itself says what was charged for it; its payment adds the fees, and late ones stand apart. */
function chargesOf(order: Order, rows: MoneyRows['charges']): OnlineCharge[] {
  const all = rows.map(chargeFromRow);
  const paid = all.find(({ isLate }) => !isLate);
  const own: OnlineCharge = {
    at: order.placedAt,
    isLate: false,
    amountCents: chargedCents(order),
    tipCents: chargedTipCents(order),
    platformFeeCents: paid?.platformFeeCents ?? 0,
    providerFee: paid?.providerFee ?? null,
  };
  return [...(order.payment === 'paid' ? [own] : []), ...all.filter(({ isLate }) => isLate)];
}

/** The orders, and the shares of tabs, whose diners' banks disputed a charge in this period. */
export async function listDisputed(
  db: Queryable,
  restaurantId: number,
  { from, until }: Span,
): Promise<Disputed> {
  const rows = await db.query<{
    orderId: number | null;
    paymentNumber: number;
    tableName: string | null;
  }>(
    `select distinct d.order_id as "orderId", d.payment_number as "paymentNumber",
       t.table_name as "tableName"
     from disputes d
     join payments p on p.restaurant_id = d.restaurant_id and p.payment_number = d.payment_number
     left join tabs t on t.restaurant_id = p.restaurant_id and t.tab_id = p.tab_id
     where d.restaurant_id = $1 and d.opened_at >= $2 and d.opened_at < $3
     order by 1, 2`,
    [restaurantId, from, until],
  );
  return {
    orders: [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))],
    shares: rows.flatMap(({ paymentNumber, tableName }) =>
      tableName === null ? [] : { paymentNumber, tableName },
    ),
  };
}
