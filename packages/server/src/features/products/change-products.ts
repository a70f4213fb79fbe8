import type { Product } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import { isForeignKeyViolation } from '../../db/constraint-errors.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { announcedTransaction } from '../../db/signals.ts';
import { deleteProduct, insertProduct, updateProduct, type NewProduct } from './product-queries.ts';

export async function addProduct(
  db: Database,
  restaurantId: number,
  product: NewProduct,
): Promise<Product> {
  return changeMenu(db, restaurantId, (tx) => insertProduct(tx, restaurantId, product));
}

export async function changeProduct(
  db: Database,
  restaurantId: number,
  productId: number,
  product: NewProduct,
): Promise<Product> {
  return changeMenu(db, restaurantId, async (tx) => {
    const changed = await updateProduct(tx, restaurantId, productId, product);
    if (!changed) throw new AppError('not_found');
    return changed;
  });
}

export async function removeProduct(
  db: Database,
  restaurantId: number,
  productId: number,
): Promise<void> {
  await changeMenu(db, restaurantId, async (tx) => {
    if (!(await deleteProduct(tx, restaurantId, productId))) throw new AppError('not_found');
  });
}

/** A product whose category is not this restaurant's has nowhere to stand. */
async function changeMenu<Result>(
  db: Database,
  restaurantId: number,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await announcedTransaction(db, 'menu', String(restaurantId), change);
  } catch (error) {
    throw isForeignKeyViolation(error) ? new AppError('not_found') : error;
  }
}
