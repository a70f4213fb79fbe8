import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { listProducts } from '@simplato/contract';
import { openPostgresDatabase } from '@simplato/server/db/postgres-database';
import { fillRestaurants } from './kit/restaurants.ts';
import { load } from './kit/load.ts';
import { sitDown } from './kit/people.ts';
import { createScratchDatabase } from './kit/postgres.ts';
import { reportRate } from './kit/report.ts';
import { startFloor, startServer } from './kit/server.ts';

/**
 * A diner's menu of sixty products, sixteen requests at a time, each with a session that is checked.
 * The floor is a bare Fastify route that sends the same bytes. The arguments: seconds of each
 * measurement, and rounds.
 */
const CONNECTIONS = 16;
/** Of the floor. */
const AIM = 0.9;
const [SECONDS = 4, ROUNDS = 3] = process.argv.slice(2).map(Number);

const scratch = await createScratchDatabase();
const db = await openPostgresDatabase(scratch.url);
const [restaurant] = await fillRestaurants(db, 1);
const server = await startServer({ DATABASE_URL: scratch.url });
const file = path.join(os.tmpdir(), `simplato-menu-${process.pid}.json`);
try {
  const guest = await sitDown(server.url, restaurant?.restaurantId ?? 0, '1');
  const menuPath = `/api${listProducts.path}`;
  const response = await fetch(server.url + menuPath, { headers: guest.headers });
  fs.writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  const floor = await startFloor('floor-menu.ts', { FLOOR_FILE: file });
  const rate = async (url: string, requestPath: string, headers: Record<string, string>) => {
    const next = () => ({ method: 'GET' as const, path: requestPath, headers });
    const { perSecond, failures } = await load({
      url,
      connections: CONNECTIONS,
      seconds: SECONDS,
      next,
    });
    if (failures > 0) throw new Error(`${failures} menus were not served`);
    return perSecond;
  };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const floorRate = await rate(floor.url, '/', guest.headers);
    const menuRate = await rate(server.url, menuPath, guest.headers);
    reportRate(round === 0 ? 'menu, warm-up' : 'menu', menuRate, floorRate, AIM);
  }
  await floor.stop();
} finally {
  await server.stop();
  await db.close();
  await scratch.drop();
  fs.rmSync(file, { force: true });
}
