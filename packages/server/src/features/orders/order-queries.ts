import {
  type Allergen,
  formatNetMicros,
  ORDER_PACE,
  type planCourses,
  type Order,
  type PaymentStatus,
  type ProductFacts,
} from '@simplato/domain';
import { columnNames } from '../../db/columns.ts';
import { mayMail } from '../../mail/outbox.ts';
import type { Queryable } from '../../db/database.ts';
import type { Expected } from '../promises/kitchen-paces.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import { MESSAGE_KEY } from './order-mail-queries.ts';
import { insertEvent } from './order-events.ts';
import {
  LINE_COLUMNS,
  ORDER_COLUMNS,
  orderFromRow,
  ownOrderFromRow,
  type OrderRow,
} from './order-rows.ts';
import type { PricedOrderLine } from './price-order.ts';

export async function findOrder(db: Queryable, restaurantId: number, orderId: number) {
  const row = await findOrderRow(db, restaurantId, orderId);
  return row ? orderFromRow(row) : null;
}

/** The same as whoever placed it sees it. */
export async function findPlacedOrder(db: Queryable, restaurantId: number, orderId: number) {
  const row = await findOrderRow(db, restaurantId, orderId);
  return row ? ownOrderFromRow(row) : null;
}

async function findOrderRow(db: Queryable, restaurantId: number, orderId: number) {
  const [row] = await db.query<OrderRow>(
    `select ${ORDER_COLUMNS} from orders o where o.restaurant_id = $1 and o.order_id = $2`,
    [restaurantId, orderId],
  );
  return row;
}

/** The board: all orders that are neither closed nor cancelled, oldest first. */
export async function listOpenOrders(db: Queryable, restaurantId: number): Promise<Order[]> {
  const rows = await db.query<OrderRow>(
    `select ${ORDER_COLUMNS} from orders o
     where o.restaurant_id = $1 and o.status not in ('closed', 'cancelled') order by o.order_id`,
    [restaurantId],
  );
  return rows.map(orderFromRow);
}

/** Of more events than these, the list of what is open now is shorter. */
export const MOST_MISSED = 100;
/** Some may come between two statements. */
const MISSED_READ = MOST_MISSED * 2;

/**
 * The orders that an event after this one has changed, whatever became of them, and the open ones of the tabs that such
 * an event is about: their money may be another. Of at most `MOST_MISSED` events. Arrays and no joins: however many
 * orders of the past there are, they are looked up by their numbers.
 */
export async function listOrdersChangedSince(
  db: Queryable,
  restaurantId: number,
  eventId: number,
): Promise<Order[]> {
  const rows = await db.query<OrderRow>(
    `select ${ORDER_COLUMNS} from orders o
     where o.restaurant_id = $1 and (o.version > $2 or o.status not in ('closed', 'cancelled'))
       and o.tab_id = any(array(
         select tab_id from orders where restaurant_id = $1 and order_id = any(array(
           select order_id from order_events where restaurant_id = $1 and event_id > $2
           order by event_id limit ${MISSED_READ}))
         union all
         (select tab_id from tab_events where restaurant_id = $1 and event_id > $2
          order by event_id limit ${MISSED_READ})))
     order by o.order_id`,
    [restaurantId, eventId],
  );
  return rows.map(orderFromRow);
}

/** As its visit sees it. Null for an order of another visit, as for one that does not exist. */
export async function findOrderOfVisit(
  db: Queryable,
  restaurantId: number,
  visitId: string,
  orderId: number,
): Promise<Order | null> {
  const [row] = await db.query<OrderRow>(
    `select ${ORDER_COLUMNS} from orders o
     where o.restaurant_id = $1 and o.visit_id = $2 and o.order_id = $3`,
    [restaurantId, visitId, orderId],
  );
  return row ? ownOrderFromRow(row) : null;
}

