import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { onlyRow } from '@simplato/server/db/database';
import type { StoredRestaurant } from '@simplato/server/test/stored-restaurant';
import { openPostgresDatabase } from '@simplato/server/db/postgres-database';
import { insertOrder, type OrderToInsert } from '@simplato/server/features/orders/order-queries';
import { newTableKey } from '@simplato/server/features/tables/table-key';
import { insertTables } from '@simplato/server/features/tables/table-queries';
import { splitCpu, type CpuSplit } from './kit/cpu-split.ts';
import { fillRestaurants } from './kit/restaurants.ts';
import { load, type Load } from './kit/load.ts';
import { orderRequest, threeProducts, type ThreeProducts } from './kit/orders.ts';
import { readMenu, sitDown, type Person } from './kit/people.ts';
import { createScratchDatabase } from './kit/postgres.ts';
import { rateOf } from './kit/rate.ts';
import { reportRate } from './kit/report.ts';
import { startFloor, startServer, type RunningServer } from './kit/server.ts';

/**
 * An order of three lines, from HTTP to commit, eight at a time. The floor is the same statement
 * for the same orders through `pg` in one process: what the database alone allows. Beside it, one
 * bare route that runs this statement: what is left for any server when it shares the machine with
 * its clients and its database. Measured once with eight restaurants and once with all parties in one
 * restaurant, whose orders wait for each other's number. There are so many parties that none exceeds a
 * phone's limit (domain's ORDER_PACE). The arguments: seconds of each measurement, and rounds.
 */
const CONCURRENCY = 8;
/** Of the floor. */
const AIM = 0.7;
const [SECONDS = 4, ROUNDS = 3] = process.argv.slice(2).map(Number);
const PARTIES = 250 * SECONDS;

interface Party {
  guest: Person;
  visitId: string;
  tableName: string;
}

const scratch = await createScratchDatabase();
const db = await openPostgresDatabase(scratch.url);
const restaurants = await fillRestaurants(db, CONCURRENCY);
const server = await startServer({ DATABASE_URL: scratch.url });
const bareRoute = await startFloor('floor-place-order.ts', { DATABASE_URL: scratch.url });
const menus = new Map<number, ThreeProducts>();
try {
  for (const { restaurantId } of restaurants) {
    const guest = await sitDown(server.url, restaurantId, '1');
    menus.set(restaurantId, threeProducts(await readMenu(guest)));
  }
  const parties = await seat(restaurants);
  const crowd = await seat(restaurants.slice(0, 1));
  await measure('warm-up', parties);
  // What autovacuum would do within a minute.
  await db.query('vacuum analyze');
  for (let round = 1; round <= ROUNDS; round += 1) await measure('eight restaurants', parties);
  for (let round = 1; round <= ROUNDS; round += 1) await measure('one restaurant', crowd);
} finally {
  await bareRoute.stop();
  await server.stop();
  await db.close();
  await scratch.drop();
}

/** All parties, spread over the restaurants, each at a separate table. */
async function seat(among: readonly StoredRestaurant[]): Promise<Party[]> {
  const parties: Party[] = [];
  for (let index = 0; index < PARTIES; index += 1) {
    const restaurantId = among[index % among.length]?.restaurantId ?? 0;
    const tableName = `${among.length} ${index}`;
    const key = newTableKey();
    await insertTables(db, restaurantId, [{ name: tableName, key }]);
    const guest = await sitDown(server.url, restaurantId, tableName, key);
    // The server would not accept a thousand phones' connections from one address.
    guest.device.close();
    parties.push({ guest, tableName, visitId: await visitAt(restaurantId, tableName) });
  }
  return parties;
}

async function visitAt(restaurantId: number, tableName: string): Promise<string> {
  const rows = await db.query<{ visitId: string }>(
    `select visit_id as "visitId" from sessions where restaurant_id = $1 and table_name = $2`,
    [restaurantId, tableName],
  );
  return onlyRow(rows).visitId;
}

function productsOf(restaurantId: number): ThreeProducts {
  const products = menus.get(restaurantId);
  if (!products) throw new Error('no menu');
  return products;
}

/** Moves earlier orders out of the rate limit's window. */
async function forgetPace(): Promise<void> {
  await db.query(
    `update orders set placed_at = placed_at - interval '1 hour'
     where placed_at > now() - interval '1 hour'`,
  );
}

function orderOf({ guest: { restaurantId }, visitId, tableName }: Party): OrderToInsert {
  const { lines, totalCents } = productsOf(restaurantId);
  return {
    lines,
    totalCents,
    restaurantId,
    visitId,
    tableName,
    idempotencyKey: randomUUID(),
    requestHash: 'x'.repeat(43),
    isTableVerified: true,
    note: '',
    payment: 'unpaid',
    tipCents: 0,
    placedAt: new Date(),
    mailedDinerId: null,
    isPaced: true,
    emptiesBasket: true,
    seenVersion: null,
    shownTabId: null,
    acceptedDelay: null,
    ownNotes: null,
    avoidedBy: null,
    courses: [],
    expected: null,
  };
}

async function measure(name: string, parties: readonly Party[]): Promise<void> {
  let turn = 0;
  const nextParty = () => {
    const party = parties[turn % parties.length];
    turn += 1;
    if (!party) throw new Error('nobody came');
    return party;
  };
  await forgetPace();
  const floor = await measureRate(null, async () =>
    rateOf(async () => insertOrder(db, orderOf(nextParty())), {
      concurrency: CONCURRENCY,
      seconds: SECONDS,
    }),
  );
  const bare = await rateOverHttp(bareRoute, () => ({
    method: 'POST',
    path: '/',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderOf(nextParty())),
  }));
  const placed = await rateOverHttp(server, () => {
    const { guest } = nextParty();
    return orderRequest(guest.headers, productsOf(guest.restaurantId).body);
  });
  reportRate(`bare route, ${name}`, bare.perSecond, floor.perSecond);
  reportRate(`place-order, ${name}`, placed.perSecond, floor.perSecond, AIM);
  for (const [what, one] of Object.entries({ floor, bare, placed })) tellCpu(what, one);
}

interface Measured {
  perSecond: number;
  cpu: CpuSplit | null;
}

async function measureRate(
  serverPid: number | null,
  work: () => Promise<number>,
): Promise<Measured> {
  let perSecond = 0;
  const cpu = await splitCpu(serverPid, async () => (perSecond = await work()));
  return { perSecond, cpu };
}

function tellCpu(what: string, { perSecond, cpu }: Measured): void {
  if (!cpu) return;
  const orders = perSecond * SECONDS;
  const cells = Object.entries(cpu).map(
    ([who, seconds]) => `${who} ${Math.round((seconds * 1e6) / orders)}`,
  );
  console.log(`  ${what.padEnd(8)} µs of CPU an order: ${cells.join(', ')}`);
}

async function rateOverHttp({ url, pid }: RunningServer, next: Load['next']): Promise<Measured> {
  await forgetPace();
  return measureRate(pid, async () => {
    const { perSecond, failures } = await load({
      url,
      connections: CONCURRENCY,
      seconds: SECONDS,
      next,
    });
    if (failures > 0) throw new Error(`${failures} orders were not taken`);
    return perSecond;
  });
}
