import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { rollingFaultsOf } from './rolling-migrations.ts';
import { MIGRATIONS } from './server-sources.ts';
import { loadParser } from './sql-tree.ts';

/** The last migration from the time when stopping for a minute was still acceptable. */
const LAST_STOPPED = '0015_audit.sql';

/**
 * What a migration changes, removes or requires on purpose, and why no process depends on it: what was expanded is contracted one version later, when the recorded statements of earlier
 * versions are gone.
 */
const CONTRACTS: Record<string, string[]> = {
  // A non-unique index whose columns are a prefix of another one's, which serves the same queries.
  '0016_order_pace.sql': ['schema: DropStmt may break the old version'],
  // Only how the function is planned; its results are the same.
  '0019_order_pace_plan.sql': ['schema: AlterFunctionStmt may break the old version'],
  // Fills the column that processes of the old version do not write, and refuses nothing.
  '0030_tabs.sql': ['orders: CreateTrigStmt may break the old version'],
  // The keys become others, and the old ones stay as unique constraints, on which the old version finds and
  // conflicts as before. Triggers fill the new key in its rows. The checks and the unique index are about
  // columns that it does not write, and one list of states has grown.
  '0033_shares.sql': [
    'refunds: AT_DropConstraint refunds_restaurant_id_order_id_attempt_fkey may break the old version',
    'disputes: AT_DropConstraint disputes_restaurant_id_order_id_attempt_fkey may break the old version',
    'refunds: AT_DropConstraint refunds_pkey may break the old version',
    'payments: AT_DropConstraint payments_pkey may break the old version',
    'payments: AT_AddConstraint  may break the old version',
    'payments: AT_AddConstraint  may break the old version',
    'refunds: AT_AddConstraint  may break the old version',
    'refunds: AT_SetNotNull payment_number may break the old version',
    'disputes: AT_SetNotNull payment_number may break the old version',
    'refunds: AT_AddConstraint  may break the old version',
    'refunds: AT_AddConstraint  may break the old version',
    'disputes: AT_AddConstraint  may break the old version',
    'refunds: CreateTrigStmt may break the old version',
    'disputes: CreateTrigStmt may break the old version',
    'payments: AT_DropConstraint payments_state_check may break the old version',
    'payments: AT_AddConstraint  may break the old version',
    'payments: AT_AddConstraint  may break the old version',
    'payments: AT_AddConstraint  may break the old version',
    'payments: a unique index may reject rows of the old version',
    'order_lines: AT_AddConstraint  may break the old version',
  ],
  // One record an invoice is all that the old version writes; it looks none up by its invoice.
  '0051_told_again.sql': [
    'invoice_records: AT_DropConstraint invoice_records_restaurant_id_invoice_id_key may break the old version',
  ],
};

beforeAll(loadParser);

describe('a migration', () => {
  const since = readdirSync(MIGRATIONS).filter((name) => name > LAST_STOPPED);

  test('is compatible with processes of the previous version', () => {
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
    ['a column that may be null', 'alter table orders add column b text check (b <> $$$$)'],
    ['a required column with a default', 'alter table orders add column b int not null default 0'],
    ['an index', 'create index b on orders (note)'],
    ['a unique index on a new table', 'create table a (b int); create unique index c on a (b)'],
    ['an end to a column being required', 'alter table orders alter column note drop not null'],
    ['an update of existing rows', 'update orders set note = note'],
  ])('may contain %s', (_name, sql) => {
    expect(rollingFaultsOf(sql)).toEqual([]);
  });

  test.each([
    ['drop a table', 'drop table orders', 'DropStmt'],
    ['drop a column', 'alter table orders drop column note', 'AT_DropColumn'],
    ['rename a column', 'alter table orders rename column note to words', 'RenameStmt'],
    ['rename a table', 'alter table orders rename to wishes', 'RenameStmt'],
    [
      'change a type',
      'alter table orders alter column note type varchar(10)',
      'AT_AlterColumnType',
    ],
    ['make a column required', 'alter table orders alter note set not null', 'AT_SetNotNull'],
    ['add a required column', 'alter table orders add column b int not null', 'b is required'],
    ['drop a default', 'alter table orders alter note drop default', 'loses its default'],
    [
      'add a check to a table that has rows',
      'alter table orders add check (note <> $$$$)',
      'AT_AddConstraint',
    ],
    ['add a unique index', 'create unique index b on orders (note)', 'unique index'],
    [
      'add a trigger to an existing table',
      'create trigger c before update on orders execute function d()',
      'CreateTrigStmt',
    ],
    ['delete rows', 'delete from orders', 'DeleteStmt'],
  ])('may not %s', (_name, sql, named) => {
    expect(rollingFaultsOf(sql)).toEqual([expect.stringContaining(named)]);
  });
});
