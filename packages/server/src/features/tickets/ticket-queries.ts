import {
  ALL_AT_ONCE,
  KITCHEN_REMOVALS,
  KITCHEN_STATION,
  SCREEN_PRINTER,
  type TicketOf,
  type TicketReason,
  type WaitingTicket,
} from '@simplato/domain';
import { onlyRow, type Queryable, type Transaction } from '../../db/database.ts';
import { isMadeLine } from '../orders/order-rows.ts';
import type { MovedLine } from './moved-line.ts';

/** Why an attempt did not print. */
export type TicketTrouble = Exclude<TicketReason, 'waiting'>;

export interface TicketKey {
  restaurantId: number;
  ticketId: number;
}

/** A ticket that nobody else takes until its lease is over. */
export interface LeasedTicket extends TicketKey, TicketOf {
  orderId: number;
  printer: string;
  /** Including this one; a lease that is over is known by a higher number. */
  attempts: number;
  /** How often it was sent before without anybody knowing whether it was printed. */
  sendings: number;
  /** Why it was not printed before. */
  trouble: TicketTrouble | null;
  /** Of a slip that says what was taken off, by line; null of a ticket. */
  takenOff: Units | null;
  queuedAt: Date;
}

/** How many of each line, by its number. */
export type Units = Readonly<Record<string, number>>;

/**
 * Each station of a restaurant with its printer; the kitchen's own stands for what none of them makes, where
 * one of them prints, and everywhere for what is taken off.
 */
const printersOf = (restaurant: string) => `(
  select s.name as station, s.printer from stations s
  where s.restaurant_id = ${restaurant} and s.printer <> ''
  union all
  select '${KITCHEN_STATION}', b.printer from board_settings b
  where b.restaurant_id = ${restaurant} and b.printer <> '' and exists (
    select 1 from stations s where s.restaurant_id = ${restaurant} and s.printer <> '')
  union all
  select '${KITCHEN_REMOVALS}', b.printer from board_settings b
  where b.restaurant_id = ${restaurant} and b.printer <> ''
)`;

/** The restaurants whose stations print, and whether something has happened there that was not looked at. */
export async function listPrintingRestaurants(
  db: Queryable,
): Promise<{ restaurantId: number; isBehind: boolean }[]> {
  return db.query(
    `select s.restaurant_id as "restaurantId",
       c.last_event_id > coalesce(k.event_id, 0) as "isBehind"
     from (select distinct restaurant_id from stations where printer <> '') s
     join restaurant_counters c on c.restaurant_id = s.restaurant_id
     left join ticket_cursors k on k.restaurant_id = s.restaurant_id`,
  );
}

/**
 * Queues a ticket for all that is fired of a restaurant's open orders and has none yet, whoever fired it
 * and whatever died since; again for what was held once more after it was printed, as nobody knows
 * where that paper is; and a slip for what was taken off since a station's paper was sent. Returns how many, and whether one of the restaurant's is in trouble. With
 * `arePrinted` they count as printed.
 */
