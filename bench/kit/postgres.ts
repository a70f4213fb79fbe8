import pg from 'pg';

export interface ScratchDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A database for this run alone, on the server that the tests use. */
export async function createScratchDatabase(word = 'bench'): Promise<ScratchDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('This bench needs PostgreSQL: set TEST_DATABASE_URL.');
  const name = `simplato_${word}_${process.pid}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`drop database if exists ${name} with (force)`);
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
