import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBareDatabase } from '../../test/test-database.ts';
import { readBackupFile } from '../backup/backup-file.ts';
import { listTables } from '../backup/catalogue.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { migrate, migrateWithin, readMigrations } from './migrate.ts';
import type { Database, Transaction } from './database.ts';

/**
 * During a rolling upgrade, processes of the previous version run on a newer schema than they know
 * (decision 0045). `released` holds the statements of each version that may still be running, and the
 * data of an evening that it wrote.
 */
const RELEASED = new URL('../../test/released/', import.meta.url);

interface KeptStatements {
  schema: string;
  statements: { owner: string; text: string }[];
}

const readReleased = (name: string) => fs.readFileSync(new URL(name, RELEASED), 'utf8');
const released = fs.readdirSync(RELEASED).toSorted();
const kept = released
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readReleased(name)) as KeptStatements);
const servers = released.filter((name) => name.endsWith('.js.br'));
const evenings = released.filter((name) => name.endsWith('.simplato'));

let db: Database;
beforeAll(async () => {
  db = await openBareDatabase('_rolling');
  return async () => db.close();
});

test('the version before the last migration is among those that may still be running', () => {
  const names = readMigrations().map(({ name }) => name.replace('.sql', ''));
  const oldest = names.indexOf(kept[0]?.schema ?? '');
  // From the first kept version on. When nobody runs a version any more, its file is deleted.
  expect(oldest).toBeGreaterThanOrEqual(0);
  const wanted = names.slice(oldest, Math.max(oldest + 1, names.length - 1));
  expect(kept.map(({ schema }) => schema)).toEqual(wanted);
  // The server of the last of them runs in an evening of bench/upgrade.process.test.ts.
  expect(servers).toEqual([`${wanted.at(-1)}.js.br`]);
  expect(evenings.length).toBeGreaterThan(0);
});

describe('every statement can be planned on the newest schema', () => {
  let faults: Map<string, string[]>;
  beforeAll(async () => {
    faults = await planAllAnew();
  });

  test.each(kept)('of $schema', ({ schema, statements }) => {
    expect(statements.length).toBeGreaterThan(150);
    expect(faults.get(schema)).toEqual([]);
  });
});

test.each(evenings)('the data of %s is complete under every later schema', async (evening) => {
  const file = fileURLToPath(new URL(evening, RELEASED));
  const all = readMigrations();
  const since = numberOf(evening.replace('.simplato', ''));
  await empty();
  await restoreBackup(db, false, (take) => readBackupFile(file, take), all.slice(0, since));
  const before = await readAll(db);
  expect(Object.values(before).flat().length).toBeGreaterThan(100);
  for (let known = since + 1; known <= all.length; known += 1) {
    await migrate(db, all.slice(0, known));
    expect(await readAll(db, before)).toEqual(before);
  }
  await expectEachOrderInItsTab();
});

/** Orders from before there were tabs: each in one of its own table, open as long as the order. */
async function expectEachOrderInItsTab(): Promise<void> {
  const [counted] = await db.query(
    `select count(*)::int > 0 as "areThere",
       count(*) filter (where t.tab_id is null)::int as without,
       count(*) filter (where t.table_name <> o.table_name)::int as elsewhere,
       count(*) filter (where t.closed_at is not null
         and o.status not in ('closed', 'cancelled'))::int as "closedTooSoon"
     from orders o left join tabs t on t.restaurant_id = o.restaurant_id and t.tab_id = o.tab_id`,
  );
  expect(counted).toEqual({ areThere: true, without: 0, elsewhere: 0, closedTooSoon: 0 });
}

async function empty(): Promise<void> {
  await db.transaction(async (tx) => tx.script('drop schema public cascade; create schema public'));
}

/** The number of migrations up to this one, inclusive. */
function numberOf(schema: string): number {
  return readMigrations().findIndex(({ name }) => name === `${schema}.sql`) + 1;
}

/**
 * Like the statements that a process keeps on its connections: prepared under its own schema, and planned
 * again under the newest one, which also requires the indexes for `on conflict`. Nothing is executed.
 * One database is brought from the first schema to the newest, and all prepare on the way.
 */
async function planAllAnew(): Promise<Map<string, string[]>> {
  const all = readMigrations();
  await empty();
  return db.transaction(async (tx) => {
    await tx.script('set local plan_cache_mode = force_generic_plan');
    for (const { schema, statements } of kept) {
      await migrateWithin(tx, all.slice(0, numberOf(schema)));
      for (const [index, { text }] of statements.entries()) {
        await tx.script(`prepare ${keptName(schema, index)} as ${text}`);
      }
    }
    await migrateWithin(tx, all);
    const prepared = await tx.query<{ name: string; count: number }>(
      'select name, cardinality(parameter_types) as count from pg_prepared_statements',
    );
    const counts = new Map(prepared.map(({ name, count }) => [name, count]));
    const faults = new Map<string, string[]>();
    for (const { schema, statements } of kept) {
      const found: string[] = [];
      for (const [index, { owner }] of statements.entries()) {
        const name = keptName(schema, index);
        const fault = await planAnew(tx, name, counts.get(name) ?? 0);
        if (fault !== null) found.push(`${owner}: ${fault}`);
      }
      faults.set(schema, found);
    }
    return faults;
  });
}

const keptName = (schema: string, index: number) => `kept_${schema}_${index}`;

async function planAnew(tx: Transaction, name: string, count: number): Promise<string | null> {
  const values = Array.from({ length: count }, () => 'null').join(', ');
  await tx.script('savepoint before');
  try {
    await tx.script(`explain execute ${name}${values && `(${values})`}`);
    return null;
  } catch (error) {
    await tx.script('rollback to before');
    return (error as Error).message;
  } finally {
    await tx.script(`deallocate ${name}`);
  }
}

/** Every row as JSON, in the columns that `like` has. */
async function readAll(
  from: Database,
  like?: Record<string, Row[]>,
): Promise<Record<string, Row[]>> {
  const rows: Record<string, Row[]> = {};
  for (const { name } of await listTables(from)) {
    if (name === 'schema_migrations' || (like && !like[name])) continue;
    const columns = Object.keys(like?.[name]?.[0] ?? {});
    const found = await from.query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t`);
    rows[name] = found
      .map(({ row }) => (like ? pick(row, columns) : row))
      .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  }
  return rows;
}

type Row = Record<string, unknown>;

const pick = (row: Row, columns: string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column)));
