import {
  applyChange,
  auditEvent,
  categoryChanges,
  type Category,
  type Change,
  type NewCategory,
} from '@simplato/domain';
import { AppError } from '../../../app-error.ts';
import type { Database, Queryable } from '../../../db/database.ts';
import type { Author } from '../../audit/record-changes.ts';
import { changeMenu, requireSameRows } from '../change-menu.ts';
import { requireMenuRoom } from '../require-menu-room.ts';
import {
  findCategory,
  insertCategory,
  listCategories,
  makeRoom,
  updateCategory,
  updatePositions,
} from './category-queries.ts';

export async function addCategory(
  db: Database,
  by: Author,
  category: NewCategory,
): Promise<Category> {
  const { restaurantId } = by;
  return changeMenu(db, by, async (tx) => {
    const position = await makeRoom(tx, restaurantId, category.course, null);
    const result = await insertCategory(tx, restaurantId, position, category);
    await requireMenuRoom(tx, restaurantId);
    return { result, events: [auditEvent('category-added', result.name)] };
  });
}

/** A change of course moves the category; any other change leaves its position. */
export async function changeCategory(
  db: Database,
  by: Author,
  target: { categoryId: number; version: number | undefined },
  change: Change<NewCategory>,
): Promise<Category> {
  const { restaurantId } = by;
  return changeMenu(db, by, async (tx) => {
    const current = await requireCategory(tx, restaurantId, target);
    const changed = applyChange(current, change);
    const position =
      changed.course === current.course
        ? current.position
        : await makeRoom(tx, restaurantId, changed.course, current.categoryId);
    const result = await updateCategory(tx, { ...current, position }, changed);
    const changes = categoryChanges(current, result);
    const isSame = changes.length === 0;
    return {
      result,
      events: isSame ? [] : [auditEvent('category-changed', current.name, changes)],
    };
  });
}

export async function orderCategories(
  db: Database,
  by: Author,
  categoryIds: readonly number[],
): Promise<void> {
  const { restaurantId } = by;
  await changeMenu(db, by, async (tx) => {
    const known = await listCategories(tx, restaurantId);
    const knownIds = known.map(({ categoryId }) => categoryId);
    requireSameRows(knownIds, categoryIds);
    await updatePositions(tx, restaurantId, categoryIds);
    return { result: undefined, events: [auditEvent('categories-ordered', '')] };
  });
}

/**
 * The current category; throws unless its version is the one given. Undefined accepts any version.
 */
export async function requireCategory(
  db: Queryable,
  restaurantId: number,
  { categoryId, version }: { categoryId: number; version: number | undefined },
): Promise<Category> {
  const category = await findCategory(db, restaurantId, categoryId);
  if (!category) throw new AppError('not_found');
  if (version !== undefined && version !== category.version) {
    throw new AppError('row_changed', { category });
  }
  return category;
}
