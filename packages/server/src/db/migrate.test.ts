import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBareDatabase, testDatabase } from '../../test/test-database.ts';
import type { Database } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';

let db: Database;
beforeAll(async () => {
  db = await openBareDatabase('_bare');
  return async () => db.close();
});
afterEach(async () => {
  await db.query('drop schema public cascade');
  await db.query('create schema public');
});

/** Columns, keys, checks and indexes, as the catalog describes them. */
async function schemaOf(database: Database): Promise<unknown> {
  const columns = await database.query(
    `select table_name, column_name, data_type, is_nullable, column_default, is_identity,
       numeric_precision, numeric_scale
     from information_schema.columns where table_schema = 'public'
     order by table_name, ordinal_position`,
  );
  const constraints = await database.query(
    `select conrelid::regclass::text as table_name, conname, pg_get_constraintdef(oid) as definition
     from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  );
  const indexes = await database.query(
    `select tablename, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`,
  );
  return { columns, constraints, indexes };
}

describe('the schema', () => {
  test('is the same for a fresh database and for one migrated step by step', async () => {
    const migrations = readMigrations();
    for (let known = 1; known <= migrations.length; known += 1) {
      await migrate(db, migrations.slice(0, known));
    }
    expect(await schemaOf(db)).toEqual(await schemaOf(await testDatabase()));
  });

  test('is migrated once: a second time changes nothing', async () => {
    await migrate(db);
    const schema = await schemaOf(db);
    const applied = await db.query('select * from schema_migrations order by name');
    expect(applied).toHaveLength(readMigrations().length);
    await migrate(db);
    expect(await schemaOf(db)).toEqual(schema);
    expect(await db.query('select * from schema_migrations order by name')).toEqual(applied);
  });

  test('is migrated once when several processes start together', async () => {
    await Promise.all([migrate(db), migrate(db), migrate(db)]);
    const applied = await db.query('select name from schema_migrations');
    expect(applied).toHaveLength(readMigrations().length);
  });

  test('of a newer version is refused with a clear message', async () => {
    const newer = { name: '9999_of_tomorrow.sql', sql: 'create table tomorrow ()' };
    await migrate(db, [...readMigrations(), newer]);
    await expect(migrate(db)).rejects.toThrow(
      /versión más nueva de Simplato \(9999_of_tomorrow\.sql\)/,
    );
  });

  test('is unchanged after a migration that fails half way', async () => {
    await migrate(db);
    const schema = await schemaOf(db);
    const broken = { name: '9999_broken.sql', sql: 'create table half (); select 1 / 0;' };
    await expect(migrate(db, [...readMigrations(), broken])).rejects.toThrow();
    expect(await schemaOf(db)).toEqual(schema);
    await migrate(db);
  });

  test('has migrations with consecutive numbers', () => {
    const numbers = readMigrations().map(({ name }) =>
      Number(/^(\d{4})_\w+\.sql$/.exec(name)?.[1]),
    );
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});
