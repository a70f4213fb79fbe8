import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBareDatabase } from '../../test/test-database.ts';
import { openTestApp } from '../../test/test-app.ts';
import type { Database } from '../db/database.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { readBackupFile, writeBackupFile } from './backup-file.ts';
import { listTables } from './catalogue.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** From one database into a file, and from the file into another one. */
const testApp = openTestApp();
const ABOUT = { app: '0.1.0', madeAt: '2026-11-20T20:31:07.000Z' };

let target: Database;
let folder: string;
beforeAll(async () => {
  target = await openBareDatabase('_kept');
  return async () => target.close();
});
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'simplato-keeping-'));
  await clear();
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

async function clear(): Promise<void> {
  await target.transaction(async (tx) =>
    tx.script('drop schema public cascade; create schema public'),
  );
}

const file = (name = 'copia') => path.join(folder, `${name}.simplato`);

async function backup(db: Database = testApp.db, name = 'copia'): Promise<string> {
  await writeBackupFile(file(name), (take) => writeBackup(db, ABOUT, take));
  return file(name);
}

const restore = (from = file(), mayReplace = false) =>
  restoreBackup(target, mayReplace, (take) => readBackupFile(from, take));

/** Every row of every table, as text. */
async function contentsOf(db: Database): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {};
  for (const { name } of await listTables(db)) {
    const rows = await db.query<{ line: string }>(`select t::text as line from ${name} t`);
    contents[name] = rows.map(({ line }) => line).toSorted();
  }
  return contents;
}

function change(edit: (lines: string[]) => string[]): void {
  const lines = gunzipSync(fs.readFileSync(file())).toString().trimEnd().split('\n');
  fs.writeFileSync(file(), gzipSync(`${edit(lines).join('\n')}\n`));
}

