import type { Queryable } from '../../../db/database.ts';

/*
 * Soft delete: a category's row stays for a while, off the menu, so that it can be restored. The
 * products deleted with it have the same `deleted_at`; those moved out of it have its id in
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

/** When a category was deleted; null if it is on the menu, undefined if there is none. */
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

/** Puts it back on the menu, with the products that were deleted with it or moved out of it. */
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

/**
 * Removes for good what was deleted before `before`, except categories that still have a product.
 */
export async function purgeCategories(db: Queryable, before: Date): Promise<void> {
  await db.query(
    `delete from categories c where deleted_at < $1 and not exists (
       select 1 from products p
       where p.restaurant_id = c.restaurant_id and p.category_id = c.category_id)`,
    [before],
  );
}