/** As the visit sees them. */
export async function listOrdersOfVisit(
  db: Queryable,
  restaurantId: number,
  visitId: string,
): Promise<Order[]> {
  const rows = await db.query<OrderRow>(
    `select ${ORDER_COLUMNS} from orders o
     where o.restaurant_id = $1 and o.visit_id = $2 order by o.order_id desc`,
    [restaurantId, visitId],
  );
  return rows.map(ownOrderFromRow);
}

/** An order with its tab, the visit that placed it, and what in it is others'. */
export interface OrderOfTab {
  order: Order;
  tabId: number;
  visitId: string;
  /** The visit that each line is for, if it is another. */
  lineVisitIds: (string | null)[];
  /** What each visit wrote of the note; null where all is from the one that placed it. */
  ownNotes: Record<string, string> | null;
  avoidedBy: AvoidedBy | null;
}

/** What those who eat of an order avoid, by visit. */
export type AvoidedBy = Readonly<Record<string, readonly Allergen[]>>;

export async function listOrdersOfTabs(
  db: Queryable,
  restaurantId: number,
  tabIds: readonly number[],
): Promise<OrderOfTab[]> {
  const rows = await db.query<OrderRow & Omit<OrderOfTab, 'order' | 'lineVisitIds'>>(
    `select ${ORDER_COLUMNS}, o.tab_id as "tabId", o.visit_id as "visitId", o.own_notes as "ownNotes",
       o.avoided as "avoidedBy"
     from orders o
     where o.restaurant_id = $1 and o.tab_id ${isOneOf('$2', tabIds)} order by o.order_id`,
    [restaurantId, tabIds],
  );
  return rows.map((row) => ({
    order: orderFromRow(row),
    tabId: row.tabId,
    visitId: row.visitId,
    lineVisitIds: row.lines.map(({ forVisitId }) => forVisitId),
    ownNotes: row.ownNotes,
    avoidedBy: row.avoidedBy,
  }));
}

export interface OrderRequest {
  idempotencyKey: string;
  requestHash: string;
}

/**
 * The order placed with a key, as whoever placed it sees it, with the hash of its request and the visit that
 * placed it; or 'paid', where the key is that of a payment.
 */
export async function findOrderOfKey(db: Queryable, restaurantId: number, idempotencyKey: string) {
  const [row] = await db.query<OrderRow & { requestHash: string; visitId: string | null }>(
    `select ${ORDER_COLUMNS}, o.visit_id as "visitId", r.request_hash as "requestHash"
     from order_requests r
     left join orders o on o.restaurant_id = r.restaurant_id
       and o.idempotency_key = r.idempotency_key
     where r.restaurant_id = $1 and r.idempotency_key = $2`,
    [restaurantId, idempotencyKey],
  );
  if (!row) return null;
  const { requestHash, visitId, ...order } = row;
  if (visitId === null) return 'paid';
  return { order: ownOrderFromRow(order), requestHash, visitId };
}

export interface OrderToInsert extends OrderRequest {
  restaurantId: number;
  visitId: string;
  tableName: string;
  isTableVerified: boolean;
  note: string;
  payment: PaymentStatus;
  totalCents: number;
  tipCents: number;
  lines: readonly PricedOrderLine[];
  /** Empty where all comes at once. */
  courses: ReturnType<typeof planCourses>;
  /** Null where too little is known. */
  expected: Expected | null;
  /** By the application's clock: whether the kitchen's pause is over. */
  placedAt: Date;
  /** The diner who gets the confirmation by mail; null for none. */
  mailedDinerId: number | null;
  /** What each of several has written of the note, by visit; null where it is the visit's own. */
  ownNotes: Readonly<Record<string, string>> | null;
  /** Null where nobody has told. */
  avoidedBy: AvoidedBy | null;
  /** Whether what its visit is choosing is ordered with it. */
  emptiesBasket: boolean;
  /** The version in which its visit has seen its own basket, if it says so. */
  seenVersion: number | null;
  /** The only tab that it may go into; null for whichever its visit is in. */
  shownTabId: number | null;
  /** The longest delay at which it is stored; null for any. */
  acceptedDelay: number | null;
  /** Whether domain's ORDER_PACE limits it; not for orders entered by staff. */
  isPaced: boolean;
}

