import type { Database, Transaction } from '../db/database.ts';
import { SCHEMA_LOCK } from '../db/migrate.ts';
import { allowPauses } from './allow-pauses.ts';
import { BackupError } from './backup-error.ts';
import { FORMAT, type BackupEnd, type BackupHeader, type TableEnd } from './backup-format.ts';
import { listTables, readSchemaVersion, readSequences } from './catalogue.ts';
import { readRows, writeValuesAlike } from './read-rows.ts';
import { RowDigest } from './row-digest.ts';

/**
 * Passes a snapshot of the whole database to `take` in pieces: the header, each table's rows and
 * digest, and the end. On PostgreSQL, others can read and write meanwhile.
 */
export async function writeBackup(
  db: Database,
  about: Pick<BackupHeader, 'app' | 'madeAt'>,
  take: (lines: readonly string[]) => Promise<void>,
): Promise<TableEnd[]> {
  return db.transaction(async (tx) => {
    await beginSnapshot(tx);
    const tables = await listTables(tx);
    const header: BackupHeader = {
      ...FORMAT,
      ...about,
      from: db.kind,
      schema: await readSchemaVersion(tx),
      tables,
    };
    await take([JSON.stringify(header)]);
    const ends: TableEnd[] = [];
    for (const table of tables) {
      const digest = new RowDigest();
      for await (const lines of readRows(tx, table)) {
        for (const line of lines) digest.add(line);
        await take(lines);
      }
      const end = { table: table.name, rows: digest.rows, digest: digest.toString() };
      ends.push(end);
      await take([JSON.stringify(end)]);
    }
    // Sequences are not part of the snapshot. Read last, they include numbers given out since, so
    // that a restored database never gives those out again.
    const end: BackupEnd = { end: true, sequences: await readSequences(tx) };
    await take([JSON.stringify(end)]);
    return ends;
  });
}

/** Prevents schema changes from before the snapshot is taken until it has been read completely. */
async function beginSnapshot(tx: Transaction): Promise<void> {
  await allowPauses(tx);
  await tx.script('set transaction isolation level repeatable read');
  // LOCK takes no snapshot itself, and waits for a migration in progress.
  await tx.script('lock table public.schema_migrations in share mode').catch((error: unknown) => {
    if ((error as { code?: string }).code !== '42P01') throw error;
    throw new BackupError('La base de datos está vacía: no hay nada que copiar.');
  });
  const [lock] = await tx.query<{ isOurs: boolean }>(
    'select pg_try_advisory_xact_lock_shared($1) as "isOurs"',
    [SCHEMA_LOCK],
  );
  if (!lock?.isOurs) {
    throw new BackupError(
      'La base de datos se está actualizando ahora mismo. Prueba de nuevo en un momento.',
    );
  }
  await writeValuesAlike(tx);
}
