import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { rollingFaultsOf } from './rolling-migrations.ts';
import { MIGRATIONS } from './server-sources.ts';
import { loadParser } from './sql-tree.ts';

/** The last migration from the time when stopping for a minute was still acceptable. */
const LAST_STOPPED = '0015_audit.sql';

/**
 * What a migration removes or requires on purpose, and since which version nothing depends on it:
 * what was expanded is contracted one version later, when the recorded statements of earlier
 * versions are gone.
 */
const CONTRACTS: Record<string, string[]> = {
  // A non-unique index whose columns are a prefix of another one's, which serves the same queries.
  '0016_order_pace.sql': ['DropStmt: DropStmt'],
};

beforeAll(loadParser);

describe('a migration', () => {
  const since = readdirSync(MIGRATIONS).filter((name) => name > LAST_STOPPED);

  test('leaves processes of the version before alone', () => {
    const faults = since.map((name) => {
      const sql = readFileSync(join(MIGRATIONS, name), 'utf8');
      return [name, rollingFaultsOf(sql)] as const;
    });
    const meant = faults.map(([name]) => [name, CONTRACTS[name] ?? []]);
    expect(faults).toEqual(meant);
  });

  test.each([
    ['a table with all its own rules', 'create table a (b int not null, unique (b))'],
    [
      'a trigger on a new table',
      'create table a (b int); create trigger c before update on a execute function d()',
    ],
    ['a column that may be empty', 'alter table orders add column b text check (b <> $$$$)'],
    ['a column with something in it', 'alter table orders add column b int not null default 0'],
    ['an index', 'create index b on orders (note)'],
    ['a unique index on a new table', 'create table a (b int); create unique index c on a (b)'],
    ['less that is asked', 'alter table orders alter column note drop not null'],
    ['rows brought up to date', 'update orders set note = note'],
  ])('may bring %s', (_name, sql) => {
    expect(rollingFaultsOf(sql)).toEqual([]);
  });

  test.each([
    ['take a table', 'drop table orders', 'DropStmt'],
    ['take a column', 'alter table orders drop column note', 'AT_DropColumn'],
    ['give a column another name', 'alter table orders rename column note to words', 'RenameStmt'],
    ['give a table another name', 'alter table orders rename to wishes', 'RenameStmt'],
    [
      'change a type',
      'alter table orders alter column note type varchar(10)',
      'AT_AlterColumnType',
    ],
    ['ask for what was not asked', 'alter table orders alter note set not null', 'AT_SetNotNull'],
    ['ask for what nobody knows', 'alter table orders add column b int not null', 'b is asked'],
    ['take a default', 'alter table orders alter note drop default', 'loses its default'],
    ['refuse what was taken', 'alter table orders add check (note <> $$$$)', 'AT_AddConstraint'],
    ['make one more thing unique', 'create unique index b on orders (note)', 'unique'],
    [
      'step in between',
      'create trigger c before update on orders execute function d()',
      'CreateTrigStmt',
    ],
    ['throw rows away', 'delete from orders', 'DeleteStmt'],
  ])('may not %s', (_name, sql, named) => {
    expect(rollingFaultsOf(sql)).toEqual([expect.stringContaining(named)]);
  });
});
