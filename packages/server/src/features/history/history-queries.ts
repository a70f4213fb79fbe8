import {
  isOpen,
  type Cents,
  type Order,
  type OrderFees,
  type OrderOfDay,
  type OrderStatus,
  type PaymentStatus,
} from '@simplato/domain';
import { onlyRow, type Queryable } from '../../db/database.ts';
import { ORDER_COLUMNS, orderFromRow, type OrderRow } from '../orders/order-rows.ts';

export interface HistoryFilter {
  from: Date | null;
  until: Date | null;
  /** Part of a table's name; empty for all. */
  table: string;
  orderId: number | null;
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
           case when $7::boolean then coalesce(${FIRST_PENDING}, ${LAST_NUMBER}) end
         ) as first,
         least(coalesce($4::int, ${FIRST_AFTER}, ${LAST_NUMBER}), $5::int - 1, last_order_id) as last
       from restaurant_counters where restaurant_id = $1`,
      [
        restaurantId,
        filter.from,
        filter.until,
        filter.orderId,
        filter.before,
        isOfOpen,
        filter.payments.every((one) => one === 'pending'),
      ],
    ),
  );
}

/**
 * Newest first. Numbers rise with time, so a page's last number is the cursor of the next page.
 *
 * Searches backwards in growing ranges of numbers until the page is full. Whatever plan PostgreSQL
 * chooses, a step reads at most the orders of its range; a single statement might sort the whole
 * history to return a hundred (decision 0050).
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
    ],
  );
  return rows.map(orderFromRow);
}

interface MoneyColumns {
  platformFeeCents: Cents | null;
  feeBackCents: Cents;
  providerFeeCents: Cents | null;
  lateCents: Cents;
  lateBackCents: Cents;
}

/**
 * An order's platform fees, charged and refunded; the provider's fees; and payments that arrived
 * too late to count for the order. `platformFeeCents` and `providerFeeCents` are null for an order
 * without payments.
 */
const MONEY = `left join lateral (
    select sum(p.platform_fee_cents)::int as "platformFeeCents",
      case when bool_and(p.provider_fee_cents is not null)
        then sum(p.provider_fee_cents)::int end as "providerFeeCents",
      coalesce(sum(p.amount_cents) filter (where p.state = 'late'), 0)::int as "lateCents",
      coalesce(sum(back.fee), 0)::int as "feeBackCents",
      coalesce(sum(back.amount) filter (where p.state = 'late'), 0)::int as "lateBackCents"
    from payments p left join lateral (
      select sum(r.platform_fee_cents) as fee, sum(r.amount_cents) as amount from refunds r
      where r.restaurant_id = p.restaurant_id and r.order_id = p.order_id
        and r.attempt = p.attempt and r.state = 'done'
    ) back on true
    where p.restaurant_id = o.restaurant_id and p.order_id = o.order_id
      and p.state in ('paid', 'late')
  ) money on true`;

/**
 * The orders placed in a period, each with when it last became ready (`readyAt`): an order that
 * went back to the kitchen becomes ready again.
 */
export async function listOrdersBetween(
  db: Queryable,
  restaurantId: number,
  from: Date,
  until: Date,
): Promise<OrderOfDay[]> {
  const rows = await db.query<OrderRow & { readyAt: Date | null; money: MoneyColumns }>(
    `select ${ORDER_COLUMNS}, (
       select min(e.occurred_at) from order_events e
       where e.restaurant_id = o.restaurant_id and e.order_id = o.order_id and e.status = 'ready'
         and e.event_id > (
           select max(earlier.event_id) from order_events earlier
           where earlier.restaurant_id = o.restaurant_id and earlier.order_id = o.order_id
             and earlier.status in ('received', 'preparing'))
     ) as "readyAt", to_json(money) as money
     from orders o ${MONEY}
     where o.restaurant_id = $1 and o.placed_at >= $2 and o.placed_at < $3
     order by o.order_id`,
    [restaurantId, from, until],
  );
  return rows.map(({ readyAt, money, ...row }) => ({
    order: orderFromRow(row),
    readyAt: readyAt?.toISOString() ?? null,
    fees: feesOf(money),
  }));
}

function feesOf(money: MoneyColumns): OrderFees | null {
  if (money.platformFeeCents === null) return null;
  return {
    platformCents: money.platformFeeCents - money.feeBackCents,
    providerCents: money.providerFeeCents,
    lateCents: money.lateCents,
    lateBackCents: money.lateBackCents,
  };
}

/** The orders whose payment, made in this period, the diner's bank disputes. */
export async function listDisputed(
  db: Queryable,
  restaurantId: number,
  from: Date,
  until: Date,
): Promise<number[]> {
  const rows = await db.query<{ orderId: number }>(
    `select distinct order_id as "orderId" from payments
     where restaurant_id = $1 and is_disputed and created_at >= $2 and created_at < $3
     order by 1`,
    [restaurantId, from, until],
  );
  return rows.map(({ orderId }) => orderId);
}
