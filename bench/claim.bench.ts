import { randomUUID } from 'node:crypto';
import process from 'node:process';
import {
  createCheckout,
  IDEMPOTENCY_HEADER,
  startTabPayment,
  type Endpoint,
} from '@simplato/contract';
import { formatCents } from '@simplato/domain';
import { openPostgresDatabase } from '@simplato/server/db/postgres-database';
import { insertOrder } from '@simplato/server/features/orders/order-queries';
import type { StoredRestaurant } from '@simplato/server/test/stored-restaurant';
import { connectAccount } from './friday/sandbox.ts';
import { tellCpu } from './kit/cpu.ts';
import { load, type Load } from './kit/load.ts';
import { threeProducts, type ThreeProducts } from './kit/orders.ts';
import { addTables, findVisits, orderOf, seat, type Party } from './kit/parties.ts';
import { logIn, readMenu, sitDown } from './kit/people.ts';
import { createScratchDatabase } from './kit/postgres.ts';
import { reportRate } from './kit/report.ts';
import { fillRestaurants } from './kit/restaurants.ts';
import { startServer } from './kit/server.ts';

/**
 * Claiming a share of a tab, with its page at the provider, eight at a time. The floor is the page of an
 * order's payment, which claims nothing: the same calls to the same provider, the sandbox within the server.
 * Eight phones pay a unit each of one tab. Measured with eight restaurants and with all tables in one, whose
 * claims wait for each other. What a call costs of the server's CPU and of this client's is told beside it.
 * The arguments: seconds of each measurement, and rounds.
 */
const CONCURRENCY = 8;
const SHARES = 8;
/** Of the floor: a claim costs at most twice as much. */
const AIM = 0.5;
const [SECONDS = 4, ROUNDS = 3] = process.argv.slice(2).map(Number);
const TABLES = 100 * SECONDS;

const scratch = await createScratchDatabase();
const db = await openPostgresDatabase(scratch.url);
const restaurants = await fillRestaurants(db, CONCURRENCY);
const server = await startServer({ DATABASE_URL: scratch.url });
const menus = new Map<number, ThreeProducts>();
try {
  for (const restaurant of restaurants) {
    const owner = await logIn(server.url, restaurant);
    if (!(await connectAccount(owner.device))) throw new Error('Nobody can pay online');
    const guest = await sitDown(server.url, restaurant.restaurantId, '1');
    menus.set(restaurant.restaurantId, threeProducts(await readMenu(guest)));
  }
  const parties = await seatAll(restaurants);
  const crowd = await seatAll(restaurants.slice(0, 1));
  await measure('warm-up', parties);
  // What autovacuum would do within a minute.
  await db.query('vacuum analyze');
  for (let round = 1; round <= ROUNDS; round += 1) await measure('eight restaurants', parties);
  for (let round = 1; round <= ROUNDS; round += 1) await measure('one restaurant', crowd);
} finally {
  await server.stop();
  await db.close();
  await scratch.drop();
}

/** A phone at each table. */
async function seatAll(among: readonly StoredRestaurant[]): Promise<Party[]> {
  return findVisits(db, await seat(server.url, await addTables(db, among, TABLES)));
}

function linesOf({ guest }: Party) {
  return menus.get(guest.restaurantId)?.lines ?? [];
}

async function placeOrder(
  party: Party,
  payment: 'unpaid' | 'pending',
  quantity: number,
): Promise<number> {
  const lines = linesOf(party)
    .slice(0, 1)
    .map((line) => ({ ...line, quantity }));
  const totalCents = lines.reduce((sum, line) => sum + line.unitGrossCents * quantity, 0);
  const outcome = await insertOrder(db, {
    ...orderOf(party, { lines, totalCents }),
    payment,
    isPaced: false,
  });
  if (outcome === null || typeof outcome === 'string' || !('orderId' in outcome)) {
    throw new Error(`An order was not taken: ${JSON.stringify(outcome)}`);
  }
  return outcome.orderId;
}

type Asked = ReturnType<Load['next']>;

function requestOf({ guest }: Party, endpoint: Endpoint, body: object): Asked {
  return {
    method: 'POST',
    path: `/api${endpoint.path}`,
    headers: {
      ...guest.device.headers(endpoint),
      'content-type': 'application/json',
      [IDEMPOTENCY_HEADER]: randomUUID(),
    },
    body: JSON.stringify(body),
  };
}

/** Each has its own order, or its own unit of one. */
async function pages(parties: readonly Party[]): Promise<Asked[]> {
  const requests: Asked[] = [];
  for (let nth = 0; nth < TABLES * SHARES; nth += 1) {
    const party = parties[nth % parties.length];
    if (!party) throw new Error('Nobody came');
    const idOrder = await placeOrder(party, 'pending', 1);
    requests.push(requestOf(party, createCheckout, { idOrder }));
  }
  return requests;
}

async function claims(parties: readonly Party[]): Promise<Asked[]> {
  const orders: (readonly [Party, number])[] = [];
  for (const party of parties) orders.push([party, await placeOrder(party, 'unpaid', SHARES)]);
  return Array.from({ length: SHARES }, () =>
    orders.map(([party, idorder]) => {
      const importe = formatCents(linesOf(party)[0]?.unitGrossCents ?? 0);
      const lineas = [{ idorder, linea: 1, unidades: 1 }];
      return requestOf(party, startTabPayment, { modo: 'platos', lineas, importe });
    }),
  ).flat();
}

async function measure(name: string, parties: readonly Party[]): Promise<void> {
  const floor = await rateOf('page', await pages(parties));
  const claimed = await rateOf('claim', await claims(parties));
  reportRate(`claim, ${name}`, claimed, floor, AIM);
}

async function rateOf(what: string, requests: readonly Asked[]): Promise<number> {
  const left = requests.values();
  const { perSecond, cpu } = await load({
    server,
    connections: CONCURRENCY,
    seconds: SECONDS,
    next: () => {
      const request = left.next().value;
      if (!request) throw new Error('There are too few tables for this machine');
      return request;
    },
  });
  tellCpu(what, cpu);
  return perSecond;
}
