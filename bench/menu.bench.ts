import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { listProducts } from '@simplato/contract';
import { openPostgresDatabase } from '@simplato/server/db/postgres-database';
import { fillRestaurants } from './kit/restaurants.ts';
import { loadSame, SAME_CLIENT } from './kit/load-same.ts';
import { sitDown } from './kit/people.ts';
import { createScratchDatabase } from './kit/postgres.ts';
import { reportCpu, reportRate } from './kit/report.ts';
import { startFloor, startServer, type RunningServer } from './kit/server.ts';

/**
 * A diner's menu of sixty products, sixteen requests at a time, each with a session that is checked.
 * The floor is a bare Fastify route that sends the same bytes. Compared is the CPU of the server for
 * each answer, which the client does not change as long as both are asked for as much as they can do:
 * that needs wrk (Debian has it). Without it the bare route waits for its client, each answer of it costs
 * more, and the ratio is too good. The arguments: seconds of each measurement, and rounds.
 */
const CONNECTIONS = 16;
/** Of the floor. */
const AIM = 0.5;
const [SECONDS = 8, ROUNDS = 4] = process.argv.slice(2).map(Number);

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
  const measure = (of: RunningServer, requestPath: string) =>
    loadSame({
      server: of,
      connections: CONNECTIONS,
      seconds: SECONDS,
      path: requestPath,
      headers: guest.headers,
    });
  console.log(`by ${SAME_CLIENT}, ${SECONDS} seconds each`);
  for (let round = 0; round <= ROUNDS; round += 1) {
    const bare = await measure(floor, '/');
    const menu = await measure(server, menuPath);
    const name = round === 0 ? 'menu, warm-up' : 'menu';
    reportCpu(name, menu.cpu.server, bare.cpu.server, AIM);
    reportRate(`${name}, rate`, menu.perSecond, bare.perSecond);
  }
  await floor.stop();
} finally {
  await server.stop();
  await db.close();
  await scratch.drop();
  fs.rmSync(file, { force: true });
}
