import {
  type Allergen,
  memberName,
  onlyOwnAllergySeen,
  parseNetMicros,
  roundNote,
  type Member,
  type Order,
  type OrderCourse,
  type OrderLine,
} from '@simplato/domain';
import { asJson, type Columns } from '../../db/columns.ts';

/**
 * A line as its row has it: its price before tax with every decimal, and the visit that it is for, if
 * that is not its order's.
 */
export type LineRow = Omit<
  OrderLine,
  'netMicros' | 'forName' | 'removed' | 'removeReason' | 'menuLine' | 'grams' | 'isWeighed'
> & {
  netPrice: string;
  menuLine: number | null;
  /** What is asked for. */
  grams: number | null;
  weighedGrams: number | null;
  forVisitId: string | null;
};

export const LINE_COLUMNS: Columns<LineRow> = {
  productId: ['product_id', 'int'],
  name: ['name', 'text'],
  course: ['course', 'int'],
  station: ['station', 'text'],
  note: ['note', 'text'],
  netPrice: ['net_price', 'numeric'],
  vatPercent: ['vat_percent', 'int'],
  unitGrossCents: ['unit_gross_cents', 'int'],
  quantity: ['quantity', 'int'],
  options: ['options', 'jsonb'],
  formatId: ['format_id', 'int'],
  menuLine: ['menu_line', 'int'],
  grams: ['grams', 'int'],
  weighedGrams: ['weighed_grams', 'int'],
  forVisitId: ['for_visit_id', 'uuid'],
};

/** Whether the kitchen makes a line, as domain's isMade: of a set menu it makes the products. */
export const isMadeLine = (line: string) =>
  `not jsonb_path_exists(${line}.options, '$[*].productId')`;

/** Whether an order `o` is for the scale, as domain's weighingOf. */
export const IS_WEIGHING = `(o.status = 'received' and o.payment = 'pending' and exists (
  select 1 from order_lines l
  where l.restaurant_id = o.restaurant_id and l.order_id = o.order_id and l.grams is not null))`;

/**
 * The member that a visit is in the order's tab. Where it is none, people keep the name that they gave;
 * without one they might pass for somebody there.
 */
const memberOf = (visit: string) => `(
  select json_build_object('memberId', m.member_id, 'name', m.name) from tab_members m
  where m.restaurant_id = o.restaurant_id and m.visit_id = ${visit}
    and (m.tab_id = o.tab_id or m.name <> '')
  order by m.tab_id = o.tab_id desc, m.joined_at desc limit 1)`;

/** Lines as one json value, in the order they were sent; of a round, each says whom it is for. */
const LINES_JSON = `(
  select json_agg(json_build_object(${asJson(LINE_COLUMNS, 'l')}, 'removed', l.removed,
    'removeReason', case when l.removed > 0 then (
      select string_agg(r.reason, ' · ' order by r.removal_number) from removals r
      where r.restaurant_id = l.restaurant_id and r.order_id = l.order_id
        and r.lines @> json_build_array(json_build_object('lineNumber', l.line_number))::jsonb)
    else '' end, 'forMember',
    case when exists (
      select 1 from order_lines other
      where other.restaurant_id = o.restaurant_id and other.order_id = o.order_id
        and other.for_visit_id is not null)
    then ${memberOf('coalesce(l.for_visit_id, o.visit_id)')} end) order by l.line_number)
  from order_lines l where l.restaurant_id = o.restaurant_id and l.order_id = o.order_id
) as lines`;

/** A stray payment of the order; usually null. */
const STRAY = `case when o.stray_state is null then null
  else json_build_object('state', o.stray_state, 'amountCents', o.stray_cents) end as stray`;

const PAID_DESPITE = `nullif(o.paid_despite, '') as "paidDespite"`;

/** Orders of a visit opened by staff were entered by a waiter; all others come from diners. */
const ORIGIN = `(
  select case when v.opened_by is null then 'diner' else 'staff' end
  from visits v where v.restaurant_id = o.restaurant_id and v.visit_id = o.visit_id
) as origin`;

