import pg from 'pg';
import type { Database } from '../src/db/database.ts';
import { openMemoryDatabase } from '../src/db/embedded-engine.ts';
import { migrate } from '../src/db/migrate.ts';
import { openPostgresDatabase } from '../src/db/postgres-database.ts';

/**
 * The database of a test worker: created once, used for all its files, emptied before every test.
 * TEST_DATABASE chooses the kind; the same tests run on both.
 */
const KEPT = Symbol.for('simplato.test-database');
type Keeper = { [KEPT]?: Promise<Database> };

export function testDatabase(): Promise<Database> {
  return ((globalThis as Keeper)[KEPT] ??= openTestDatabase());
}

async function openTestDatabase(): Promise<Database> {
  const db = await openBareDatabase('');
  await migrate(db);
  return db;
}

/** A database without tables for this worker; the suffix distinguishes it from the other one. */
export async function openBareDatabase(suffix: string): Promise<Database> {
  if (process.env['TEST_DATABASE'] !== 'postgres') return openMemoryDatabase();
  return openPostgresDatabase(await createDatabase(suffix), SLOW_MACHINE);
}

/** Fifty simultaneous calls are slow on a busy machine. The real time limits are tested by the process tests. */
const SLOW_MACHINE = { statementMs: 60_000, connectMs: 60_000, idleMs: 60_000 };

/** A second connection pool to this worker's PostgreSQL database, like that of another process. */
export async function openSecondDoor(): Promise<Database> {
  return openPostgresDatabase(await testDatabaseUrl(), SLOW_MACHINE);
}

/** The address of this worker's PostgreSQL database. */
export async function testDatabaseUrl(suffix = ''): Promise<string> {
  const { slot } = await takeSlot();
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/simplato_test_${slot}${suffix}`;
  return url.href;
}

async function createDatabase(suffix: string): Promise<string> {
  const { server } = await takeSlot();
  const url = await testDatabaseUrl(suffix);
  const name = new URL(url).pathname.slice(1);
  await server.query(`drop database if exists ${name} with (force)`);
  await server.query(`create database ${name} template template0`);
  // No test stops PostgreSQL itself, so none has to wait for its disk.
  await server.query(`alter database ${name} set synchronous_commit = off`);
  return url;
}

interface Slot {
  server: pg.Client;
  slot: number;
}

const SLOT = Symbol.for('simplato.test-slot');
const LOCK_CLASS = 728_150;

/**
 * A number that no other worker has, in this run or another one on the same server. It is locked for as
 * long as this worker's connection lasts.
 */
function takeSlot(): Promise<Slot> {
  const keeper = globalThis as { [SLOT]?: Promise<Slot> };
  return (keeper[SLOT] ??= lockSlot());
}

async function lockSlot(): Promise<Slot> {
  const server = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await server.connect();
  for (let slot = 1; ; slot += 1) {
    const { rows } = await server.query<{ isOurs: boolean }>(
      'select pg_try_advisory_lock($1, $2) as "isOurs"',
      [LOCK_CLASS, slot],
    );
    if (rows[0]?.isOurs) return { server, slot };
  }
}

/** PostgreSQL's code for a deadlock. */
const DEADLOCK = '40P01';

/**
 * Empties every table, once the unfinished work of the previous test is over: the locks wait for it.
 * The few rows of a test are deleted a hundred times faster than thirty tables are truncated. Foreign
 * keys are checked at the end of a statement, so in one statement the order does not matter. Ids keep
 * rising, so that no test uses the ids of another.
 */
export async function emptyDatabase(db: Database): Promise<void> {
  const tables = await db.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> 'schema_migrations'`,
  );
  const names = tables.map(({ name }) => name);
  const deletions = names.map((name, index) => `deletion_${index} as (delete from ${name})`);
  const empty = () =>
    db.transaction(async (tx) => {
      await tx.query(`lock table ${names.join(', ')} in exclusive mode`);
      await tx.query(`with ${deletions.join(', ')} select 1`);
    });
  // That work may hold a lock and wait for another: PostgreSQL then aborts one of the two, and on a busy
  // machine it is this one more than once.
  for (;;) {
    try {
      return await empty();
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK) throw error;
    }
  }
}
