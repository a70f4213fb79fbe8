import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { REQUEST_LIMITS, streamOrders } from '@simplato/contract';
import { openPostgresDatabase } from '@simplato/server/db/postgres-database';
import { fillRestaurants } from './kit/restaurants.ts';
import { threeProducts } from './kit/orders.ts';
import { logIn, placeOne, readMenu, seatInTurn } from './kit/people.ts';
import { createScratchDatabase } from './kit/postgres.ts';
import { median, reportTime } from './kit/report.ts';
import { readServerFigures } from './kit/server-figures.ts';
import { startFloor, startServer } from './kit/server.ts';
import { openStreams } from './kit/streams.ts';

/**
 * One order sent to 1,000 open boards: from the diner's request to the last board. The floor is a bare
 * server that writes the same bytes to as many streams and stores nothing. It also measures what an
 * idle stream costs the server: memory, and the heartbeat. The arguments: the number of boards, and
 * how many seconds they are left idle.
 */
const [STREAMS = 1_000, IDLE_SECONDS = 20] = process.argv.slice(2).map(Number);
const ORDERS = 30;
/** From the request to the last of 1,000. */
const AIM_MS = 250;

const scratch = await createScratchDatabase();
const db = await openPostgresDatabase(scratch.url);
const [restaurant] = await fillRestaurants(db, 1);
if (!restaurant) throw new Error('no restaurant');
const server = await startServer({
  DATABASE_URL: scratch.url,
  // They all come from this machine.
  CONNECTIONS_PER_ADDRESS: String(STREAMS * 4),
});
const floor = await startFloor('floor-fan-out.ts');
try {
  const sessions: Record<string, string>[] = [];
  while (sessions.length * REQUEST_LIMITS.streamsPerSession < STREAMS) {
    sessions.push((await logIn(server.url, restaurant)).headers);
  }
  const nextGuest = seatInTurn(server.url, restaurant.restaurantId);
  const { body } = threeProducts(await readMenu(await nextGuest()));
  const written = JSON.stringify(await placeOne(await nextGuest(), body, randomUUID()));

  const before = await readServerFigures(server.url);
  const boards = await openStreams(`${server.url}/api${streamOrders.path}`, sessions, STREAMS);
  const bare = await openStreams(`${floor.url}/stream`, [], STREAMS);
  const opened = await readServerFigures(server.url);
  await setTimeout(IDLE_SECONDS * 1_000);
  const idle = await readServerFigures(server.url);
  const times: number[] = [];
  const floorTimes: number[] = [];
  for (let order = 0; order < ORDERS; order += 1) {
    const guest = await nextGuest();
    times.push(await boards.timeToLast(() => placeOne(guest, body, randomUUID())));
    floorTimes.push(
      await bare.timeToLast(async () => {
        const response = await fetch(floor.url, { method: 'POST', body: written });
        await response.arrayBuffer();
      }),
    );
  }
  boards.close();
  bare.close();
  reportTime(`fan-out to ${STREAMS}, median`, median(times), median(floorTimes), AIM_MS);
  reportTime(`fan-out to ${STREAMS}, slowest`, Math.max(...times), Math.max(...floorTimes), AIM_MS);
  if (before && opened && idle) {
    const kB = ((idle.residentMb - before.residentMb) * 1_000) / STREAMS;
    const share = ((idle.cpuSeconds - opened.cpuSeconds) / IDLE_SECONDS) * 100;
    console.log(
      `a silent stream: ${kB.toFixed(0)} kB; all of them: ${share.toFixed(0)}% of a core`,
    );
  }
} finally {
  await floor.stop();
  await server.stop();
  await db.close();
  await scratch.drop();
}
