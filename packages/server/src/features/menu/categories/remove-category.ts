import { auditEvent, UNDO_DELETION_MS, newFact } from '@simplato/domain';
import { AppError } from '../../../app-error.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import type { Author } from '../../audit/record-changes.ts';
import { changeMenu } from '../change-menu.ts';
import { requireMenuRoom } from '../require-menu-room.ts';
import { requireCategory } from './change-categories.ts';
import {
  countProducts,
  deleteCategory,
  deleteProductsOf,
  findDeletion,
  moveProducts,
  restoreCategory,
} from './deletion-queries.ts';

/** What to do with its products: if nothing is given, a category that has any is not deleted. */
export interface Removal {
  categoryId: number;
  version: number | undefined;
  moveTo: number | undefined;
  withProducts: boolean;
}

export async function removeCategory(
  db: Database,
  by: Author,
  removal: Removal,
  at: Date,
): Promise<void> {
  const { restaurantId } = by;
  await changeMenu(db, by, async (tx) => {
    const { categoryId, name } = await requireCategory(tx, restaurantId, removal);
    const count = await countProducts(tx, restaurantId, categoryId);
    if (count > 0) await removeProducts(tx, restaurantId, removal, { count, at });
    await deleteCategory(tx, restaurantId, categoryId, at);
    const field = removal.moveTo === undefined ? 'Platos borrados' : 'Platos cambiados de sitio';
    const changes = count > 0 ? [newFact(field, String(count))] : [];
    return { result: undefined, events: [auditEvent('category-removed', name, changes)] };
  });
}

async function removeProducts(
  tx: Transaction,
  restaurantId: number,
  { categoryId, moveTo, withProducts }: Removal,
  { count, at }: { count: number; at: Date },
): Promise<void> {
  if (moveTo !== undefined) {
    if (moveTo === categoryId) throw new AppError('not_found');
    await requireCategory(tx, restaurantId, { categoryId: moveTo, version: undefined });
    await moveProducts(tx, restaurantId, categoryId, moveTo);
  } else if (withProducts) {
    await deleteProductsOf(tx, restaurantId, categoryId, at);
  } else {
    throw new AppError('category_in_use', { productCount: count });
  }
}

/** Undoes a deletion. Not an error if it was undone already: two people may press the button. */
export async function bringBackCategory(
  db: Database,
  by: Author,
  categoryId: number,
  at: Date,
): Promise<void> {
  const { restaurantId } = by;
  await changeMenu(db, by, async (tx) => {
    const deletedAt = await findDeletion(tx, restaurantId, categoryId);
    if (deletedAt === undefined) throw new AppError('not_found');
    if (deletedAt === null) return { result: undefined, events: [] };
    if (at.getTime() - deletedAt.getTime() > UNDO_DELETION_MS) {
      throw new AppError('too_late_to_restore');
    }
    await restoreCategory(tx, restaurantId, categoryId);
    await requireMenuRoom(tx, restaurantId);
    const target = { categoryId, version: undefined };
    const { name } = await requireCategory(tx, restaurantId, target);
    return { result: undefined, events: [auditEvent('category-restored', name)] };
  });
}