export async function queueTickets(
  db: Queryable,
  restaurantId: number,
  { arePrinted = false } = {},
): Promise<{ count: number; areInTrouble: boolean }> {
  const rows = await db.query<{ count: number; areInTrouble: boolean }>(
    `with due as (
       select o.order_id, p.station,
         case when o.courses is null then ${ALL_AT_ONCE} else l.course end as course,
         min(coalesce((held.course ->> 'firedAt')::timestamptz, o.placed_at)) as fired_at
       from orders o
       join order_lines l on l.restaurant_id = o.restaurant_id and l.order_id = o.order_id
       left join stations s on s.restaurant_id = o.restaurant_id and s.name = l.station
       join ${printersOf('$1')} p on p.station = coalesce(s.name, '${KITCHEN_STATION}')
       left join lateral (
         select one as course from jsonb_array_elements(o.courses) one
         where (one ->> 'course')::int = l.course
       ) held on true
       where o.restaurant_id = $1 and o.status not in ('closed', 'cancelled')
         and o.payment <> 'pending' and l.quantity > l.removed and ${isMadeLine('l')}
         and not coalesce((held.course ->> 'isHeld')::boolean, false)
       group by 1, 2, 3
     ), queued as (
       insert into tickets (restaurant_id, order_id, station, course, printed_at)
       select $1, due.order_id, due.station, due.course,
         case when $2 then clock_timestamp() end
       from due
       where not exists (
         select 1 from tickets t where t.restaurant_id = $1 and t.order_id = due.order_id
           and t.station = due.station and t.course = due.course)
       order by due.fired_at, due.order_id, due.course, due.station
       on conflict (restaurant_id, order_id, station, course) do nothing
       returning 1
     ), again as (
       update tickets t set printed_at = null, sendings = greatest(t.sendings, 1), attempts = 0,
         trouble = null, taken_off = null, queued_at = clock_timestamp(),
         due_at = clock_timestamp()
       from due
       where not $2 and t.restaurant_id = $1 and t.order_id = due.order_id
         and t.station = due.station and t.course = due.course and t.printed_at < due.fired_at
       returning t.ticket_id
     ), less as (
       select t.ticket_id, jsonb_object_agg(l.line_number, now_left.units) as on_paper,
         jsonb_object_agg(l.line_number, paper.units - now_left.units) as taken_off
       from orders o
       join tickets t on t.restaurant_id = o.restaurant_id and t.order_id = o.order_id
       join order_lines l on l.restaurant_id = o.restaurant_id and l.order_id = o.order_id
       cross join lateral (select (t.on_paper ->> l.line_number::text)::int as units) paper
       cross join lateral (
         select case when o.status = 'cancelled' then 0 else l.quantity - l.removed end as units
       ) now_left
       where o.restaurant_id = $1 and (o.status not in ('closed', 'cancelled')
           or o.status = 'cancelled' and o.status_changed_at > clock_timestamp() - interval '1 hour')
         and t.station <> '${KITCHEN_STATION}' and t.printed_at is not null
         and paper.units > now_left.units
         and t.ticket_id not in (select ticket_id from again)
       group by t.ticket_id
     ), taken_off as (
       update tickets t set on_paper = t.on_paper || less.on_paper, taken_off = less.taken_off,
         printed_at = null, sendings = 0, attempts = 0, trouble = null,
         queued_at = clock_timestamp(), due_at = clock_timestamp()
       from less
       where not $2 and t.restaurant_id = $1 and t.ticket_id = less.ticket_id
         and t.printed_at is not null
       returning 1
     ), looked as (
       insert into ticket_cursors as k (restaurant_id, event_id)
       select restaurant_id, last_event_id from restaurant_counters where restaurant_id = $1
       on conflict (restaurant_id) do update set event_id = excluded.event_id
         where k.event_id < excluded.event_id
     )
     select (select count(*)::int from (
       select 1 from queued union all select 1 from again union all select 1 from taken_off
     ) as fired) as count, exists (
       select 1 from tickets t
       where t.restaurant_id = $1 and t.printed_at is null and t.trouble is not null
     ) as "areInTrouble"`,
    [restaurantId, arePrinted],
  );
  return onlyRow(rows);
}

/** Ends with the transaction that takes it off. Nothing where the kitchen has no printer of its own. */
export async function insertRemovalSlip(
  tx: Transaction,
  { restaurantId, orderId, units }: { restaurantId: number; orderId: number; units: Units },
): Promise<void> {
  await tx.query(
    `insert into tickets (restaurant_id, order_id, station, course, taken_off)
     select b.restaurant_id, $2, '${KITCHEN_REMOVALS}', 1 + coalesce((
         select max(t.course) from tickets t where t.restaurant_id = $1 and t.order_id = $2
           and t.station = '${KITCHEN_REMOVALS}'), ${ALL_AT_ONCE}), $3::jsonb
     from board_settings b where b.restaurant_id = $1 and b.printer <> ''`,
    [restaurantId, orderId, JSON.stringify(units)],
  );
}

/** Somebody has printed the whole order by hand: the kitchen's own printer has had it. */
export async function insertPrintedByHand(
  db: Queryable,
  restaurantId: number,
  orderId: number,
): Promise<void> {
  await db.query(
    `insert into tickets (restaurant_id, order_id, station, course, printed_at)
     values ($1, $2, '${KITCHEN_REMOVALS}', ${ALL_AT_ONCE}, clock_timestamp())
     on conflict (restaurant_id, order_id, station, course) do nothing`,
    [restaurantId, orderId],
  );
}

/**
 * The tickets of lines go with them. One that waits makes another wait which is printed already and has its lines
 * from now on: that comes again, as a copy. One that is being sent is nobody's any more, and may be on paper.
 */
