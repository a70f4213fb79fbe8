import fs from 'node:fs';
import path from 'node:path';
import { StartRefused } from '../start-refused.ts';

/** The PostgreSQL version whose files PGlite reads; it must not open those of another. */
export const POSTGRES_MAJOR = '18';

/**
 * What every database of that version has; 5 is the one that PGlite uses. Without some of these
 * PostgreSQL begins, and writes, before it gives up. Empty folders are the likeliest to be missing:
 * not every program copies them.
 */
const PARTS = `base/5/PG_VERSION base/5/pg_filenode.map global/pg_control global/pg_filenode.map
  pg_commit_ts pg_dynshmem pg_hba.conf pg_logical/mappings pg_logical/snapshots
  pg_multixact/members pg_multixact/offsets pg_notify pg_replslot pg_serial pg_snapshots pg_stat
  pg_stat_tmp pg_subtrans pg_tblspc pg_twophase pg_wal pg_xact postgresql.conf`.split(/\s+/);

/**
 * Refuses a database of another version, or one that lacks a part, before anything is written. Does
 * not look into the parts: what is wrong there, PostgreSQL tells when it starts.
 */
export function refuseDamagedFiles(files: string): void {
  if (!fs.existsSync(files)) return;
  fs.accessSync(files, fs.constants.R_OK | fs.constants.W_OK);
  const version = versionOf(files);
  if (/^\d+$/.test(version) && version !== POSTGRES_MAJOR) {
    throw new StartRefused(
      `DATA_DIR: la base de datos de ${files} es de PostgreSQL ${version} y este programa usa el ` +
        `${POSTGRES_MAJOR}. Arranca con la versión de Simplato que la creó, saca una copia con ` +
        '«npm run backup» y restáurala con esta. No se ha cambiado nada.',
    );
  }
  const missing = missingPart(files);
  if (missing === undefined) return;
  throw new StartRefused(
    `DATA_DIR: en ${files} no hay una base de datos entera (falta ${missing}). No la borres: ` +
      'guárdala aparte y restaura la última copia de seguridad (docs/operations.md). ' +
      'No se ha cambiado nada.',
  );
}

/** What a folder lacks to be a database of that version; undefined if nothing. */
export function missingPart(files: string): string | undefined {
  if (versionOf(files) !== POSTGRES_MAJOR) return 'PG_VERSION';
  return PARTS.find((part) => !fs.existsSync(path.join(files, part)));
}

function versionOf(files: string): string {
  const file = path.join(files, 'PG_VERSION');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
}

/**
 * Remembers PostgreSQL's note of its process. Returns a function that puts it back as it was: a
 * start that fails may leave its own.
 */
export function keepProcessNote(files: string): () => void {
  const note = path.join(files, 'postmaster.pid');
  const before = fs.existsSync(note) ? fs.readFileSync(note) : null;
  return () => {
    if (before) fs.writeFileSync(note, before);
    else fs.rmSync(note, { force: true });
  };
}
