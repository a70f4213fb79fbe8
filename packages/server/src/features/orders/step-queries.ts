import type { OrderStatus } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';

interface Step {
  restaurantId: number;
  orderId: number;
  from: OrderStatus;
  to: OrderStatus;
  /** For taking a step back: only while the order has been in `from` for less than this. */
  withinMs: number | null;
}

/**
 * Moves an order from one status to another and writes the event, in one statement. The order's row
 * is locked first: of fifty that ask at once one finds it in `from`, and answers true.
 */
export async function updateStatus(db: Queryable, step: Step): Promise<boolean> {
  const rows = await db.query(
    `with target as (
       select payment from orders
       where restaurant_id = $1 and order_id = $2 and status = $3 and payment <> 'pending'
         and ($5::int is null
           or status_changed_at > clock_timestamp() - make_interval(secs => $5 / 1000.0))
       for update
     ), counter as (
       update restaurant_counters set last_event_id = last_event_id + 1
       where restaurant_id = $1 and exists (select 1 from target)
       returning last_event_id
     ), moved as (
       update orders
       set status = $4, version = counter.last_event_id, status_changed_at = case
         when $5::int is null then clock_timestamp() else placed_at end
       from counter
       where restaurant_id = $1 and order_id = $2
       returning order_id, version, status, payment
     )
     insert into order_events (restaurant_id, event_id, order_id, status, payment)
     select $1, version, order_id, status, payment from moved
     returning event_id`,
    [step.restaurantId, step.orderId, step.from, step.to, step.withinMs],
  );
  return rows.length > 0;
}