export async function moveTickets(
  tx: Transaction,
  restaurantId: number,
  moved: readonly MovedLine[],
): Promise<void> {
  await tx.query(
    `with line as (
       select * from json_to_recordset($2::json)
         as m ("orderId" int, course int, "from" text, "to" text)
     ), taken as (
       select t.* from tickets t
       where t.restaurant_id = $1 and exists (
         select 1 from line m where m."orderId" = t.order_id and m."from" = t.station)
       for update
     ), gone as (
       delete from tickets t using taken
       where t.restaurant_id = $1 and t.ticket_id = taken.ticket_id
         and t.station <> '${KITCHEN_STATION}'
     )
     insert into tickets as t (restaurant_id, order_id, station, course, queued_at, sendings,
       printed_at, on_paper, taken_off)
     select $1, k.order_id, m."to", k.course, min(k.queued_at), max(k.sendings),
       case when bool_and(k.printed_at is not null) then max(k.printed_at) end,
       (array_agg(k.on_paper order by k.ticket_id))[1],
       case when bool_and(k.printed_at is not null or k.taken_off is not null)
         then (array_agg(k.taken_off order by k.ticket_id))[1] end
     from taken k
     join line m on m."orderId" = k.order_id and m."from" = k.station
       and k.course in (${ALL_AT_ONCE}, m.course)
     group by k.order_id, m."to", k.course
     order by min(k.ticket_id)
     on conflict (restaurant_id, order_id, station, course) do update
       set on_paper = nullif(
           coalesce(t.on_paper, '{}') || coalesce(excluded.on_paper, '{}'), '{}'),
         printed_at = excluded.printed_at, taken_off = excluded.taken_off, attempts = 0,
         trouble = null, due_at = clock_timestamp(),
         sendings = case when excluded.taken_off is null then greatest(t.sendings, 1)
           else excluded.sendings end
       where t.printed_at is not null`,
    [restaurantId, JSON.stringify(moved)],
  );
}

/** Drops the tickets that wait for a printer which is no more. */
export async function dropTicketsWithoutPrinter(
  tx: Queryable,
  restaurantId: number,
): Promise<void> {
  await tx.query(
    `delete from tickets t where t.restaurant_id = $1 and t.printed_at is null
       and not exists (
         select 1 from ${printersOf('$1')} p where p.station = t.station)`,
    [restaurantId],
  );
}

/** Leases the first ticket of a printer, once none of its is under way: a printer's come in their order. */
const leaseFirst = (printers: string, seconds: string, sendings: string) => `with next as (
    select t.restaurant_id, t.ticket_id, p.printer, t.sendings from tickets t
    join lateral ${printersOf('t.restaurant_id')} p on p.station = t.station
    where t.printed_at is null and t.due_at <= clock_timestamp() and ${printers}
      and not exists (
        select 1 from tickets e
        join lateral ${printersOf('e.restaurant_id')} ep on ep.station = e.station
        where e.restaurant_id = t.restaurant_id and e.printed_at is null
          and e.ticket_id < t.ticket_id and ep.printer = p.printer
          and (p.printer <> '${SCREEN_PRINTER}' or e.station = t.station))
    order by t.due_at limit 1 for update of t skip locked
  )
  update tickets t set attempts = attempts + 1, sendings = ${sendings},
    due_at = clock_timestamp() + make_interval(secs => ${seconds})
  from next where t.restaurant_id = next.restaurant_id and t.ticket_id = next.ticket_id
  returning t.restaurant_id as "restaurantId", t.ticket_id as "ticketId",
    t.order_id as "orderId", t.station, t.course, t.attempts, next.sendings, t.trouble,
    t.taken_off as "takenOff", t.queued_at as "queuedAt", next.printer`;

/** The next that is due of a printer that the server reaches; null if there is none. */
export async function leaseTicket(db: Queryable, seconds: number): Promise<LeasedTicket | null> {
  const [ticket] = await db.query<LeasedTicket>(
    leaseFirst(`p.printer <> '${SCREEN_PRINTER}'`, '$1', 't.sendings'),
    [seconds],
  );
  return ticket ?? null;
}

/** The same of a station whose screen prints; what becomes of it there is not known. */
export async function leaseScreenTicket(
  db: Queryable,
  { restaurantId, station, seconds }: { restaurantId: number; station: string; seconds: number },
): Promise<LeasedTicket | null> {
  const [ticket] = await db.query<LeasedTicket>(
    leaseFirst(
      `p.printer = '${SCREEN_PRINTER}' and t.restaurant_id = $2 and t.station = $3`,
      '$1',
      't.sendings + 1',
    ),
    [seconds, restaurantId, station],
  );
  return ticket ?? null;
}

