import type { Order } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import {
  LINES_JSON,
  orderFromRow,
  ORIGIN,
  PAID_DESPITE,
  STRAY,
  type OrderRow,
} from './order-rows.ts';

/** Something that has happened to an order, or to a tab alone. */
export interface RestaurantEvent {
  eventId: number;
  tabId: number;
  /** The age of the event when it was read, by the database's clock. */
  ageSeconds: number;
  /** The order in the state after the event, and whose it is; null where only the tab has changed. */
  order: Order | null;
  visitId: string | null;
}

/** How many events are read and sent at a time. */
export const EVENT_BATCH = 200;

/** Whose events a stream carries: all of a restaurant, or those of one visit. */
export interface Channel {
  restaurantId: number;
  /** Null for all. */
  visitId: string | null;
}

const ORDER_EVENT = `o.order_id as "orderId", o.restaurant_id as "restaurantId",
     o.table_name as "tableName", o.is_table_verified as "isTableVerified", o.note,
     o.total_cents as "totalCents", o.placed_at as "placedAt", o.visit_id as "visitId",
     extract(epoch from clock_timestamp() - e.occurred_at)::float8 as "ageSeconds",
     e.status, e.payment, e.event_id as version, e.done_lines as "doneLines",
     case when e.status = 'cancelled' then e.reason else '' end as "cancelReason",
     o.tip_cents as "tipCents", o.refunded_cents as "refundedCents", ${STRAY},
     ${PAID_DESPITE}, ${ORIGIN}, ${LINES_JSON}
`;
/** Orders' events and those of tabs are numbered together: each of the two is read as far as needed. */
const EVENTS_AFTER = `select coalesce(e.tab_id, o.tab_id) as "tabId", e.event_id as "eventId",
     ${ORDER_EVENT}
   from (
     (select event_id, occurred_at, order_id, status, payment, done_lines, reason, null::int as tab_id
      from order_events where restaurant_id = $1 and event_id > $2
      order by event_id limit ${EVENT_BATCH})
     union all
     (select event_id, occurred_at, null, null, null, null, null, tab_id
      from tab_events where restaurant_id = $1 and event_id > $2
      order by event_id limit ${EVENT_BATCH})
     order by event_id limit ${EVENT_BATCH}
   ) e
   left join orders o on o.restaurant_id = $1 and o.order_id = e.order_id
   order by e.event_id`;
/** A visit has few events, however many its restaurant has. */
const EVENTS_OF_VISIT = `select o.tab_id as "tabId", e.event_id as "eventId", ${ORDER_EVENT}
   from order_events e
   join orders o on o.restaurant_id = e.restaurant_id and o.order_id = e.order_id
   where e.restaurant_id = $1 and e.event_id > $2 and e.order_id in (
     select order_id from orders where restaurant_id = $1 and visit_id = $3)
   order by e.event_id limit ${EVENT_BATCH}`;

export async function listEventsAfter(
  db: Queryable,
  { restaurantId, visitId }: Channel,
  eventId: number,
): Promise<RestaurantEvent[]> {
  const rows = await (visitId === null
    ? db.query<EventRow>(EVENTS_AFTER, [restaurantId, eventId])
    : db.query<EventRow>(EVENTS_OF_VISIT, [restaurantId, eventId, visitId]));
  return rows.map(({ eventId: number, tabId, visitId: ofVisit, ageSeconds, ...row }) => ({
    eventId: number,
    tabId,
    ageSeconds,
    order: row.orderId === null ? null : orderFromRow(row as OrderRow),
    visitId: ofVisit,
  }));
}

/** Without an order, everything about one is null. */
type EventRow = Omit<RestaurantEvent, 'order'> &
  Omit<OrderRow, 'orderId'> & { orderId: number | null };

/** The numbers of a restaurant's last event and of the last change of its menu. */
export interface Head {
  lastEventId: number;
  menuVersion: number;
}

export async function listHeads(
  db: Queryable,
  restaurantIds: readonly number[],
): Promise<Map<number, Head>> {
  const rows = await db.query<Head & { restaurantId: number }>(
    `select c.restaurant_id as "restaurantId", c.last_event_id as "lastEventId",
       r.menu_version as "menuVersion"
     from restaurant_counters c join restaurants r on r.restaurant_id = c.restaurant_id
     where c.restaurant_id = any($1::int[])`,
    [restaurantIds],
  );
  return new Map(rows.map(({ restaurantId, ...head }) => [restaurantId, head]));
}
