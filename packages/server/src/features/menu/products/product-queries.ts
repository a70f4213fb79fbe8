import {
  isSetMenu,
  partProductIds,
  withPartProducts,
  type Category,
  type Product,
} from '@simplato/domain';
import { onlyRow, type Queryable } from '../../../db/database.ts';
import {
  PRODUCT_COLUMNS,
  productFromRow,
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
  const products = await listStoredProducts(db, restaurantId, today);
  const byId = new Map(products.map((product) => [product.productId, product]));
  return products.map((product) => withPartProducts(product, (id) => byId.get(id)));
}

/** As they are stored: set menus with the products that they had when they were written. */
export async function listStoredProducts(
  db: Queryable,
  restaurantId: number,
  today: string,
): Promise<Product[]> {
  const rows = await db.query<ProductRow>(`select ${PRODUCT_COLUMNS} ${ON_THE_MENU}`, [
    restaurantId,
  ]);
  return rows.map((row) => productFromRow(row, today));
}

/** A product by itself: those in the parts of a set menu are read, too. */
async function withItsParts(db: Queryable, product: Product, today: string): Promise<Product> {
  if (!isSetMenu(product)) return product;
  const products = await listProductsOf(db, product.restaurantId, partProductIds(product), today);
  return withPartProducts(product, (productId) => products.get(productId));
}

/** Products of the menu by their ids. */
export async function listProductsOf(
  db: Queryable,
  restaurantId: number,
  productIds: readonly number[],
  today: string,
): Promise<Map<number, Product>> {
  const rows = await db.query<ProductRow>(
    `select ${PRODUCT_COLUMNS} from products p
     where p.restaurant_id = $1 and p.product_id = any($2::int[]) and p.deleted_at is null`,
    [restaurantId, productIds],
  );
  return new Map(rows.map((row) => [row.productId, productFromRow(row, today)]));
}

/** What ordering a product depends on in its category. */
export type OrderingCategory = Pick<
  Category,
  'name' | 'translations' | 'course' | 'isActive' | 'servedHours' | 'version'
> & { station: string };

export async function listMenuEntries(db: Queryable, restaurantId: number, today: string) {
  const rows = await db.query<ProductRow & { category: OrderingCategory }>(
    `select ${PRODUCT_COLUMNS}, json_build_object('name', c.name,
       'translations', c.translations, 'course', c.course, 'station', c.station, 'isActive', c.is_active,
       'servedHours', c.served_hours, 'version', c.version) as category ${ON_THE_MENU}`,
    [restaurantId],
  );
  const entries = rows.map(({ category, ...row }) => ({
    product: productFromRow(row, today),
    category,
  }));
  const byId = new Map(entries.map(({ product }) => [product.productId, product]));
  return entries.map(({ product, category }) => ({
    product: withPartProducts(product, (id) => byId.get(id)),
    category,
  }));
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
  return { product: await withItsParts(db, productFromRow(product, today), today), lastOptionId };
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
  return withItsParts(db, productFromRow(onlyRow(rows), today), today);
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
  return withItsParts(db, productFromRow(onlyRow(rows), today), today);
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
