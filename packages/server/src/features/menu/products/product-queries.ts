import type { Category, Product, SoldOut } from '@simplato/domain';
import { onlyRow, type Queryable } from '../../../db/database.ts';
import {
  PRODUCT_COLUMNS,
  productFromRow,
  soldOutValues,
  WRITTEN_COLUMNS,
  writtenValues,
  type ProductRow,
  type WrittenProduct,
} from './product-rows.ts';

/** `today`, in these functions, is the restaurant's business day, which decides what is sold out. */

const ON_THE_MENU = `from products p
  join categories c on c.restaurant_id = p.restaurant_id and c.category_id = p.category_id
  where p.restaurant_id = $1 and p.deleted_at is null
  order by c.position, c.category_id, p.position, p.product_id`;

export async function listProducts(
  db: Queryable,
  restaurantId: number,
  today: string,
): Promise<Product[]> {
  const rows = await db.query<ProductRow>(`select ${PRODUCT_COLUMNS} ${ON_THE_MENU}`, [
    restaurantId,
  ]);
  return rows.map((row) => productFromRow(row, today));
}

/** What ordering a product depends on in its category. */
export type OrderingCategory = Pick<
  Category,
  'name' | 'translations' | 'course' | 'isActive' | 'servedHours' | 'version'
>;

export async function listMenuEntries(db: Queryable, restaurantId: number, today: string) {
  const rows = await db.query<ProductRow & { category: OrderingCategory }>(
    `select ${PRODUCT_COLUMNS}, json_build_object('name', c.name,
       'translations', c.translations, 'course', c.course, 'isActive', c.is_active,
       'servedHours', c.served_hours, 'version', c.version) as category ${ON_THE_MENU}`,
    [restaurantId],
  );
  return rows.map(({ category, ...row }) => ({ product: productFromRow(row, today), category }));
}

/** A product on the menu, with the last option id used in it. */
export async function findProduct(
  db: Queryable,
  restaurantId: number,
  productId: number,
  today: string,
) {
  const [row] = await db.query<ProductRow & { lastOptionId: number }>(
    `select ${PRODUCT_COLUMNS}, p.last_option_id as "lastOptionId" from products p
     where p.restaurant_id = $1 and p.product_id = $2 and p.deleted_at is null`,
    [restaurantId, productId],
  );
  if (!row) return null;
  const { lastOptionId, ...product } = row;
  return { product: productFromRow(product, today), lastOptionId };
}

export async function hasCategory(
  db: Queryable,
  restaurantId: number,
  categoryId: number,
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from categories
     where restaurant_id = $1 and category_id = $2 and deleted_at is null`,
    [restaurantId, categoryId],
  );
  return rows.length > 0;
}

/** The position after all others of a category. */
export async function nextPosition(
  db: Queryable,
  restaurantId: number,
  categoryId: number,
): Promise<number> {
  const rows = await db.query<{ position: number }>(
    `select coalesce(max(position), 0) + 1 as position from products
     where restaurant_id = $1 and category_id = $2 and deleted_at is null`,
    [restaurantId, categoryId],
  );
  return onlyRow(rows).position;
}

export async function insertProduct(
  db: Queryable,
  restaurantId: number,
  product: WrittenProduct,
  { position, today }: { position: number; today: string },
): Promise<Product> {
  const rows = await db.query<ProductRow>(
    `insert into products as p (restaurant_id, ${WRITTEN_COLUMNS.join(', ')})
     values ($1, ${WRITTEN_COLUMNS.map((_, index) => `$${index + 2}`).join(', ')})
     returning ${PRODUCT_COLUMNS}`,
    [restaurantId, ...writtenValues(product, position, today)],
  );
  return productFromRow(onlyRow(rows), today);
}

/**
 * Moving the product to another category clears `moved_from`: if the deletion of its former
 * category is undone, a product that was moved on purpose does not go back.
 */
export async function updateProduct(
  db: Queryable,
  { restaurantId, productId }: Pick<Product, 'restaurantId' | 'productId'>,
  product: WrittenProduct,
  { position, today }: { position: number; today: string },
): Promise<Product> {
  const rows = await db.query<ProductRow>(
    `update products as p
     set ${WRITTEN_COLUMNS.map((column, index) => `${column} = $${index + 3}`).join(', ')},
       moved_from = case when category_id = $3 then moved_from end, version = version + 1
     where restaurant_id = $1 and product_id = $2 returning ${PRODUCT_COLUMNS}`,
    [restaurantId, productId, ...writtenValues(product, position, today)],
  );
  return productFromRow(onlyRow(rows), today);
}

/** Null when there is no such product. */
export async function updateSoldOut(
  db: Queryable,
  restaurantId: number,
  productId: number,
  soldOut: SoldOut,
  today: string,
): Promise<Product | null> {
  const [row] = await db.query<ProductRow>(
    `update products as p set is_available = $3, sold_out_on = $4, version = version + 1
     where restaurant_id = $1 and product_id = $2 and deleted_at is null
     returning ${PRODUCT_COLUMNS}`,
    [restaurantId, productId, ...soldOutValues(soldOut, today)],
  );
  return row ? productFromRow(row, today) : null;
}

/** The ids of the products on the menu, in one category or in all (null). */
export async function listProductIds(
  db: Queryable,
  restaurantId: number,
  categoryId: number | null,
): Promise<number[]> {
  const rows = await db.query<{ productId: number }>(
    `select product_id as "productId" from products
     where restaurant_id = $1 and deleted_at is null and ($2::int is null or category_id = $2)`,
    [restaurantId, categoryId],
  );
  return rows.map(({ productId }) => productId);
}

export async function updatePositions(
  db: Queryable,
  restaurantId: number,
  productIds: readonly number[],
): Promise<void> {
  await db.query(
    `update products p set position = wanted.place
     from unnest($2::int[]) with ordinality as wanted (id, place)
     where p.restaurant_id = $1 and p.product_id = wanted.id`,
    [restaurantId, productIds],
  );
}
