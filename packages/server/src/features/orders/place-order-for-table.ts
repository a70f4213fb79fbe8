import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { HouseMemory } from '../../db/house-memory.ts';
import type { HouseSession } from '../sessions/session.ts';
import { tableNameOf } from '../tables/change-tables.ts';
import { openStaffVisit } from '../tables/open-staff-visit.ts';
import type { OrderWish } from './order-wish.ts';
import { placeOrder, type PlacedOrder } from './place-order.ts';

/**
 * What a waiter enters for a table goes the diners' own way: same prices, same key, same refusals. Every
 * entry is a visit of its own, so that nobody's phone shows what they did not order; its id comes from
 * the entry's key, so that a repeated sending meets the same visit.
 */
export async function placeOrderForTable(
  parts: { db: Database; memory: HouseMemory; now: () => Date },
  session: HouseSession,
  tableText: string,
  wish: OrderWish,
): Promise<PlacedOrder> {
  const tableName = tableNameOf(tableText, 'mesa');
  const { restaurantId, userName } = session;
  const visitId = visitOfKey(restaurantId, wish.idempotencyKey);
  await openStaffVisit(parts.db, { restaurantId, visitId, openedBy: userName });
  // A waiter stands at the table: there is nothing to verify.
  const atTable = { ...session, visitId, tableName, isTableVerified: true };
  return placeOrder(parts, atTable, wish);
}

/** A UUID of the form that is left to applications (version 8), made of the key. */
function visitOfKey(restaurantId: number, key: string): string {
  const bytes = createHash('sha256').update(`staff-visit ${restaurantId} ${key}`).digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex', 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
