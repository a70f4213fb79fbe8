import type { Till } from '@simplato/contract';
import {
  businessDay,
  dayStartsAt,
  shiftReport,
  type ClosedShift,
  type InvoicedSeries,
  type ShiftReport,
  type Span,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { readInvoiced } from '../invoices/read-invoiced.ts';
import { countUncounted, listOwedBack, listUncounted, readShiftMoney } from './money-queries.ts';

export {
  listPaymentsInSpan as readPaymentsInSpan,
  listTabSales as readTabSales,
  REFUND_OF_SHARE,
} from './money-queries.ts';
import {
  findClosedShift,
  findLastClosing,
  findLeft,
  findOpenShift,
  type StoredShift,
} from './shift-queries.ts';

export async function readTill(db: Queryable, restaurantId: number, now: Date): Promise<Till> {
  const shift = await findOpenShift(db, restaurantId);
  const leftCents = await findLeft(db, restaurantId);
  // The first shift of all will not count what was over before its day.
  const since = leftCents === null ? tillBegins(now) : null;
  return {
    shift,
    leftCents,
    owedBack: await listOwedBack(db, restaurantId),
    uncounted: shift === null ? await countUncounted(db, restaurantId, since) : 0,
  };
}

/** From when on the first shift counts: the beginning of its business day. */
export function tillBegins(now: Date): Date {
  return new Date(dayStartsAt(businessDay(now)));
}

/** Whether the drawer of a shift that runs in a span of time is still to be counted. */
export async function isToBeCounted(
  db: Queryable,
  restaurantId: number,
  { until }: Span,
): Promise<boolean> {
  const shift = await findOpenShift(db, restaurantId);
  return (
    shift !== null && shift.countedCents === null && Date.parse(shift.openedAt) < until.getTime()
  );
}

/** The invoices since the Z before, or since the day of the first shift of all. */
export async function readInvoicedOfShift(
  db: Queryable,
  restaurantId: number,
  { openedAt }: StoredShift,
): Promise<InvoicedSeries[]> {
  const closedAt = await findLastClosing(db, restaurantId);
  const from = closedAt ?? tillBegins(new Date(openedAt));
  return readInvoiced(db, restaurantId, { from, until: null });
}

/** X. Until the drawer is counted, all that is cash is left out of it. */
export async function readShiftSoFar(db: Database, restaurantId: number): Promise<ShiftReport> {
  // One transaction: a Z between two of its questions would be half in it.
  return db.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    const shift = await findOpenShift(tx, restaurantId);
    if (shift === null) throw new AppError('no_shift');
    const rows = await listUncounted(tx, restaurantId);
    const money = await readShiftMoney(tx, restaurantId, rows);
    if (shift.countedCents === null) return shiftReport(money, null);
    const invoiced = await readInvoicedOfShift(tx, restaurantId, shift);
    return { ...shiftReport(money, shift), invoiced };
  });
}

export async function requireClosedShift(
  db: Queryable,
  restaurantId: number,
  shiftNumber: number,
): Promise<ClosedShift> {
  const shift = await findClosedShift(db, restaurantId, shiftNumber);
  if (shift === null) throw new AppError('not_found');
  return shift;
}
