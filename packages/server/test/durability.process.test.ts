import fs from 'node:fs';
import path from 'node:path';
import { ORDER_PACE } from '@simplato/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FolderPlace } from './process/data-places.ts';
import { copyDemoFolder } from './process/demo-places.ts';
import { chooseLines, sendOrder, sitDown } from './process/people.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';
import { printedTableCode } from './process/table-of-demo.ts';

/**
 * What a killed process wrote is still in the kernel; after a power cut it is lost. So an order may
 * only be acknowledged once the embedded database has flushed it to disk.
 */
const COUNT_SYNCS = new URL('./process/count-syncs.mjs', import.meta.url).href;
/** The most that one phone may order in a row. */
const ORDERS = ORDER_PACE.ofVisit;

let place: FolderPlace;
let server: ServerProcess | undefined;

beforeEach(() => {
  place = copyDemoFolder();
});
afterEach(async () => {
  await server?.kill();
  await place.remove();
});

test('an order is acknowledged after it was flushed to disk, with one flush per order', async () => {
  const log = path.join(place.folder, 'syncs');
  fs.writeFileSync(log, '');
  const env = { ...place.env, NODE_OPTIONS: `--import=${COUNT_SYNCS}`, SYNC_LOG: log };
  server = await startServer({ env });
  const guest = await sitDown(server.url, printedTableCode(server));
  const lineas = await chooseLines(server.url, guest, 3);

  const syncsPerOrder: number[] = [];
  for (let sent = 0; sent < ORDERS; sent += 1) {
    const before = fs.statSync(log).size;
    const { status } = await sendOrder(server.url, guest, crypto.randomUUID(), { lineas });
    expect(status).toBe(201);
    syncsPerOrder.push(fs.statSync(log).size - before);
  }

  expect(Math.min(...syncsPerOrder)).toBeGreaterThanOrEqual(1);
  // More flushes would be just as safe, but each costs time. PostgreSQL itself adds one now and then.
  expect(syncsPerOrder.filter((syncs) => syncs > 1).length).toBeLessThan(ORDERS / 5);
});
