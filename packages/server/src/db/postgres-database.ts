import pg from 'pg';
import { DatabaseAway, type Database } from './database.ts';
import { queryable, transactionOn, typeParsers, type Follow } from './pooled-queries.ts';
import { PostgresSignals } from './postgres-signals.ts';
import { RefusedWrites } from './refused-writes.ts';

/** Connections of a process, beside the one that listens. */
const POOL_SIZES = { calls: 8, background: 2 };
/**
 * The client times out after 15 seconds without knowing what happened. The first two together are
 * shorter, so that a call of one statement, as an order is, gets an error first.
 */
const TIMEOUTS = {
  statementMs: 8_000,
  /**
   * Includes waiting for a free connection of the pool: under load a query queues rather than
   * fails.
   */
  connectMs: 5_000,
  /**
   * Between two statements of a transaction. If this process or its network vanishes there, nobody
   * tells PostgreSQL, which would keep the transaction's locks for hours. Shorter than a statement's
   * time, so that whoever waits for such a lock still gets it.
   */
  idleMs: 5_000,
};
/**
 * PostgreSQL itself cancels a slow statement. If this much later there is still no reply, the
 * connection is taken for dead.
 */
const LAST_WORD_MS = 2_000;
/**
 * PostgreSQL takes our statements for expensive, as it overestimates their subqueries, and compiles
 * them anew on each connection: 0.9 s for a board, 2.7 s for a day's figures that then take 7 and 90 ms.
 */
const WITHOUT_JIT = '-c jit=off';
/**
 * A statement is planned once a connection. Left to itself, PostgreSQL plans the one that reads a tab's orders at every
 * call, for six times as long as it then takes; `million-orders` judges each statement by its plan for any values.
 */
const PLANNED_ONCE = '-c plan_cache_mode=force_generic_plan';

export async function openPostgresDatabase(url: string, timeouts = TIMEOUTS): Promise<Database> {
  const connection: pg.ClientConfig = {
    connectionString: url,
    types: typeParsers,
    statement_timeout: timeouts.statementMs,
    query_timeout: timeouts.statementMs + LAST_WORD_MS,
    idle_in_transaction_session_timeout: timeouts.idleMs,
    connectionTimeoutMillis: timeouts.connectMs,
    application_name: 'simplato',
    options: `${WITHOUT_JIT} ${PLANNED_ONCE}`,
  };
  const calls = openPool(connection, POOL_SIZES.calls);
  const work = openPool(connection, POOL_SIZES.background);
  const signals = new PostgresSignals(connection);
  await signals.connect();
  const refusedWrites = new RefusedWrites();
  const follow = followWith(refusedWrites);
  const close = async () => {
    await signals.close();
    await Promise.all([calls.end(), work.end()]);
  };
  const over = (pool: pg.Pool): Omit<Database, 'background'> => ({
    kind: 'postgres',
    signals,
    pool,
    refusedWrites,
    ...queryable(pool, follow),
    transaction: (run) => transactionOn(pool, run, follow),
    close,
  });
  const background: Database = {
    ...over(work),
    get background() {
      return background;
    },
  };
  return { ...over(calls), background };
}

function openPool(connection: pg.ClientConfig, max: number): pg.Pool {
  const pool = new pg.Pool({ ...connection, max });
  // The pool replaces an idle connection that breaks; if it cannot, the next query fails.
  pool.on('error', () => undefined);
  // Unhandled, an error between two statements of a transaction would end the process; the next one
  // fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Errors reported by PostgreSQL are passed on; any other means that it could not be reached. */
function followWith(refusedWrites: RefusedWrites): Follow {
  return async (ending, statement = '') => {
    try {
      const result = await ending;
      refusedWrites.succeeded(statement);
      return result;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw new DatabaseAway({ cause: error });
      refusedWrites.failed(statement, error.code);
      throw error;
    }
  };
}
