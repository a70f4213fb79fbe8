import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Database, Queryable } from './database.ts';
import { PostgresSignals } from './postgres-signals.ts';

const POOL_SIZE = 10;
const STATEMENT_TIMEOUT_MS = 15_000;
/** For a connection of the pool, too: under load a query waits its turn rather than fail. */
const CONNECT_TIMEOUT_MS = 10_000;

/** PostgreSQL's number for the type bigint. pg gives it as a string; ours are far below 2^53. */
const INT8 = 20;

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8
      ? Number
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

export async function openPostgresDatabase(url: string): Promise<Database> {
  const connection: pg.ClientConfig = {
    connectionString: url,
    types: typeParsers,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'simplato',
  };
  const pool = new pg.Pool({ ...connection, max: POOL_SIZE });
  // An idle connection that breaks is replaced by the pool; the query that needs one will tell.
  pool.on('error', () => undefined);
  const signals = new PostgresSignals(connection, (payloads) =>
    pool.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', payloads),
  );
  await signals.connect();
  return {
    kind: 'postgres',
    signals,
    ...queryable(pool),
    async transaction(work) {
      const client = await pool.connect();
      let isBroken = false;
      try {
        await client.query('begin');
        const result = await work({
          ...queryable(client),
          script: async (text) => {
            await client.query(text);
          },
        });
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {
          isBroken = true;
        });
        throw error;
      } finally {
        // A connection that cannot even roll back is in no state for the next one to use.
        client.release(isBroken);
      }
    },
    async close() {
      await signals.close();
      await pool.end();
    },
  };
}

/** A statement is parsed and planned once per connection: its text is its name. */
const statementNames = new Map<string, string>();
const namespace = randomUUID().slice(0, 8);

function statementName(text: string): string {
  let name = statementNames.get(text);
  if (name === undefined) {
    name = `s${namespace}_${statementNames.size}`;
    statementNames.set(text, name);
  }
  return name;
}

function queryable(client: pg.Pool | pg.PoolClient): Queryable {
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) => {
      const result = await client.query({ name: statementName(text), text, values: [...values] });
      return result.rows as Row[];
    },
  };
}
