import { onlyRow, type Database, type Queryable } from '@simplato/server/db/database';

/**
 * Inserts orders as the server would have written them, by the hundred thousand: requests, visits,
 * orders, lines, events, payments, confirmations and counters, under every constraint of the
 * schema. Order and event numbers have no gaps within a restaurant.
 */
export interface Past {
  /** Number of orders per restaurant. */
  orders: ReadonlyMap<number, number>;
  /** The orders are spread evenly between these two times. */
  fromHoursAgo: number;
  untilHoursAgo: number;
  /** How many of each restaurant's last orders are still on its board. */
  open: number;
  /**
   * Whether foreign keys are checked, as they are when the server writes. With ten million rows
   * that takes longer than everything else.
   */
  isChecked: boolean;
}

export async function addPast(db: Database, past: Past): Promise<void> {
  const shares = [...past.orders].map(([restaurant, orders]) => ({ restaurant, orders }));
  await db.transaction(async (tx) => {
    await tx.script(`set local statement_timeout = 0; set local work_mem = '256MB'`);
    if (!past.isChecked) await tx.script('set local session_replication_role = replica');
    await tx.script(
      'create temp table share (restaurant int primary key, orders int not null) on commit drop',
    );
    await tx.query(
      `insert into share
       select restaurant, orders from json_to_recordset($1::json) as s (restaurant int, orders int)`,
      [JSON.stringify(shares)],
    );
    await tx.script(PLAN(past));
    await tx.script(WRITE);
  });
}

/** What autovacuum does after so many new rows. */
export async function settle(db: Database): Promise<void> {
  await db.transaction(async (tx) => tx.script('set local statement_timeout = 0; analyze'));
}

export async function countOrders(db: Queryable): Promise<number> {
  return onlyRow(await db.query<{ count: number }>('select count(*)::int as count from orders'))
    .count;
}

/**
 * The properties of each order: one in fifty is cancelled, one in five is paid online, each visit
 * has two, one visit in ten belongs to a diner with an account, and one order in twenty comes from
 * an unverified table. Two to four lines; a cook's steps are separate events.
 */
const PLAN = ({ fromHoursAgo, untilHoursAgo, open }: Past) => `
create temp table plan on commit drop as
select *, first_event + events - 1 as last_event
from (
  select *, last_event_id + 1 + coalesce(sum(events) over before, 0)::bigint as first_event
  from (
    select restaurant, last_event_id, last_order_id + nth as order_id,
      md5(restaurant || ' visit ' || last_order_id + nth - (last_order_id + nth) % 2)::uuid as visit_id,
      case when (last_order_id + nth) / 2 % 10 = 0 then 1 + (restaurant * 7919 + (last_order_id + nth) / 20) % people end
        as diner_id,
      (1 + (last_order_id + nth) / 2 % 30)::text as table_name,
      (last_order_id + nth) % 20 <> 3 as is_verified,
      fate, fate = 'paid' as is_paid,
      case fate when 'open' then 1 when 'cancelled' then 2 when 'paid' then 5 else 4 end as events,
      2 + nth % 3 as lines,
      now() - interval '${untilHoursAgo} hours'
        - interval '${fromHoursAgo - untilHoursAgo} hours' * ((orders - nth)::float8 / orders) as placed_at
    from (
      select *, case when nth > orders - ${open} then 'open'
          when nth % 50 = 7 then 'cancelled' when nth % 5 = 0 then 'paid' else 'closed' end as fate
      from share cross join generate_series(1, orders) as nth
    ) as fated
    join restaurant_counters c on c.restaurant_id = restaurant
    cross join (select count(*)::int as people from diners) as accounts
  ) as orders
  window before as (partition by restaurant order by order_id rows between unbounded preceding and 1 preceding)
) as numbered;
create index on plan (restaurant, order_id);
analyze plan;`;

const WRITE = `
insert into order_requests (restaurant_id, idempotency_key, request_hash, requested_at)
select restaurant, md5(restaurant || ' key ' || order_id)::uuid::text, left(md5(restaurant || '') || md5(order_id || ''), 43),
  placed_at
from plan order by placed_at;

-- As the sweep leaves them.
insert into visits (restaurant_id, visit_id, started_at, diner_id, is_kept)
select distinct on (restaurant, visit_id) restaurant, visit_id, placed_at - interval '10 minutes', diner_id, true
from plan order by restaurant, visit_id, order_id
-- Whoever sat there when the last ones were written may order again.
on conflict do nothing;

insert into orders (restaurant_id, order_id, idempotency_key, visit_id, table_name, is_table_verified,
  note, total_cents, status, payment, version, placed_at, status_changed_at, cancel_reason)
select restaurant, order_id, md5(restaurant || ' key ' || order_id)::uuid::text, visit_id, table_name, is_verified,
  case when order_id % 9 = 0 then 'Sin sal, por favor' else '' end, lines * 800,
  case fate when 'open' then 'received' when 'cancelled' then 'cancelled' else 'closed' end,
  case when is_paid then 'paid' else 'unpaid' end, last_event, placed_at,
  case fate when 'open' then placed_at else placed_at + interval '40 minutes' end,
  case fate when 'cancelled' then 'Se han ido' else '' end
from plan order by placed_at;

insert into order_lines (restaurant_id, order_id, line_number, product_id, name, course, note, net_price,
  vat_percent, unit_gross_cents, quantity)
select restaurant, order_id, line, 1 + (order_id + line) % 60,
  'Plato de la casa número ' || 1 + (order_id + line) % 60, 1 + line % 3, '', 7.272727, 10, 800, 1
from plan cross join generate_series(1, lines) as line order by placed_at, order_id, line;

insert into order_events (restaurant_id, event_id, order_id, status, payment, occurred_at, actor, reason)
select restaurant, first_event + step, order_id,
  case when step = 0 or (is_paid and step = 1) then 'received'
    when fate = 'cancelled' then 'cancelled'
    else (array['preparing', 'ready', 'closed'])[step - is_paid::int] end,
  case when not is_paid then 'unpaid' when step = 0 then 'pending' else 'paid' end,
  placed_at + step * interval '10 minutes', case when step > is_paid::int then 'casa1' else '' end,
  case when fate = 'cancelled' and step = 1 then 'Se han ido' else '' end
from plan cross join generate_series(0, events - 1) as step order by placed_at, order_id, step;

insert into payments (restaurant_id, order_id, attempt, account_id, state, amount_cents,
  platform_fee_cents, session_id, url, payment_id, provider_fee_cents, created_at, expires_at,
  settled_at, look_at)
select restaurant, order_id, 1, 'acct_' || restaurant, 'paid', lines * 800, lines * 8,
  'cs_' || md5(restaurant || ' pays ' || order_id), 'https://pay.example/' || order_id,
  'pi_' || md5(restaurant || ' paid ' || order_id), 25 + lines * 12, placed_at,
  placed_at + interval '30 minutes', placed_at + interval '2 minutes', 'infinity'
from plan where is_paid order by placed_at;

-- Sent long ago: the mails themselves are swept after a day.
insert into order_mails (restaurant_id, order_id, mail_id)
select restaurant, order_id, 1000 + row_number() over (order by placed_at) from plan where diner_id is not null;
select setval(pg_get_serial_sequence('outbox', 'mail_id'), 2000 + (select count(*) from order_mails));

update restaurant_counters set last_order_id = grown.order_id, last_event_id = grown.event_id
from (select restaurant, max(order_id) as order_id, max(last_event) as event_id from plan group by restaurant) as grown
where restaurant_id = restaurant;`;
