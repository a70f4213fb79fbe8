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

/** An order in the state after one of its events. */
export interface OrderEvent {
  eventId: number;
  visitId: string;
  /** The age of the event when it was read, by the database's clock. */
  ageSeconds: number;
  order: Order;
}

/** How many events are read and sent at a time. */
export const EVENT_BATCH = 200;

/** Whose events a stream carries: all of a restaurant, or those of one visit. */
export interface Channel {
  restaurantId: number;
  /** Null for all. */
  visitId: string | null;
}

const EVENTS_AFTER = `select o.order_id as "orderId", o.restaurant_id as "restaurantId",
     o.table_name as "tableName", o.is_table_verified as "isTableVerified", o.note,
     o.total_cents as "totalCents", o.placed_at as "placedAt", o.visit_id as "visitId",
     extract(epoch from clock_timestamp() - e.occurred_at)::float8 as "ageSeconds",
     e.status, e.payment, e.event_id as version, e.done_lines as "doneLines",
     case when e.status = 'cancelled' then e.reason else '' end as "cancelReason",
     o.tip_cents as "tipCents", o.refunded_cents as "refundedCents", ${STRAY},
     ${PAID_DESPITE}, ${ORIGIN}, ${LINES_JSON}
   from order_events e
   join orders o on o.restaurant_id = e.restaurant_id and o.order_id = e.order_id
   where e.restaurant_id = $1 and e.event_id > $2`;
const IN_TURN = `order by e.event_id limit ${EVENT_BATCH}`;
/** A visit has few events, however many its restaurant has. */
const OF_VISIT = `and e.order_id in (
     select order_id from orders where restaurant_id = $1 and visit_id = $3)`;

export async function listEventsAfter(
  db: Queryable,
  { restaurantId, visitId }: Channel,
  eventId: number,
): Promise<OrderEvent[]> {
  const rows = await (visitId === null
    ? db.query<EventRow>(`${EVENTS_AFTER} ${IN_TURN}`, [restaurantId, eventId])
    : db.query<EventRow>(`${EVENTS_AFTER} ${OF_VISIT} ${IN_TURN}`, [
        restaurantId,
        eventId,
        visitId,
      ]));
  return rows.map(({ visitId: ofVisit, ageSeconds, ...row }) => ({
    eventId: row.version,
    visitId: ofVisit,
    ageSeconds,
    order: orderFromRow(row),
  }));
}

type EventRow = OrderRow & Omit<OrderEvent, 'eventId' | 'order'>;

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
