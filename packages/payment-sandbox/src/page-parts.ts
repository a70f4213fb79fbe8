import type { Database } from './database.ts';

/** What the sandbox's pages work with. */
export interface PageParts {
  db: Database;
  now: () => Date;
}
