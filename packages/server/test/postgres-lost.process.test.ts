import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createPostgresDatabase,
  postgresServer,
  type PostgresPlace,
} from './process/data-places.ts';
import { openBoardStream, type StreamEvent } from './process/open-stream.ts';
import {
  logInDemoStaff,
  readBoard,
  readMenu,
  sendOrder,
  sitDown,
  type Person,
} from './process/people.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';
import { printedTableCode } from './process/table-of-demo.ts';

describe.runIf(postgresServer)('a server whose PostgreSQL goes away for a while', () => {
  let place: PostgresPlace;
  let server: ServerProcess;
  let staff: Person;
  let guest: Person;
  let lineas: { idproductos: number; quantity: number }[];

  beforeEach(async () => {
    place = await createPostgresDatabase();
    server = await startServer(place);
    staff = await logInDemoStaff(server.url);
    guest = await sitDown(server.url, printedTableCode(server));
    const menu = await readMenu(server.url, guest);
    lineas = menu.slice(0, 2).map(({ idproductos }) => ({ idproductos, quantity: 1 }));
  });
  afterEach(async () => {
    await server.kill();
    await place.remove();
  });

  /** The note is the key too: sent again, it is the same order. */
  const order = (note: string) =>
    sendOrder(server.url, guest, `clave-${note}`, { lineas, comentarios: note });

  test('finds its way back after all its connections were cut, missing nothing', async () => {
    const stream = await openBoardStream(server.url, staff);
    expect((await order('antes')).status).toBe(201);
    await stream.until(isOrder('antes'));

    await cutConnections(place);

    // No restart, no new stream: the same one carries what is ordered from now on.
    expect(await keepSending(() => order('despues'))).toBe(201);
    await stream.until(isOrder('despues'));
    stream.close();
    expect((await readBoard(server.url, staff)).map(({ comentarios }) => comentarios)).toEqual([
      'antes',
      'despues',
    ]);
  });

  test('says on open streams that the database is gone, answers 503, and catches up', async () => {
    const stream = await openBoardStream(server.url, staff);
    await stream.until(({ event }) => event === 'latido');

    const letBackIn = await shutOut(place);
    await stream.until(({ event }) => event === 'caido');
    const ready = await fetch(`${server.url}/api/ready`);
    expect(ready.status).toBe(503);
    expect((await order('fuera')).status).toBeGreaterThanOrEqual(500);
    await letBackIn();

    expect(await keepSending(() => order('fuera'))).toBe(201);
    await stream.until(isOrder('fuera'));
    await stream.until(({ event }) => event === 'latido');
    stream.close();
    expect((await readBoard(server.url, staff)).map(({ comentarios }) => comentarios)).toEqual([
      'fuera',
    ]);
  });

  test('hears again what other processes take in', async () => {
    const other = await startServer({ ...place, isDemo: false });
    try {
      const stream = await openBoardStream(other.url, staff);
      await stream.until(({ event }) => event === 'latido');

      await cutConnections(place);

      expect(await keepSending(() => order('fuera'))).toBe(201);
      await stream.until(isOrder('fuera'));
      stream.close();
    } finally {
      await other.kill();
    }
  });
});

function isOrder(note: string) {
  return ({ event, data }: StreamEvent) =>
    event === 'order' && (data as { comentarios: string }).comentarios === note;
}

/** As a phone does: the same key until there is an answer. */
async function keepSending(send: () => Promise<{ status: number }>): Promise<number> {
  for (;;) {
    const { status } = await send();
    if (status < 500) return status;
  }
}

const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

async function cutConnections(place: PostgresPlace): Promise<void> {
  const cut = await place.run(CUT);
  expect(cut.length).toBeGreaterThan(0);
}

/** To the server it looks as if PostgreSQL were down. Answers how to undo it. */
async function shutOut(place: PostgresPlace): Promise<() => Promise<void>> {
  const name = new URL(place.url).pathname.slice(1);
  const allow = (isAllowed: boolean) =>
    place.runOnServer(`alter database ${name} with allow_connections ${isAllowed}`);
  await allow(false);
  await place.runOnServer(CUT.replace('current_database()', `'${name}'`));
  return async () => void (await allow(true));
}