export type InsertedOrder =
  | { orderId: number; version: number; placedAt: Date; partyName: string }
  /** Rate-limited: the seconds until a retry may succeed. */
  | { waitSeconds: number }
  /** Its visit has no open tab at this table, or not the one that it was meant for. */
  | 'not-seated'
  /** Another phone's round has taken what it was chosen from. */
  | 'taken';

const SENT_LINE = [
  '"lineNumber" int',
  ...Object.entries(LINE_COLUMNS).map(([field, [, type]]) => `"${field}" ${type}`),
  '"productVersion" int',
  '"categoryVersion" int',
  '"readFacts" jsonb',
].join(', ');

/** The stations may be replaced while an order waits for the counter. */
const STATION_NOW = 'station_of($1, w."productId")';

/** Put together once: otherwise its 4 KB would be built, and hashed, for every order. */
const INSERT_ORDER = `with wanted as (
   select * from json_to_recordset($11::json) as w (${SENT_LINE})
 ), still_so as (
   select 1 from wanted w
   join products p on p.restaurant_id = $1 and p.product_id = w."productId"
     and p.version = w."productVersion"
   join categories c on c.restaurant_id = $1 and c.category_id = p.category_id
     and c.version = w."categoryVersion"
   having count(*) = (select count(*) from wanted)
 ), open_kitchen as (
   select 1 from restaurants
   where restaurant_id = $1 and (not is_paused or paused_until <= $12)
     and not coalesce($29::int < delay_minutes and delayed_until > $12, false)
 ), turn as materialized (
   select restaurant_id from restaurant_counters
   where restaurant_id = $1 and exists (select 1 from still_so)
     and exists (select 1 from open_kitchen)
   for no key update
 ), seat as materialized (
   select restaurant_id, open_tab_of(restaurant_id, $4, $5) as tab_id from turn
 ), pace as materialized (
   select case when $23::int is null or tab_id = $23 then tab_id end as tab_id, case when $15 then orders_held_until(restaurant_id, $4, $5, $6, $16, $17, $18, $19)
     end as held_until,
     $21::bigint is not null and was_taken(restaurant_id, $4, tab_id, $21) as is_taken
   from seat
 ), request as (
   insert into order_requests (restaurant_id, idempotency_key, request_hash)
   select $1, $2, $3 from pace where held_until is null and tab_id is not null and not is_taken
   on conflict do nothing
   returning 1
 ), counter as (
   update restaurant_counters
   set last_order_id = last_order_id + 1, last_event_id = last_event_id + 1
   where restaurant_id = $1 and exists (select 1 from request)
   returning last_order_id, last_event_id
 ), placed as (
   insert into orders (restaurant_id, order_id, idempotency_key, visit_id, table_name,
     is_table_verified, note, total_cents, status, payment, version, placed_at,
     status_changed_at, tip_cents, tab_id, own_notes, avoided, courses, expected_from,
     expected_until, is_promised)
   select $1, last_order_id, $2, $4, $5, $6, $7, $8, $9, $10, last_event_id,
     clock_timestamp(), clock_timestamp(), $14, tab_id, $22, $24, $25, $26, $27, $28
   from counter, pace
   returning restaurant_id, order_id, version, placed_at, status, payment, done_lines
 ), line as (
   insert into order_lines (restaurant_id, order_id, line_number,
     ${columnNames(LINE_COLUMNS).join(', ')}, read_facts)
   select $1, placed.order_id, w."lineNumber",
     ${Object.keys(LINE_COLUMNS)
       .map((field) => (field === 'station' ? STATION_NOW : `w."${field}"`))
       .join(', ')}, w."readFacts"
   from placed, wanted w
 ), event as (
   ${insertEvent('placed', `''`, `''`, `''`, '0')}
 ), mail as (
   insert into outbox (message_key, recipient, subject)
   select ${MESSAGE_KEY}, d.email, ''
   from placed, diners d where d.diner_id = $13 and ${mayMail('d.email')}
   returning mail_id
 ), order_mail as (
   insert into order_mails (restaurant_id, order_id, mail_id)
   select $1, order_id, mail_id from placed, mail
 )
 select placed.order_id as "orderId", placed.version, placed.placed_at as "placedAt",
   pace.tab_id is not null as "isSeated", coalesce(pace.is_taken, false) as "isTaken",
   coalesce((
     select name from tab_members m
     where m.restaurant_id = $1 and m.tab_id = pace.tab_id and m.visit_id = $4), '') as "partyName",
   case when $20 and placed.order_id is not null
     then empty_basket($1, $4, pace.tab_id) end as "hasEmptied",
   ceil(extract(epoch from held_until - clock_timestamp()))::int as "waitSeconds"
 from pace left join placed on true`;

