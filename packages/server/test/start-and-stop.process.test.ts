import fs from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { createFolder, type FolderPlace } from './process/data-places.ts';
import { openBoardStream } from './process/open-stream.ts';
import {
  chooseLines,
  logInDemoStaff,
  type Person,
  seatInTurn,
  sendOrder,
  sitDown,
} from './process/people.ts';
import { memoryOf, startServer, type ServerProcess } from './process/server-process.ts';
import { printedTableCode } from './process/table-of-demo.ts';

const MEMORY_LIMIT_MB = 350;
const ORDERS = 200;
/** Far more than a stop needs, and far less than one that waits for open streams. */
const PROMPT_MS = 60_000;
const isMemoryKnown = fs.existsSync('/proc/self/status');

describe('starting and stopping on the embedded database', () => {
  let place: FolderPlace;
  let server: ServerProcess | undefined;

  afterEach(async () => {
    await server?.kill();
    await place.remove();
  });

  test(`stays under ${MEMORY_LIMIT_MB} MB, on an empty folder and on a used one, and stops at once with open streams`, async () => {
    place = createFolder();
    for (const [start, signal] of [
      ['first start', 'SIGTERM'],
      ['restart', 'SIGINT'],
    ] as const) {
      server = await startServer(place);
      const { url } = server;
      const staff = await logInDemoStaff(url);
      await serveOrders(server, staff);
      if (isMemoryKnown) {
        const { nowMb, peakMb } = memoryOf(server.pid);
        console.log(
          `${start}: ready in ${Math.round(server.readyAfterMs)} ms; ` +
            `${nowMb} MB after ${ORDERS} orders, ${peakMb} MB at most`,
        );
        expect(peakMb).toBeLessThan(MEMORY_LIMIT_MB);
      }
      const streams = await Promise.all([1, 2, 3].map(() => openBoardStream(url, staff)));
      await Promise.all(streams.map((stream) => stream.until(({ event }) => event === 'latido')));

      const ending = await server.end(signal);

      expect(ending).toMatchObject({ exitCode: 0, signal: null });
      expect(ending.afterMs).toBeLessThan(PROMPT_MS);
      await Promise.all(streams.map((stream) => stream.ended));
    }
  });
});

async function serveOrders(server: ServerProcess, staff: Person): Promise<void> {
  const { url } = server;
  const nextGuest = seatInTurn(staff, 'Sala');
  const lineas = await chooseLines(url, await sitDown(url, printedTableCode(server)), 3);
  for (let sent = 0; sent < ORDERS; sent += 1) {
    const { status } = await sendOrder(url, await nextGuest(url), crypto.randomUUID(), {
      lineas,
    });
    expect(status).toBe(201);
  }
}
