import type { Product } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import { isForeignKeyViolation } from '../../db/constraint-errors.ts';
import type { Database } from '../../db/database.ts';
import { changeMenu } from '../restaurants/change-menu.ts';
import { deleteProduct, insertProduct, updateProduct, type NewProduct } from './product-queries.ts';

export async function addProduct(
  db: Database,
  restaurantId: number,
  product: NewProduct,
): Promise<Product> {
  return withItsCategory(
    changeMenu(db, restaurantId, (tx) => insertProduct(tx, restaurantId, product)),
  );
}

export async function changeProduct(
  db: Database,
  restaurantId: number,
  productId: number,
  product: NewProduct,
): Promise<Product> {
  return withItsCategory(
    changeMenu(db, restaurantId, async (tx) => {
      const changed = await updateProduct(tx, restaurantId, productId, product);
      if (!changed) throw new AppError('not_found');
      return changed;
    }),
  );
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
async function withItsCategory<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    throw isForeignKeyViolation(error) ? new AppError('not_found') : error;
  }
}
