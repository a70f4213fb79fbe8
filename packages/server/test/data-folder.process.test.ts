import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFolder, type FolderPlace } from './process/data-places.ts';
import { copyDemoFolder } from './process/demo-places.ts';
import { readLock } from './process/folder-lock-file.ts';
import { chooseLines, logInDemoStaff, readBoard, sendOrder, sitDown } from './process/people.ts';
import {
  gatherOutput,
  runServer,
  spawnServer,
  startServer,
  type ServerProcess,
} from './process/server-process.ts';
import { printedTableCode } from './process/table-of-demo.ts';

/** The prefix of a database that is still being created. */
const DRAFT = 'database.new-';

/** Only one process may use the data folder: a second one would lose acknowledged orders. */
describe('the data folder', () => {
  let place: FolderPlace;
  let servers: ServerProcess[];

  beforeEach(() => {
    place = copyDemoFolder();
    servers = [];
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await place.remove();
  });

  async function emptyThePlace(): Promise<void> {
    await place.remove();
    place = createFolder();
  }

  async function start(): Promise<ServerProcess> {
    const server = await startServer(place);
    servers.push(server);
    return server;
  }

  async function placeAnOrder(server: ServerProcess): Promise<number> {
    const guest = await sitDown(server.url, printedTableCode(server));
    const order = { lineas: await chooseLines(server.url, guest) };
    const { status, body } = await sendOrder(server.url, guest, crypto.randomUUID(), order);
    expect(status).toBe(201);
    return body.idorder;
  }

  test('is refused to a second server, naming the process that uses it, until that one has gone', async () => {
    const first = await start();
    const taken = [await placeAnOrder(first)];

    const second = await runServer(place);

    expect(second.exitCode).toBe(1);
    expect(second.stderr).toMatch(
      new RegExp(
        `^La carpeta de datos ${place.folder} ya está en uso por el proceso ${first.pid} `,
      ),
    );
    expect(second.stderr.trim().split('\n')).toHaveLength(1);
    // The first server is not affected: it goes on, and its orders are kept.
    taken.push(await placeAnOrder(first));
    await first.kill();
    expect(readLock(place.folder)?.pid).toBe(first.pid);

    const third = await start();

    expect(readLock(place.folder)?.pid).toBe(third.pid);
    expect(doors()).toEqual([readLock(place.folder)?.door]);
    const board = await readBoard(third.url, await logInDemoStaff(third.url));
    expect(board.map((order) => order.idorder)).toEqual(taken);
    expect(await placeAnOrder(third)).toBe(taken.length + 1);
    expect(await third.stop()).toMatchObject({ exitCode: 0, signal: null });
    expect(readLock(place.folder)).toBeNull();
  });

  test('is given to one of two servers that start at the same time, in three rounds', async () => {
    for (let round = 0; round < 3; round += 1) {
      // Even rounds find a free folder, the odd one finds the lock of a dead process.
      const [left, right] = [0, 1].map(() => spawnServer({ env: freshEnv(), isDemo: true }));
      const processes = [left!, right!].map((child) => ({
        child,
        output: gatherOutput(child),
        closed: once(child, 'close'),
      }));
      const [loser] = await Promise.race(
        processes.map(async (one) => {
          const [exitCode] = (await one.closed) as [number | null];
          return [one, exitCode] as const;
        }),
      );
      const winner = processes.find((one) => one !== loser)!;
      expect(loser.child.exitCode).toBe(1);
      expect(loser.output()).toMatch(/ya está en uso por el proceso|está abriendo ahora mismo/);
      await firstWord(winner);
      expect(readLock(place.folder)?.pid).toBe(winner.child.pid);
      winner.child.kill(round === 0 ? 'SIGKILL' : 'SIGTERM');
      await winner.closed;
    }
  });

  function drafts(): string[] {
    return fs.readdirSync(place.folder).filter((name) => name.startsWith(DRAFT));
  }

  function doors(): string[] {
    return fs.readdirSync(place.folder).filter((name) => name.startsWith('simplato-door-'));
  }

  function freshEnv(): Record<string, string> {
    return { ...place.env, PORT: '0' };
  }

  test('does not keep half a database when its creation is killed', async () => {
    await emptyThePlace();
    const watcher = fs.watch(place.folder);
    const first = spawnServer({ env: freshEnv(), isDemo: true });
    const exit = once(first, 'exit');
    while (drafts().length === 0) await once(watcher, 'change');
    first.kill('SIGKILL');
    await exit;
    watcher.close();

    const server = await start();

    expect(await placeAnOrder(server)).toBe(1);
    expect(drafts()).toEqual([]);
  });
});

function firstWord({ child, output }: { child: ChildProcess; output: () => string }) {
  return new Promise<void>((resolve) => {
    const look = () => output().includes('Simplato está en marcha') && resolve();
    child.stdout?.on('data', look);
    look();
  });
}
