import {
  auditEvent,
  compareTables,
  hasSameLabel,
  knownZone,
  readTableName,
  tableLabel,
  tableNameRule,
  TABLES_LIMIT,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { changeMenu } from '../menu/change-menu.ts';
import { recordChanges, type Author } from '../audit/record-changes.ts';
import { requireNobodyAt } from '../tabs/seat.ts';
import { codeOfTable, newTableKey, printedCode, type PrintedCode } from './table-key.ts';
import {
  countTables,
  deleteTable,
  insertTables,
  listTables,
  replaceTableKey,
  updateZone,
  type TableRow,
} from './table-queries.ts';

/** The tables of a restaurant in natural order: 2 before 10. */
export async function readTables(db: Queryable, restaurantId: number): Promise<TableRow[]> {
  const tables = await listTables(db, restaurantId);
  return tables.toSorted((one, other) => compareTables(one.tableName, other.tableName));
}

/**
 * Creates the tables that do not exist yet; the others keep their keys. Returns all of the restaurant.
 */
export async function addTables(
  db: Database,
  by: Author,
  names: readonly string[],
): Promise<TableRow[]> {
  const tableNames = names.map((text) => tableNameOf(text, 'mesas'));
  await db.transaction(async (tx) => addMissing(tx, by, tableNames));
  return readTables(db, by.restaurantId);
}

async function addMissing(tx: Transaction, by: Author, tableNames: readonly string[]) {
  const { restaurantId } = by;
  const tables = tableNames.map((name) => ({ name, key: newTableKey() }));
  const added = await insertTables(tx, restaurantId, tables);
  if (added.length === 0) return;
  const all = (await listTables(tx, restaurantId)).map(({ tableName }) => tableName);
  for (const name of added) {
    const other = all.find((one) => one !== name && hasSameLabel(one, name));
    if (other !== undefined) {
      const mesas = `«${name}» y «${other}» se leerían igual en los códigos y en los pedidos: «${tableLabel(name)}»`;
      throw new AppError('bad_request', { fields: { mesas } });
    }
  }
  if ((await countTables(tx, restaurantId)) > TABLES_LIMIT) {
    const mesas = `Un restaurante puede tener hasta ${TABLES_LIMIT} mesas`;
    throw new AppError('bad_request', { fields: { mesas } });
  }
  await recordChanges(tx, by, [auditEvent('tables-added', added.join(', '))]);
}

/** The printable code of a table. Creates the table if it does not exist. */
export async function readCodeOfTable(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  by: Author,
  tableName: string,
): Promise<PrintedCode> {
  const restaurant = { restaurantId: by.restaurantId, publicUrl: config.publicUrl };
  return db.transaction(async (tx) => {
    await addMissing(tx, by, [tableName]);
    return codeOfTable(tx, restaurant, tableName);
  });
}

/**
 * Gives a table a new key, and creates the table if it does not exist. Codes printed before still
 * open the menu, but unverified. Sessions opened with one stay at the table, but lose their
 * verification too: somebody may have used a photo of the old code.
 */
export async function renewCodeOfTable(
  { sessions, config }: Pick<Dependencies, 'sessions' | 'config'>,
  by: Author,
  tableName: string,
): Promise<PrintedCode> {
  const { restaurantId } = by;
  const key = newTableKey();
  await sessions.unverifyTable({ restaurantId, tableName }, async (tx) => {
    await addMissing(tx, by, [tableName]);
    await replaceTableKey(tx, restaurantId, tableName, key);
    await recordChanges(tx, by, [auditEvent('table-key-renewed', tableName)]);
  });
  return printedCode({ restaurantId, publicUrl: config.publicUrl }, tableName, key);
}

/** Puts a table into a zone, written as the zone's other tables have it. Returns that name. */
export async function changeZone(
  db: Database,
  by: Author,
  tableName: string,
  wanted: string,
): Promise<string> {
  const { restaurantId } = by;
  // What its guests read of the menu may cost something else from now on.
  return changeMenu(db, by, async (tx) => {
    const tables = await listTables(tx, restaurantId);
    const table = tables.find((one) => one.tableName === tableName);
    if (!table) throw new AppError('not_found');
    const others = tables.filter((one) => one !== table);
    const zone = knownZone(
      wanted,
      others.map((one) => one.zone),
    );
    if (zone === table.zone) return { result: zone, events: [] };
    await updateZone(tx, restaurantId, tableName, zone);
    // No action of its own: the version before could not show a trail that has it.
    const change = { field: 'Zona', from: table.zone, to: zone };
    const events = [auditEvent('settings-changed', tableLabel(tableName), [change])];
    return { result: zone, events };
  });
}

/**
 * Its codes still open the menu, but unverified. What was ordered at it stays on the board. Refused
 * while a tab is open there.
 */
export async function removeTable(
  { sessions }: Pick<Dependencies, 'sessions'>,
  by: Author,
  tableName: string,
): Promise<void> {
  const { restaurantId } = by;
  await sessions.unverifyTable({ restaurantId, tableName }, async (tx) => {
    if (!(await deleteTable(tx, restaurantId, tableName))) throw new AppError('not_found');
    await requireNobodyAt(tx, { restaurantId, tableName });
    await recordChanges(tx, by, [auditEvent('table-removed', tableName)]);
  });
}

export function tableNameOf(text: string, field: 'mesa' | 'mesas'): string {
  const name = readTableName(text);
  if (name !== null) return name;
  throw new AppError('bad_request', { fields: { [field]: tableNameRule(text) ?? '' } });
}
