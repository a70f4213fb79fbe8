import { onlyRow, type Database } from '../db/database.ts';
import { isWritable } from '../db/is-writable.ts';

/**
 * The state of all restaurants together, read from the database, so the same in every process. Ages are
 * in seconds by the database's clock, and 0 if nothing waits.
 */
export interface Figures {
  isWritable: boolean;
  /** Orders that have reached the kitchen and are not closed. */
  ordersByStatus: Record<OpenStatus, number>;
  /** Orders that reach the kitchen only once they are paid. */
  ordersAwaitingPayment: number;
  /** The age of the oldest order that is not ready yet; like the next one, of the last hours only. */
  oldestUnservedSeconds: number;
  /** For how long the order that has been ready the longest waits to be closed. */
  oldestReadySeconds: number;
  mailsWaiting: number;
  oldestMailSeconds: number;
  mailsGivenUp: number;
  /** Events of the payment provider that are not processed yet. */
  noticesWaiting: number;
  oldestNoticeSeconds: number;
  refundsWaiting: number;
  oldestRefundSeconds: number;
}

export const OPEN_STATUSES = ['received', 'preparing', 'ready'] as const;
type OpenStatus = (typeof OPEN_STATUSES)[number];

/**
 * Orders placed earlier wait for nobody: their restaurant went home without closing them. Counted, they
 * would keep an alert on for ever, and hide the next restaurant that really does not look.
 */
const FORGOTTEN_HOURS = 12;

/** Every part uses a partial index of open rows, so its cost does not grow with the history. */
export async function readFigures(db: Database): Promise<Figures> {
  const row = onlyRow(
    await db.query<
      Omit<Figures, 'isWritable' | 'ordersByStatus'> & {
        statuses: Partial<Figures['ordersByStatus']>;
      }
    >(
      `with open_orders as (
         select restaurant_id, order_id, status, placed_at, status_changed_at from orders
         where status not in ('closed', 'cancelled') and payment <> 'pending'),
       awaited as (
         select * from open_orders
         where placed_at > now() - make_interval(hours => ${FORGOTTEN_HOURS})),
       mails as (
         select created_at from outbox where sent_at is null and given_up_at is null)
       select
         (select coalesce(json_object_agg(status, amount), '{}')
          from (select status, count(*) as amount from open_orders group by status) as by_status)
           as statuses,
         (select count(*) from orders
          where payment = 'pending' and status not in ('closed', 'cancelled'))
           as "ordersAwaitingPayment",
         ${ageOf(`(select min(placed_at) from awaited where status in ('received', 'preparing'))`)}
           as "oldestUnservedSeconds",
         ${ageOf(`(select min(${READY_SINCE}) from awaited o where status = 'ready')`)}
           as "oldestReadySeconds",
         (select count(*) from mails) as "mailsWaiting",
         ${ageOf('(select min(created_at) from mails)')} as "oldestMailSeconds",
         (select count(*) from outbox where given_up_at is not null) as "mailsGivenUp",
         (select count(*) from payment_events where handled_at is null) as "noticesWaiting",
         ${ageOf('(select min(received_at) from payment_events where handled_at is null)')}
           as "oldestNoticeSeconds",
         (select count(*) from refunds where state = 'asked' and not is_by_hand) as "refundsWaiting",
         ${ageOf(`(select min(asked_at) from refunds where state = 'asked' and not is_by_hand)`)}
           as "oldestRefundSeconds"`,
    ),
  );
  const { statuses, ...rest } = row;
  return {
    ...rest,
    isWritable: await isWritable(db),
    ordersByStatus: { received: 0, preparing: 0, ready: 0, ...statuses },
  };
}

/** A step back leaves `status_changed_at` at the order's placing, so that it cannot be undone. */
const READY_SINCE = `case when o.status_changed_at > o.placed_at then o.status_changed_at else (
    select max(e.occurred_at) from order_events e
    where e.restaurant_id = o.restaurant_id and e.order_id = o.order_id)
  end`;

function ageOf(moment: string): string {
  return `coalesce(greatest(extract(epoch from now() - ${moment}), 0), 0)::float8`;
}
