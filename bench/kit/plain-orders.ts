import type { Database, Queryable } from '@simplato/server/db/database';
import type { OrderToInsert } from '@simplato/server/features/orders/order-queries';

/**
 * The least that storing an order can cost: an order and its lines, in one statement, into tables like
 * ours with their indexes, and nothing counted, checked, looked up or told.
 */
export async function createPlainOrders(db: Database): Promise<void> {
  await db.query(`create table plain_orders (like orders including defaults including indexes)`);
  await db.query(
    `create table plain_lines (like order_lines including defaults including indexes)`,
  );
  await db.query('create sequence plain_order_id');
}

const insertWith = (counted: string, number: string) => `with ${counted} placed as (
   insert into plain_orders (restaurant_id, order_id, idempotency_key, visit_id, table_name,
     is_table_verified, note, total_cents, status, payment, version, placed_at, status_changed_at)
   select $1, n, $2, $3, $4, true, '', $5, 'received', 'unpaid', n, now(), now()
   from ${number}
   returning order_id
 ), line as (
   insert into plain_lines (restaurant_id, order_id, line_number, product_id, name, course, station,
     note, net_price, vat_percent, unit_gross_cents, quantity, options)
   select $1, order_id, l."lineNumber", l."productId", l.name, 1, '', '', 0, l."vatPercent",
     l."unitGrossCents", l.quantity, '[]'
   from placed, json_to_recordset($6::json) as l ("lineNumber" int, "productId" int, name text,
     "vatPercent" int, "unitGrossCents" int, quantity int)
 )
 select order_id as "orderId" from placed`;

const PLAIN = insertWith('', `nextval('plain_order_id') as n`);

/** It waits for who has taken the number before, until their commit. */
const NUMBERED = insertWith(
  `counter as (
     update restaurant_counters set last_order_id = last_order_id + 1
     where restaurant_id = $1 returning 1
   ),`,
  `counter, nextval('plain_order_id') as n`,
);

export async function insertPlainOrder(db: Queryable, order: OrderToInsert): Promise<void> {
  await db.query(PLAIN, valuesOf(order));
}

/** The same, once it has raised the restaurant's counter. */
export async function insertNumberedOrder(db: Queryable, order: OrderToInsert): Promise<void> {
  await db.query(NUMBERED, valuesOf(order));
}

function valuesOf(order: OrderToInsert): unknown[] {
  return [
    order.restaurantId,
    order.idempotencyKey,
    order.visitId,
    order.tableName,
    order.totalCents,
    JSON.stringify(order.lines.map((line, index) => ({ ...line, lineNumber: index + 1 }))),
  ];
}