/** Those of open orders that are not printed, in the order in which they were queued. */
export async function listWaitingTickets(
  db: Queryable,
  restaurantId: number,
): Promise<WaitingTicket[]> {
  const rows = await db.query<Omit<WaitingTicket, 'queuedAt'> & { queuedAt: Date }>(
    `select t.ticket_id as "ticketId", trim(t.station) as station, o.table_name as "tableName",
       t.order_id as "orderId",
       case when t.station = '${KITCHEN_REMOVALS}' then ${ALL_AT_ONCE} else t.course end as course,
       t.queued_at as "queuedAt",
       coalesce(first_value(t.trouble) over (
         partition by p.printer, case when p.printer = '${SCREEN_PRINTER}' then t.station end
         order by t.ticket_id), 'waiting') as reason
     from tickets t
     join ${printersOf('$1')} p on p.station = t.station
     join orders o on o.restaurant_id = t.restaurant_id and o.order_id = t.order_id
     where t.restaurant_id = $1 and t.printed_at is null
       and o.status <> 'closed' and (o.status <> 'cancelled' or t.taken_off is not null)
       and o.payment <> 'pending'
     order by t.ticket_id`,
    [restaurantId],
  );
  return rows.map((row) => ({ ...row, queuedAt: row.queuedAt.toISOString() }));
}

const IF_LEASED = `where restaurant_id = $1 and ticket_id = $2 and attempts = $3
  and printed_at is null`;
const leaseOf = ({ restaurantId, ticketId, attempts }: LeasedTicket) => [
  restaurantId,
  ticketId,
  attempts,
];

/** What its paper will say, before it is sent; a copy of what may be on paper leaves it as it is there. */
const NOTE_PAPER = (units: string) =>
  `on_paper = case when taken_off is null then ${units}::jsonb || coalesce(on_paper, '{}')
     else on_paper end`;

/** Right before it is sent, with a new lease. False if the last one is over: somebody else may be sending it. */
export async function noteSending(
  db: Queryable,
  ticket: LeasedTicket,
  { units, seconds }: { units: Units; seconds: number },
): Promise<boolean> {
  const rows = await db.query(
    `update tickets set sendings = sendings + 1, ${NOTE_PAPER('$5')},
       due_at = clock_timestamp() + make_interval(secs => $4)
     ${IF_LEASED} returning 1`,
    [...leaseOf(ticket), seconds, JSON.stringify(units)],
  );
  return rows.length > 0;
}

/** The same of one that a screen gets: its lease counts as a sending. */
export async function noteTaken(db: Queryable, ticket: LeasedTicket, units: Units): Promise<void> {
  await db.query(`update tickets set ${NOTE_PAPER('$4')} ${IF_LEASED}`, [
    ...leaseOf(ticket),
    JSON.stringify(units),
  ]);
}

export async function markPrinted(
  db: Queryable,
  { restaurantId, ticketId }: TicketKey,
): Promise<boolean> {
  const rows = await db.query(
    `update tickets set printed_at = coalesce(printed_at, clock_timestamp())
     where restaurant_id = $1 and ticket_id = $2 returning 1`,
    [restaurantId, ticketId],
  );
  return rows.length > 0;
}

export async function retryTicket(
  db: Queryable,
  ticket: LeasedTicket,
  { trouble, seconds }: { trouble: TicketTrouble; seconds: number },
): Promise<void> {
  await db.query(
    `update tickets set due_at = clock_timestamp() + make_interval(secs => $4), trouble = $5
     ${IF_LEASED}`,
    [...leaseOf(ticket), seconds, trouble],
  );
}

/**
 * Of an order that was cancelled, or of which nothing is left. It would be queued again if that changed; what may
 * be on paper stays, for that to be taken off.
 */
export async function dropTicket(db: Queryable, ticket: LeasedTicket): Promise<void> {
  await db.query(
    `with kept as (
       update tickets set printed_at = clock_timestamp() ${IF_LEASED} and on_paper is not null
     )
     delete from tickets ${IF_LEASED} and on_paper is null`,
    leaseOf(ticket),
  );
}

/** Whether a printer may have some of an order on paper: its slips say only what to take off. */
export async function findPaper(
  db: Queryable,
  restaurantId: number,
  orderId: number,
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from tickets where restaurant_id = $1 and order_id = $2
       and (printed_at is not null or sendings > 0 or on_paper is not null)
       and (station <> '${KITCHEN_REMOVALS}' or course = ${ALL_AT_ONCE}) limit 1`,
    [restaurantId, orderId],
  );
  return rows.length > 0;
}
