import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DatabaseAway, type Database, type Queryable } from './database.ts';
import { PostgresSignals } from './postgres-signals.ts';

const POOL_SIZE = 10;
/**
 * The client times out after 15 seconds without knowing what happened. These two together are
 * shorter, so that it gets an error first.
 */
const PATIENCE = {
  statementMs: 8_000,
  /**
   * Includes waiting for a free connection of the pool: under load a query queues rather than
   * fails.
   */
  connectMs: 5_000,
};
/**
 * PostgreSQL itself cancels a slow statement. If this much later there is still no reply, the
 * connection is taken for dead.
 */
const LAST_WORD_MS = 2_000;
/** Scripts are migrations, which may rewrite a large table. */
const SCRIPT_TIMEOUT_MS = 3_600_000;

/** pg accepts this option per query as well; its types do not have it. */
type Script = pg.QueryConfig & { query_timeout: number };

/** The type id of bigint. pg returns it as a string; our values are far below 2^53. */
const INT8 = 20;

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8
      ? Number
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

export async function openPostgresDatabase(url: string, patience = PATIENCE): Promise<Database> {
  const connection: pg.ClientConfig = {
    connectionString: url,
    types: typeParsers,
    statement_timeout: patience.statementMs,
    query_timeout: patience.statementMs + LAST_WORD_MS,
    connectionTimeoutMillis: patience.connectMs,
    application_name: 'simplato',
  };
  const pool = new pg.Pool({ ...connection, max: POOL_SIZE });
  // The pool replaces an idle connection that breaks; if it cannot, the next query fails.
  pool.on('error', () => undefined);
  // Unhandled, an error between two statements of a transaction would end the process; the next one
  // fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const signals = new PostgresSignals(connection, (payloads) =>
    pool.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', payloads),
  );
  await signals.connect();
  return {
    kind: 'postgres',
    signals,
    pool,
    ...queryable(pool),
    async transaction(work) {
      const client = await pool.connect().catch(tellLineFrom);
      let isBroken = false;
      try {
        await client.query('begin').catch(tellLineFrom);
        const result = await work({
          ...queryable(client),
          script: async (text) => {
            const script: Script = { text, query_timeout: SCRIPT_TIMEOUT_MS };
            await client.query(script).catch(tellLineFrom);
          },
        });
        await client.query('commit').catch(tellLineFrom);
        return result;
      } catch (error) {
        // The connection is lost: PostgreSQL rolls back by itself once it notices.
        isBroken = error instanceof DatabaseAway;
        if (!isBroken) await client.query('rollback').catch(() => (isBroken = true));
        throw error;
      } finally {
        // A broken connection is closed rather than returned to the pool.
        client.release(isBroken);
      }
    },
    async close() {
      await signals.close();
      await pool.end();
    },
  };
}

/** Each distinct text is a prepared statement with a name, parsed once per connection. */
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
      const named = { name: statementName(text), text, values: [...values] };
      const result = await client.query(named).catch(tellLineFrom);
      return result.rows as Row[];
    },
  };
}

/** Errors reported by PostgreSQL are passed on; any other means that it could not be reached. */
function tellLineFrom(error: unknown): never {
  throw error instanceof pg.DatabaseError ? error : new DatabaseAway({ cause: error });
}
