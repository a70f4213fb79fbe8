import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createFolder,
  createPostgresDatabase,
  postgresServer,
  type DataPlace,
  type FolderPlace,
  type PostgresPlace,
} from './process/data-places.ts';
import { copyDemoFolder, EVERY_DATABASE } from './process/demo-places.ts';
import { runBackupCommand, spawnBackupCommand } from './process/backup-command.ts';
import {
  chooseLines,
  logInDemoStaff,
  readBoard,
  seatInTurn,
  sendOrder,
  sitDown,
} from './process/people.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';
import { printedTableCode } from './process/table-of-demo.ts';

/** The commands as an operator runs them, next to a server that takes orders. */
const ORDERS = 30;

let shelf: string;
let places: DataPlace[];
let servers: ServerProcess[];

beforeEach(() => {
  shelf = fs.mkdtempSync(path.join(os.tmpdir(), 'simplato-shelf-'));
  [places, servers] = [[], []];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await Promise.all(places.map((place) => place.remove()));
  fs.rmSync(shelf, { recursive: true });
});

const file = () => path.join(shelf, 'copia.simplato');

function kept<Place extends DataPlace>(place: Place): Place {
  places.push(place);
  return place;
}

function emptyFolder(): FolderPlace {
  const place = kept(createFolder());
  // The command may name a folder that does not exist yet.
  fs.rmdirSync(place.folder);
  return place;
}

async function start(place: DataPlace): Promise<ServerProcess> {
  const server = await startServer(place);
  servers.push(server);
  return server;
}

async function takeOrders(server: ServerProcess) {
  const { url } = server;
  const nextGuest = seatInTurn(await logInDemoStaff(url), 'Sala');
  const lineas = await chooseLines(url, await sitDown(url, printedTableCode(server)), 2);
  return async () => {
    const { status, body } = await sendOrder(url, await nextGuest(url), crypto.randomUUID(), {
      lineas,
    });
    expect(status).toBe(201);
    return body.idorder;
  };
}

async function readOrders(server: ServerProcess) {
  return readBoard(server.url, await logInDemoStaff(server.url));
}

async function expectKept(args: readonly string[], env: Record<string, string>): Promise<string> {
  const { exitCode, output } = await runBackupCommand(args, env);
  expect([exitCode, output]).toEqual([0, output]);
  return output;
}

async function expectRefused(args: readonly string[], env: Record<string, string>) {
  const { exitCode, output } = await runBackupCommand(args, env);
  expect(exitCode).toBe(1);
  expect(output).not.toContain('    at ');
  return output;
}

describe.each(EVERY_DATABASE)('on $name', ({ create, createEmpty }) => {
  test('a backup of a running server contains all confirmed orders, and can be restored, but not under it', async () => {
    const place = kept(await create());
    const server = await start(place);
    const order = await takeOrders(server);
    for (let sent = 0; sent < ORDERS; sent += 1) await order();
    const before = await readOrders(server);

    const writing = { isDone: false };
    const backup = expectKept(['backup', file()], place.env).finally(() => (writing.isDone = true));
    let meanwhile = 0;
    while (!writing.isDone) {
      await order();
      meanwhile += 1;
    }
    const said = await backup;

    expect(meanwhile).toBeGreaterThan(0);
    expect(said).toMatch(/Copia guardada en .* \d+ filas en \d+ tablas/);
    expect(fs.statSync(file()).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(shelf)).toEqual(['copia.simplato']);
    expect(await expectRefused(['restore', file(), '--replace'], place.env)).toMatch(
      /ya está en uso|Hay un servidor de Simplato en marcha/,
    );
    expect(await readOrders(server)).toHaveLength(ORDERS + meanwhile);

    const other = kept(await createEmpty());
    expect(await expectKept(['restore', file()], other.env)).toContain('comprobada fila a fila');
    const restored = await readOrders(await start(other));
    expect(restored.slice(0, ORDERS)).toEqual(before);
    expect(restored.length).toBeLessThanOrEqual(ORDERS + meanwhile);
  });
});

describe('on the embedded database', () => {
  test('a backup that is killed leaves nothing, and a restore that is cut off is completed by the next start', async () => {
    const place = kept(copyDemoFolder());
    const server = await start(place);
    const order = await takeOrders(server);

    const watcher = fs.watch(place.folder);
    const hasCopy = () => fs.readdirSync(place.folder).some((name) => name.includes('.copy-'));
    const child = spawnBackupCommand(['backup', file()], place.env);
    const exit = once(child, 'exit');
    while (!hasCopy()) await once(watcher, 'change');
    child.kill('SIGKILL');
    await exit;
    while (hasCopy()) await once(watcher, 'change');
    watcher.close();
    expect(fs.existsSync(file())).toBe(false);

    // The server goes on.
    expect(await order()).toBe(1);
    await expectKept(['backup', file()], place.env);
    await order();
    await server.stop();

    expect(await expectRefused(['restore', file()], place.env)).toContain('--replace');
    const said = await expectKept(['restore', file(), '--replace'], place.env);

    const aside = /queda en (\S+):/.exec(said)?.[1];
    expect(fs.existsSync(path.join(aside!, 'PG_VERSION'))).toBe(true);
    const files = path.join(place.folder, 'database');
    // The state between a restore's two renames.
    fs.renameSync(files, `${files}.whole`);
    expect(await readOrders(await start(place))).toHaveLength(1);
  });
});

describe.runIf(postgresServer)('moving between the databases', () => {
  let postgres: PostgresPlace;
  beforeEach(async () => {
    postgres = kept(await createPostgresDatabase());
  });

  test('all data moves to PostgreSQL and back, and the source is kept', async () => {
    const first = kept(copyDemoFolder());
    let server = await start(first);
    const order = await takeOrders(server);
    for (let sent = 0; sent < 5; sent += 1) await order();
    expect(await expectRefused(['move', '--to', postgres.url], first.env)).toContain('en uso');
    const before = await readOrders(server);
    await server.stop();

    const there = await expectKept(['move', '--to', postgres.url], first.env);
    expect(there).toContain('comprobados fila a fila');
    server = await start(postgres);
    expect(await readOrders(server)).toEqual(before);
    const last = emptyFolder();
    expect(await expectRefused(['move', '--to', last.folder], postgres.env)).toContain(
      'Hay un servidor de Simplato en marcha',
    );
    // Order numbers continue.
    expect(await (await takeOrders(server))()).toBe(6);
    const after = await readOrders(server);
    await server.stop();

    expect(await expectRefused(['move', '--to', postgres.url], first.env)).toContain(
      'no está vacía',
    );
    await expectKept(['move', '--to', last.folder], postgres.env);
    expect(await readOrders(await start(last))).toEqual(after);
    expect(await readOrders(await start(first))).toEqual(before);
  });
});

test('an invalid command prints how to use it', async () => {
  for (const args of [[], ['backup'], ['move'], ['restore', 'a', 'b'], ['backup', '--what', 'a']]) {
    expect(await expectRefused(args, {})).toContain('npm run backup -- archivo.simplato');
  }
});
