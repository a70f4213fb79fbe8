import fs from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { StartRefused } from '../start-refused.ts';
import type { Database, Transaction } from './database.ts';

/** Beside this module in the sources, and beside the bundle once built. */
const FOLDER = new URL('./migrations/', import.meta.url);
/** The key of the advisory lock: arbitrary, but the same in every process. */
export const SCHEMA_LOCK = 728_150_001;

export interface Migration {
  name: string;
  sql: string;
}

export function readMigrations(): Migration[] {
  return fs
    .readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, sql: fs.readFileSync(new URL(name, FOLDER), 'utf8') }));
}

/**
 * Shorter than the second after which PostgreSQL looks for deadlocks: beside a version that is taking
 * orders it is the migration that gives way, and begins again, and no order waits for longer.
 */
const LOCK_WAIT_MS = 400;
const PAUSE_MS = 200;
/** With a pause each: as long as a backup of a large database may hold its tables. */
const TRIES = 1_500;

/**
 * Brings the schema up to date, forward only, in one transaction under a lock: if two processes
 * start together, only one migrates. Refuses a database that a newer version has already migrated.
 */
export async function migrate(db: Database, migrations = readMigrations()): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      await db.transaction(async (tx) => migrateWithin(tx, migrations));
      return;
    } catch (error) {
      if (left === 1 || !GAVE_WAY.has(String((error as { code?: unknown }).code))) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

/** lock_not_available, deadlock_detected */
const GAVE_WAY = new Set(['55P03', '40P01']);

export async function migrateWithin(
  tx: Transaction,
  migrations: readonly Migration[],
): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
  await tx.script(
    `create table if not exists schema_migrations (
       name text primary key,
       applied_at timestamptz not null default now()
     )`,
  );
  const applied = new Set(
    (await tx.query<{ name: string }>('select name from schema_migrations')).map((row) => row.name),
  );
  const known = new Set(migrations.map((migration) => migration.name));
  const newer = [...applied].filter((name) => !known.has(name));
  if (newer.length > 0) {
    throw new StartRefused(
      `La base de datos es de una versión más nueva de Simplato (${newer.join(', ')}). ` +
        'Actualiza el programa: no se ha cambiado nada.',
    );
  }
  // Migrating a large table may take longer than any request is allowed to.
  await tx.query('set local statement_timeout = 0');
  await tx.query(`set local lock_timeout = ${LOCK_WAIT_MS}`);
  for (const { name, sql } of migrations) {
    if (applied.has(name)) continue;
    await tx.script(sql);
    await tx.query('insert into schema_migrations (name) values ($1)', [name]);
  }
}
