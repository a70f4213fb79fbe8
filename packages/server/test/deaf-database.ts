import type { Database } from '../src/db/database.ts';

/** The same database to a process that hears no signal and takes that for silence. */
export function deafDatabase(db: Database): Database {
  return {
    ...db,
    signals: {
      isTrusted: true,
      listen: () => () => undefined,
      announce: () => undefined,
      tellHere: () => undefined,
    },
  };
}
