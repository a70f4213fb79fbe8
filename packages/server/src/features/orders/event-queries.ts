import {
  BOARD_GONE_AFTER_MS,
  type Order,
  type OrderStatus,
  type PaymentStatus,
} from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import { ORDER_COLUMNS, orderFromRow, ownOrderFromRow, type OrderRow } from './order-rows.ts';

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

/** An event alone; of a tab's, what is about an order is null. */
interface StoredEvent extends Pick<RestaurantEvent, 'eventId' | 'ageSeconds' | 'callId'> {
  orderId: number | null;
  tabId: number | null;
  status: OrderStatus;
  payment: PaymentStatus;
  doneLines: number[];
  reason: string;
}

/** Orders' events and those of tabs are numbered together: each of the two is read as far as needed. */
const eventsAfter = (
  ofOrders: string,
  ofTabs: string,
) => `select event_id as "eventId", order_id as "orderId", tab_id as "tabId", call_id as "callId",
     status, payment, done_lines as "doneLines", reason,
     extract(epoch from clock_timestamp() - occurred_at)::float8 as "ageSeconds"
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
   order by event_id`;
const EVENTS_AFTER = eventsAfter('', '');
/** A visit has few events, however many its restaurant has; of its tab, those of calls. */
const EVENTS_OF_VISIT = eventsAfter(
  `and order_id in (select order_id from orders where restaurant_id = $1 and visit_id = $3)`,
  `and call_id is not null and tab_id = (
     select tab_id from visits where restaurant_id = $1 and visit_id = $3)`,
);

/**
 * In two statements: PostgreSQL plans one with a range of numbers at each call, and with an order's
 * columns in it that took four times as long as reading the event.
 */
export async function listEventsAfter(
  db: Queryable,
  { restaurantId, visitId }: Channel,
  eventId: number,
): Promise<RestaurantEvent[]> {
  const stored = await (visitId === null
    ? db.query<StoredEvent>(EVENTS_AFTER, [restaurantId, eventId])
    : db.query<StoredEvent>(EVENTS_OF_VISIT, [restaurantId, eventId, visitId]));
  const orders = await listOrdersOfEvents(db, restaurantId, stored);
  return stored.map(({ orderId, tabId, status, payment, doneLines, reason, ...event }) => {
    const known = orders.get(orderId ?? 0);
    const row = known && {
      ...known.row,
      status,
      payment,
      doneLines,
      version: event.eventId,
      cancelReason: status === 'cancelled' ? reason : '',
      readyAt: status === 'ready' ? known.row.readyAt : null,
    };
    return {
      ...event,
      tabId: tabId ?? known?.tabId ?? 0,
      order: row ? orderFromRow(row) : null,
      ownOrder: row ? ownOrderFromRow(row) : null,
      visitId: known?.visitId ?? null,
    };
  });
}

interface OrderOfEvent {
  row: OrderRow;
  tabId: number;
  visitId: string;
}

async function listOrdersOfEvents(
  db: Queryable,
  restaurantId: number,
  events: readonly StoredEvent[],
): Promise<Map<number, OrderOfEvent>> {
  const ids = [...new Set(events.flatMap(({ orderId }) => orderId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db.query<OrderRow & Omit<OrderOfEvent, 'row'>>(
    `select ${ORDER_COLUMNS}, o.tab_id as "tabId", o.visit_id as "visitId" from orders o
     where o.restaurant_id = $1 and o.order_id ${isOneOf('$2', ids)}`,
    [restaurantId, ids],
  );
  return new Map(rows.map((row) => [row.orderId, { row, tabId: row.tabId, visitId: row.visitId }]));
}

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
