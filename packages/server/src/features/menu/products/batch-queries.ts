import type { SqlValue } from '../../../db/columns.ts';
import type { Queryable } from '../../../db/database.ts';
import { WRITTEN, WRITTEN_COLUMNS } from './product-rows.ts';

/** These write many products in one statement. A row of values is as `writtenValues` returns it. */
type Values = readonly SqlValue[];

/**
 * Transposes rows to columns, as text[], which both databases accept in the same form; null stays
 * null.
 */
function columnsOf(rows: readonly Values[], count: number): (string | null)[][] {
  return Array.from({ length: count }, (_, at) =>
    rows.map((row) => {
      const value = row[at] ?? null;
      return value === null ? null : String(value);
    }),
  );
}

/** The parameters from `$2` on as the columns of a table `w`. */
function table(columns: readonly string[]): string {
  const lists = columns.map((_, at) => `$${at + 2}::text[]`);
  return `unnest(${lists.join(', ')}) with ordinality as w (${columns.join(', ')}, place)`;
}

/** `w.name::text`, in the order of WRITTEN_COLUMNS. */
const CASTS = Object.values(WRITTEN).map(([name, type]) => `w.${name}::${type}`);

export async function insertBatch(
  db: Queryable,
  restaurantId: number,
  rows: readonly Values[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.query(
    `insert into products (restaurant_id, ${WRITTEN_COLUMNS.join(', ')})
     select $1::int, ${CASTS.join(', ')} from ${table(WRITTEN_COLUMNS)}
     order by w.place`,
    [restaurantId, ...columnsOf(rows, WRITTEN_COLUMNS.length)],
  );
}

/** Each row begins with the product's id. For `moved_from`, see `updateProduct`. */
export async function updateBatch(
  db: Queryable,
  restaurantId: number,
  rows: readonly Values[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.query(
    `update products p set ${WRITTEN_COLUMNS.map((name, at) => `${name} = ${CASTS[at]}`).join(', ')},
       moved_from = case when p.category_id = w.category_id::int then p.moved_from end,
       version = p.version + 1
     from ${table(['product_id', ...WRITTEN_COLUMNS])}
     where p.restaurant_id = $1 and p.product_id = w.product_id::int`,
    [restaurantId, ...columnsOf(rows, WRITTEN_COLUMNS.length + 1)],
  );
}

/** The last option id used in each product, and the last position in each category. */
export async function listLastNumbers(db: Queryable, restaurantId: number) {
  const rows = await db.query<{
    productId: number;
    categoryId: number;
    position: number;
    lastOptionId: number;
  }>(
    `select product_id as "productId", category_id as "categoryId", position,
       last_option_id as "lastOptionId"
     from products where restaurant_id = $1 and deleted_at is null`,
    [restaurantId],
  );
  const lastPositions = new Map<number, number>();
  for (const { categoryId, position } of rows) {
    lastPositions.set(categoryId, Math.max(position, lastPositions.get(categoryId) ?? 0));
  }
  const lastOptionIds = new Map(rows.map((row) => [row.productId, row.lastOptionId]));
  return { lastOptionIds, lastPositions };
}
