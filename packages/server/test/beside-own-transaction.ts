import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../src/db/database.ts';

/**
 * Fails the run on what hangs for ever on the embedded database, and on PostgreSQL goes unseen: a
 * query beside its own transaction.
 */
export function refuseBesideOwnTransaction(db: Database, fail = throwOutside): Database {
  const own = new AsyncLocalStorage<{ isOpen: boolean }>();
  const check = (what: string) => {
    if (!own.getStore()?.isOpen) return;
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
        const state = { isOpen: true };
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
