import type { Cents, Order, OrderOfDay, OrderStatus, PaymentStatus } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { ORDER_COLUMNS, orderFromRow, type OrderRow } from '../orders/order-rows.ts';

export interface HistoryFilter {
  from: Date | null;
  until: Date | null;
  /** Part of a table's name; empty for all. */
  table: string;
  orderId: number | null;
  status: OrderStatus | null;
  payment: PaymentStatus | null;
  /** Only orders with a lower number: where the page before this one ended. */
  before: number | null;
}

/** The latest first. Numbers rise with time, so that the number alone tells where a page ended. */
export async function listHistory(
  db: Queryable,
  restaurantId: number,
  filter: HistoryFilter,
  limit: number,
): Promise<Order[]> {
  const rows = await db.query<OrderRow>(
    `select ${ORDER_COLUMNS} from orders o
     where o.restaurant_id = $1
       and ($2::timestamptz is null or o.placed_at >= $2)
       and ($3::timestamptz is null or o.placed_at < $3)
       and ($4 = '' or position(lower($4) in lower(o.table_name)) > 0)
       and ($5::int is null or o.order_id = $5)
       and ($6::text is null or o.status = $6)
       and ($7::text is null or o.payment = $7)
       and ($8::int is null or o.order_id < $8)
     order by o.order_id desc limit $9`,
    [
      restaurantId,
      filter.from,
      filter.until,
      filter.table,
      filter.orderId,
      filter.status,
      filter.payment,
      filter.before,
      limit,
    ],
  );
  return rows.map(orderFromRow);
}

interface FeeColumns {
  platformFeeCents: Cents | null;
  feeBackCents: Cents | null;
  providerFeeCents: Cents | null;
}

/** What the platform took and gave back of an order's payment, and what the provider took. */
const FEE_COLUMNS = `(
    select sum(p.platform_fee_cents)::int from payments p
    where p.restaurant_id = o.restaurant_id and p.order_id = o.order_id and p.state = 'paid'
  ) as "platformFeeCents", (
    select sum(r.platform_fee_cents)::int from refunds r
    join payments p on p.restaurant_id = r.restaurant_id and p.order_id = r.order_id
      and p.attempt = r.attempt and p.state = 'paid'
    where r.restaurant_id = o.restaurant_id and r.order_id = o.order_id and r.state = 'done'
  ) as "feeBackCents", (
    select sum(p.provider_fee_cents)::int from payments p
    where p.restaurant_id = o.restaurant_id and p.order_id = o.order_id and p.state = 'paid'
  ) as "providerFeeCents"`;

/** The orders of a stretch of time, each with when the kitchen handed it over for the last time. */
export async function listOrdersBetween(
  db: Queryable,
  restaurantId: number,
  from: Date,
  until: Date,
): Promise<OrderOfDay[]> {
  const rows = await db.query<OrderRow & { readyAt: Date | null } & FeeColumns>(
    `select ${ORDER_COLUMNS}, (
       select min(e.occurred_at) from order_events e
       where e.restaurant_id = o.restaurant_id and e.order_id = o.order_id and e.status = 'ready'
         and e.event_id > (
           select max(earlier.event_id) from order_events earlier
           where earlier.restaurant_id = o.restaurant_id and earlier.order_id = o.order_id
             and earlier.status in ('received', 'preparing'))
     ) as "readyAt", ${FEE_COLUMNS}
     from orders o
     where o.restaurant_id = $1 and o.placed_at >= $2 and o.placed_at < $3
     order by o.order_id`,
    [restaurantId, from, until],
  );
  return rows.map(({ readyAt, platformFeeCents, feeBackCents, providerFeeCents, ...row }) => ({
    order: orderFromRow(row),
    readyAt: readyAt?.toISOString() ?? null,
    fees:
      platformFeeCents === null
        ? null
        : {
            platformCents: platformFeeCents - (feeBackCents ?? 0),
            providerCents: providerFeeCents,
          },
  }));
}
