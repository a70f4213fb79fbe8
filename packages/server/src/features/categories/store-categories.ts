import type { Category, PlannedCategory } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import {
  findCategory,
  insertCategory,
  listCategories,
  makeRoom,
  updateCategory,
} from './category-queries.ts';

/** The categories of a menu that comes as a file; its caller holds the menu's lock. */
export async function readCategories(db: Queryable, restaurantId: number): Promise<Category[]> {
  return listCategories(db, restaurantId);
}

/** Answers the number of each. In a house without categories the file's order is the menu's. */
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
  // Whoever was stored before it may have moved it on.
  const now = (await findCategory(db, restaurantId, categoryId)) ?? current;
  const position =
    result.course === course
      ? now.position
      : await makeRoom(db, restaurantId, result.course, categoryId);
  await updateCategory(db, { ...now, position }, result);
}
