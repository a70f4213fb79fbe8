import fs from 'node:fs';
import path from 'node:path';
import { ORDER_PACE } from '@simplato/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolder, type FolderPlace } from './process/data-places.ts';
import { readMenu, sendOrder, sitDown } from './process/people.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';
import { printedTableCode } from './process/table-of-demo.ts';

/**
 * A killed process leaves what it wrote with the kernel; a power cut does not. So an order may only
 * be acknowledged once the embedded database has made the disk write it.
 */
const COUNT_SYNCS = new URL('./process/count-syncs.mjs', import.meta.url).href;
/** As many as one phone may send in a row. */
const ORDERS = ORDER_PACE.ofVisit;

let place: FolderPlace;
let server: ServerProcess | undefined;

beforeEach(() => {
  place = createFolder();
});
afterEach(async () => {
  await server?.kill();
  await place.remove();
});

test('an order is answered after the disk has it, and costs one write through', async () => {
  const log = path.join(place.folder, 'syncs');
  fs.writeFileSync(log, '');
  const env = { ...place.env, NODE_OPTIONS: `--import=${COUNT_SYNCS}`, SYNC_LOG: log };
  server = await startServer({ env });
  const guest = await sitDown(server.url, printedTableCode(server));
  const menu = await readMenu(server.url, guest);
  const lineas = menu.slice(0, 3).map(({ idproductos }) => ({ idproductos, quantity: 1 }));

  const syncsPerOrder: number[] = [];
  for (let sent = 0; sent < ORDERS; sent += 1) {
    const before = fs.statSync(log).size;
    const { status } = await sendOrder(server.url, guest, crypto.randomUUID(), { lineas });
    expect(status).toBe(201);
    syncsPerOrder.push(fs.statSync(log).size - before);
  }

  expect(Math.min(...syncsPerOrder)).toBeGreaterThanOrEqual(1);
  // More would be as safe, but each is a wait for the disk: now and then PostgreSQL has its own.
  expect(syncsPerOrder.filter((syncs) => syncs > 1).length).toBeLessThan(ORDERS / 5);
});
