import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ERRORS } from '@simplato/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { POSTGRES_MAJOR } from '../src/db/refuse-damaged-files.ts';
import type { FolderPlace } from './process/data-places.ts';
import { copyDemoFolder } from './process/demo-places.ts';
import {
  chooseLines,
  logInDemoStaff,
  readBoard,
  readMenu,
  sendOrder,
  sitDown,
} from './process/people.ts';
import {
  limitFiles,
  onReadOnlyDisk,
  onSmallDisk,
  seenBy,
  takeRoom,
  testWithLimits,
  testWithMounts,
} from './process/places-of-trouble.ts';
import { runServer, startServer, type ServerProcess } from './process/server-process.ts';
import { printedTableCode } from './process/table-of-demo.ts';
import { ALL_WELL, READ_ONLY, seenByOperators } from './process/what-operators-see.ts';

/** Every problem with the disk is reported in one sentence, and no existing data is harmed. */
describe('a data folder with disk problems', () => {
  let place: FolderPlace;
  let server: ServerProcess | undefined;

  beforeEach(() => {
    place = copyDemoFolder();
    server = undefined;
  });
  afterEach(async () => {
    await server?.kill();
    await place.remove();
  });

  const files = (...names: string[]) => path.join(place.folder, 'database', ...names);

  async function openTable(at: ServerProcess) {
    const { url } = at;
    const guest = await sitDown(url, printedTableCode(at));
    const lineas = await chooseLines(url, guest);
    return { guest, order: (key: string) => sendOrder(url, guest, key, { lineas }) };
  }

  /** A start that fails with one sentence and leaves every byte as it was. */
  async function refusedStart(within: readonly string[] = []): Promise<string> {
    const before = fingerprints(place.folder);
    const { exitCode, stderr } = await runServer({ ...place, within });
    expect(exitCode).toBe(1);
    expect(changesSince(before, place.folder)).toEqual([]);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    return stderr;
  }

  testWithMounts(
    'on a disk that fills up can still be read; orders are refused in Spanish until there is space',
    async () => {
      server = await startServer({ ...place, within: onSmallDisk(place.folder, 200) });
      const { guest, order } = await openTable(server);
      const taken = [(await order('antes-de-nada')).body.idorder];

      const staff = await logInDemoStaff(server.url);
      expect(await seenByOperators(server.url)).toEqual(ALL_WELL);
      const giveBack = takeRoom(seenBy(server.pid, place.folder), 20);
      // Free space is checked with the next query, at most ten times a second.
      while (!server.output().includes('Queda poco sitio')) await readBoard(server.url, staff);
      const refused = await order('sin-sitio');

      expect(refused.status).toBe(503);
      expect(refused.body).toMatchObject({ message: ERRORS.unavailable[1] });
      expect((await readMenu(server.url, guest)).length).toBeGreaterThan(0);
      expect(await seenByOperators(server.url)).toEqual(READ_ONLY);

      giveBack();
      taken.push(await acceptance(order));
      // The order may be answered before the server's message is written.
      const said = () => server?.output();
      await expect.poll(said, { timeout: 60_000 }).toContain('Vuelve a haber sitio');
      expect(await seenByOperators(server.url)).toEqual(ALL_WELL);
      const board = await readBoard(server.url, staff);
      expect(board.map(({ idorder }) => idorder)).toEqual(taken);
    },
  );

  testWithMounts('on a full disk is refused, with a message about the missing space', async () => {
    const said = await refusedStart(onSmallDisk(place.folder, sizeMb(place.folder) + 8));

    expect(said).toContain('DATA_DIR: no queda sitio en el disco');
  });

  testWithLimits(
    'on a disk that refuses a write stops the server with a message; confirmed orders are kept',
    async () => {
      server = await startServer(place);
      const { order } = await openTable(server);
      const taken: number[] = [];
      for (const key of ['uno', 'dos', 'tres']) taken.push((await order(key)).body.idorder);

      limitFiles(server.pid, 1);
      await expect(order('cuatro')).rejects.toThrow();
      const { exitCode } = await server.end('SIGTERM');

      expect(exitCode).toBe(1);
      expect(server.output()).toContain('El disco de DATA_DIR no ha admitido una escritura');
      server = await startServer(place);
      const board = await readBoard(server.url, await logInDemoStaff(server.url));
      expect(board.map(({ idorder }) => idorder)).toEqual(taken);
    },
  );

  testWithMounts('on a read-only disk is refused', async () => {
    expect(await refusedStart(onReadOnlyDisk(place.folder))).toContain(
      'DATA_DIR: no se puede usar la carpeta: su disco es de solo lectura',
    );
  });

  test.each<[what: string, harm: () => void]>([
    ['a cut control file', () => fs.truncateSync(files('global', 'pg_control'), 100)],
    ['a journal of noise', () => overwriteAll(files('pg_wal'))],
    ['its tables gone', () => fs.rmSync(files('base'), { recursive: true })],
    ['half of it gone', () => fs.rmSync(files('PG_VERSION'))],
    ['its empty folders gone', () => removeEmptyFolders(files())],
  ])('with %s is refused, and every byte stays as it was', async (_, harm) => {
    harm();

    const said = await refusedStart();

    expect(said).toMatch(/está dañada y no se puede abrir|no hay una base de datos entera/);
    expect(said).toContain('No la borres');
  });

  test('whose damage shows only to PostgreSQL is refused, and no table is changed', async () => {
    const listOfColumns = files('base', '5', '1249');
    fs.writeFileSync(listOfColumns, Buffer.alloc(fs.statSync(listOfColumns).size, 7));
    const before = fingerprints(place.folder);

    const { exitCode, stderr } = await runServer(place);

    expect(exitCode).toBe(1);
    expect(stderr).toContain('está dañada y no se puede abrir');
    // PostgreSQL notes its start and its end, and makes its caches anew.
    const notes = /\/(global\/pg_control|pg_wal\/\w+|pg_internal\.init)$/;
    expect(changesSince(before, place.folder).filter((file) => !notes.test(file))).toEqual([]);
  });

  test('of another version of PostgreSQL is refused, with a message that names both versions', async () => {
    expect(fs.readFileSync(files('PG_VERSION'), 'utf8').trim()).toBe(POSTGRES_MAJOR);
    fs.writeFileSync(files('PG_VERSION'), '17\n');

    const said = await refusedStart();

    expect(said).toContain(`es de PostgreSQL 17 y este programa usa el ${POSTGRES_MAJOR}`);
  });
});

