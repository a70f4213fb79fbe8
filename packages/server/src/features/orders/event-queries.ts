import { BOARD_GONE_AFTER_MS, type Order } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import {
  AVOIDED,
  LINES_JSON,
  NOTE_PARTS,
  orderFromRow,
  ORIGIN,
  OWN_NOTE,
  ownOrderFromRow,
  PAID_DESPITE,
  PARTY_NAME,
  PROMISE,
  READY_AT,
  SEEN,
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
  /** The same as whoever placed it sees it. */
  ownOrder: Order | null;
  visitId: string | null;
  /** Which call of its tab has changed. */
  callId: number | null;
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
     ${OWN_NOTE}, ${NOTE_PARTS}, ${AVOIDED}, ${PARTY_NAME}, ${SEEN},
     case when e.status = 'ready' then ${READY_AT} end as "readyAt",
     o.total_cents as "totalCents", o.placed_at as "placedAt", o.visit_id as "visitId",
     extract(epoch from clock_timestamp() - e.occurred_at)::float8 as "ageSeconds",
     e.status, e.payment, e.event_id as version, e.done_lines as "doneLines", o.courses,
     case when e.status = 'cancelled' then e.reason else '' end as "cancelReason",
     o.tip_cents as "tipCents", o.refunded_cents as "refundedCents", ${STRAY},
     ${PAID_DESPITE}, ${ORIGIN}, ${PROMISE}, ${LINES_JSON}
`;
/** Orders' events and those of tabs are numbered together: each of the two is read as far as needed. */
const eventsAfter = (
  ofOrders: string,
  ofTabs: string,
) => `select coalesce(e.tab_id, o.tab_id) as "tabId", e.event_id as "eventId",
     e.call_id as "callId", ${ORDER_EVENT}
   from (
     (select event_id, occurred_at, order_id, status, payment, done_lines, reason,
        null::int as tab_id, null::int as call_id
      from order_events where restaurant_id = $1 and event_id > $2 ${ofOrders}
      order by event_id limit ${EVENT_BATCH})
     union all
     (select event_id, occurred_at, null, null, null, null, null, tab_id, call_id
      from tab_events where restaurant_id = $1 and event_id > $2 ${ofTabs}
      order by event_id limit ${EVENT_BATCH})
     order by event_id limit ${EVENT_BATCH}
   ) e
   left join orders o on o.restaurant_id = $1 and o.order_id = e.order_id
   order by e.event_id`;
const EVENTS_AFTER = eventsAfter('', '');
/** A visit has few events, however many its restaurant has; of its tab, those of calls. */
const EVENTS_OF_VISIT = eventsAfter(
  `and order_id in (select order_id from orders where restaurant_id = $1 and visit_id = $3)`,
  `and call_id is not null and tab_id = (
     select tab_id from visits where restaurant_id = $1 and visit_id = $3)`,
);

export async function listEventsAfter(
  db: Queryable,
  { restaurantId, visitId }: Channel,
  eventId: number,
): Promise<RestaurantEvent[]> {
  const rows = await (visitId === null
    ? db.query<EventRow>(EVENTS_AFTER, [restaurantId, eventId])
    : db.query<EventRow>(EVENTS_OF_VISIT, [restaurantId, eventId, visitId]));
  return rows.map(({ eventId: number, tabId, callId, visitId: ofVisit, ageSeconds, ...row }) => ({
    eventId: number,
    tabId,
    callId,
    ageSeconds,
    order: row.orderId === null ? null : orderFromRow(row as OrderRow),
    ownOrder: row.orderId === null ? null : ownOrderFromRow(row as OrderRow),
    visitId: ofVisit,
  }));
}

/** Without an order, everything about one is null. */
type EventRow = Omit<RestaurantEvent, 'order' | 'ownOrder'> &
  Omit<OrderRow, 'orderId'> & { orderId: number | null };

/** The numbers of a restaurant's last event and of the last change of its menu, and who looks. */
export interface Head {
  lastEventId: number;
  menuVersion: number;
  /** Whether a board was open within the last minute, in any process. */
  isWatched: boolean;
}

export async function listHeads(
  db: Queryable,
  restaurantIds: readonly number[],
): Promise<Map<number, Head>> {
  const rows = await db.query<Head & { restaurantId: number }>(
    `select c.restaurant_id as "restaurantId", c.last_event_id as "lastEventId",
       r.menu_version as "menuVersion", coalesce(w.seen_at >
         clock_timestamp() - make_interval(secs => $2::float8 / 1000), false) as "isWatched"
     from restaurant_counters c join restaurants r on r.restaurant_id = c.restaurant_id
     left join kitchen_watches w on w.restaurant_id = c.restaurant_id
     where c.restaurant_id = any($1::int[])`,
    [restaurantIds, BOARD_GONE_AFTER_MS],
  );
  return new Map(rows.map(({ restaurantId, ...head }) => [restaurantId, head]));
}
