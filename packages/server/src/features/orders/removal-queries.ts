import type { LineUnits, Order } from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import { changeOrder, insertEvent } from './order-events.ts';
import { ORDER_COLUMNS, orderFromRow, type OrderRow } from './order-rows.ts';

/** The request to take something off, by its key. */
export interface RemovalRequest {
  idempotencyKey: string;
  requestHash: string;
}

interface RemovalToInsert {
  restaurantId: number;
  orderId: number;
  /** Empty where it was all that was left, and the order is cancelled. */
  lines: readonly LineUnits[];
  reason: string;
  actor: string;
  request: RemovalRequest;
}

/**
 * Locks an order before its restaurant's counter, as every change of an order does. What refers to it,
 * such as a share of one of its products, need not wait.
 */
export async function lockOrderToRemove(
  tx: Transaction,
  restaurantId: number,
  orderId: number,
): Promise<void> {
  await tx.query(
    'select 1 from orders where restaurant_id = $1 and order_id = $2 for no key update',
    [restaurantId, orderId],
  );
}

/** The order that a key has taken something off, with the hash of its request. */
export async function findRemovalOfKey(
  tx: Transaction,
  restaurantId: number,
  idempotencyKey: string,
): Promise<{ orderId: number; requestHash: string } | null> {
  const [row] = await tx.query<{ orderId: number; requestHash: string }>(
    `select order_id as "orderId", request_hash as "requestHash" from removals
     where restaurant_id = $1 and idempotency_key = $2`,
    [restaurantId, idempotencyKey],
  );
  return row ?? null;
}

export async function insertRemoval(tx: Transaction, removal: RemovalToInsert): Promise<void> {
  await tx.query(
    `insert into removals (restaurant_id, order_id, removal_number, lines, reason, actor,
       idempotency_key, request_hash)
     values ($1, $2, 1 + coalesce((
         select max(removal_number) from removals where restaurant_id = $1 and order_id = $2), 0),
       $3::jsonb, $4, $5, $6, $7)`,
    [
      removal.restaurantId,
      removal.orderId,
      JSON.stringify(removal.lines),
      removal.reason,
      removal.actor,
      removal.request.idempotencyKey,
      removal.request.requestHash,
    ],
  );
}

/** Takes the units off the order, with an event for the streams. The order must be locked. */
export async function takeUnitsOff(
  tx: Transaction,
  {
    restaurantId,
    orderId,
    lines,
    cents,
    actor,
    remark,
  }: Omit<RemovalToInsert, 'request' | 'reason'> & { cents: number; remark: string },
): Promise<Order | null> {
  await tx.query(
    `update order_lines l set removed = l.removed + w.quantity
     from json_to_recordset($3::json) as w ("lineNumber" int, quantity int)
     where l.restaurant_id = $1 and l.order_id = $2 and l.line_number = w."lineNumber"`,
    [restaurantId, orderId, JSON.stringify(lines)],
  );
  const [row] = await tx.query<OrderRow>(
    `${changeOrder(
      'true',
      'total_cents = total_cents - $3,',
      insertEvent('changed', '$4', `''`, '$5', '0'),
    )} select ${ORDER_COLUMNS} from changed o`,
    [restaurantId, orderId, cents, actor, remark],
  );
  return row ? orderFromRow(row) : null;
}