type Order = (key: string) => ReturnType<typeof sendOrder>;

async function acceptance(order: Order): Promise<number> {
  for (;;) {
    const { status, body } = await order('con-sitio');
    if (status === 201) return body.idorder;
    expect(status).toBe(503);
  }
}

function overwriteAll(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile()) fs.writeFileSync(path.join(folder, entry.name), Buffer.alloc(2 ** 24, 7));
  }
}

/** As a program leaves them that copies files only. */
function removeEmptyFolders(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    if (!entry.isDirectory()) continue;
    removeEmptyFolders(inside);
    if (fs.readdirSync(inside).length === 0) fs.rmdirSync(inside);
  }
}

function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

function fingerprints(folder: string): Map<string, string> {
  return new Map(
    listFiles(folder).map((file) => [
      file,
      createHash('sha256').update(fs.readFileSync(file)).digest('hex'),
    ]),
  );
}

/** The files that are new, gone or different. */
function changesSince(before: Map<string, string>, folder: string): string[] {
  const now = fingerprints(folder);
  const files = new Set([...before.keys(), ...now.keys()]);
  return [...files].filter((file) => now.get(file) !== before.get(file));
}

function sizeMb(folder: string): number {
  const bytes = listFiles(folder).reduce((sum, file) => sum + fs.statSync(file).size, 0);
  return Math.ceil(bytes / 2 ** 20);
}
