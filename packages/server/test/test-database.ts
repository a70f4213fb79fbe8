import pg from 'pg';
import type { Database } from '../src/db/database.ts';
import { openMemoryDatabase } from '../src/db/embedded-engine.ts';
import { migrate } from '../src/db/migrate.ts';
import { openPostgresDatabase } from '../src/db/postgres-database.ts';

/**
 * The database of a test worker: made once, kept for all its files, emptied before every test.
 * TEST_DATABASE says which kind; the same tests run on both.
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

/** A database of this worker's own without any table; the suffix tells it from the kept one. */
export async function openBareDatabase(suffix: string): Promise<Database> {
  if (process.env['TEST_DATABASE'] !== 'postgres') return openMemoryDatabase();
  return openPostgresDatabase(await createDatabase(suffix), SLOW_MACHINE);
}

/** Fifty at once on a busy machine are slow; what is too slow for a diner is the process tests' business. */
const SLOW_MACHINE = { statementMs: 60_000, connectMs: 60_000 };

/** A second door to the PostgreSQL database of this worker, as another process has one. */
export async function openSecondDoor(): Promise<Database> {
  return openPostgresDatabase(await testDatabaseUrl(), SLOW_MACHINE);
}

/** The address of a PostgreSQL database of this worker's own. */
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
  return url;
}

interface Slot {
  server: pg.Client;
  slot: number;
}

const SLOT = Symbol.for('simplato.test-slot');
const LOCK_CLASS = 728_150;

/**
 * A number that no other worker has, of this run or of another one on the same server: it is locked
 * for as long as this worker's connection lasts.
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

/** PostgreSQL's code for two transactions that wait for each other. */
const DEADLOCK = '40P01';

/** Every table, emptied. Ids go on rising, so that no test meets the numbers of another. */
export async function emptyDatabase(db: Database): Promise<void> {
  const tables = await db.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> 'schema_migrations'`,
  );
  const everything = `truncate ${tables.map((table) => table.name).join(', ')}`;
  // What the test before has left under way may hold a row of one table and want another: of the two,
  // PostgreSQL sends one away. Once that work is over there is nothing to be in the way of.
  await db.query(everything).catch(async (error: { code?: string }) => {
    if (error.code !== DEADLOCK) throw error;
    await db.query(everything);
  });
}
