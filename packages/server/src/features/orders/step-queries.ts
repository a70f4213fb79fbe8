import type { Order, OrderStatus, PaymentStatus } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { ORDER_COLUMNS, orderFromRow, type OrderRow } from './order-rows.ts';

interface Step {
  restaurantId: number;
  orderId: number;
  from: readonly OrderStatus[];
  to: OrderStatus;
  /** The name of the member of staff. */
  actor: string;
  reason?: string;
  /** Marks a step back, which cannot itself be undone. */
  isBack?: boolean;
  /** Only while the order has been in `from` for less than this. */
  withinMs?: number;
  /**
   * Only orders with one of these payment statuses: the kitchen must not touch one that is being
   * paid.
   */
  payments?: readonly PaymentStatus[];
}

/**
 * Moves an order from one status to another and inserts the event, in one statement, which also
 * returns the order as it is then: a step that was stored is answered, even if the database can no
 * longer be reached. Null if the order is not in `from`. Its row is locked first: of several
 * concurrent calls, only one finds it there.
 */
export async function updateStatus(db: Queryable, step: Step): Promise<Order | null> {
  const [row] = await db.query<OrderRow>(
    `with target as (
       select 1 from orders
       where restaurant_id = $1 and order_id = $2 and status = any($3::text[])
         and payment = any($9::text[])
         and ($5::int is null
           or status_changed_at > clock_timestamp() - make_interval(secs => $5 / 1000.0))
       for update
     ), counter as (
       update restaurant_counters set last_event_id = last_event_id + 1
       where restaurant_id = $1 and exists (select 1 from target)
       returning last_event_id
     ), moved as (
       update orders
       set status = $4, version = counter.last_event_id,
         status_changed_at = case when $8::boolean then placed_at else clock_timestamp() end,
         cancel_reason = case when $4 = 'cancelled' then $7 else '' end
       from counter
       where restaurant_id = $1 and order_id = $2
       returning orders.*
     ), event as (
       insert into order_events (restaurant_id, event_id, order_id, status, payment, done_lines, actor,
         reason)
       select $1, version, order_id, status, payment, done_lines, $6, $7 from moved
     )
     select ${ORDER_COLUMNS} from moved o`,
    [
      step.restaurantId,
      step.orderId,
      step.from,
      step.to,
      step.withinMs ?? null,
      step.actor,
      step.reason ?? '',
      step.isBack ?? false,
      step.payments ?? ['unpaid', 'paid'],
    ],
  );
  return row ? orderFromRow(row) : null;
}
