import pg from 'pg';
import { DatabaseAway, type Database } from './database.ts';
import { queryable, transactionOn, typeParsers } from './pooled-queries.ts';
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
    ...queryable(pool, tellLineFrom),
    transaction: (work) => transactionOn(pool, work, tellLineFrom),
    async close() {
      await signals.close();
      await pool.end();
    },
  };
}

/** Errors reported by PostgreSQL are passed on; any other means that it could not be reached. */
function tellLineFrom(error: unknown): never {
  throw error instanceof pg.DatabaseError ? error : new DatabaseAway({ cause: error });
}
