import path from 'node:path';
import type { DataPlace } from '../config.ts';
import { onlyRow, type Database } from '../db/database.ts';
import {
  openEmbeddedDatabase,
  openToRead,
  replaceEmbeddedDatabase,
} from '../db/embedded-database.ts';
import { LISTENER } from '../db/signals.ts';
import { openPlace, openPostgres } from '../db/open-database.ts';
import { BackupError } from './backup-error.ts';

/** Opens a consistent snapshot for reading; a server may be running on it. */
export async function openSnapshotOf(place: DataPlace): Promise<Database> {
  return place.databaseUrl ? openPostgres(place.databaseUrl) : openPlace(openToRead(place.dataDir));
}

/** Throws if a server is running: what it stored after a move began would be left behind. */
export async function openAlone(place: DataPlace): Promise<Database> {
  if (!place.databaseUrl) return openPlace(openEmbeddedDatabase(place.dataDir));
  const db = await openPostgres(place.databaseUrl);
  try {
    await refuseServers(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Has `fill` write into the place. Returns where the previous database is kept, or null. */
export async function fillPlace(
  place: DataPlace,
  mayReplace: boolean,
  fill: (db: Database) => Promise<void>,
): Promise<string | null> {
  if (!place.databaseUrl) {
    return openPlace(replaceEmbeddedDatabase(place.dataDir, mayReplace, fill));
  }
  const db = await openAlone(place);
  try {
    await fill(db);
  } finally {
    await db.close();
  }
  return null;
}

/** Parses a place given by a user: a PostgreSQL URL, or a folder. */
export function placeNamed(name: string): DataPlace {
  const isAddress = /^postgres(ql)?:\/\//.test(name);
  return { databaseUrl: isAddress ? name : undefined, dataDir: path.resolve(name) };
}

/** A server is recognized by its LISTEN connection; this process has one too. */
async function refuseServers(db: Database): Promise<void> {
  const rows = await db.query<{ count: number }>(
    `select count(*) as count from pg_stat_activity
     where datname = current_database() and application_name = $1`,
    [LISTENER],
  );
  if (onlyRow(rows).count <= 1) return;
  throw new BackupError(
    'Hay un servidor de Simplato en marcha con esa base de datos. Páralo y repite la orden: ' +
      'no se ha cambiado nada.',
  );
}
