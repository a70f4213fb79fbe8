import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Queryable } from '../src/db/database.ts';

/** The statements that a call has sent, so that it counts none of the work that goes on beside it. */
const sent = new AsyncLocalStorage<string[]>();

/** The same database, whose statements are counted: a transaction's begin and end are one each. */
export function counted(db: Database): Database {
  const noted = (on: Queryable): Queryable['query'] => {
    return async (text, values) => {
      sent.getStore()?.push(text);
      return on.query<never>(text, values);
    };
  };
  return {
    ...db,
    query: noted(db),
    transaction: async (work) =>
      db.transaction(async (tx) => {
        sent.getStore()?.push('begin', 'commit');
        return work({ ...tx, query: noted(tx) });
      }),
  };
}

/** How many statements the work sends to databases that are counted. */
export async function countOf(work: () => Promise<unknown>): Promise<number> {
  const statements: string[] = [];
  await sent.run(statements, work);
  return statements.length;
}
