import { setTimeout } from 'node:timers/promises';
import {
  auditEvent,
  differenceCents,
  formatEuros,
  heldCents,
  isLeftTooMuch,
  LEFT_TOO_MUCH,
  shiftReport,
  type Cents,
  type ClosedShift,
  newFact,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { recordChanges, type Author } from '../audit/record-changes.ts';
import { lockInvoicing } from '../invoices/read-invoiced.ts';
import { lockTabs } from '../tabs/tab-money.ts';
import {
  listUncounted,
  lockUncounted,
  readShiftMoney,
  stampEarlier,
  stampRows,
  type UncountedRows,
} from './money-queries.ts';
import { readInvoicedOfShift, requireClosedShift, tillBegins } from './read-till.ts';
import {
  countShifts,
  findClosedShift,
  findMovement,
  findOpenShift,
  insertMovement,
  insertShift,
  lockOpenShift,
  updateCount,
  updateShiftClosed,
  type StoredShift,
} from './shift-queries.ts';

const euros = (field: string, to: Cents) => newFact(field, formatEuros(to));

/** Opens a shift. The first of all does not count what was over before its day began. */
export async function openShift(
  db: Database,
  by: Author,
  floatCents: Cents,
  now: Date,
): Promise<void> {
  const { restaurantId, userName: actor } = by;
  await db.transaction(async (tx) => {
    const shiftNumber = await insertShift(tx, { restaurantId, actor, floatCents });
    if (shiftNumber === null) throw new AppError('shift_open');
    if ((await countShifts(tx, restaurantId)) === 1) {
      await stampEarlier(tx, restaurantId, tillBegins(now));
    }
    const told = auditEvent('till-opened', `Turno ${shiftNumber}`, [euros('Fondo', floatCents)]);
    await recordChanges(tx, by, [told]);
  });
}

/** Puts cash into the drawer, or takes it out where `cents` are below zero. False if it was noted before. */
export async function moveCash(
  db: Database,
  by: Author,
  { cents, reason }: { cents: Cents; reason: string },
  idempotencyKey: string | null,
): Promise<boolean> {
  const { restaurantId, userName: actor } = by;
  return db.transaction(async (tx) => {
    const known = idempotencyKey && (await findMovement(tx, restaurantId, idempotencyKey));
    if (known) return requireSame(known, { cents, reason });
    const shiftNumber = await requireOpenShift(tx, restaurantId);
    const movement = { restaurantId, shiftNumber, cents, reason, actor, idempotencyKey };
    if (!(await insertMovement(tx, movement))) {
      const first = idempotencyKey && (await findMovement(tx, restaurantId, idempotencyKey));
      return requireSame(first || { cents: 0, reason: '' }, { cents, reason });
    }
    const action = cents > 0 ? 'cash-put-in' : 'cash-taken-out';
    await recordChanges(tx, by, [auditEvent(action, reason, [euros('Importe', Math.abs(cents))])]);
    return true;
  });
}

interface Moved {
  cents: Cents;
  reason: string;
}

function requireSame(known: Moved, wanted: Moved): false {
  if (known.cents === wanted.cents && known.reason === wanted.reason) return false;
  throw new AppError('key_reused');
}

/**
 * Notes what somebody has counted in the drawer: once, for whoever has counted is told what was expected.
 * The same again is the same.
 */
export async function countTill(db: Database, by: Author, countedCents: Cents): Promise<void> {
  const { restaurantId } = by;
  await db.transaction(async (tx) => {
    await lockTabs(tx, restaurantId);
    const shiftNumber = await requireOpenShift(tx, restaurantId);
    const shift = await findOpenShift(tx, restaurantId);
    if (shift === null) throw new AppError('no_shift');
    requireSameCount(shift.countedCents, countedCents);
    if (shift.countedCents === countedCents) return;
    const rows = await listUncounted(tx, restaurantId);
    const { expectedCents } = (await readReport(tx, restaurantId, shift, rows)).drawer;
    await updateCount(tx, { restaurantId, shiftNumber }, { countedCents, expectedCents });
    const counted = euros('Contado', countedCents);
    await recordChanges(tx, by, [auditEvent('till-counted', `Turno ${shiftNumber}`, [counted])]);
  });
}

function requireSameCount(before: Cents | null, countedCents: Cents): void {
  if (before !== null && before !== countedCents) throw new AppError('till_counted');
}

export interface Count {
  countedCents: Cents;
  leftCents: Cents;
  differenceReason: string;
}

/** For how long a Z tries again to count a payment that somebody is changing, in all half a second. */
const TRIES = 10;
const TRY_AGAIN_MS = 50;

/**
 * Z. Under the lock of the restaurant's tabs, so that nobody takes or undoes a payment meanwhile, and
 * nothing moves cash: every row that no shift has counted is this one's. Payments that are under way
 * are named and not waited for.
 *
 * @param meant the shift that its owner was shown; null for the open one. If it is closed already, its
 * Z is the answer.
 */
export async function closeShift(
  db: Database,
  by: Author,
  count: Count,
  meant: number | null,
): Promise<Closed> {
  for (let tried = 1; ; tried += 1) {
    const closed = await tryToClose(db, by, count, { meant, isLastTry: tried === TRIES });
    if (closed !== null) return closed;
    await setTimeout(TRY_AGAIN_MS);
  }
}

interface Closed {
  shift: ClosedShift;
  isNew: boolean;
}

/**
 * A row that somebody else has locked is passed over, never waited for: they may wait for the
 * restaurant's counter, which this transaction holds. Null where there is one, but for the last try:
 * then the next Z counts it.
 */
async function tryToClose(
  db: Database,
  by: Author,
  count: Count,
  { meant, isLastTry }: { meant: number | null; isLastTry: boolean },
): Promise<Closed | null> {
  const { restaurantId, userName: closedBy } = by;
  return db.transaction(async (tx) => {
    await lockTabs(tx, restaurantId);
    const shiftNumber = await lockOpenShift(tx, restaurantId);
    if (meant !== null && meant !== shiftNumber) {
      const closed = await findClosedShift(tx, restaurantId, meant);
      if (closed === null) throw new AppError('no_shift');
      if (!isSameClosing(closed, count)) throw new AppError('shift_closed');
      return { shift: closed, isNew: false };
    }
    const open = await findOpenShift(tx, restaurantId);
    if (open === null || shiftNumber === null) throw new AppError('no_shift');
    requireSameCount(open.countedCents, count.countedCents);
    const rows = await lockUncounted(tx, restaurantId);
    if (!isLastTry && countRows(await listUncounted(tx, restaurantId)) > countRows(rows)) {
      return null;
    }
    const money = await readReport(tx, restaurantId, open, rows);
    // Nobody issues an invoice until this Z has its time: none is left between two of them.
    await lockInvoicing(tx, restaurantId);
    const report = { ...money, invoiced: await readInvoicedOfShift(tx, restaurantId, open) };
    const { drawer } = report;
    if (isLeftTooMuch(count.leftCents, heldCents(count.countedCents, drawer))) {
      throw new AppError('bad_request', { fields: { deja: LEFT_TOO_MUCH } });
    }
    await stampRows(tx, { restaurantId, shiftNumber }, rows);
    await updateShiftClosed(tx, {
      restaurantId,
      shiftNumber,
      closedBy,
      ...count,
      report,
    });
    const told = auditEvent('till-closed', `Z ${shiftNumber}`, [
      euros('Contado', count.countedCents),
      euros('Diferencia', differenceCents(count.countedCents, drawer)),
      euros('Queda', count.leftCents),
    ]);
    await recordChanges(tx, by, [told]);
    return { shift: await requireClosedShift(tx, restaurantId, shiftNumber), isNew: true };
  });
}

async function readReport(
  tx: Transaction,
  restaurantId: number,
  shift: StoredShift,
  rows: UncountedRows,
): Promise<ClosedShift['report']> {
  const { drawer, ...report } = shiftReport(await readShiftMoney(tx, restaurantId, rows), shift);
  if (drawer === null) throw new Error('The drawer of a counted shift is known');
  return { ...report, drawer };
}

function isSameClosing(closed: ClosedShift, count: Count): boolean {
  return (
    closed.countedCents === count.countedCents &&
    closed.leftCents === count.leftCents &&
    closed.differenceReason === count.differenceReason
  );
}

const countRows = ({ payments, refunds }: UncountedRows) => payments.length + refunds.length;

async function requireOpenShift(tx: Transaction, restaurantId: number): Promise<number> {
  const shiftNumber = await lockOpenShift(tx, restaurantId);
  if (shiftNumber === null) throw new AppError('no_shift');
  return shiftNumber;
}
