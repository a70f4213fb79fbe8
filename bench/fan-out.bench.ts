import { randomUUID } from 'node:crypto';
import { streamOrders } from '@simplato/contract';
import { openPostgresDatabase } from '@simplato/server/db/postgres-database';
import { fillHouses } from './kit/houses.ts';
import { threeDishes } from './kit/orders.ts';
import { logIn, placeOne, readMenu, sitDown } from './kit/people.ts';
import { createScratchDatabase } from './kit/postgres.ts';
import { median, reportTime } from './kit/report.ts';
import { startFloor, startServer } from './kit/server.ts';
import { openStreams } from './kit/streams.ts';

/**
 * One order to 200 open boards: from the diner's request to the last of them. The floor is a bare
 * server that writes the same bytes to 200 streams and stores nothing.
 */
const STREAMS = 200;
const ORDERS = 30;

const scratch = await createScratchDatabase();
const db = await openPostgresDatabase(scratch.url);
const [house] = await fillHouses(db, 1);
if (!house) throw new Error('no house');
const server = await startServer({ DATABASE_URL: scratch.url });
const floor = await startFloor('floor-fan-out.ts');
try {
  const staff = await logIn(server.url, house);
  const guest = await sitDown(server.url, house.restaurantId, '1');
  const { body } = threeDishes(await readMenu(server.url, guest));
  const written = JSON.stringify(await placeOne(server.url, guest, body, randomUUID()));

  const boards = await openStreams(`${server.url}/api${streamOrders.path}`, staff.headers, STREAMS);
  const bare = await openStreams(`${floor.url}/stream`, {}, STREAMS);
  const times: number[] = [];
  const floorTimes: number[] = [];
  for (let order = 0; order < ORDERS; order += 1) {
    times.push(await boards.timeToLast(() => placeOne(server.url, guest, body, randomUUID())));
    floorTimes.push(
      await bare.timeToLast(async () => {
        const response = await fetch(floor.url, { method: 'POST', body: written });
        await response.arrayBuffer();
      }),
    );
  }
  boards.close();
  bare.close();
  reportTime('fan-out to 200, median', median(times), median(floorTimes));
  reportTime('fan-out to 200, slowest', Math.max(...times), Math.max(...floorTimes));
} finally {
  await floor.stop();
  await server.stop();
  await db.close();
  await scratch.drop();
}
