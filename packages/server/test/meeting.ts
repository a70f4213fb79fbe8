import type { Database, Queryable } from '../src/db/database.ts';

/**
 * The same database, with something that happens once: right after the first statement that contains these
 * words was answered, and before the process continues.
 */
export function metAfter(db: Database, words: string, happens: () => Promise<unknown>): Database {
  let isDue = true;
  const met = (on: Queryable): Queryable['query'] => {
    return async (text, values) => {
      const rows = await on.query<never>(text, values);
      if (isDue && text.includes(words)) {
        isDue = false;
        await happens();
      }
      return rows;
    };
  };
  return {
    ...db,
    query: met(db),
    transaction: async (work) => db.transaction(async (tx) => work({ ...tx, query: met(tx) })),
  };
}
