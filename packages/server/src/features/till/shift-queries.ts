import type { OpenShift } from '@simplato/contract';
import type { CashMovement, Cents, ClosedShift, Drawer } from '@simplato/domain';
import { onlyRow, type Queryable, type Transaction } from '../../db/database.ts';

/** Movements of a shift, as JSON. */
const MOVEMENTS = `coalesce((
    select json_agg(json_build_object('movementNumber', m.movement_number, 'cents', m.cents,
      'reason', m.reason, 'actor', m.actor, 'movedAt', m.moved_at) order by m.movement_number)
    from cash_movements m
    where m.restaurant_id = s.restaurant_id and m.shift_number = s.shift_number
  ), '[]'::json) as movements`;
const OPEN_COLUMNS = `s.shift_number as "shiftNumber", s.opened_at as "openedAt",
  s.opened_by as "openedBy", s.float_cents as "floatCents", s.counted_cents as "countedCents",
  s.expected_cents as "expectedCents", ${MOVEMENTS}`;

export interface StoredShift extends OpenShift {
  /** What had to be in the drawer when it was counted. */
  expectedCents: Cents | null;
}

type OpenRow = Omit<StoredShift, 'openedAt'> & { openedAt: Date };

export async function findOpenShift(
  db: Queryable,
  restaurantId: number,
): Promise<StoredShift | null> {
  const [row] = await db.query<OpenRow>(
    `select ${OPEN_COLUMNS} from shifts s where s.restaurant_id = $1 and s.closed_at is null`,
    [restaurantId],
  );
  return row ? openShiftFromRow(row) : null;
}

function openShiftFromRow({ openedAt, movements, ...row }: OpenRow): StoredShift {
  return { ...row, openedAt: openedAt.toISOString(), movements: movements.map(movementFromJson) };
}

function movementFromJson(movement: CashMovement): CashMovement {
  return { ...movement, movedAt: new Date(movement.movedAt).toISOString() };
}

/** The open shift's number, which stays open until the transaction ends; null without one. */
export async function lockOpenShift(tx: Transaction, restaurantId: number): Promise<number | null> {
  const [row] = await tx.query<{ shiftNumber: number }>(
    `select shift_number as "shiftNumber" from shifts
     where restaurant_id = $1 and closed_at is null for update`,
    [restaurantId],
  );
  return row?.shiftNumber ?? null;
}

/** Opens the next shift. Null if one is open. */
export async function insertShift(
  tx: Transaction,
  { restaurantId, actor, floatCents }: { restaurantId: number; actor: string; floatCents: Cents },
): Promise<number | null> {
  const [row] = await tx.query<{ shiftNumber: number }>(
    `insert into shifts (restaurant_id, shift_number, opened_by, float_cents)
     select $1, 1 + coalesce((
       select max(shift_number) from shifts where restaurant_id = $1), 0), $2, $3
     on conflict do nothing
     returning shift_number as "shiftNumber"`,
    [restaurantId, actor, floatCents],
  );
  return row?.shiftNumber ?? null;
}

export interface NewMovement extends Pick<CashMovement, 'cents' | 'reason' | 'actor'> {
  restaurantId: number;
  shiftNumber: number;
  idempotencyKey: string | null;
}

/** The shift must be locked. False if the key has been used. */
export async function insertMovement(tx: Transaction, movement: NewMovement): Promise<boolean> {
  const rows = await tx.query(
    `insert into cash_movements
       (restaurant_id, shift_number, movement_number, cents, reason, actor, idempotency_key)
     select $1, $2, 1 + coalesce((
       select max(movement_number) from cash_movements
       where restaurant_id = $1 and shift_number = $2), 0), $3, $4, $5, $6
     on conflict (restaurant_id, idempotency_key) do nothing
     returning 1`,
    [
      movement.restaurantId,
      movement.shiftNumber,
      movement.cents,
      movement.reason,
      movement.actor,
      movement.idempotencyKey,
    ],
  );
  return rows.length > 0;
}

/** The movement that was noted under a key. */
export async function findMovement(
  db: Queryable,
  restaurantId: number,
  idempotencyKey: string,
): Promise<Pick<CashMovement, 'cents' | 'reason'> | null> {
  const [row] = await db.query<Pick<CashMovement, 'cents' | 'reason'>>(
    `select cents, reason from cash_movements where restaurant_id = $1 and idempotency_key = $2`,
    [restaurantId, idempotencyKey],
  );
  return row ?? null;
}

