import type { Category } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import { isForeignKeyViolation } from '../../db/constraint-errors.ts';
import type { Database } from '../../db/database.ts';
import { changeMenu } from '../restaurants/change-menu.ts';
import {
  deleteCategory,
  insertCategory,
  updateCategory,
  type NewCategory,
} from './category-queries.ts';

export async function addCategory(
  db: Database,
  restaurantId: number,
  category: NewCategory,
): Promise<Category> {
  return changeMenu(db, restaurantId, (tx) => insertCategory(tx, restaurantId, category));
}

export async function changeCategory(
  db: Database,
  restaurantId: number,
  categoryId: number,
  category: NewCategory,
): Promise<Category> {
  return changeMenu(db, restaurantId, async (tx) => {
    const changed = await updateCategory(tx, restaurantId, categoryId, category);
    if (!changed) throw new AppError('not_found');
    return changed;
  });
}

/** A category with products stays: they would be dishes without a place on the menu. */
export async function removeCategory(
  db: Database,
  restaurantId: number,
  categoryId: number,
): Promise<void> {
  try {
    await changeMenu(db, restaurantId, async (tx) => {
      if (!(await deleteCategory(tx, restaurantId, categoryId))) throw new AppError('not_found');
    });
  } catch (error) {
    throw isForeignKeyViolation(error) ? new AppError('in_use') : error;
  }
}
