import type { Order, OrderStatus, PaymentStatus } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { changeOrder, insertEvent } from './order-events.ts';
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
  /** Only an order that comes all at once: a step of another is one of its courses. */
  isAtOnce?: boolean;
}

/**
 * Moves an order from one status to another, which whoever does it has seen, and inserts the event, in one statement, which also
 * returns the order as it is then: a step that was stored is answered, even if the database can no
 * longer be reached. Null if the order is not in `from`. Its row is locked first: of several
 * concurrent calls, only one finds it there.
 */
export async function updateStatus(db: Queryable, step: Step): Promise<Order | null> {
  const [row] = await db.query<OrderRow>(
    `${changeOrder(
      `status = any($3::text[]) and payment = any($9::text[])
       and (courses is null or not $10::boolean)
       and ($5::int is null
         or status_changed_at > clock_timestamp() - make_interval(secs => $5 / 1000.0))`,
      `status = $4,
       status_changed_at = case when $8::boolean then placed_at else clock_timestamp() end,
       seen_at = case when $6 = '' or $4 = 'cancelled' then seen_at else coalesce(seen_at, clock_timestamp()) end,
       cancel_reason = case when $4 = 'cancelled' then $7 else '' end,`,
      insertEvent('changed', '$6', '$7', `''`, '0'),
    )} select ${ORDER_COLUMNS} from changed o`,
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
      step.isAtOnce ?? false,
    ],
  );
  return row ? orderFromRow(row) : null;
}
