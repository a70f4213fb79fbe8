import { ConfigError, type Config } from './config.ts';
import type { Database } from './db/database.ts';
import { openEmbeddedDatabase } from './db/embedded-database.ts';
import { migrate } from './db/migrate.ts';
import { openPostgresDatabase } from './db/postgres-database.ts';

/** The database that the configuration names, with its schema up to date. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<Database> {
  const db = config.databaseUrl
    ? await openPostgresDatabase(config.databaseUrl).catch(refusedByPostgres)
    : await openEmbeddedDatabase(config.dataDir).catch(refusedByFolder);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Nobody there, no such database, wrong password: the reason without the address, which holds one. */
function refusedByPostgres(error: Error & { code?: string }): never {
  const reason = error.message || error.code;
  throw new ConfigError(`DATABASE_URL: no se ha podido entrar en PostgreSQL (${reason}).`);
}

function refusedByFolder(error: NodeJS.ErrnoException): never {
  if (error.syscall === undefined) throw error;
  throw new ConfigError(`DATA_DIR: no se puede usar la carpeta (${error.message}).`);
}