/** What its diner was promised; that it was only expected, nobody is shown. */
const PROMISE = `case when o.is_promised then
  json_build_object('from', o.expected_from, 'until', o.expected_until) end as promise`;

const SEEN = `o.seen_at as "seenAt", o.allergy_seen_at as "allergySeenAt"`;

/**
 * When it last became ready, also where that it was served has been undone: then its history says so,
 * since a step back leaves `status_changed_at` at the order's placing.
 */
const READY_AT = `case when o.status <> 'ready' then null
  when o.status_changed_at > o.placed_at then o.status_changed_at else (
  select min(e.occurred_at) from order_events e
  where e.restaurant_id = o.restaurant_id and e.order_id = o.order_id and e.status = 'ready'
    and e.event_id > (
      select max(earlier.event_id) from order_events earlier
      where earlier.restaurant_id = o.restaurant_id and earlier.order_id = o.order_id
        and earlier.status in ('received', 'preparing'))
) end`;

/** The name of the phone that ordered at its table, or else the last one that it gave. */
const PARTY_NAME = `coalesce((
  select m.name from tab_members m
  where m.restaurant_id = o.restaurant_id and m.visit_id = o.visit_id and m.name <> ''
  order by m.tab_id = o.tab_id desc, m.joined_at desc limit 1), '') as "partyName"`;

/** What of the note whoever ordered has written. */
const OWN_NOTE = `case when o.own_notes is null then o.note
  else coalesce(o.own_notes ->> o.visit_id::text, '') end as "ownNote"`;

/** What each has written of the note, if several have; their names are those of this moment. */
const NOTE_PARTS = `(
  select json_agg(json_build_object('member', ${memberOf('part.key::uuid')}, 'note', part.value)
    order by (
      select m.member_id from tab_members m
      where m.restaurant_id = o.restaurant_id and m.tab_id = o.tab_id
        and m.visit_id = part.key::uuid))
  from jsonb_each_text(o.own_notes) part where part.value <> ''
) as "noteParts"`;

/** What each who eats of it avoids, as they have told the kitchen. */
const AVOIDED = `(
  select json_agg(json_build_object('member', ${memberOf('part.key::uuid')},
      'isOwn', part.key = o.visit_id::text, 'allergens', part.value)
    order by (
      select m.member_id from tab_members m
      where m.restaurant_id = o.restaurant_id and m.tab_id = o.tab_id
        and m.visit_id = part.key::uuid))
  from jsonb_each(o.avoided) part
) as avoided`;

export const ORDER_COLUMNS = `o.order_id as "orderId", o.restaurant_id as "restaurantId",
  o.table_name as "tableName", o.is_table_verified as "isTableVerified", o.note,
  ${OWN_NOTE}, ${NOTE_PARTS}, ${AVOIDED}, ${PARTY_NAME}, ${SEEN}, ${READY_AT} as "readyAt",
  o.total_cents as "totalCents", o.placed_at as "placedAt", o.status, o.payment, o.version,
  o.done_lines as "doneLines", o.courses, o.cancel_reason as "cancelReason",
  o.tip_cents as "tipCents", o.refunded_cents as "refundedCents", ${STRAY},
  ${PAID_DESPITE}, ${ORIGIN}, ${PROMISE},
  ${LINES_JSON}`;

/** As the database has it, all of the units that were ordered are its quantity. */
interface StoredLine extends LineRow, Pick<OrderLine, 'removed' | 'removeReason'> {
  /** Null where all is for whoever ordered. */
  forMember: Named | null;
}

type Named = Pick<Member, 'memberId' | 'name'>;

type Moment = 'seenAt' | 'allergySeenAt' | 'readyAt';

/** Without a time it was fired as its order was placed. */
export interface StoredCourse {
  course: number;
  isHeld: boolean;
  firedAt?: string | null;
  doneAt?: string | null;
  servedAt?: string | null;
}

export type OrderRow = Omit<
  Order,
  'avoidances' | 'courses' | 'lines' | 'placedAt' | 'leftCents' | Moment
> & {
  /** Null where all comes at once. */
  courses: StoredCourse[] | null;
  ownNote: string;
  noteParts: { member: Named | null; note: string }[] | null;
  avoided: { member: Named | null; isOwn: boolean; allergens: Allergen[] }[] | null;
  lines: StoredLine[];
  placedAt: Date;
  seenAt: Date | null;
  allergySeenAt: Date | null;
  readyAt: Date | null;
};

