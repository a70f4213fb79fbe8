import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** A place for a server's data: the environment that points to it, and a way to remove it. */
export interface DataPlace {
  env: Record<string, string>;
  remove(): Promise<void>;
}

export interface FolderPlace extends DataPlace {
  folder: string;
}

/** An empty folder, or a copy of one that a server has used. */
export function createFolder(copyOf?: { folder: string }): FolderPlace {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'simplato-process-'));
  if (copyOf) fs.cpSync(copyOf.folder, folder, { recursive: true });
  return {
    folder,
    env: { DATA_DIR: folder },
    // A process left over from a test may still be writing.
    remove: async () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20 }),
  };
}

export const postgresServer = process.env['TEST_DATABASE_URL'];

export interface PostgresPlace extends DataPlace {
  url: string;
  /** Runs a statement in the server's own database, next to the server under test. */
  run<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>;
  /** The same from outside that database. */
  runOnServer<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>;
}

let created = 0;

/** A database for one test, on the PostgreSQL server that the run uses. */
export async function createPostgresDatabase(): Promise<PostgresPlace> {
  if (!postgresServer) throw new Error('There is no PostgreSQL server to create a database on');
  created += 1;
  const server = postgresServer;
  const name = `simplato_process_${process.pid}_${created}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await runOn(server, `create database ${name}`);
  // Processes of ours are killed, PostgreSQL never is: none has to wait for its disk.
  await runOn(server, `alter database ${name} set synchronous_commit = off`);
  return {
    url: url.href,
    env: { DATABASE_URL: url.href },
    run: (sql) => runOn(url.href, sql),
    runOnServer: (sql) => runOn(server, sql),
    remove: async () => void (await runOn(server, `drop database ${name} with (force)`)),
  };
}

export async function runOn<Row extends pg.QueryResultRow>(
  address: string,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
