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
  /** Takes what room its disk has left. Answers how to give it back. */
  fillDisk(): Promise<() => void>;
  remove(): Promise<void>;
}

/** A PostgreSQL server of the test's own on a disk of that size, which is gone when the server ends. */
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
      // Where its journal has no room, PostgreSQL ends instead of refusing: it begins a sheet that lasts.
      await runOn(url, 'select pg_switch_wal()');
      return takeRoom(seenBy(server.pid ?? 0, folder), 0);
    },
    async remove() {
      server.kill('SIGQUIT');
      await gone;
      fs.rmSync(folder, { recursive: true });
    },
  };
}
