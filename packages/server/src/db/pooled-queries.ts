import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DatabaseAway, type Queryable, type Transaction } from './database.ts';

/** Scripts are migrations, which may rewrite a large table. */
const SCRIPT_TIMEOUT_MS = 3_600_000;

/** pg accepts this option per query as well; its types do not have it. */
type Script = pg.QueryConfig & { query_timeout: number };

/** The type id of bigint. pg returns it as a string; our values are far below 2^53. */
const INT8 = 20;

export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8
      ? Number
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

/** Told how each request to PostgreSQL ends, and passes it on; errors as the callers know them. */
export type Follow = <Result>(ending: Promise<Result>, statement?: string) => Promise<Result>;

/** Queries by prepared statements: each distinct text is parsed once per connection. */
export function queryable(client: pg.Pool | pg.PoolClient, follow: Follow): Queryable {
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) => {
      const named = { name: statementName(text), text, values: [...values] };
      const result = await follow(client.query(named), text);
      return result.rows as Row[];
    },
  };
}

/** A connection answers one question after the other: of several asked at once, each waits for its turn. */
function inTurn(one: Queryable): Queryable {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: async <Row>(text: string, values?: readonly unknown[]) => {
      const turn = last.then(async () => one.query<Row>(text, values));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** Runs `work` in a transaction, on a connection that nobody else uses until it ends. */
export async function transactionOn<Result>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<Result>,
  follow: Follow,
): Promise<Result> {
  const client = await follow(pool.connect());
  let isBroken = false;
  try {
    await follow(client.query('begin'));
    const result = await work({
      ...inTurn(queryable(client, follow)),
      script: async (text) => {
        const script: Script = { text, query_timeout: SCRIPT_TIMEOUT_MS };
        await follow(client.query(script), text);
      },
    });
    await follow(client.query('commit'), 'commit');
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
}

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
