import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Database } from '@simplato/server/db/database';
import { openEmbeddedDatabase } from '@simplato/server/db/embedded-database';
import { openPostgresDatabase } from '@simplato/server/db/postgres-database';
import { fillRestaurants } from './kit/restaurants.ts';
import { addPast, countOrders, settle } from './kit/seed-history.ts';
import { explaining, type Plan } from './kit/plans.ts';
import { createScratchDatabase } from './kit/postgres.ts';
import { median } from './kit/report.ts';
import { OF_THE_OWN_PAST, listQueries, type Asked } from './kit/query-catalogue.ts';

/**
 * What an order and every query about orders cost with a million past orders, compared with the
 * same evening and no past: two databases, queried in turns, so that other work on the machine
 * affects both. `npm run bench million-orders [orders] [embedded]`; it needs no build.
 *
 * Times are medians and depend on the machine; the pages accessed, of tables and indexes, do not.
 * They are those of the worse of two plans, for the actual values and for any values. It fails if a
 * table of orders is scanned sequentially, or if more pages are accessed because of the past.
 */
const ORDERS = Number(process.argv[2] ?? 1_000_000);
const IS_EMBEDDED = process.argv[3] === 'embedded';
/** Share of the measured restaurant, by far the largest. */
const LARGEST_SHARE = 0.2;
const OTHER_RESTAURANTS = 400;
const DINERS = 5_000;
const PAST_DAYS = 1_000;
const CHECKED_ORDERS = 50_000;
/** Of few orders the pages are judged, and no time. */
const CALLS = ORDERS <= CHECKED_ORDERS ? 2 : 60;
const EVENING = { fromHoursAgo: 10, untilHoursAgo: 0 };
const BIG_TABLES = [
  'orders',
  'order_lines',
  'order_events',
  'order_requests',
  'order_mails',
  'payments',
  'visits',
];
/** What every order pays for: its plan is printed, and it must hardly grow. */
const PLACING = 'placing an order';
/** Allows for deeper indexes: ten times as many rows is about one more page in each. */
const mayGrow = (name: string, buffers: number) =>
  name === PLACING ? 1.5 * buffers : 3 * buffers + 30;

interface Side {
  db: Database;
  asked: Record<string, Asked>;
}

async function openScratch(word: string): Promise<{ db: Database; drop: () => Promise<void> }> {
  if (IS_EMBEDDED) {
    const folder = await mkdtemp(join(tmpdir(), `simplato-${word}-`));
    return {
      db: await openEmbeddedDatabase(folder),
      drop: async () => rm(folder, { recursive: true }),
    };
  }
  const scratch = await createScratchDatabase(word);
  return { db: await openPostgresDatabase(scratch.url), drop: scratch.drop };
}

/** A restaurant with sixty products, four hundred other restaurants, and the same evening in all of them. */
async function fill(db: Database, pastOrders: number): Promise<number> {
  const [restaurant] = await fillRestaurants(db, 1);
  if (!restaurant) throw new Error('no restaurant');
  const { restaurantId } = restaurant;
  const others = await db.query<{ restaurantId: number }>(
    `with restaurant as (
       insert into restaurants (tax_id, legal_name, country, province, city, postal_code, address,
         phone, vat_percent, facebook, instagram, google)
       select tax_id, legal_name, country, province, city, postal_code, address, phone, vat_percent,
         facebook, instagram, google
       from restaurants cross join generate_series(1, ${OTHER_RESTAURANTS})
       where restaurant_id = $1 returning restaurant_id
     )
     insert into restaurant_counters (restaurant_id) select restaurant_id from restaurant
     returning restaurant_id as "restaurantId"`,
    [restaurantId],
  );
  await db.query(
    `insert into diners (name, username, email, password_hash)
     select 'Comensal', 'comensal' || n, 'comensal' || n || '@example.com', ''
     from generate_series(1, ${DINERS + 1}) as n`,
  );
  await db.query(
    `insert into dining_tables (restaurant_id, table_name, key)
     select $1, n::text, 'k' || n from generate_series(1, 30) as n`,
    [restaurantId],
  );
  const spread = (orders: number) =>
    new Map([
      [restaurantId, Math.round(orders * LARGEST_SHARE)],
      ...others.map(({ restaurantId: other }, nth): [number, number] => [
        other,
        // From a tenth of the average to nearly twice as much.
        Math.round(
          ((orders * (1 - LARGEST_SHARE)) / OTHER_RESTAURANTS) *
            (0.1 + (1.8 * nth) / OTHER_RESTAURANTS),
        ),
      ]),
    ]);
  if (pastOrders > 0) {
    const fromHoursAgo = PAST_DAYS * 24;
    await addPast(db, {
      orders: spread(pastOrders),
      fromHoursAgo,
      untilHoursAgo: 14,
      open: 0,
      isChecked: pastOrders <= CHECKED_ORDERS,
    });
  }
  await addPast(db, {
    orders: new Map([
      ...others.map(({ restaurantId: other }): [number, number] => [other, 10]),
      [restaurantId, 400],
    ]),
    ...EVENING,
    open: 5,
    isChecked: true,
  });
  await settle(db);
  return restaurantId;
}

