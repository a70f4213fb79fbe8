import type { Order, OrderStatus } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { ORDER_COLUMNS, orderFromRow, type OrderRow } from './order-rows.ts';

/** As long as an evening with its midday before it, and no more than anybody scrolls through. */
const HOURS = 12;
const MOST = 50;

export interface ClosedOrder {
  order: Order;
  closedAt: string;
}

/** What left the board lately, the latest first; `search` is an order's number or part of a table's name. */
export async function listClosedOrders(
  db: Queryable,
  restaurantId: number,
  search: string,
): Promise<ClosedOrder[]> {
  const rows = await db.query<OrderRow & { closedAt: Date }>(
    `select ${ORDER_COLUMNS}, o.status_changed_at as "closedAt" from orders o
     where o.restaurant_id = $1 and o.status in ('closed', 'cancelled')
       and o.status_changed_at > clock_timestamp() - make_interval(hours => ${HOURS})
       and ($2 = '' or o.order_id::text = $2 or position(lower($2) in lower(o.table_name)) > 0)
     order by o.status_changed_at desc, o.order_id desc limit ${MOST}`,
    [restaurantId, search],
  );
  return rows.map(({ closedAt, ...row }) => ({
    order: orderFromRow(row),
    closedAt: closedAt.toISOString(),
  }));
}

export interface OrderChange {
  eventId: number;
  occurredAt: Date;
  status: OrderStatus;
  actor: string;
  reason: string;
}

/** Every change of an order's status, from its first event on. Ticks are left out. */
export async function listOrderChanges(
  db: Queryable,
  restaurantId: number,
  orderId: number,
): Promise<OrderChange[]> {
  return db.query<OrderChange>(
    `select event_id as "eventId", occurred_at as "occurredAt", status, actor, reason
     from (
       select e.event_id, e.occurred_at, e.status, e.reason,
         coalesce(nullif(e.actor, ''), case when e.event_id = min(e.event_id) over ()
           then v.opened_by end, '') as actor,
         lag(e.status) over (order by e.event_id) as before
       from order_events e
       join orders o on o.restaurant_id = e.restaurant_id and o.order_id = e.order_id
       join visits v on v.restaurant_id = o.restaurant_id and v.visit_id = o.visit_id
       where e.restaurant_id = $1 and e.order_id = $2
     ) as change
     where before is distinct from status
     order by event_id`,
    [restaurantId, orderId],
  );
}
