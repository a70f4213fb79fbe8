import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { test } from 'vitest';
import { findFreePort } from './server-process.ts';

/**
 * A PostgreSQL server for one test, which may restart it; the run's own server is shared. It needs
 * PostgreSQL's programs, which refuse to run as root: then they run as the user postgres.
 */
export interface OwnPostgres {
  url: string;
  /** PostgreSQL's own modes: `immediate` is as if it had been killed. */
  restart(how: 'fast' | 'immediate'): Promise<void>;
  remove(): Promise<void>;
}

const programs = findPrograms();
const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

/** Skipped without PostgreSQL's programs, or without a user to run them. */
export const testWithOwnPostgres = testIf(
  programs !== undefined && !Number.isNaN(user.uid ?? 0),
  'nobody can start PostgreSQL here',
);

/** A test that is skipped on machines that cannot run it, with the reason in its name. */
export function testIf(isPossible: boolean, reason: string) {
  return (name: string, work: () => Promise<void>): void => {
    test.runIf(isPossible)(isPossible ? name : `${name} (${reason})`, work);
  };
}

export async function createOwnPostgres(): Promise<OwnPostgres> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'simplato-postgres-'));
  if (user.uid !== undefined) fs.chownSync(folder, user.uid, user.gid ?? 0);
  const data = path.join(folder, 'data');
  const port = await findFreePort();
  const control = (...args: string[]) =>
    run('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), ...args], folder);
  const options = `-h 127.0.0.1 -p ${port} -k ${folder}`;
  await run('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync'], folder);
  await control('-o', options, 'start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: (how) => control('-o', options, '-m', how, 'restart'),
    async remove() {
      await control('-m', 'immediate', 'stop');
      fs.rmSync(folder, { recursive: true });
    },
  };
}

async function run(program: string, args: string[], cwd: string): Promise<void> {
  // PostgreSQL keeps running in the background and must not hold our pipes open.
  const quiet = ['sh', '-c', 'exec "$@" > /dev/null', 'sh', postgresProgram(program)];
  await promisify(execFile)(quiet[0]!, [...quiet.slice(1), ...args], { ...user, cwd });
}

/** The full path, or only the name if the programs were not found. */
export function postgresProgram(name: string): string {
  return path.join(programs ?? '', name);
}

/** The newest installed version, or the one that the environment names. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian) : [];
  const folders = versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => path.join(debian, version, 'bin'));
  return [...folders, ...(process.env['PATH'] ?? '').split(path.delimiter)].find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => fs.existsSync(path.join(folder, name))),
  );
}

/** NaN if there is no such user. */
function idOf(which: '-u' | '-g'): number {
  const { status, stdout } = spawnSync('id', [which, 'postgres'], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : Number.NaN;
}
