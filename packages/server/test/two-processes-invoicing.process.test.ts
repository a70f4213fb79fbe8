import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createPostgresDatabase,
  postgresServer,
  type PostgresPlace,
} from './process/data-places.ts';
import { InvoicingRestaurant } from './process/invoicing-restaurant.ts';
import { sendUntilAnswered } from './process/people.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';
import { runAgency, type RunningAgency } from './verifactu/run-agency.ts';

const PAYMENTS = 200;
const TABLES = 8;

describe.runIf(postgresServer)('two servers on one PostgreSQL', () => {
  let place: PostgresPlace;
  let tax: RunningAgency;
  let servers: [ServerProcess, ServerProcess];

  beforeAll(async () => {
    place = await createPostgresDatabase();
    tax = await runAgency();
    const env = { ...place.env, ...tax.env };
    const first = await startServer({ env });
    servers = [first, await startServer({ env, isDemo: false })];
  });
  afterAll(async () => {
    for (const server of servers) await server.kill();
    await tax.stop();
    await place.remove();
  });

  test('issue an invoice for each of 200 payments at once through either, in one chain, and tell it once', async () => {
    const [{ url }] = servers;
    const restaurant = await InvoicingRestaurant.open(url, {
      tables: TABLES,
      units: PAYMENTS / TABLES,
    });
    const sales = Array.from({ length: PAYMENTS }, () => restaurant.nextSale());
    const taken = sales.map(async (sale, index) =>
      sendUntilAnswered(async () => ({
        status: await restaurant.charge(servers[index % 2]!.url, sale),
      })),
    );
    for (const status of await Promise.all(taken)) expect([200, 201]).toContain(status);
    await restaurant.expectWhole(servers[1].url, tax.agency);
    expect(tax.agency.books.judged).toHaveLength(PAYMENTS);
  });
});