export async function updateCount(
  tx: Transaction,
  { restaurantId, shiftNumber }: { restaurantId: number; shiftNumber: number },
  { countedCents, expectedCents }: { countedCents: Cents; expectedCents: Cents },
): Promise<void> {
  await tx.query(
    `update shifts set counted_cents = $3, expected_cents = $4
     where restaurant_id = $1 and shift_number = $2`,
    [restaurantId, shiftNumber, countedCents, expectedCents],
  );
}

export interface Closing extends Pick<
  ClosedShift,
  'shiftNumber' | 'countedCents' | 'leftCents' | 'differenceReason' | 'report' | 'closedBy'
> {
  restaurantId: number;
}

export async function updateShiftClosed(tx: Transaction, closing: Closing): Promise<void> {
  await tx.query(
    `update shifts set closed_at = clock_timestamp(), closed_by = $3, counted_cents = $4,
       left_cents = $5, difference_reason = $6, report = $7::jsonb
     where restaurant_id = $1 and shift_number = $2`,
    [
      closing.restaurantId,
      closing.shiftNumber,
      closing.closedBy,
      closing.countedCents,
      closing.leftCents,
      closing.differenceReason,
      JSON.stringify(closing.report),
    ],
  );
}

const CLOSED_COLUMNS = `s.shift_number as "shiftNumber", s.opened_at as "openedAt",
  s.opened_by as "openedBy", s.closed_at as "closedAt", s.closed_by as "closedBy",
  s.counted_cents as "countedCents", s.left_cents as "leftCents",
  s.difference_reason as "differenceReason", s.report, ${MOVEMENTS}`;

type ClosedRow = Omit<ClosedShift, 'openedAt' | 'closedAt' | 'report'> &
  Record<'openedAt' | 'closedAt', Date> & {
    report: Omit<ClosedShift['report'], 'drawer'> & {
      drawer: Omit<Drawer, 'sinceCents'> & Partial<Pick<Drawer, 'sinceCents'>>;
    };
  };

function closedShiftFromRow({ openedAt, closedAt, movements, ...row }: ClosedRow): ClosedShift {
  const { drawer, ...report } = row.report;
  return {
    ...row,
    // One that a version before has closed counted all as expected.
    report: { ...report, drawer: { ...drawer, sinceCents: drawer.sinceCents ?? 0 } },
    openedAt: openedAt.toISOString(),
    closedAt: closedAt.toISOString(),
    movements: movements.map(movementFromJson),
  };
}

export async function findClosedShift(
  db: Queryable,
  restaurantId: number,
  shiftNumber: number,
): Promise<ClosedShift | null> {
  const [row] = await db.query<ClosedRow>(
    `select ${CLOSED_COLUMNS} from shifts s
     where s.restaurant_id = $1 and s.shift_number = $2 and s.closed_at is not null`,
    [restaurantId, shiftNumber],
  );
  return row ? closedShiftFromRow(row) : null;
}

/** The last first; `before` is the number where the page before this one ended. */
export async function listClosedShifts(
  db: Queryable,
  restaurantId: number,
  before: number | null,
  limit: number,
): Promise<ClosedShift[]> {
  const rows = await db.query<ClosedRow>(
    `select ${CLOSED_COLUMNS} from shifts s
     where s.restaurant_id = $1 and s.closed_at is not null
       and ($2::int is null or s.shift_number < $2)
     order by s.shift_number desc limit $3`,
    [restaurantId, before, limit],
  );
  return rows.map(closedShiftFromRow);
}

/** What the last closed shift left in the drawer; null before there was any. */
export async function findLeft(db: Queryable, restaurantId: number): Promise<Cents | null> {
  const [row] = await db.query<{ leftCents: Cents }>(
    `select left_cents as "leftCents" from shifts
     where restaurant_id = $1 and closed_at is not null order by shift_number desc limit 1`,
    [restaurantId],
  );
  return row?.leftCents ?? null;
}

/** When the last Z was made; null before there was any. */
export async function findLastClosing(db: Queryable, restaurantId: number): Promise<Date | null> {
  const { closedAt } = onlyRow(
    await db.query<{ closedAt: Date | null }>(
      'select max(closed_at) as "closedAt" from shifts where restaurant_id = $1',
      [restaurantId],
    ),
  );
  return closedAt;
}

/** Whether any shift was ever open, this one's transaction included. */
export async function countShifts(db: Queryable, restaurantId: number): Promise<number> {
  return onlyRow(
    await db.query<{ shifts: number }>(
      'select count(*)::int as shifts from shifts where restaurant_id = $1',
      [restaurantId],
    ),
  ).shifts;
}
