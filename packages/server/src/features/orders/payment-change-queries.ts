import type { OrderObstacle, OrderStatus, PaymentStatus, StrayPayment } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import type { Expected } from '../promises/kitchen-paces.ts';
import { changeOrder, insertEvent } from './order-events.ts';
import { IS_WEIGHING } from './order-rows.ts';

export interface PaymentChange {
  restaurantId: number;
  orderId: number;
  from: PaymentStatus;
  to: PaymentStatus;
  /** The order must have one of these statuses; it keeps it. */
  in: readonly OrderStatus[];
  /** Who changed it, for the order's history. */
  actor: string;
  reason?: string;
  /** With this change the order reaches the kitchen, so its waiting time starts now. */
  isArrival?: boolean;
  paidDespite?: OrderObstacle | null;
  /** When it is expected to be ready, once it has arrived. */
  expected?: Expected | null;
}

/**
 * Changes an order's payment status and inserts the event, in one statement. False if the order's payment
 * or status was not as required. An order that will be paid at the table loses its tip.
 */
export async function updatePayment(db: Queryable, change: PaymentChange): Promise<boolean> {
  const rows = await db.query(
    `${changeOrder(
      `payment = $3 and status = any($5::text[])`,
      `payment = $4,
       tip_cents = case when $4 = 'unpaid' then 0 else tip_cents end,
       paid_despite = $9,
       expected_from = coalesce($10::timestamptz, expected_from),
       expected_until = coalesce($11::timestamptz, expected_until),
       is_promised = is_promised or $12::boolean,
       placed_at = case when $8::boolean then clock_timestamp() else placed_at end,
       status_changed_at = case when $8::boolean then clock_timestamp() else status_changed_at end,`,
      insertEvent('changed', '$6', '$7', `''`, '0'),
    )} select 1 from changed`,
    [
      change.restaurantId,
      change.orderId,
      change.from,
      change.to,
      change.in,
      change.actor,
      change.reason ?? '',
      change.isArrival ?? false,
      change.paidDespite ?? '',
      change.expected ? new Date(change.expected.fromMs) : null,
      change.expected ? new Date(change.expected.untilMs) : null,
      change.expected?.isPromised ?? false,
    ],
  );
  return rows.length > 0;
}

/** Takes the tip off an order that waits for its payment, and whose page nobody can pay on. */
export async function dropTip(
  tx: Queryable,
  { restaurantId, orderId }: { restaurantId: number; orderId: number },
): Promise<boolean> {
  const rows = await tx.query(
    `${changeOrder(
      `payment = 'pending' and status = 'received' and tip_cents > 0 and not exists (
         select 1 from payments p where p.restaurant_id = orders.restaurant_id
           and p.order_id = orders.order_id and p.state in ('starting', 'open'))`,
      'tip_cents = 0,',
      insertEvent('changed', `''`, 'cancel_reason', `''`, '0'),
    )} select 1 from changed`,
    [restaurantId, orderId],
  );
  return rows.length > 0;
}

/** Stores the total amount refunded of an order, with an event for the streams. */
export async function markRefunded(
  db: Queryable,
  refund: {
    restaurantId: number;
    orderId: number;
    refundedCents: number;
    actor: string;
    reason: string;
  },
): Promise<boolean> {
  const rows = await db.query(
    `${changeOrder(
      'refunded_cents <> $3',
      'refunded_cents = $3,',
      insertEvent('changed', '$4', 'cancel_reason', '$5', '$3 - refunded_before'),
    )} select 1 from changed`,
    [refund.restaurantId, refund.orderId, refund.refundedCents, refund.actor, refund.reason],
  );
  return rows.length > 0;
}

/** Stores an order's stray payment, with an event for the streams; the history gets its own remark. */
export async function markStray(
  db: Queryable,
  order: { restaurantId: number; orderId: number; stray: StrayPayment | null },
): Promise<boolean> {
  const rows = await db.query(
    `${changeOrder(
      '(stray_state, stray_cents) is distinct from ($3::text, $4::int)',
      'stray_state = $3, stray_cents = $4,',
      insertEvent('changed', `''`, 'cancel_reason', `''`, '0'),
    )} select 1 from changed`,
    [order.restaurantId, order.orderId, order.stray?.state ?? null, order.stray?.amountCents ?? 0],
  );
  return rows.length > 0;
}

/** Adds a remark to an order's history, without changing the order. */
export async function remarkOnOrder(
  db: Queryable,
  remark: { restaurantId: number; orderId: number; actor: string; reason: string },
): Promise<void> {
  await db.query(
    `${changeOrder(
      'true',
      '',
      insertEvent(
        'changed',
        '$3',
        `case when status = 'cancelled' then concat_ws(' · ', nullif(cancel_reason, ''), $4::text)
           else '' end`,
        '$4',
        '0',
      ),
    )} select 1 from changed`,
    [remark.restaurantId, remark.orderId, remark.actor, remark.reason],
  );
}

/**
 * Orders that wait for an online payment that nobody makes any more: placed, and left by their last
 * attempt, before `before`; an attempt still under way counts until its page has been closed since
 * `overdue`.
 */
const NEVER_PAID = `o.payment = 'pending' and o.status = 'received' and o.placed_at < $1
  and not exists (
    select 1 from payments p
    where p.restaurant_id = o.restaurant_id and p.order_id = o.order_id
      and case when p.state in ('starting', 'open') then p.expires_at >= $2
        else p.settled_at >= $1 end)`;

export interface PaymentDeadlines {
  before: Date;
  overdue: Date;
}

export async function listNeverPaid(
  db: Queryable,
  { before, overdue }: PaymentDeadlines,
): Promise<{ restaurantId: number; orderId: number; isByWeight: boolean }[]> {
  return db.query(
    `select o.restaurant_id as "restaurantId", o.order_id as "orderId",
       ${IS_WEIGHING} as "isByWeight"
     from orders o
     where ${NEVER_PAID} limit 100`,
    [before, overdue],
  );
}

/** To be asked again under the order's lock: an attempt may have begun meanwhile. */
export async function isNeverPaid(
  tx: Queryable,
  { restaurantId, orderId }: { restaurantId: number; orderId: number },
  { before, overdue }: PaymentDeadlines,
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from orders o where o.restaurant_id = $3 and o.order_id = $4 and ${NEVER_PAID}`,
    [before, overdue, restaurantId, orderId],
  );
  return rows.length > 0;
}