async function sideOf(db: Database, restaurant: number, pastDays: number): Promise<Side> {
  return { db, asked: await listQueries(db, restaurant, { dinerId: DINERS + 1, pastDays }) };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function explainAll({ db, asked }: Side): Promise<Map<string, Plan[]>> {
  const all = new Map<string, Plan[]>();
  for (const [name, ask] of Object.entries(asked)) {
    const watched = explaining(db);
    await ask(watched.db);
    all.set(name, watched.plans);
  }
  return all;
}

const sum = (plans: readonly Plan[] = []) => plans.reduce((all, { buffers }) => all + buffers, 0);

function row(...cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

async function measure(empty: Side, full: Side): Promise<string[]> {
  const faults: string[] = [];
  const times = new Map<string, [number[], number[]]>();
  for (const [name, askFull] of Object.entries(full.asked)) {
    const askEmpty = empty.asked[name] ?? askFull;
    const both: [number[], number[]] = [[], []];
    for (let call = 0; call < CALLS; call += 1) {
      both[0].push(await timeOf(() => askEmpty(empty.db)));
      both[1].push(await timeOf(() => askFull(full.db)));
    }
    times.set(name, both);
  }
  const [without, withPast] = [await explainAll(empty), await explainAll(full)];
  row('what is asked', 'ms, nothing behind', 'ms, full', 'ratio', 'pages', 'pages, full', 'by');
  row('---', '---', '---', '---', '---', '---', '---');
  for (const [name, both] of times) {
    const [before, after] = both.map(median) as [number, number];
    const plans = withPast.get(name) ?? [];
    const [few, many] = [sum(without.get(name)), sum(plans)];
    const ways = [...new Set(plans.flatMap((plan) => plan.ways))].toSorted().join(', ');
    row(name, before.toFixed(2), after.toFixed(2), (after / before).toFixed(2), few, many, ways);
    const wholly = plans.flatMap((plan) => plan.wholly).filter((one) => BIG_TABLES.includes(one));
    if (wholly.length > 0) faults.push(`${name}: reads all of ${[...new Set(wholly)].join(', ')}`);
    if (many > mayGrow(name, few) && !OF_THE_OWN_PAST.includes(name))
      faults.push(`${name}: ${many} pages instead of ${few}`);
  }
  console.log(`\n${PLACING}, with the past, by the worse plan:`);
  for (const { steps } of withPast.get(PLACING) ?? []) console.log(steps.join('\n'));
  return faults;
}

const [small, large] = [await openScratch('empty'), await openScratch('full')];
try {
  const empty = await sideOf(small.db, await fill(small.db, 0), 0);
  const startedAt = performance.now();
  const full = await sideOf(large.db, await fill(large.db, ORDERS), PAST_DAYS);
  const seconds = (performance.now() - startedAt) / 1000;
  const [few, many] = [await countOrders(small.db), await countOrders(large.db)];
  console.log(
    `${few} orders beside ${many}, filled in ${seconds.toFixed(0)} s (${large.db.kind})\n`,
  );
  const faults = await measure(empty, full);
  for (const fault of faults) console.error(`\nnot flat: ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await small.db.close();
  await large.db.close();
  await small.drop();
  await large.drop();
}
