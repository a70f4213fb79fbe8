import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DatabaseAway, type Database, type Queryable } from './database.ts';
import { PostgresSignals } from './postgres-signals.ts';

const POOL_SIZE = 10;
/**
 * A phone gives up after 15 seconds and then knows nothing: whoever waited for a connection and then for a
 * statement is told before.
 */
const PATIENCE = {
  statementMs: 8_000,
  /** For a connection of the pool, too: under load a query waits its turn rather than fail. */
  connectMs: 5_000,
};
/** PostgreSQL ends a statement that is too slow; a line that went dead is given up this much later. */
const LAST_WORD_MS = 2_000;
/** A migration of a large table, that is. */
const SCRIPT_TIMEOUT_MS = 3_600_000;

/** pg knows this of a single query as well; its types do not. */
type Script = pg.QueryConfig & { query_timeout: number };

/** PostgreSQL's number for the type bigint. pg gives it as a string; ours are far below 2^53. */
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
  // An idle connection that breaks is replaced by the pool; the query that needs one will tell.
  pool.on('error', () => undefined);
  // One that breaks between two statements of a transaction would end the process: the next one will tell.
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
        // Nobody answers any more: PostgreSQL rolls back by itself once it sees that.
        isBroken = error instanceof DatabaseAway;
        if (!isBroken) await client.query('rollback').catch(() => (isBroken = true));
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
      const named = { name: statementName(text), text, values: [...values] };
      const result = await client.query(named).catch(tellLineFrom);
      return result.rows as Row[];
    },
  };
}

/** What PostgreSQL itself says is passed on; all else is the line's fault, or nobody's at its end. */
function tellLineFrom(error: unknown): never {
  throw error instanceof pg.DatabaseError ? error : new DatabaseAway({ cause: error });
}
