import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { listMissedOrders, listOrders } from '@simplato/contract';
import { openPostgresDatabase } from '@simplato/server/db/postgres-database';
import { listOpenOrders } from '@simplato/server/features/orders/order-queries';
import { tellCpu } from './kit/cpu.ts';
import { fillRestaurants } from './kit/restaurants.ts';
import { load } from './kit/load.ts';
import { threeProducts } from './kit/orders.ts';
import { logIn, placeOne, readMenu, seatInTurn } from './kit/people.ts';
import { createScratchDatabase } from './kit/postgres.ts';
import { rateOf } from './kit/rate.ts';
import { reportRate } from './kit/report.ts';
import { startServer } from './kit/server.ts';

/**
 * The board's list with 200 open orders, four requests at a time. The floor is the same statement
 * through `pg` in one process, read into the same objects but not serialised. Then what a board asks for that was
 * without a network for a while, beside that list. The arguments: seconds of each measurement, and rounds.
 */
const OPEN_ORDERS = 200;
/** While a board was away: what it asks for, instead of all. */
const MISSED = 3;
const CONNECTIONS = 4;
/** Of the floor. */
const AIM = 0.5;
const [SECONDS = 4, ROUNDS = 3] = process.argv.slice(2).map(Number);

const scratch = await createScratchDatabase();
const db = await openPostgresDatabase(scratch.url);
const [restaurant] = await fillRestaurants(db, 1);
if (!restaurant) throw new Error('no restaurant');
const server = await startServer({ DATABASE_URL: scratch.url });
try {
  const nextGuest = seatInTurn(server.url, restaurant.restaurantId);
  const { body } = threeProducts(await readMenu(await nextGuest()));
  for (let order = 0; order < OPEN_ORDERS; order += 1) {
    await placeOne(await nextGuest(), body, randomUUID());
  }
  const staff = await logIn(server.url, restaurant);
  const next = () => ({
    method: 'GET' as const,
    path: `/api${listOrders.path}`,
    headers: staff.headers,
  });
  for (let round = 0; round <= ROUNDS; round += 1) {
    const floor = await rateOf(() => listOpenOrders(db, restaurant.restaurantId), {
      concurrency: CONNECTIONS,
      seconds: SECONDS,
    });
    const listed = await load({ server, connections: CONNECTIONS, seconds: SECONDS, next });
    const name = round === 0 ? 'board, warm-up' : 'board, 200 open orders';
    reportRate(name, listed.perSecond, floor.perSecond, AIM);
    tellCpu('listed', listed.cpu);
    const orders = await staff.device.call(listOrders);
    const desde = orders.at(-1 - MISSED)?.evento ?? 0;
    const again = await load({
      server,
      connections: CONNECTIONS,
      seconds: SECONDS,
      next: () => ({ ...next(), path: `/api${listMissedOrders.path}?desde=${desde}` }),
    });
    reportRate(`the last ${MISSED}, to a board again`, again.perSecond, listed.perSecond);
    tellCpu('told again', again.cpu);
  }
} finally {
  await server.stop();
  await db.close();
  await scratch.drop();
}
