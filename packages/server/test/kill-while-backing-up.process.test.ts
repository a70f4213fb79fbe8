import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readBackupFile } from '../src/backup/backup-file.ts';
import type { TableEnd } from '../src/backup/backup-format.ts';
import { contentsOf, type Contents } from './process/contents.ts';
import {
  createFolder,
  createPostgresDatabase,
  postgresServer,
  type DataPlace,
  type FolderPlace,
  type PostgresPlace,
} from './process/data-places.ts';
import { copyDemoFolder } from './process/demo-places.ts';
import { runBackupCommand } from './process/backup-command.ts';
import { chooseLines, logInDemoStaff, seatInTurn, sendOrder } from './process/people.ts';
import { startServer } from './process/server-process.ts';

const DIE_AT = new URL('./process/die-at.mjs', import.meta.url).href;

/** Before which statement or rename a command is killed, and whose data must be there then. */
type Kill = [at: string, left: 'old' | 'new'];
/** The old one is put aside, the new one has yet to take its place: the third of three renames. */
const BETWEEN_TWO: Kill = ['3 to database', 'new'];
const IN_A_FOLDER: readonly Kill[] = [
  ['1 insert into public.orders ', 'old'],
  // Complete and put ready beside the old one.
  ['1 to database.before-', 'old'],
  BETWEEN_TWO,
];
/** After as many transactions as begin before the last, which applies newer migrations once all is stored. */
const storedAfter = (transactions: number): Kill => [`${transactions + 1} begin`, 'new'];
const AS_ROWS_ARE_STORED: Kill = ['1 insert into public.orders ', 'old'];
const IN_POSTGRES: readonly Kill[] = [
  // The old tables were dropped.
  ['1 create table if not exists schema_migrations', 'old'],
  AS_ROWS_ARE_STORED,
  ['1 select setval', 'old'],
  storedAfter(1),
];

describe('a command that is killed leaves the old data or all of the new, never half', () => {
  let shelf: string;
  let file: string;
  /** A restaurant with two orders; in the backup there is only the first. */
  let used: FolderPlace;
  let contents: { ofFolder: Contents; ofBackup: Contents };
  const places: DataPlace[] = [];

  beforeAll(async () => {
    shelf = fs.mkdtempSync(path.join(os.tmpdir(), 'simplato-shelf-'));
    file = path.join(shelf, 'copia.simplato');
    used = copyDemoFolder();
    const server = await startServer(used);
    const { url } = server;
    const staff = await logInDemoStaff(url);
    const guest = await seatInTurn(staff, 'Sala')(url);
    const lineas = await chooseLines(url, guest);
    const order = async () => {
      expect((await sendOrder(url, guest, crypto.randomUUID(), { lineas })).status).toBe(201);
    };
    await order();
    await expectDone(['backup', file], used);
    await order();
    await server.stop();
    contents = { ofFolder: await contentsOf(used), ofBackup: await contentsOfBackup(file) };
    expect(contents.ofFolder).not.toEqual(contents.ofBackup);
  }, 300_000);
  afterEach(async () => {
    await Promise.all(places.splice(0).map(async (place) => place.remove()));
  });
  afterAll(async () => {
    await used.remove();
    fs.rmSync(shelf, { recursive: true });
  });

  function copyOfUsed(): FolderPlace {
    const place = createFolder(used);
    places.push(place);
    return place;
  }

  async function postgres(): Promise<PostgresPlace> {
    const place = await createPostgresDatabase();
    places.push(place);
    return place;
  }

  async function expectDone(args: readonly string[], { env }: DataPlace): Promise<void> {
    const { exitCode, output } = await runBackupCommand(args, env);
    expect([exitCode, output]).toEqual([0, output]);
  }

  /** Kills the command again and again, each time later in its work. */
  async function killAt(
    kills: readonly Kill[],
    {
      args,
      from,
      to,
      data,
    }: { args: string[]; from: DataPlace; to: DataPlace; data: Record<'old' | 'new', Contents> },
  ): Promise<void> {
    expect(await contentsOf(to)).toEqual(data.old);
    for (const [at, left] of kills) {
      const env = { ...from.env, NODE_OPTIONS: `--import=${DIE_AT}`, DIE_AT: at };
      const { exitCode, output } = await runBackupCommand(args, env);
      expect([exitCode, output], at).toEqual([null, '']);
      expect(await contentsOf(to), at).toEqual(data[left]);
    }
    // Nothing is left of the attempts that would stand in the way of the next one.
    await expectDone(args, from);
    expect(await contentsOf(to)).toEqual(data.new);
  }

  test('restore, on the embedded database', async () => {
    const to = copyOfUsed();
    const data = { old: contents.ofFolder, new: contents.ofBackup };
    await killAt(IN_A_FOLDER, { args: ['restore', file, '--replace'], from: to, to, data });
  });

  test.runIf(postgresServer)('restore, on PostgreSQL', async () => {
    const to = await postgres();
    await expectDone(['move', '--to', to.url], used);
    const data = { old: contents.ofFolder, new: contents.ofBackup };
    await killAt(IN_POSTGRES, { args: ['restore', file, '--replace'], from: to, to, data });
  });

  describe.runIf(postgresServer)('move, and the source is as it was:', () => {
    test('from the embedded database to PostgreSQL', async () => {
      const [from, to] = [copyOfUsed(), await postgres()];
      await expectDone(['restore', file], to);
      const data = { old: contents.ofBackup, new: contents.ofFolder };
      // What it does there is a restore's.
      const kills = [AS_ROWS_ARE_STORED, storedAfter(2)];
      await killAt(kills, { args: ['move', '--to', to.url, '--replace'], from, to, data });
      expect(await contentsOf(from)).toEqual(contents.ofFolder);
    });

    test('from PostgreSQL to the embedded database', async () => {
      const [from, to] = [await postgres(), copyOfUsed()];
      await expectDone(['restore', file], from);
      const data = { old: contents.ofFolder, new: contents.ofBackup };
      const args = ['move', '--to', to.folder, '--replace'];
      await killAt([BETWEEN_TWO], { args, from, to, data });
      expect(await contentsOf(from)).toEqual(contents.ofBackup);
    });
  });
});

async function contentsOfBackup(file: string): Promise<Contents> {
  const ends: Contents = [];
  await readBackupFile(file, async (lines) => {
    for (const line of lines) {
      if (line.startsWith('{"table"')) ends.push(JSON.parse(line) as TableEnd);
    }
  });
  return ends;
}
