import {
  auditEvent,
  compareTables,
  readTableName,
  tableNameRule,
  TABLES_LIMIT,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { Parts } from '../../parts.ts';
import { recordChanges, type Author } from '../audit/record-changes.ts';
import { newTableKey } from './table-key.ts';
import {
  countTables,
  deleteTable,
  insertTables,
  listTables,
  type TableRow,
} from './table-queries.ts';

/** The tables of a house in natural order: 2 before 10. */
export async function readTables(db: Queryable, restaurantId: number): Promise<TableRow[]> {
  const tables = await listTables(db, restaurantId);
  return tables.toSorted((one, other) => compareTables(one.tableName, other.tableName));
}

/**
 * Creates the tables that do not exist yet; the others keep their keys. Returns all of the house.
 */
export async function addTables(
  db: Database,
  by: Author,
  names: readonly string[],
): Promise<TableRow[]> {
  const { restaurantId } = by;
  const tables = names.map((text) => ({ name: tableNameOf(text, 'mesas'), key: newTableKey() }));
  await db.transaction(async (tx) => {
    const added = await insertTables(tx, restaurantId, tables);
    if ((await countTables(tx, restaurantId)) > TABLES_LIMIT) {
      const mesas = `Un restaurante puede tener hasta ${TABLES_LIMIT} mesas`;
      throw new AppError('bad_request', { fields: { mesas } });
    }
    const events = added.length > 0 ? [auditEvent('tables-added', added.join(', '))] : [];
    await recordChanges(tx, by, events);
  });
  return readTables(db, restaurantId);
}

/** Its codes still open the menu, but unverified. Its orders and the visits at it stay. */
export async function removeTable(
  { sessions }: Pick<Parts, 'sessions'>,
  by: Author,
  tableName: string,
): Promise<void> {
  const { restaurantId } = by;
  await sessions.unverifyTable({ restaurantId, tableName }, async (tx) => {
    if (!(await deleteTable(tx, restaurantId, tableName))) throw new AppError('not_found');
    await recordChanges(tx, by, [auditEvent('table-removed', tableName)]);
  });
}

export function tableNameOf(text: string, field: 'mesa' | 'mesas'): string {
  const name = readTableName(text);
  if (name !== null) return name;
  throw new AppError('bad_request', { fields: { [field]: tableNameRule(text) ?? '' } });
}
