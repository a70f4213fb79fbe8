import type { TableEnd } from '../../src/backup/backup-format.ts';
import { openAlone, openSnapshotOf } from '../../src/backup/data-place.ts';
import { writeBackup } from '../../src/backup/write-backup.ts';
import type { DataPlace } from './data-places.ts';

/** Of every table, its number of rows and a digest of them. */
export type Contents = TableEnd[];

/** Opens the data like the next start of the server. */
export async function contentsOf({ env }: DataPlace): Promise<Contents> {
  const place = { databaseUrl: env['DATABASE_URL'], dataDir: env['DATA_DIR'] ?? '' };
  // A killed command may still be counted as a server for a moment.
  const db = await (place.databaseUrl ? openSnapshotOf(place) : openAlone(place));
  try {
    return await writeBackup(db, { app: '', madeAt: '' }, async () => undefined);
  } finally {
    await db.close();
  }
}
