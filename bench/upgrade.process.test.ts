import process from 'node:process';
import { expect, test } from 'vitest';
import { onlyRow } from '@simplato/server/db/database';
import { openPostgresDatabase } from '@simplato/server/db/postgres-database';
import { until } from './friday/evening.ts';
import { expectKept } from './friday/expect-kept.ts';
import { holdEvening } from './friday/hold-evening.ts';
import { readOptions } from './friday/options.ts';
import { Balancer } from './kit/balancer.ts';
import { createScratchDatabase } from './kit/postgres.ts';
import { unpackReleasedServer } from './kit/released-server.ts';
import { startServer } from './kit/server.ts';

const EVENING = '--restaurants 2 --parties 40 --tables 12 --speed 700 --seed 23 --within 60'.split(
  ' ',
);
/** Orders that each version takes before the upgrade goes on. */
const ENOUGH = 8;
const TIMEOUT_MS = 300_000;

/**
 * A rolling upgrade in the middle of a Friday (decision 0045): the previous version serves alone,
 * the new one starts beside it and migrates, each call goes to one or the other, then the previous
 * one leaves. The evening's ledger checks every promise all the while.
 */
test.runIf(process.env['TEST_DATABASE_URL'])(
  'the server of the previous schema and this one share an evening, and no order is lost, doubled, changed or mispriced',
  async () => {
    const scratch = await createScratchDatabase('upgrade');
    const released = unpackReleasedServer();
    const balancer = await Balancer.open();
    const env = { DATABASE_URL: scratch.url, PUBLIC_URL: balancer.url };
    const previous = await startServer(env, [], released.program);
    balancer.serveFrom(previous.url);
    const takesMore = async (url: string) => {
      const count = () => balancer.answered(url, 'POST /api/shop/orders', 201);
      const before = count();
      expect(await until(() => count() >= before + ENOUGH, TIMEOUT_MS)).toBe(true);
    };
    try {
      expect(await newestSchema(scratch.url)).toBe(released.schema);
      const evening = holdEvening(balancer.url, readOptions(EVENING));
      await takesMore(previous.url);
      const current = await startServer(env);
      try {
        expect(await newestSchema(scratch.url)).not.toBe(released.schema);
        balancer.serveFrom(previous.url, current.url);
        await Promise.all([takesMore(previous.url), takesMore(current.url)]);
        balancer.serveFrom(current.url);
        expect(await previous.stop()).toBe(0);
        await takesMore(current.url);
        expectKept(await evening);
      } finally {
        await current.stop();
      }
    } finally {
      await previous.stop();
      balancer.close();
      released.remove();
      await scratch.drop();
    }
  },
);

async function newestSchema(url: string): Promise<string> {
  const db = await openPostgresDatabase(url);
  const rows = await db.query<{ name: string }>('select max(name) as name from schema_migrations');
  await db.close();
  return onlyRow(rows).name.replace('.sql', '');
}
