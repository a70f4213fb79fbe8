import { MENU_LIMITS } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import { onlyRow, type Transaction } from '../../db/database.ts';

/**
 * Throws if the menu is now larger than a menu may be. To be called inside `changeMenu`, after
 * adding something to it.
 */
export async function requireMenuRoom(tx: Transaction, restaurantId: number): Promise<void> {
  const rows = await tx.query<{ products: number; categories: number }>(
    `select
       (select count(*)::int from products where restaurant_id = $1 and deleted_at is null)
         as products,
       (select count(*)::int from categories where restaurant_id = $1 and deleted_at is null)
         as categories`,
    [restaurantId],
  );
  const { products, categories } = onlyRow(rows);
  if (products > MENU_LIMITS.products || categories > MENU_LIMITS.categories) {
    throw new AppError('menu_full');
  }
}
