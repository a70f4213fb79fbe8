import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { onlyRow, type Database, type Transaction } from '@simplato/server/db/database';
import { openPostgresDatabase } from '@simplato/server/db/postgres-database';
import { insertOrder } from '@simplato/server/features/orders/order-queries';
import { seatByScan } from '@simplato/server/features/tabs/seat';
import { insertVisit } from '@simplato/server/features/tables/table-queries';
import { readThreeLines } from './kit/orders.ts';
import { inTurn } from './kit/in-turn.ts';
import { orderOf } from './kit/parties.ts';
import { createPlainOrders, insertNumberedOrder, insertPlainOrder } from './kit/plain-orders.ts';
import { literal } from './kit/plans.ts';
import { createScratchDatabase } from './kit/postgres.ts';
import { rateOf } from './kit/rate.ts';
import { reportRate } from './kit/report.ts';
import { fillRestaurants } from './kit/restaurants.ts';

/**
 * Where an order's statement spends its time within PostgreSQL, until its commit: microseconds, the lower
 * quartile of each part, as whatever else the machine does only adds. One caller, three lines, beside a
 * plain insert of the same order; planned once, for any values. To time a part costs some of it. Then what
 * it costs eight callers to wait for a restaurant's counter: plain inserts with and without. The arguments:
 * how many orders of each, and seconds of each rate.
 */
const [ORDERS = 400, SECONDS = 4] = process.argv.slice(2).map(Number);
const CALLERS = 8;

interface PlanNode {
  'Node Type': string;
  'Parent Relationship'?: string;
  'Relation Name'?: string;
  Operation?: string;
  'Actual Total Time': number;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

interface Explained {
  Plan: PlanNode;
  Triggers: { Time: number; 'Constraint Name'?: string }[];
  'Execution Time': number;
}

/** Of one order, in milliseconds. */
type Times = Map<string, number>;

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
  const [restaurant] = await fillRestaurants(db, 1);
  const { restaurantId } = restaurant ?? { restaurantId: 0 };
  await createPlainOrders(db);
  const products = await readThreeLines(db, restaurantId);
  const seats: Parameters<typeof orderOf>[0][] = [];
  for (let nth = 0; nth < ORDERS; nth += 1) {
    const seat = { restaurantId, visitId: randomUUID(), tableName: `Mesa ${nth % 50}` };
    await insertVisit(db, restaurantId, seat.visitId, null);
    await db.transaction(async (tx) => seatByScan(tx, { ...seat, isTableVerified: true }));
    seats.push(seat);
  }
  // What autovacuum would do.
  await db.query('vacuum analyze');
  const all = { plain: [] as Times[], own: [] as Times[] };
  for (const seat of seats) {
    const order = orderOf(seat, products);
    all.plain.push(await timesOf(db, (through) => insertPlainOrder(through, order)));
    all.own.push(await timesOf(db, (through) => insertOrder(through, order)));
  }
  tell('a plain insert', all.plain);
  tell('an order', all.own);
  const nextSeat = inTurn(seats);
  const rateOfEach = (insert: typeof insertPlainOrder) =>
    rateOf(async () => insert(db, orderOf(nextSeat(), products)), {
      concurrency: CALLERS,
      seconds: SECONDS,
    });
  const { perSecond: floor } = await rateOfEach(insertPlainOrder);
  const { perSecond: numbered } = await rateOfEach(insertNumberedOrder);
  reportRate('one counter, eight callers', numbered, floor);
}

/** Stores the order, and says what took how long. */
async function timesOf(
  db: Database,
  insert: (through: Pick<Database, 'query'>) => Promise<unknown>,
): Promise<Times> {
  return db.transaction(async (tx) => {
    await tx.script(
      `set local track_functions = 'all'; set local plan_cache_mode = force_generic_plan`,
    );
    let times: Times = new Map();
    await insert({
      query: async (text, values = []) => {
        times = await explain(tx, text, values);
        return [];
      },
    });
    return times;
  });
}

async function explain(tx: Transaction, text: string, values: readonly unknown[]): Promise<Times> {
  await tx.script(`prepare explained as ${text}`);
  const before = await functionTimes(tx);
  const rows = await tx.query<{ 'QUERY PLAN': [Explained] }>(
    `explain (analyze, format json) execute explained (${values.map(literal).join(', ')})`,
  );
  await tx.script('deallocate explained');
  const [{ Plan: root, Triggers: triggers, 'Execution Time': whole }] = onlyRow(rows)['QUERY PLAN'];
  const times: Times = new Map();
  for (const [name, ms] of await functionTimes(tx)) times.set(name, ms - (before.get(name) ?? 0));
  for (const node of allNodes(root)) {
    if (node['Node Type'] !== 'ModifyTable') continue;
    times.set(`${node.Operation} ${node['Relation Name']}`, timeOf(node) - timeWithin(node));
  }
  times.set(
    'foreign keys',
    triggers.reduce((sum, { Time: ms }) => sum + ms, 0),
  );
  const known = [...times.values()].reduce((sum, ms) => sum + ms, 0);
  return times.set('the rest', whole - known);
}

/** Of all orders of this connection that are not in the statistics yet. */
async function functionTimes(tx: Transaction): Promise<Times> {
  const rows = await tx.query<{ name: string; ms: number }>(
    'select funcname as name, total_time as ms from pg_stat_xact_user_functions',
  );
  return new Map(rows.map(({ name, ms }) => [name, ms]));
}

function timeOf(node: PlanNode): number {
  return node['Actual Total Time'] * node['Actual Loops'];
}

/** Of what is read for it; an InitPlan's time is in that of whoever asks for it first. */
function timeWithin({ Plans = [] }: PlanNode): number {
  return Plans.filter((child) => child['Parent Relationship'] !== 'InitPlan').reduce(
    (sum, child) => sum + timeOf(child),
    0,
  );
}

function allNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(allNodes)];
}

function tell(what: string, orders: readonly Times[]): void {
  const names = new Set(orders.flatMap((times) => [...times.keys()]));
  let sum = 0;
  console.log(what);
  for (const name of names) {
    const all = orders.map((times) => times.get(name) ?? 0).toSorted((one, other) => one - other);
    const micros = Math.round((all[Math.floor(all.length / 4)] ?? 0) * 1000);
    sum += micros;
    if (micros > 0) print(name, micros);
  }
  print('all', sum);
}

function print(name: string, micros: number): void {
  console.log(`  ${name.padEnd(28)} ${String(micros).padStart(6)} µs`);
}
