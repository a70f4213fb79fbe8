import type { Database, Transaction } from '../db/database.ts';
import { SCHEMA_LOCK } from '../db/migrate.ts';
import { BackupError } from './backup-error.ts';
import { FORMAT, type BackupEnd, type BackupHeader, type TableEnd } from './backup-format.ts';
import { listTables, readSchemaVersion, readSequences } from './catalogue.ts';
import { readRows, writeValuesAlike } from './read-rows.ts';
import { RowDigest } from './row-digest.ts';

/**
 * A whole database in one snapshot, given to `take` piece by piece: the header, then each table's
 * rows and its sum, then the end. On a PostgreSQL server others go on reading and writing meanwhile.
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
    // Last: a number that was given out since the snapshot is not given out twice.
    const end: BackupEnd = { end: true, sequences: await readSequences(tx) };
    await take([JSON.stringify(end)]);
    return ends;
  });
}

/** No schema may change from before the snapshot is taken until it has been read to its end. */
async function beginSnapshot(tx: Transaction): Promise<void> {
  await tx.script('set transaction isolation level repeatable read');
  // Takes no snapshot itself, and waits for a change of the schema that is under way.
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
