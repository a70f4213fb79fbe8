import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { runOn } from './data-places.ts';
import { postgresProgram } from './own-postgres.ts';
import { asPostgresOnSmallDisk, seenBy, takeRoom } from './places-of-trouble.ts';
import { findFreePort } from './server-process.ts';

export interface CrampedPostgres {
  url: string;
  /** Fills its disk. Returns a function that frees the space. */
  fillDisk(): Promise<() => void>;
  remove(): Promise<void>;
}

/** A PostgreSQL server for one test, on a disk of that size that is removed with it. */
export async function createPostgresOnSmallDisk(megabytes: number): Promise<CrampedPostgres> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'simplato-postgres-'));
  const port = await findFreePort();
  const start = `
    ${postgresProgram('initdb')} -D ${folder}/data -A trust -U postgres --no-sync > /dev/null &&
    exec ${postgresProgram('postgres')} -D ${folder}/data -h 127.0.0.1 -p ${port} -k ${folder}`;
  const [command = '', ...args] = asPostgresOnSmallDisk(folder, megabytes);
  const server = spawn(command, [...args, 'sh', '-c', start], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(server, 'exit');
  const said = createInterface(server.stderr);
  await new Promise<void>((resolve, reject) => {
    said.on('line', (line) => line.includes('ready to accept connections') && resolve());
    void gone.then(() => reject(new Error('PostgreSQL did not start on its small disk')));
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    async fillDisk() {
      // PostgreSQL stops instead of refusing when there is no space for its journal. A new segment is
      // enough for the test; it is allocated by the first commit after the switch.
      await runOn(url, 'select pg_switch_wal()');
      await runOn(url, 'create table first_commit ()');
      return takeRoom(seenBy(server.pid ?? 0, folder), 0);
    },
    async remove() {
      server.kill('SIGQUIT');
      await gone;
      fs.rmSync(folder, { recursive: true });
    },
  };
}
