import { randomUUID } from 'node:crypto';
import { onlyRow, type Database } from '@simplato/server/db/database';
import type { OrderToInsert } from '@simplato/server/features/orders/order-queries';
import { newTableKey } from '@simplato/server/features/tables/table-key';
import { insertTables } from '@simplato/server/features/tables/table-queries';
import type { StoredRestaurant } from '@simplato/server/test/stored-restaurant';
import type { ThreeProducts } from './orders.ts';
import { sitDown, type Person } from './people.ts';

export interface Table {
  restaurantId: number;
  tableName: string;
  key: string;
}

/** New tables, spread over the restaurants. */
export async function addTables(
  db: Database,
  among: readonly StoredRestaurant[],
  count: number,
): Promise<Table[]> {
  const tables: Table[] = [];
  for (let index = 0; index < count; index += 1) {
    const restaurantId = among[index % among.length]?.restaurantId ?? 0;
    const table = { restaurantId, tableName: `${among.length} ${index}`, key: newTableKey() };
    await insertTables(db, restaurantId, [{ name: table.tableName, key: table.key }]);
    tables.push(table);
  }
  return tables;
}

export interface Seated {
  guest: Person;
  tableName: string;
}

/** A phone at each table, which has scanned its code. */
export async function seat(url: string, tables: readonly Table[]): Promise<Seated[]> {
  const seated: Seated[] = [];
  for (const { restaurantId, tableName, key } of tables) {
    const guest = await sitDown(url, restaurantId, tableName, key);
    // The server would not accept a thousand phones' connections from one address.
    guest.device.close();
    seated.push({ guest, tableName });
  }
  return seated;
}

export interface Party extends Seated {
  restaurantId: number;
  visitId: string;
}

export async function findVisits(db: Database, seated: readonly Seated[]): Promise<Party[]> {
  const parties: Party[] = [];
  for (const { guest, tableName } of seated) {
    const { restaurantId } = guest;
    const rows = await db.query<{ visitId: string }>(
      `select visit_id as "visitId" from sessions where restaurant_id = $1 and table_name = $2`,
      [restaurantId, tableName],
    );
    parties.push({ guest, restaurantId, tableName, visitId: onlyRow(rows).visitId });
  }
  return parties;
}

/** An order of a visit as the server stores one of three products, with a new idempotency key. */
export function orderOf(
  {
    restaurantId,
    visitId,
    tableName,
  }: Pick<OrderToInsert, 'restaurantId' | 'visitId' | 'tableName'>,
  { lines, totalCents }: Pick<ThreeProducts, 'lines' | 'totalCents'>,
): OrderToInsert {
  return {
    lines,
    totalCents,
    restaurantId,
    visitId,
    tableName,
    idempotencyKey: randomUUID(),
    requestHash: 'x'.repeat(43),
    isTableVerified: true,
    note: '',
    payment: 'unpaid',
    tipCents: 0,
    placedAt: new Date(),
    mailedDinerId: null,
    isPaced: true,
    emptiesBasket: true,
    seenVersion: null,
    shownTabId: null,
    acceptedDelay: null,
    ownNotes: null,
    avoidedBy: null,
    courses: [],
    expected: null,
  };
}

/** Moves earlier orders out of the rate limit's window. */
export async function forgetPace(db: Database): Promise<void> {
  await db.query(
    `update orders set placed_at = placed_at - interval '1 hour'
     where placed_at > now() - interval '1 hour'`,
  );
}
