import type { Queryable } from '../../db/database.ts';

/*
 * A deleted category stays in its table for a while, out of the menu, so that it can be restored. The
 * products deleted with it carry the same instant in `deleted_at`; those moved out of it keep its number in
 * `moved_from`.
 */

export async function countProducts(
  db: Queryable,
  restaurantId: number,
  categoryId: number,
): Promise<number> {
  const rows = await db.query<{ count: number }>(
    `select count(*)::int as count from products
     where restaurant_id = $1 and category_id = $2 and deleted_at is null`,
    [restaurantId, categoryId],
  );
  return rows[0]?.count ?? 0;
}

export async function moveProducts(
  db: Queryable,
  restaurantId: number,
  from: number,
  to: number,
): Promise<void> {
  await db.query(
    `with last as (
       select coalesce(max(position), 0) as position from products
       where restaurant_id = $1 and category_id = $3 and deleted_at is null
     )
     update products p
     set category_id = $3, moved_from = $2, position = last.position + p.position,
       version = version + 1
     from last
     where p.restaurant_id = $1 and p.category_id = $2 and p.deleted_at is null`,
    [restaurantId, from, to],
  );
}

export async function deleteProductsOf(
  db: Queryable,
  restaurantId: number,
  categoryId: number,
  at: Date,
): Promise<void> {
  await db.query(
    `update products set deleted_at = $3, version = version + 1
     where restaurant_id = $1 and category_id = $2 and deleted_at is null`,
    [restaurantId, categoryId, at],
  );
}

export async function deleteCategory(
  db: Queryable,
  restaurantId: number,
  categoryId: number,
  at: Date,
): Promise<void> {
  await db.query(
    `update categories set deleted_at = $3, version = version + 1
     where restaurant_id = $1 and category_id = $2`,
    [restaurantId, categoryId, at],
  );
}

/** When a category was deleted, or null for one on the menu; undefined where there is none. */
export async function findDeletion(
  db: Queryable,
  restaurantId: number,
  categoryId: number,
): Promise<Date | null | undefined> {
  const [row] = await db.query<{ deletedAt: Date | null }>(
    `select deleted_at as "deletedAt" from categories
     where restaurant_id = $1 and category_id = $2`,
    [restaurantId, categoryId],
  );
  return row?.deletedAt;
}

/** Back on the menu, with what went or was moved away with it. */
export async function restoreCategory(
  db: Queryable,
  restaurantId: number,
  categoryId: number,
): Promise<void> {
  await db.query(
    `update products p set deleted_at = null, version = p.version + 1
     from categories c
     where c.restaurant_id = $1 and c.category_id = $2 and p.restaurant_id = $1
       and p.category_id = $2 and p.deleted_at = c.deleted_at`,
    [restaurantId, categoryId],
  );
  await db.query(
    `update products set category_id = $2, moved_from = null, version = version + 1
     where restaurant_id = $1 and moved_from = $2 and deleted_at is null`,
    [restaurantId, categoryId],
  );
  await db.query(
    `update categories set deleted_at = null, version = version + 1
     where restaurant_id = $1 and category_id = $2`,
    [restaurantId, categoryId],
  );
}

/** Takes away for good what was deleted before an instant; a category that still has a product stays. */
export async function purgeCategories(db: Queryable, before: Date): Promise<void> {
  await db.query(
    `delete from categories c where deleted_at < $1 and not exists (
       select 1 from products p
       where p.restaurant_id = c.restaurant_id and p.category_id = c.category_id)`,
    [before],
  );
}