/**
 * The order as the staff sees it. Field by field: what is left of a row of thirty fields, as one object, takes V8 forty
 * times as long.
 */
export function orderFromRow(row: OrderRow): Order {
  const { promise, placedAt } = row;
  const isShared = row.lines.some(({ forMember }) => forMember !== null);
  return {
    orderId: row.orderId,
    restaurantId: row.restaurantId,
    tableName: row.tableName,
    partyName: row.partyName,
    isTableVerified: row.isTableVerified,
    note: row.noteParts ? noteOf(row.noteParts) : row.note,
    avoidances: (row.avoided ?? []).map(({ member, isOwn, allergens }) => ({
      forName: isOwn && !isShared ? '' : nameOf(member),
      allergens,
    })),
    lines: row.lines.map(lineFromRow),
    totalCents: row.totalCents,
    doneLines: row.doneLines,
    courses: coursesFromRow(row.courses ?? [], placedAt),
    origin: row.origin,
    status: row.status,
    cancelReason: row.cancelReason,
    payment: row.payment,
    tipCents: row.tipCents,
    refundedCents: row.refundedCents,
    stray: row.stray,
    paidDespite: row.paidDespite,
    promise: promise && {
      from: new Date(promise.from).toISOString(),
      until: new Date(promise.until).toISOString(),
    },
    leftCents: null,
    placedAt: placedAt.toISOString(),
    seenAt: row.seenAt?.toISOString() ?? null,
    allergySeenAt: row.allergySeenAt?.toISOString() ?? null,
    readyAt: row.readyAt?.toISOString() ?? null,
    version: row.version,
  };
}

function lineFromRow(row: StoredLine): OrderLine {
  const line: OrderLine = {
    productId: row.productId,
    name: row.name,
    formatId: row.formatId,
    options: row.options,
    quantity: row.quantity - row.removed,
    note: row.note,
    vatPercent: row.vatPercent,
    unitGrossCents: row.unitGrossCents,
    netMicros: parseNetMicros(row.netPrice) ?? 0,
    course: row.course,
    station: row.station,
    removed: row.removed,
    removeReason: row.removeReason,
    forName: row.forMember ? memberName(row.forMember) : '',
  };
  if (row.grams !== null) line.grams = row.weighedGrams ?? row.grams;
  if (row.weighedGrams !== null) line.isWeighed = true;
  if (row.menuLine !== null) line.menuLine = row.menuLine;
  return line;
}

export function coursesToRow(courses: readonly OrderCourse[]): StoredCourse[] {
  return courses.map((one) => ({ ...one, isHeld: one.firedAt === null }));
}

export function coursesFromRow(
  courses: readonly StoredCourse[],
  placedAt: Date,
): readonly OrderCourse[] {
  return courses.map(({ course, isHeld, firedAt, doneAt, servedAt }) => ({
    course,
    firedAt: isHeld ? null : new Date(firedAt ?? placedAt).toISOString(),
    doneAt: doneAt ?? null,
    servedAt: servedAt ?? null,
  }));
}

function noteOf(parts: NonNullable<OrderRow['noteParts']>): string {
  return roundNote(parts.map(({ member, note }) => ({ name: nameOf(member), note })));
}

/** Somebody who was put among others without a name must not pass for one of them. */
function nameOf(member: Named | null): string {
  return member ? memberName(member) : 'Otro comensal';
}

/** The order as whoever placed it sees it: what others have written to the kitchen is not theirs. */
export function ownOrderFromRow(row: OrderRow): Order {
  const order = orderFromRow(row);
  return onlyOwnAllergySeen({
    ...order,
    note: row.ownNote,
    avoidances: (row.avoided ?? [])
      .filter(({ isOwn }) => isOwn)
      .map(({ allergens }) => ({ forName: '', allergens })),
    lines: order.lines.map((line, index) =>
      row.lines[index]?.forVisitId ? { ...line, note: '' } : line,
    ),
  });
}
