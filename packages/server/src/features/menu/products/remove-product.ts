import { auditEvent, businessDay, UNDO_DELETION_MS, type Product } from '@simplato/domain';
import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/database.ts';
import type { Author } from '../../audit/record-changes.ts';
import { changeMenu } from '../change-menu.ts';
import { requireMenuRoom } from '../require-menu-room.ts';
import { requireProduct } from './change-products.ts';
import { deleteProduct, findDeletion, restoreProduct } from './deletion-queries.ts';

export async function removeProduct(
  db: Database,
  by: Author,
  target: { productId: number; version: number | undefined },
  at: Date,
): Promise<void> {
  const { restaurantId } = by;
  await changeMenu(db, by, async (tx) => {
    const { product } = await requireProduct(tx, restaurantId, target, businessDay(at));
    await deleteProduct(tx, restaurantId, target.productId, at);
    return { result: undefined, events: [auditEvent('product-removed', product.name)] };
  });
}

/** Undoes a deletion. Not an error if it was undone already: two people may press the button. */
export async function bringBackProduct(
  db: Database,
  by: Author,
  productId: number,
  at: Date,
): Promise<Product> {
  const { restaurantId } = by;
  return changeMenu(db, by, async (tx) => {
    const deletedAt = await findDeletion(tx, restaurantId, productId);
    if (deletedAt === undefined) throw new AppError('not_found');
    if (deletedAt !== null) {
      if (at.getTime() - deletedAt.getTime() > UNDO_DELETION_MS) {
        throw new AppError('too_late_to_restore');
      }
      await restoreProduct(tx, restaurantId, productId);
      await requireMenuRoom(tx, restaurantId);
    }
    const target = { productId, version: undefined };
    const { product } = await requireProduct(tx, restaurantId, target, businessDay(at));
    const events = deletedAt === null ? [] : [auditEvent('product-restored', product.name)];
    return { result: product, events };
  });
}
