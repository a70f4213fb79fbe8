import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createPostgresDatabase,
  postgresServer,
  type PostgresPlace,
} from './process/data-places.ts';
import { openBoardStream, orderIds } from './process/open-stream.ts';
import { chooseLines, logInDemoStaff, seatInTurn, sendOrder } from './process/people.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';

/** Long enough for two orders even on a busy machine: the second one has half of it. */
const DRAIN_SECONDS = 6;

describe.runIf(postgresServer)('a server that is stopped with DRAIN_SECONDS', () => {
  let place: PostgresPlace;
  const servers: ServerProcess[] = [];

  beforeEach(async () => {
    place = await createPostgresDatabase();
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.kill();
    await place.remove();
  });

  async function start(isDemo: boolean, more: Record<string, string>): Promise<ServerProcess> {
    const server = await startServer({ env: { ...place.env, ...more }, isDemo });
    servers.push(server);
    return server;
  }

  test('is not ready from then on, still takes orders, and its boards move to the other', async () => {
    const first = await start(true, { DRAIN_SECONDS: String(DRAIN_SECONDS) });
    const second = await start(false, {});
    const staff = await logInDemoStaff(first.url);
    const guest = await seatInTurn(staff, 'Sala')(first.url);
    const lineas = await chooseLines(first.url, guest);
    const numbers: number[] = [];
    const order = async (url: string) => {
      const { status, body } = await sendOrder(url, guest, crypto.randomUUID(), { lineas });
      numbers.push(body.evento);
      return status;
    };
    const board = await openBoardStream(first.url, staff);
    expect(await order(first.url)).toBe(201);
    await board.until(({ id }) => id === numbers[0]);
    expect(await readiness(first)).toBe(200);

    const ending = first.end('SIGTERM');
    await notReady(first);

    expect(await readiness(first)).toBe(503);
    expect(await readiness(second)).toBe(200);
    expect(await order(first.url)).toBe(201);
    // A new board is still let in: a load balancer may not have looked yet.
    const late = await openBoardStream(first.url, staff, 0);
    await late.until(({ id }) => id === numbers[1]);
    await board.ended;
    expect(await readiness(first)).toBe(503);
    expect(await order(first.url)).toBe(201);

    const seen = orderIds(board);
    const back = await openBoardStream(second.url, staff, seen.at(-1) ?? 0);
    expect(await order(second.url)).toBe(201);
    await back.until(({ id }) => id === numbers[3]);
    expect([...seen, ...orderIds(back)]).toEqual(numbers);
    expect(await ending).toMatchObject({ exitCode: 0, signal: null });
    await late.ended;
    back.close();
  });
});

async function readiness({ url }: ServerProcess): Promise<number> {
  return (await fetch(`${url}/api/ready`)).status;
}

async function notReady(server: ServerProcess): Promise<void> {
  while ((await readiness(server)) === 200) continue;
}
