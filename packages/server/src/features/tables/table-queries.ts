import { onlyRow, type Queryable, type Transaction } from '../../db/database.ts';

/** The table's key; inserts the table with `newKey` if it does not exist. */
export async function findOrInsertTableKey(
  db: Queryable,
  restaurantId: number,
  tableName: string,
  newKey: string,
): Promise<string> {
  const rows = await db.query<{ key: string }>(
    `insert into dining_tables (restaurant_id, table_name, key) values ($1, $2, $3)
     on conflict (restaurant_id, table_name) do update set key = dining_tables.key
     returning key`,
    [restaurantId, tableName, newKey],
  );
  return onlyRow(rows).key;
}

export async function replaceTableKey(
  db: Queryable,
  restaurantId: number,
  tableName: string,
  newKey: string,
): Promise<void> {
  await db.query('update dining_tables set key = $3 where restaurant_id = $1 and table_name = $2', [
    restaurantId,
    tableName,
    newKey,
  ]);
}

/** The restaurant of a code and the key of its table; null if there is no such restaurant. */
export async function findTableOfCode(db: Queryable, restaurantId: number, tableName: string) {
  const [row] = await db.query<{ legalName: string; key: string | null }>(
    `select r.legal_name as "legalName", t.key
     from restaurants r
     left join dining_tables t on t.restaurant_id = r.restaurant_id and t.table_name = $2
     where r.restaurant_id = $1`,
    [restaurantId, tableName],
  );
  return row ?? null;
}

export interface TableRow {
  tableName: string;
  key: string;
  /** Empty without one. */
  zone: string;
  /** Orders still on the board. */
  openOrders: number;
}

export async function listTables(db: Queryable, restaurantId: number): Promise<TableRow[]> {
  return db.query<TableRow>(
    `select t.table_name as "tableName", t.key, t.zone, count(o.order_id)::int as "openOrders"
     from dining_tables t
     left join orders o on o.restaurant_id = t.restaurant_id and o.table_name = t.table_name
       and o.status not in ('closed', 'cancelled')
     where t.restaurant_id = $1
     group by t.table_name, t.key, t.zone`,
    [restaurantId],
  );
}

export async function listZones(
  db: Queryable,
  restaurantId: number,
): Promise<Pick<TableRow, 'tableName' | 'zone'>[]> {
  return db.query(
    `select table_name as "tableName", zone from dining_tables
     where restaurant_id = $1 and zone <> ''`,
    [restaurantId],
  );
}

/**
 * Counts the tables of a restaurant, waiting for others who are adding some: the restaurant's row stays locked until the
 * transaction ends.
 */
export async function countTables(tx: Transaction, restaurantId: number): Promise<number> {
  await tx.query('select 1 from restaurants where restaurant_id = $1 for no key update', [
    restaurantId,
  ]);
  const rows = await tx.query<{ count: number }>(
    'select count(*)::int as count from dining_tables where restaurant_id = $1',
    [restaurantId],
  );
  return onlyRow(rows).count;
}

/** Returns the names of the tables that were inserted. */
export async function insertTables(
  db: Queryable,
  restaurantId: number,
  tables: readonly { name: string; key: string }[],
): Promise<string[]> {
  const rows = await db.query<{ tableName: string }>(
    `insert into dining_tables (restaurant_id, table_name, key)
     select $1, name, key from json_to_recordset($2::json) as t (name text, key text)
     on conflict do nothing
     returning table_name as "tableName"`,
    [restaurantId, JSON.stringify(tables)],
  );
  return rows.map(({ tableName }) => tableName);
}

export async function updateZone(
  db: Queryable,
  restaurantId: number,
  tableName: string,
  zone: string,
): Promise<void> {
  await db.query(
    'update dining_tables set zone = $3 where restaurant_id = $1 and table_name = $2',
    [restaurantId, tableName, zone],
  );
}

/** False if there is no such table. */
export async function deleteTable(
  db: Queryable,
  restaurantId: number,
  tableName: string,
): Promise<boolean> {
  const rows = await db.query(
    'delete from dining_tables where restaurant_id = $1 and table_name = $2 returning 1',
    [restaurantId, tableName],
  );
  return rows.length > 0;
}

export async function insertVisit(
  db: Queryable,
  restaurantId: number,
  visitId: string,
  dinerId: number | null,
): Promise<void> {
  await db.query('insert into visits (restaurant_id, visit_id, diner_id) values ($1, $2, $3)', [
    restaurantId,
    visitId,
    dinerId,
  ]);
}

/** Links a visit to a diner: a guest has registered or logged in at the table. */
export async function updateVisitDiner(
  db: Queryable,
  restaurantId: number,
  visitId: string,
  dinerId: number,
): Promise<void> {
  await db.query('update visits set diner_id = $3 where restaurant_id = $1 and visit_id = $2', [
    restaurantId,
    visitId,
    dinerId,
  ]);
}

export interface StaffVisit {
  restaurantId: number;
  visitId: string;
  openedBy: string;
}

export async function insertStaffVisit(db: Queryable, visit: StaffVisit): Promise<void> {
  await db.query(
    `insert into visits (restaurant_id, visit_id, opened_by) values ($1, $2, $3)
     on conflict do nothing`,
    [visit.restaurantId, visit.visitId, visit.openedBy],
  );
}
