import { ConfigError, type DataPlace } from '../config.ts';
import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { migrate } from './migrate.ts';
import { openPostgresDatabase } from './postgres-database.ts';

/** Opens the configured database and brings its schema up to date. */
export async function openDatabase(config: DataPlace): Promise<Database> {
  const db = config.databaseUrl
    ? await openPostgres(config.databaseUrl)
    : await openPlace(openEmbeddedDatabase(config.dataDir));
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

export async function openPostgres(url: string): Promise<Database> {
  return openPostgresDatabase(url).catch(refusedByPostgres);
}

/** For work on a data folder: turns its file system errors into readable ones. */
export async function openPlace<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch(refusedByFolder);
}

/** The reason without the URL, which contains the password. */
function refusedByPostgres(error: Error & { code?: string }): never {
  const reason = error.message || error.code;
  throw new ConfigError(`DATABASE_URL: no se ha podido entrar en PostgreSQL (${reason}).`);
}

const REASONS: Readonly<Record<string, string>> = {
  EROFS: 'su disco es de solo lectura',
  EACCES: 'este usuario no puede leerla y escribir en ella',
  EPERM: 'este usuario no puede leerla y escribir en ella',
  ENOSPC: 'no queda sitio en su disco',
  EDQUOT: 'este usuario ha agotado su cuota de disco',
  ENOTDIR: 'no es una carpeta',
  EEXIST: 'no es una carpeta',
};

function refusedByFolder(error: NodeJS.ErrnoException): never {
  if (error.syscall === undefined) throw error;
  const reason = REASONS[error.code ?? ''];
  throw new ConfigError(
    `DATA_DIR: no se puede usar la carpeta${reason ? `: ${reason}` : ''} (${error.message}).`,
  );
}
