import type { Category, PlannedCategory } from '@simplato/domain';
import type { Queryable } from '../../../db/database.ts';
import {
  findCategory,
  insertCategory,
  listCategories,
  makeRoom,
  updateCategory,
} from './category-queries.ts';

/** A restaurant's categories, to compare with those of a file. */
export async function loadCategories(db: Queryable, restaurantId: number): Promise<Category[]> {
  return listCategories(db, restaurantId);
}

/**
 * Stores a file's categories and returns the id of each. In a restaurant without categories, the file's
 * order becomes the menu's. To be called inside `changeMenu`.
 */
export async function storeCategories(
  db: Queryable,
  restaurantId: number,
  planned: readonly PlannedCategory[],
): Promise<ReadonlyMap<PlannedCategory, number>> {
  const isFirst = (await listCategories(db, restaurantId)).length === 0;
  const ids = new Map<PlannedCategory, number>();
  for (const [index, one] of planned.entries()) {
    if (one.current) await changeCategory(db, one.current, one);
    const added =
      one.current ??
      (await insertCategory(
        db,
        restaurantId,
        isFirst ? index + 1 : await makeRoom(db, restaurantId, one.result.course, null),
        one.result,
      ));
    ids.set(one, added.categoryId);
  }
  return ids;
}

async function changeCategory(
  db: Queryable,
  current: Category,
  { result, outcome }: PlannedCategory,
) {
  if (outcome !== 'changed') return;
  const { restaurantId, categoryId, course } = current;
  // Storing an earlier category may have changed this one's position.
  const now = (await findCategory(db, restaurantId, categoryId)) ?? current;
  const position =
    result.course === course
      ? now.position
      : await makeRoom(db, restaurantId, result.course, categoryId);
  await updateCategory(db, { ...now, position }, result);
}