/**
 * Inserts request, order, lines, event and mail in one statement: one round trip, one commit.
 * Returns null, with nothing written, if a product or category has another version than the lines were
 * priced from, if the kitchen is paused or slower than was accepted, or if the key was used before. Concurrent uses of a key
 * wait for the first.
 *
 * The rate limit holds under any concurrency, and no order goes into a tab that is closed or moved
 * meanwhile: the restaurant's counter is locked first, and then functions that see everything committed
 * until that moment count the orders of the last minutes and find the visit's tab. In the same way what
 * the visit was choosing is ordered once: by this, or by another phone's round.
 */
export async function insertOrder(
  db: Queryable,
  order: OrderToInsert,
): Promise<InsertedOrder | null> {
  const [answer] = await db.query<{
    orderId: number | null;
    version: number;
    placedAt: Date;
    waitSeconds: number | null;
    isSeated: boolean;
    isTaken: boolean;
    partyName: string;
  }>(INSERT_ORDER, [
    order.restaurantId,
    order.idempotencyKey,
    order.requestHash,
    order.visitId,
    order.tableName,
    order.isTableVerified,
    order.note,
    order.totalCents,
    'received',
    order.payment,
    JSON.stringify(order.lines.map((line, index) => lineForInsert(line, index, order.payment))),
    order.placedAt,
    order.mailedDinerId,
    order.tipCents,
    order.isPaced,
    ORDER_PACE.withinMinutes,
    ORDER_PACE.ofVisit,
    ORDER_PACE.ofTable,
    ORDER_PACE.unverifiedOfRestaurant,
    order.emptiesBasket,
    order.seenVersion,
    order.ownNotes && JSON.stringify(order.ownNotes),
    order.shownTabId,
    order.avoidedBy && JSON.stringify(order.avoidedBy),
    order.courses.length === 0 ? null : JSON.stringify(order.courses),
    order.expected && new Date(order.expected.fromMs),
    order.expected && new Date(order.expected.untilMs),
    order.expected?.isPromised ?? false,
    order.acceptedDelay,
  ]);
  if (!answer) return null;
  const { orderId, version, placedAt, waitSeconds, isSeated, isTaken, partyName } = answer;
  if (waitSeconds !== null) return { waitSeconds: Math.max(1, waitSeconds) };
  if (!isSeated) return 'not-seated';
  if (isTaken) return 'taken';
  return orderId === null ? null : { orderId, version, placedAt, partyName };
}

function lineForInsert(
  { netMicros, read, ...line }: PricedOrderLine,
  index: number,
  payment: PaymentStatus,
) {
  return {
    ...line,
    lineNumber: index + 1,
    netPrice: formatNetMicros(netMicros),
    // Compared again before it is paid; an order that is in the kitchen keeps its own texts.
    readFacts: payment === 'pending' ? read : undefined,
  };
}

/** What was read about an order's lines, in their order; null where it is not known. */
export async function listReadFacts(
  db: Queryable,
  restaurantId: number,
  orderId: number,
): Promise<(ProductFacts | null)[]> {
  const rows = await db.query<{ readFacts: ProductFacts | null }>(
    `select read_facts as "readFacts" from order_lines
     where restaurant_id = $1 and order_id = $2 order by line_number`,
    [restaurantId, orderId],
  );
  return rows.map(({ readFacts }) => readFacts);
}
