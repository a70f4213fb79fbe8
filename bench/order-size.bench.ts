import { randomUUID } from 'node:crypto';
import { onlyRow, type Database } from '@simplato/server/db/database';
import { openPostgresDatabase } from '@simplato/server/db/postgres-database';
import { insertOrder } from '@simplato/server/features/orders/order-queries';
import { updateStatus } from '@simplato/server/features/orders/step-queries';
import { seatByScan } from '@simplato/server/features/tabs/seat';
import { insertVisit } from '@simplato/server/features/tables/table-queries';
import { readThreeLines } from './kit/orders.ts';
import { fillRestaurants } from './kit/restaurants.ts';
import { createScratchDatabase } from './kit/postgres.ts';

/**
 * The size of an order on disk, in tables, indexes and the write-ahead log: three lines, from the
 * phone to closed, two orders per party. It measures no speed and needs no build; docs/scale.md
 * uses its figures.
 */
const RESTAURANTS = 4;
const ORDERS = Number(process.argv[2] ?? 5_000);
const STEPS = [
  ['received', 'preparing'],
  ['preparing', 'ready'],
  ['ready', 'closed'],
] as const;

const scratch = await createScratchDatabase();
try {
  const db = await openPostgresDatabase(scratch.url);
  try {
    await measure(db);
  } finally {
    await db.close();
  }
} finally {
  await scratch.drop();
}

async function measure(db: Database): Promise<void> {
  const restaurants = await fillRestaurants(db, RESTAURANTS);
  const [before, journalBefore] = [await sizes(db), await journal(db)];
  await Promise.all(
    restaurants.map(({ restaurantId }) => serve(db, restaurantId, Math.ceil(ORDERS / RESTAURANTS))),
  );
  const [after, journalAfter] = [await sizes(db), await journal(db)];
  const orders = Math.ceil(ORDERS / RESTAURANTS) * RESTAURANTS;
  const print = (name: string, bytes: number) =>
    console.log(
      `${name.padEnd(24)} ${String(Math.round(bytes / orders)).padStart(6)} bytes an order`,
    );
  let sum = 0;
  for (const [name, bytes] of after) {
    const grown = bytes - (before.get(name) ?? 0);
    sum += grown;
    if (grown / orders >= 1) print(name, grown);
  }
  print('on the disk', sum);
  print('in the journal', journalAfter - journalBefore);
}

async function serve(db: Database, restaurantId: number, orders: number): Promise<void> {
  const { lines, totalCents } = await readThreeLines(db, restaurantId);
  let visitId = '';
  let tableName = '';
  for (let index = 0; index < orders; index += 1) {
    if (index % 2 === 0) {
      visitId = randomUUID();
      tableName = `Barra ${index}`;
      await insertVisit(db, restaurantId, visitId, null);
      const seat = { restaurantId, visitId, tableName, isTableVerified: true };
      await db.transaction(async (tx) => seatByScan(tx, seat));
    }
    const placed = await insertOrder(db, {
      restaurantId,
      visitId,
      lines,
      idempotencyKey: randomUUID(),
      requestHash: 'x'.repeat(43),
      tableName,
      isTableVerified: true,
      note: '',
      payment: 'unpaid',
      totalCents,
      tipCents: 0,
      placedAt: new Date(),
      mailedDinerId: null,
      // Ten thousand at one table: the rate limit must not apply.
      isPaced: false,
      emptiesBasket: true,
      seenVersion: null,
      shownTabId: null,
      acceptedDelay: null,
      ownNotes: null,
      avoidedBy: null,
      courses: [],
      expected: null,
    });
    if (!placed || typeof placed === 'string' || 'waitSeconds' in placed)
      throw new Error('An order was not taken');
    for (const [from, to] of STEPS) {
      const { orderId } = placed;
      if (!(await updateStatus(db, { restaurantId, orderId, from: [from], to, actor: 'casa1' }))) {
        throw new Error('A step was not taken');
      }
    }
  }
}

async function sizes(db: Database): Promise<Map<string, number>> {
  const rows = await db.query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}

async function journal(db: Database): Promise<number> {
  return onlyRow(
    await db.query<{ bytes: number }>(
      `select (pg_current_wal_insert_lsn() - '0/0')::bigint as bytes`,
    ),
  ).bytes;
}
