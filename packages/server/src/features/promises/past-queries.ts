import {
  isOpen,
  promiseOutcome,
  type FiredLine,
  type OrderStatus,
  type PromisedTime,
  type PromiseRecord,
  type Span,
} from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { coursesFromRow, isMadeLine, type StoredCourse } from '../orders/order-rows.ts';

/** An order as its kitchen made it, with what was expected of it. */
export interface PastOrder {
  /** Those that were fired; at the station that makes them now. */
  lines: FiredLine[];
  expected: PromisedTime | null;
  isPromised: boolean;
  isCancelled: boolean;
}

interface LineOfPast {
  productId: number;
  station: string;
  course: number;
  quantity: number;
  removed: number;
  isMade: boolean;
}

interface EventOfPast {
  atMs: number;
  status: OrderStatus;
  doneLines: number[];
}

interface PastRow {
  placedAt: Date;
  status: OrderStatus;
  courses: StoredCourse[] | null;
  expectedFrom: Date | null;
  expectedUntil: Date | null;
  isPromised: boolean;
  lines: LineOfPast[];
  events: EventOfPast[];
}

/** Of where its products are made now: what was made before stations were named counts for them. */
const LINES = `(
    select json_agg(json_build_object('productId', l.product_id, 'course', l.course,
      'station', coalesce(c.station, l.station), 'quantity', l.quantity, 'removed', l.removed,
      'isMade', ${isMadeLine('l')})
      order by l.line_number)
    from order_lines l
    left join products p on p.restaurant_id = l.restaurant_id and p.product_id = l.product_id
    left join categories c on c.restaurant_id = p.restaurant_id and c.category_id = p.category_id
    where l.restaurant_id = o.restaurant_id and l.order_id = o.order_id
  ) as lines`;

/**
 * The last `limit` orders that reached the kitchen in a span, newest first; with `onlyPromised` those
 * of which a diner was promised something.
 */
export async function listPast(
  db: Queryable,
  restaurantId: number,
  { from, until }: Span,
  { limit, onlyPromised = false }: { limit: number; onlyPromised?: boolean },
): Promise<PastOrder[]> {
  const rows = await db.query<PastRow>(
    `select o.placed_at as "placedAt", o.status, o.courses, o.expected_from as "expectedFrom",
       o.expected_until as "expectedUntil", o.is_promised as "isPromised", ${LINES}, (
         select json_agg(json_build_object('atMs', round(extract(epoch from e.occurred_at) * 1000),
           'status', e.status, 'doneLines', e.done_lines) order by e.event_id)
         from order_events e
         where e.restaurant_id = o.restaurant_id and e.order_id = o.order_id
       ) as events
     from orders o
     where o.restaurant_id = $1 and o.placed_at >= $2 and o.placed_at < $3
       and o.payment <> 'pending' and (not $5 or o.is_promised)
     order by o.placed_at desc limit $4`,
    [restaurantId, from, until, limit, onlyPromised],
  );
  return rows.map(pastOrder);
}

function pastOrder({ expectedFrom, expectedUntil, isPromised, ...row }: PastRow): PastOrder {
  const expected =
    expectedFrom && expectedUntil
      ? { fromMs: expectedFrom.getTime(), untilMs: expectedUntil.getTime() }
      : null;
  return { lines: firedLines(row), expected, isPromised, isCancelled: row.status === 'cancelled' };
}

function firedLines({
  placedAt,
  status,
  courses,
  lines,
  events,
}: Pick<PastRow, 'placedAt' | 'status' | 'courses' | 'lines' | 'events'>): FiredLine[] {
  const firedAt = firedAtOf(placedAt, courses);
  const lastAtMs = events.at(-1)?.atMs ?? null;
  return lines.flatMap(
    ({ isMade: isForKitchen, productId, station, course, quantity, removed }, index) => {
      const firedAtMs = firedAt(course);
      if (firedAtMs === null || !isForKitchen) return [];
      const tickedAtMs = tickedAt(events, index + 1);
      const isLeft = quantity > removed;
      const isMade = isLeft && status !== 'cancelled' && tickedAtMs !== null;
      // When it was taken off is not asked: until its order's end it is as if it was there.
      const isGone = !isLeft || !isOpen(status);
      const endedAtMs = tickedAtMs ?? (isGone ? lastAtMs : null);
      const units = isLeft ? quantity - removed : quantity;
      return { productId, station, quantity: units, firedAtMs, endedAtMs, isMade };
    },
  );
}

/** When each course of an order was fired; null while it is held. */
function firedAtOf(placedAt: Date, courses: StoredCourse[] | null) {
  const known = coursesFromRow(courses ?? [], placedAt);
  return (course: number): number | null => {
    const fired = known.find((one) => one.course === course);
    if (!fired) return placedAt.getTime();
    return fired.firedAt === null ? null : Date.parse(fired.firedAt);
  };
}

/** Since when a line, counted from 1, has been ticked; null where it is not. */
function tickedAt(events: readonly EventOfPast[], lineNumber: number): number | null {
  let since: number | null = null;
  for (const { atMs, status, doneLines } of events) {
    const isTicked = status === 'ready' || status === 'closed' || doneLines.includes(lineNumber);
    if (!isTicked && status !== 'cancelled') since = null;
    else if (isTicked) since ??= atMs;
  }
  return since;
}

/** How many of the promises can be judged, and of these how many held. */
export function recordOf(
  orders: readonly Pick<PastOrder, 'lines' | 'expected' | 'isCancelled'>[],
  nowMs: number,
): PromiseRecord {
  const outcomes = orders.flatMap(({ lines, expected, isCancelled }) => {
    if (!expected) return [];
    const readyAtMs = readyAt(lines);
    return promiseOutcome(expected, { readyAtMs, isCancelled, nowMs }) ?? [];
  });
  return { promised: outcomes.length, held: outcomes.filter((one) => one === 'held').length };
}

/** When the last line was ticked of those that were fired first; null while one is not. */
function readyAt(lines: readonly FiredLine[]): number | null {
  const first = Math.min(...lines.map(({ firedAtMs }) => firedAtMs));
  const promised = lines.filter(({ firedAtMs }) => firedAtMs === first);
  const times = promised.flatMap(({ endedAtMs }) => endedAtMs ?? []);
  return times.length === 0 || times.length < promised.length ? null : Math.max(...times);
}

/** Lines that the kitchen has to make now, or had when nobody ticked them. */
export async function listUnmade(db: Queryable, restaurantId: number): Promise<FiredLine[]> {
  const rows = await db.query<
    Pick<PastRow, 'placedAt' | 'courses' | 'lines'> & { doneLines: number[] }
  >(
    `select o.placed_at as "placedAt", o.courses, o.done_lines as "doneLines", ${LINES}
     from orders o
     where o.restaurant_id = $1 and o.status not in ('closed', 'cancelled')
       and o.status <> 'ready' and o.payment <> 'pending'
     order by o.order_id desc limit ${MOST_OPEN}`,
    [restaurantId],
  );
  return rows.flatMap(({ placedAt, courses, lines, doneLines }) => {
    const firedAt = firedAtOf(placedAt, courses);
    return lines.flatMap(({ isMade, productId, station, course, quantity, removed }, index) => {
      const firedAtMs = firedAt(course);
      const isLeft = isMade && quantity > removed && !doneLines.includes(index + 1);
      if (firedAtMs === null || !isLeft) return [];
      const left = quantity - removed;
      return { productId, station, quantity: left, firedAtMs, endedAtMs: null, isMade: false };
    });
  });
}

/** Far more than any kitchen has in work. */
const MOST_OPEN = 500;
