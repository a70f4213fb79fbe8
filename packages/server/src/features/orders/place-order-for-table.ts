import { createHash } from 'node:crypto';
import { AppError } from '../../app-error.ts';
import type { RestaurantSession } from '../../auth/session.ts';
import { tableNameOf } from '../tables/change-tables.ts';
import { openStaffVisit } from '../tables/visits.ts';
import type { OrderWish } from './order-wish.ts';
import { placeOrder, type OrderDependencies, type PlacedOrder } from './place-order.ts';

/**
 * An order that a waiter enters goes through the same code as a diner's: same prices, keys and
 * refusals. Each is a visit of its own, so that it does not show up on any diner's phone. The
 * visit's id is derived from the key, so that a retry uses the same visit. It goes into the tab that
 * was chosen, else into the table's oldest.
 */
export async function placeOrderForTable(
  dependencies: OrderDependencies,
  session: RestaurantSession,
  tableText: string,
  wish: OrderWish,
  tabId: number | null,
): Promise<PlacedOrder> {
  const tableName = tableNameOf(tableText, 'mesa');
  // Nobody would come to the provider's page, and no kitchen would see the order.
  if (wish.payment !== 'unpaid') {
    const ispaid = 'Lo que toma el camarero se paga en la mesa';
    throw new AppError('bad_request', { fields: { ispaid } });
  }
  const { restaurantId, userName } = session;
  const visitId = visitOfKey(restaurantId, wish.idempotencyKey);
  await openStaffVisit(dependencies.db, { restaurantId, visitId, openedBy: userName });
  // A waiter stands at the table: there is nothing to verify.
  const atTable = { ...session, visitId, tableName, isTableVerified: true };
  return placeOrder(dependencies, atTable, wish, tabId);
}

/** A UUID derived from the key; version 8 is the one for application-defined contents. */
function visitOfKey(restaurantId: number, key: string): string {
  const bytes = createHash('sha256').update(`staff-visit ${restaurantId} ${key}`).digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex', 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
