import type { Order, OrderChange } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { ORDER_COLUMNS, orderFromRow, type OrderRow } from './order-rows.ts';

/** Covers lunch and dinner of one day; at most as many orders as anybody scrolls through. */
const HOURS = 12;
const MOST = 50;

export interface ClosedOrder {
  order: Order;
  closedAt: string;
}

/**
 * Orders that left the board lately, newest first; `search` is an order number or part of a table's
 * name.
 */
export async function listClosedOrders(
  db: Queryable,
  restaurantId: number,
  search: string,
): Promise<ClosedOrder[]> {
  const rows = await db.query<OrderRow & { closedAt: Date }>(
    `select ${ORDER_COLUMNS}, o.status_changed_at as "closedAt" from orders o
     where o.restaurant_id = $1 and o.status in ('closed', 'cancelled')
       and o.status_changed_at > now() - make_interval(hours => ${HOURS})
       and ($2 = '' or o.order_id::text = $2 or position(lower($2) in lower(o.table_name)) > 0)
     order by o.status_changed_at desc, o.order_id desc limit ${MOST}`,
    [restaurantId, search],
  );
  return rows.map(closedOrder);
}

/** Orders that left the board, however long ago, while a person still has to return their money. */
export async function listStuckOrders(db: Queryable, restaurantId: number): Promise<ClosedOrder[]> {
  const rows = await db.query<OrderRow & { closedAt: Date }>(
    `select ${ORDER_COLUMNS}, o.status_changed_at as "closedAt" from orders o
     where o.restaurant_id = $1 and o.stray_state = 'stuck' and o.status in ('closed', 'cancelled')
     order by o.order_id desc`,
    [restaurantId],
  );
  return rows.map(closedOrder);
}

function closedOrder({ closedAt, ...row }: OrderRow & { closedAt: Date }): ClosedOrder {
  return { order: orderFromRow(row), closedAt: closedAt.toISOString() };
}

/** What has happened to an order, from its first event on. Ticks are left out. */
export async function listOrderChanges(
  db: Queryable,
  restaurantId: number,
  orderId: number,
): Promise<OrderChange[]> {
  return db.query<OrderChange>(
    `select event_id as "eventId", occurred_at as "occurredAt", kind, status, payment,
       refund_cents as "refundCents", actor, case when remark = '' then reason else remark end as reason
     from (
       select e.event_id, e.occurred_at, e.status, e.payment, e.refund_cents, e.reason, e.remark,
         coalesce(nullif(e.actor, ''), case when e.event_id = min(e.event_id) over ()
           then v.opened_by end, '') as actor,
         case
           when lag(e.status) over step is distinct from e.status then 'step'
           when lag(e.payment) over step is distinct from e.payment then 'payment'
           when e.refund_cents > 0 then 'refund'
           when e.refund_cents = 0 and e.remark <> '' then 'remark'
         end as kind
       from order_events e
       join orders o on o.restaurant_id = e.restaurant_id and o.order_id = e.order_id
       join visits v on v.restaurant_id = o.restaurant_id and v.visit_id = o.visit_id
       where e.restaurant_id = $1 and e.order_id = $2
       window step as (order by e.event_id)
     ) as change
     where kind is not null
     order by event_id`,
    [restaurantId, orderId],
  );
}
