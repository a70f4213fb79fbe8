import type { Database } from '../src/db/database.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** So that the kitchen has one at a time. */
const APART_MINUTES = 14.3;

export interface PastEvenings {
  evenings: number;
  perEvening: number;
  /** From when each order was placed until it was ready. */
  minutes: (nth: number) => number;
  /** What was expected of each, in minutes from its placing; null where nothing was. */
  expected?: readonly [from: number, until: number];
}

/**
 * Evenings up to yesterday's, until this hour, that were made of one order again and again, by steps of the
 * whole order: as the server would have written it, with its lines, its events and its counters.
 */
export async function addPastEvenings(
  db: Database,
  restaurantId: number,
  orderId: number,
  { evenings, perEvening, minutes, expected }: PastEvenings,
): Promise<void> {
  const now = Date.now();
  const copies = Array.from({ length: evenings * perEvening }, (_none, nth) => {
    const evening = Math.floor(nth / perEvening);
    const before = (perEvening - (nth % perEvening)) * APART_MINUTES;
    const placedAt = now - (evenings - evening) * DAY_MS - before * MINUTE_MS;
    const at = (ms: number) => new Date(ms).toISOString();
    return {
      nth: nth + 1,
      placedAt: at(placedAt),
      readyAt: at(placedAt + minutes(nth) * MINUTE_MS),
      from: expected ? at(placedAt + expected[0] * MINUTE_MS) : null,
      until: expected ? at(placedAt + expected[1] * MINUTE_MS) : null,
    };
  });
  const copied = `copy as (
    select * from json_to_recordset($3::json) as c (nth int, "placedAt" timestamptz,
      "readyAt" timestamptz, "from" timestamptz, until timestamptz)
  ), counter as (
    select last_order_id, last_event_id from restaurant_counters where restaurant_id = $1
  ), template as (select * from orders where restaurant_id = $1 and order_id = $2)`;
  const values = [restaurantId, orderId, JSON.stringify(copies)];
  await db.transaction(async (tx) => {
    await tx.query(
      `with ${copied} insert into order_requests (restaurant_id, idempotency_key, request_hash)
       select $1, 'past-' || last_order_id + nth, 'x' from copy, counter, template`,
      values,
    );
    await tx.query(
      `with ${copied} insert into orders (restaurant_id, order_id, idempotency_key, visit_id, table_name,
         is_table_verified, note, total_cents, status, payment, version, placed_at,
         status_changed_at, tab_id, expected_from, expected_until)
       select $1, last_order_id + nth, 'past-' || last_order_id + nth, visit_id, table_name,
         is_table_verified, note, total_cents, 'closed', 'unpaid', last_event_id + 3 * nth, "placedAt",
         "readyAt", tab_id, "from", until
       from copy, counter, template`,
      values,
    );
    await tx.query(
      `with ${copied} insert into order_lines (restaurant_id, order_id, line_number, product_id, name,
         course, note, net_price, vat_percent, unit_gross_cents, quantity)
       select $1, last_order_id + nth, line_number, product_id, name, course, l.note, net_price,
         vat_percent, unit_gross_cents, quantity
       from copy, counter, template t
       join order_lines l on l.restaurant_id = t.restaurant_id and l.order_id = t.order_id`,
      values,
    );
    await tx.query(
      `with ${copied} insert into order_events (restaurant_id, event_id, order_id, status, payment, occurred_at)
       select $1, last_event_id + 3 * nth - 3 + step, last_order_id + nth,
         (array['received', 'ready', 'closed'])[step], 'unpaid',
         case step when 1 then "placedAt" else "readyAt" end
       from copy, counter, template, generate_series(1, 3) step`,
      values,
    );
    await tx.query(
      `update restaurant_counters set last_order_id = last_order_id + $2, last_event_id = last_event_id + 3 * $2
       where restaurant_id = $1`,
      [restaurantId, copies.length],
    );
  });
}
