import type { Queryable } from '../../../db/database.ts';

/** Soft delete: the row stays for a while, off the menu, so that it can be restored. */
export async function deleteProduct(
  db: Queryable,
  restaurantId: number,
  productId: number,
  at: Date,
): Promise<void> {
  await db.query(
    `update products set deleted_at = $3, version = version + 1
     where restaurant_id = $1 and product_id = $2`,
    [restaurantId, productId, at],
  );
}

/** Undefined if there is no such product, or its category is gone. */
export async function findDeletion(
  db: Queryable,
  restaurantId: number,
  productId: number,
): Promise<Date | null | undefined> {
  const [row] = await db.query<{ deletedAt: Date | null }>(
    `select p.deleted_at as "deletedAt" from products p
     join categories c on c.restaurant_id = p.restaurant_id and c.category_id = p.category_id
     where p.restaurant_id = $1 and p.product_id = $2 and c.deleted_at is null`,
    [restaurantId, productId],
  );
  return row?.deletedAt;
}

export async function restoreProduct(
  db: Queryable,
  restaurantId: number,
  productId: number,
): Promise<void> {
  await db.query(
    `update products set deleted_at = null, version = version + 1
     where restaurant_id = $1 and product_id = $2`,
    [restaurantId, productId],
  );
}

/** Removes for good what was deleted before `before`. Orders have their own copies of the lines. */
export async function purgeProducts(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from products where deleted_at < $1', [before]);
}
