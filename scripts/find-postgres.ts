import { userInfo } from 'node:os';
import process from 'node:process';
import { Client } from 'pg';
import { main } from './main.ts';

const localAddress = '127.0.0.1:5432';

/** The address of a PostgreSQL server that accepts us, or undefined if there is none. */
export async function findPostgres(): Promise<string | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return given;
  const users = new Set(['postgres', 'root', userInfo().username]);
  for (const user of users) {
    const url = `postgres://${encodeURIComponent(user)}@${localAddress}/postgres`;
    if (await answers(url)) return url;
  }
  return undefined;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // A server that closes the connection after answering must not end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

await main(import.meta.url, async () => {
  console.log((await findPostgres()) ?? 'No PostgreSQL server answers.');
});