describe('a backup', () => {
  test('restores every row and the sequences of new ids', async () => {
    const { restaurantId } = await testApp.openRestaurant();
    await backup();

    const tables = await restore();

    expect(await contentsOf(target)).toEqual(await contentsOf(testApp.db));
    expect(tables.map(({ table }) => table).toSorted()).toEqual(
      (await listTables(testApp.db)).map(({ name }) => name).toSorted(),
    );
    const next = `insert into categories (restaurant_id, name, course, is_active, image_url, color)
      values ($1, 'Nueva', 1, true, '', '') returning category_id as id`;
    const ids = await Promise.all([testApp.db, target].map((db) => db.query(next, [restaurantId])));
    expect(ids[1]).toEqual(ids[0]);
  });

  test('keeps every value that a column can hold', async () => {
    const { restaurantId } = await testApp.openRestaurant();
    const text = fc
      .string({
        unit: fc.oneof(
          fc.constantFrom('\n', '\r', '\u2028', '"', '\\', 'ñ', '👩‍🍳', "'"),
          fc.string({ unit: 'binary', maxLength: 1 }),
        ),
      })
      .map((value) => value.replaceAll('\0', ''));
    const row = fc.record({
      text: fc.oneof(text, fc.constant('ñ'.repeat(300_000))),
      bytes: fc.uint8Array({ maxLength: 2_000 }),
      // PostgreSQL stores every character but this one.
      json: fc
        .jsonValue()
        .map((value) => JSON.stringify(value))
        .filter((json) => !json.includes('u0000')),
      number: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
      time: fc.oneof(
        fc.constantFrom('infinity', '-infinity', '0044-03-15 12:00:00.000001+00 BC'),
        fc
          .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-01-01') })
          .map((date) => date.toISOString()),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (rows) => {
        await clear();
        for (const table of ['photo_files', 'sandbox_objects', 'outbox', 'attempts']) {
          await testApp.db.query(`delete from ${table}`);
        }
        for (const [index, { text: value, bytes, json, number, time }] of rows.entries()) {
          await testApp.db.query(
            `insert into photo_files (restaurant_id, hash, width, bytes, stored_at)
             values ($1, $2, $3, $4, $5)`,
            [restaurantId, `${index}`, number, Buffer.from(bytes), time],
          );
          await testApp.db.query(
            `insert into sandbox_objects (object_id, kind, data)
             values ($1, 'secret', $2::text::jsonb)`,
            [`${index}`, json],
          );
          await testApp.db.query(
            `insert into outbox (recipient, subject, body_text, good_until, due_at)
             values ('', $1, $2, $3, 'infinity')`,
            [value, index % 2 === 0 ? null : value, time],
          );
          await testApp.db.query(
            'insert into attempts (bucket, failures, last_at) values ($1, $2, $3)',
            [`${index}-${value.slice(0, 50)}`, number, time],
          );
        }
        fs.rmSync(file(), { force: true });
        await backup();
        await restore();
        expect(await contentsOf(target)).toEqual(await contentsOf(testApp.db));
      }),
      { numRuns: 8 },
    );
  });

  test('is a consistent snapshot: rows written while it is being made are left out', async () => {
    await testApp.openRestaurant();
    const before = await contentsOf(testApp.db);
    let late: Promise<unknown> | undefined;
    await writeBackupFile(file(), (take) =>
      writeBackup(testApp.db, ABOUT, async (lines) => {
        late ??= testApp.db.query(
          `insert into attempts (bucket, failures, last_at) values ('late', 1, now())`,
        );
        // A server goes on writing meanwhile; the embedded database writes afterwards.
        if (testApp.db.kind === 'postgres') await late;
        await take(lines);
      }),
    );
    await late;

    await restore();

    expect(await contentsOf(target)).toEqual(before);
    expect(await testApp.db.query('select 1 from attempts')).toHaveLength(1);
  });

  test('is readable by its owner only, and gets its name only once it is complete', async () => {
    await testApp.openRestaurant();
    await backup();
    expect(fs.statSync(file()).mode & 0o777).toBe(0o600);
    await expect(backup()).rejects.toThrow(/Ya existe/);

    const cut = writeBackupFile(file('cut'), async (take) => {
      await take(['{"format":"simplato-backup"}']);
      throw new Error('pulled out');
    });
    await expect(cut).rejects.toThrow('pulled out');
    expect(fs.readdirSync(folder)).toEqual(['copia.simplato']);
  });

  test('of an empty database is refused', async () => {
    await expect(backup(target)).rejects.toThrow(/no hay nada que copiar/);
  });
});

describe('a restore', () => {
  beforeEach(async () => {
    await testApp.openRestaurant();
    await backup();
  });

  test.each<[what: string, harm: () => void, said: RegExp]>([
    ['cut short', () => fs.truncateSync(file(), fs.statSync(file()).size - 20), /dañada/],
    ['of noise', () => fs.writeFileSync(file(), Buffer.alloc(5_000, 7)), /dañada/],
    ['without its end', () => change((lines) => lines.slice(0, -1)), /le falta el final/],
    ['with a row missing', () => change(withoutRow), /no coincide con su suma/],
    ['with a value changed', () => change(withOtherRow), /no coincide con su suma/],
    ['with a row no table takes', () => change(withBadRow), /no admite una fila/],
    ['with a line too many', () => change((lines) => [...lines, '[]']), /después de su final/],
    ['of another program', () => change(() => ['{"hello":1}']), /no es una copia de Simplato/],
    ['that is not there', () => fs.rmSync(file()), /No se puede leer/],
  ])('of a file %s is refused, and changes nothing', async (_, harm, said) => {
    harm();
    await expect(restore()).rejects.toThrow(said);
    expect(await listTables(target)).toEqual([]);
  });

  test('into a database with rows is refused, unless replacing them was requested', async () => {
    await restore();
    await target.query(`update restaurants set legal_name = 'Otra'`);
    const other = await contentsOf(target);

    await expect(restore()).rejects.toThrow(/no está vacía/);
    expect(await contentsOf(target)).toEqual(other);

    await restore(file(), true);
    expect(await contentsOf(target)).toEqual(await contentsOf(testApp.db));
  });

  test('that fails keeps the rows it was to replace', async () => {
    await restore();
    const before = await contentsOf(target);
    change(withoutRow);
    await expect(restore(file(), true)).rejects.toThrow(/suma/);
    expect(await contentsOf(target)).toEqual(before);
  });

  test('into a database that has tables but no rows succeeds', async () => {
    await migrate(target);
    await restore();
    expect(await contentsOf(target)).toEqual(await contentsOf(testApp.db));
  });

  test('is refused if the database has tables of another program', async () => {
    await target.query('create table accounts (id int)');
    await expect(restore(file(), true)).rejects.toThrow(/otro programa/);
    expect(await target.query('select * from accounts')).toEqual([]);
  });

  test('of a backup from an older version migrates its rows', async () => {
    await clear();
    const older = readMigrations().slice(0, 2);
    await migrate(target, older);
    await target.query(
      `insert into attempts (bucket, failures, last_at) values ('of old', 3, 'infinity')`,
    );
    await backup(target, 'older');

    await clear();
    await restore(file('older'));

    expect(await target.query('select bucket, failures from attempts')).toEqual([
      { bucket: 'of old', failures: 3 },
    ]);
    expect(await target.query('select name from schema_migrations')).toHaveLength(
      readMigrations().length,
    );
  });

  test('of a backup from a newer version is refused', async () => {
    await clear();
    const newer = { name: '9999_of_tomorrow.sql', sql: 'create table tomorrow (id int)' };
    await migrate(target, [...readMigrations(), newer]);
    await backup(target, 'newer');

    await clear();
    await expect(restore(file('newer'))).rejects.toThrow(/Actualiza el programa/);
    expect(await listTables(target)).toEqual([]);
  });
});

const isRestaurant = (line: string) => line.startsWith('["1') && line.includes('Aranjuez');

function withoutRow(lines: string[]): string[] {
  const left = lines.filter((line) => !isRestaurant(line));
  expect(left.length).toBeLessThan(lines.length);
  return left;
}

function withOtherRow(lines: string[]): string[] {
  const changed = lines.map((line) =>
    isRestaurant(line) ? line.replace('Aranjuez', 'Ontígola') : line,
  );
  expect(changed).not.toEqual(lines);
  return changed;
}

function withBadRow(lines: string[]): string[] {
  return lines.map((line) => (isRestaurant(line) ? line.replace(/^\["\d+"/, '["x"') : line));
}
