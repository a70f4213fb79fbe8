import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { ORDER_PACE, TABLES_LIMIT } from '@simplato/domain';
import type { Database } from '@simplato/server/db/database';
import { vacuumWhatIsDue } from '@simplato/server/db/autovacuum';
import { openEmbeddedDatabase } from '@simplato/server/db/embedded-database';
import { insertOrder } from '@simplato/server/features/orders/order-queries';
import { tellCpu } from './kit/cpu.ts';
import { inTurn } from './kit/in-turn.ts';
import { load } from './kit/load.ts';
import { orderRequest, threeProducts, type ThreeProducts } from './kit/orders.ts';
import {
  addTables,
  findVisits,
  forgetPace,
  orderOf,
  seat,
  type Seated,
  type Table,
} from './kit/parties.ts';
import { readMenu, sitDown } from './kit/people.ts';
import { createPlainOrders, insertPlainOrder } from './kit/plain-orders.ts';
import { rateOf } from './kit/rate.ts';
import { median, reportMemory, reportRate } from './kit/report.ts';
import { fillRestaurants } from './kit/restaurants.ts';
import { readServerFigures } from './kit/server-figures.ts';
import { startServer, type RunningServer } from './kit/server.ts';

/**
 * Orders of three lines on the embedded database, by one caller alone and by eight who wait together: by our
 * own statement in one process, then over HTTP. The floor is a plain insert of the same orders, by as many
 * callers. The arguments: seconds of each measurement, and rounds.
 */
const CALLERS = [1, 8];
/** Orders a second of eight callers, over HTTP. */
const AIM = 400;
const MEMORY_AIM_MB = 307;
const [SECONDS = 4, ROUNDS = 3] = process.argv.slice(2).map(Number);
/** More than any machine has placed; each table orders only so often. */
const MOST_A_SECOND = 1_200;
const TABLES = Math.ceil(
  (MOST_A_SECOND / ORDER_PACE.ofVisit) * CALLERS.length * SECONDS * (ROUNDS + 1),
);
const RESTAURANTS = Math.max(2, Math.ceil(TABLES / (TABLES_LIMIT - 1)));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'simplato-bench-'));
try {
  const tables = await inProcess(async (db) => {
    const restaurants = await fillRestaurants(db, RESTAURANTS);
    await createPlainOrders(db);
    return addTables(db, restaurants, TABLES);
  });
  const { seated, menus } = await withServer((server) => readMenusAndSeat(server, tables));
  const floors = await inProcess((db) => measureStatements(db, seated, menus));
  await withServer((server) => measurePlaced(server, seated, menus, floors));
} finally {
  fs.rmSync(folder, { recursive: true });
}

type Menus = ReadonlyMap<number, ThreeProducts>;

async function readMenusAndSeat({ url }: RunningServer, tables: readonly Table[]) {
  const menus = new Map<number, ThreeProducts>();
  for (const restaurantId of new Set(tables.map((table) => table.restaurantId))) {
    menus.set(restaurantId, threeProducts(await readMenu(await sitDown(url, restaurantId, '1'))));
  }
  return { seated: await seat(url, tables), menus };
}

function productsFor(menus: Menus, { guest }: Seated): ThreeProducts {
  const products = menus.get(guest.restaurantId);
  if (!products) throw new Error('no menu');
  return products;
}

function named(what: string, callers: number): string {
  return `${what}, ${callers} ${callers === 1 ? 'caller' : 'callers'}`;
}

/** The median floor of each number of callers. */
async function measureStatements(db: Database, seated: readonly Seated[], menus: Menus) {
  const nextParty = inTurn(await findVisits(db, seated));
  const floors = new Map<number, number[]>(CALLERS.map((callers) => [callers, []]));
  const rateOfEach = async (
    insert: typeof insertOrder | typeof insertPlainOrder,
    concurrency: number,
  ) => {
    await forgetPace(db);
    // What the server does once a minute.
    await vacuumWhatIsDue(db);
    const work = async () => {
      const party = nextParty();
      await insert(db, orderOf(party, productsFor(menus, party)));
    };
    const { perSecond, cpu } = await rateOf(work, { concurrency, seconds: SECONDS });
    tellCpu(named(insert.name, concurrency), cpu);
    return perSecond;
  };
  // The first, while everything is compiled and planned, is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const callers of CALLERS) {
      const floor = await rateOfEach(insertPlainOrder, callers);
      const own = await rateOfEach(insertOrder, callers);
      if (round === 0) continue;
      floors.get(callers)?.push(floor);
      reportRate(named('own statement', callers), own, floor);
    }
  }
  await forgetPace(db);
  await vacuumWhatIsDue(db);
  return new Map([...floors].map(([callers, all]) => [callers, median(all)]));
}

async function measurePlaced(
  server: RunningServer,
  seated: readonly Seated[],
  menus: Menus,
  floors: ReadonlyMap<number, number>,
): Promise<void> {
  const nextPhone = inTurn(seated);
  const next = () => {
    const phone = nextPhone();
    return orderRequest(phone.guest.headers, productsFor(menus, phone).body);
  };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const connections of CALLERS) {
      const { perSecond, cpu } = await load({ server, connections, seconds: SECONDS, next });
      if (round === 0) continue;
      tellCpu(named('place-order', connections), cpu);
      reportRate(
        named('place-order', connections),
        perSecond,
        floors.get(connections) ?? Number.NaN,
      );
      if (connections > 1) console.log(`  aim ${AIM}/s: ${perSecond >= AIM ? 'met' : 'MISSED'}`);
    }
  }
  const figures = await readServerFigures(server.url);
  reportMemory('memory after the load', figures?.residentMb ?? Number.NaN, MEMORY_AIM_MB);
}

async function inProcess<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await openEmbeddedDatabase(folder);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

async function withServer<Result>(
  work: (server: RunningServer) => Promise<Result>,
): Promise<Result> {
  const server = await startServer({ DATA_DIR: folder, DATABASE_URL: '' });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}
