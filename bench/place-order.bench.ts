import { randomUUID } from 'node:crypto';
import type { Database } from '@simplato/server/db/database';
import { openPostgresDatabase } from '@simplato/server/db/postgres-database';
import { insertOrder } from '@simplato/server/features/orders/order-queries';
import { fillHouses } from './kit/houses.ts';
import { load } from './kit/load.ts';
import { orderRequest, threeDishes, type ThreeDishes } from './kit/orders.ts';
import { readMenu, sitDown, type Person } from './kit/people.ts';
import { createScratchDatabase } from './kit/postgres.ts';
import { rateOf } from './kit/rate.ts';
import { reportRate } from './kit/report.ts';
import { startServer } from './kit/server.ts';

/**
 * An order of three lines, from HTTP to commit, eight at a time. The floor is the same statement for
 * the same orders through `pg` in one process: what the database alone allows. Once with eight
 * houses and once with all eight parties in one, whose orders wait for each other's number.
 */
const CONCURRENCY = 8;
const SECONDS = 4;
const ROUNDS = 3;

interface Party {
  guest: Person;
  dishes: ThreeDishes;
}

const scratch = await createScratchDatabase();
const db = await openPostgresDatabase(scratch.url);
const houses = await fillHouses(db, CONCURRENCY);
const server = await startServer({ DATABASE_URL: scratch.url });
try {
  const parties = await Promise.all(houses.map((house) => seat(house.restaurantId)));
  const [first] = houses;
  const crowd = await Promise.all(houses.map(() => seat(first?.restaurantId ?? 0)));
  await measure('warm-up', parties, 1);
  for (let round = 1; round <= ROUNDS; round += 1) await measure('eight houses', parties, SECONDS);
  for (let round = 1; round <= ROUNDS; round += 1) await measure('one house', crowd, SECONDS);
} finally {
  await server.stop();
  await db.close();
  await scratch.drop();
}

async function seat(restaurantId: number): Promise<Party> {
  const guest = await sitDown(server.url, restaurantId, '1');
  return { guest, dishes: threeDishes(await readMenu(server.url, guest)) };
}

async function measure(name: string, parties: readonly Party[], seconds: number): Promise<void> {
  const visits = await visitsOf(db);
  let turn = 0;
  const nextParty = () => {
    const party = parties[turn % parties.length];
    turn += 1;
    if (!party) throw new Error('nobody came');
    return party;
  };
  const floor = await rateOf(
    () => {
      const { guest, dishes } = nextParty();
      return insertOrder(db, {
        ...dishes,
        restaurantId: guest.restaurantId,
        visitId: visits.get(guest.restaurantId) ?? '',
        idempotencyKey: randomUUID(),
        requestHash: 'x'.repeat(43),
        tableName: '1',
        isTableVerified: false,
        note: '',
        payment: 'unpaid',
        tipCents: 0,
        placedAt: new Date(),
      });
    },
    { concurrency: CONCURRENCY, seconds },
  );
  const { perSecond, failures } = await load({
    url: server.url,
    connections: CONCURRENCY,
    seconds,
    next: () => {
      const { guest, dishes } = nextParty();
      return orderRequest(guest.headers, dishes.body);
    },
  });
  if (failures > 0) throw new Error(`${failures} orders were not taken`);
  reportRate(`place-order, ${name}`, perSecond, floor);
}

async function visitsOf(database: Database): Promise<Map<number, string>> {
  const rows = await database.query<{ restaurantId: number; visitId: string }>(
    `select distinct on (restaurant_id) restaurant_id as "restaurantId", visit_id as "visitId"
     from visits`,
  );
  return new Map(rows.map((row) => [row.restaurantId, row.visitId]));
}
