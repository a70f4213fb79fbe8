import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../src/db/database.ts';

/** One for all applications: each more that was ever used slows down every promise from then on. */
const own = new AsyncLocalStorage<{ db: Database; isOpen: boolean }>();

/**
 * Fails the run on what hangs for ever on the embedded database, and on PostgreSQL goes unseen: a
 * query beside its own transaction.
 */
export function refuseBesideOwnTransaction(db: Database, fail = throwOutside): Database {
  const check = (what: string) => {
    const state = own.getStore();
    if (state?.db !== db || !state.isOpen) return;
    const error = new Error(`Beside its own transaction: ${what}`);
    fail(error);
    throw error;
  };
  const watch = (handle: Omit<Database, 'background'>): Omit<Database, 'background'> => ({
    ...handle,
    query: async (text, values) => {
      check(text);
      return handle.query(text, values);
    },
    transaction: async (work) => {
      check('another transaction');
      return handle.transaction(async (tx) => {
        const state = { db, isOpen: true };
        try {
          return await own.run(state, async () => work(tx));
        } finally {
          state.isOpen = false;
        }
      });
    },
  });
  const background = watch(db.background) as Database;
  return { ...watch(db), background: { ...background, background } };
}

/** Where nobody can catch it. */
function throwOutside(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}
