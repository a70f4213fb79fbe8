import process from 'node:process';
import { streamOrders, streamOwnOrders } from '@simplato/contract';
import { TABLES_LIMIT } from '@simplato/domain';
import type { StoredRestaurant } from '@simplato/server/test/stored-restaurant';
import { openPostgresDatabase } from '@simplato/server/db/postgres-database';
import { insertOrder } from '@simplato/server/features/orders/order-queries';
import { tellCpu } from './kit/cpu.ts';
import { fillRestaurants } from './kit/restaurants.ts';
import { load, type Load, type LoadResult } from './kit/load.ts';
import { orderRequest, threeProducts, type ThreeProducts } from './kit/orders.ts';
import { addTables, findVisits, forgetPace, orderOf, seat, type Party } from './kit/parties.ts';
import { logIn, readMenu, sitDown } from './kit/people.ts';
import { createScratchDatabase } from './kit/postgres.ts';
import { createPlainOrders, insertPlainOrder } from './kit/plain-orders.ts';
import { rateOf } from './kit/rate.ts';
import { reportMemory, reportRate } from './kit/report.ts';
import { readServerFigures } from './kit/server-figures.ts';
import { startFloor, startServer, type RunningServer } from './kit/server.ts';
import { openStreams, type OpenStreams } from './kit/streams.ts';

/**
 * An order of three lines, from HTTP to commit, eight at a time, while each restaurant's board and phones
 * listen. The floor is a plain insert of the same orders through `pg` in one process: what the database
 * alone allows. Beside it our own statement, in the same way, and one bare route that runs it: what is
 * left for any server when it shares the machine with its clients and its database. Measured with eight
 * restaurants, and with all parties in one, whose orders wait for each other's number. The parties sit at
 * as many tables as a restaurant may have, and none exceeds a phone's limit (domain's ORDER_PACE). The
 * arguments: seconds of each measurement, and rounds.
 */
const CONCURRENCY = 8;
/** Phones that follow their orders, of each crowd. */
const PHONES = 20;
/** Of the floor. */
const AIM = 0.33;
const MEMORY_AIM_MB = 163;
const [SECONDS = 4, ROUNDS = 3] = process.argv.slice(2).map(Number);
/** One table is where the bench reads the menu. */
const TABLES = Math.min(TABLES_LIMIT - 1, 100 * SECONDS);

const scratch = await createScratchDatabase();
const db = await openPostgresDatabase(scratch.url);
const restaurants = await fillRestaurants(db, 2 * CONCURRENCY);
/** Nobody listens in the others: the server would have to tell what it has not taken itself. */
const heard = restaurants.slice(0, CONCURRENCY);
const silent = restaurants.slice(CONCURRENCY);
const server = await startServer({ DATABASE_URL: scratch.url });
const bareRoute = await startFloor('floor-place-order.ts', { DATABASE_URL: scratch.url });
const menus = new Map<number, ThreeProducts>();
try {
  for (const { restaurantId } of restaurants) {
    const guest = await sitDown(server.url, restaurantId, '1');
    menus.set(restaurantId, threeProducts(await readMenu(guest)));
  }
  await createPlainOrders(db);
  const eight = { heard: await seatAll(heard), silent: await seatAll(silent) };
  const one = {
    heard: await seatAll(heard.slice(0, 1)),
    silent: await seatAll(silent.slice(0, 1)),
  };
  const listening = [
    await listen(streamOwnOrders, eight.heard.slice(0, PHONES)),
    await listen(streamOwnOrders, one.heard.slice(0, PHONES)),
  ];
  for (const restaurant of heard) {
    listening.push(await listen(streamOrders, [{ guest: await logIn(server.url, restaurant) }]));
  }
  await measure('warm-up', eight);
  // What autovacuum would do within a minute.
  await db.query('vacuum analyze');
  for (let round = 1; round <= ROUNDS; round += 1) await measure('eight restaurants', eight);
  for (let round = 1; round <= ROUNDS; round += 1) await measure('one restaurant', one);
  for (const streams of listening) streams.close();
  const figures = await readServerFigures(server.url);
  reportMemory('memory after the load', figures?.residentMb ?? Number.NaN, MEMORY_AIM_MB);
} finally {
  await bareRoute.stop();
  await server.stop();
  await db.close();
  await scratch.drop();
}

/** A stream for each of them. */
function listen(
  { path }: typeof streamOrders | typeof streamOwnOrders,
  people: readonly Pick<Party, 'guest'>[],
): Promise<OpenStreams> {
  const sessions = people.map(({ guest }) => guest.headers);
  return openStreams(`${server.url}/api${path}`, sessions, people.length);
}

/** All parties, spread over the restaurants, each at a separate table. */
async function seatAll(among: readonly StoredRestaurant[]): Promise<Party[]> {
  const tables = await addTables(db, among, TABLES * Math.min(among.length, 3));
  return findVisits(db, await seat(server.url, tables));
}

function productsOf(restaurantId: number): ThreeProducts {
  const products = menus.get(restaurantId);
  if (!products) throw new Error('no menu');
  return products;
}

interface Crowd {
  heard: readonly Party[];
  silent: readonly Party[];
}

async function measure(name: string, crowd: Crowd): Promise<void> {
  let turn = 0;
  const nextParty = (among: keyof Crowd) => {
    const party = crowd[among][turn % crowd[among].length];
    turn += 1;
    if (!party) throw new Error('nobody came');
    return party;
  };
  const nextOrder = (among: keyof Crowd) => {
    const party = nextParty(among);
    return orderOf(party, productsOf(party.guest.restaurantId));
  };
  await forgetPace(db);
  const inProcess = (insert: typeof insertPlainOrder | typeof insertOrder) =>
    rateOf(async () => insert(db, nextOrder('silent')), {
      concurrency: CONCURRENCY,
      seconds: SECONDS,
    });
  const floor = await inProcess(insertPlainOrder);
  const own = await inProcess(insertOrder);
  const bare = await rateOverHttp(bareRoute, () => ({
    method: 'POST',
    path: '/',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(nextOrder('silent')),
  }));
  const placed = await rateOverHttp(server, () => {
    const { guest } = nextParty('heard');
    return orderRequest(guest.headers, productsOf(guest.restaurantId).body);
  });
  reportRate(`own statement, ${name}`, own.perSecond, floor.perSecond);
  reportRate(`bare route, ${name}`, bare.perSecond, floor.perSecond);
  reportRate(`place-order, ${name}`, placed.perSecond, floor.perSecond, AIM);
  for (const [what, { cpu }] of Object.entries({ floor, own, bare, placed })) tellCpu(what, cpu);
}

async function rateOverHttp(target: RunningServer, next: Load['next']): Promise<LoadResult> {
  await forgetPace(db);
  return load({ server: target, connections: CONCURRENCY, seconds: SECONDS, next });
}
