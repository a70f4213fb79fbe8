import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { openEmbeddedDatabase } from './db/embedded-database.ts';
import { migrate } from './db/migrate.ts';
import { openPostgresDatabase } from './db/postgres-database.ts';

/** The database that the configuration names, with its schema up to date. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<Database> {
  const db = config.databaseUrl
    ? await openPostgresDatabase(config.databaseUrl)
    : await openEmbeddedDatabase(config.dataDir);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
