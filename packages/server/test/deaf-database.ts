import type { Database } from '../src/db/database.ts';

/** The same database for a process that receives no signals but believes that there were none. */
export function deafDatabase(db: Database): Database {
  return {
    ...db,
    signals: {
      isTrusted: true,
      listen: () => () => undefined,
      announce: () => undefined,
      dispatchLocally: () => undefined,
    },
  };
}
