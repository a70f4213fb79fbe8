import type { Category } from '@simplato/domain';
import { onlyRow, type Queryable } from '../../db/database.ts';

const COLUMNS = `category_id as "categoryId", restaurant_id as "restaurantId", name, course,
  is_active as "isActive", image_url as "imageUrl", color`;

export type NewCategory = Omit<Category, 'categoryId' | 'restaurantId'>;

export async function listCategories(db: Queryable, restaurantId: number): Promise<Category[]> {
  return db.query<Category>(
    `select ${COLUMNS} from categories where restaurant_id = $1 order by course, category_id`,
    [restaurantId],
  );
}

export async function insertCategory(
  db: Queryable,
  restaurantId: number,
  category: NewCategory,
): Promise<Category> {
  const rows = await db.query<Category>(
    `insert into categories (restaurant_id, name, course, is_active, image_url, color)
     values ($1, $2, $3, $4, $5, $6) returning ${COLUMNS}`,
    [restaurantId, ...valuesOf(category)],
  );
  return onlyRow(rows);
}

export async function updateCategory(
  db: Queryable,
  restaurantId: number,
  categoryId: number,
  category: NewCategory,
): Promise<Category | null> {
  const [updated] = await db.query<Category>(
    `update categories set name = $3, course = $4, is_active = $5, image_url = $6, color = $7
     where restaurant_id = $1 and category_id = $2 returning ${COLUMNS}`,
    [restaurantId, categoryId, ...valuesOf(category)],
  );
  return updated ?? null;
}

/** False when there is no such category. */
export async function deleteCategory(
  db: Queryable,
  restaurantId: number,
  categoryId: number,
): Promise<boolean> {
  const rows = await db.query(
    'delete from categories where restaurant_id = $1 and category_id = $2 returning 1',
    [restaurantId, categoryId],
  );
  return rows.length > 0;
}

function valuesOf(category: NewCategory): unknown[] {
  return [category.name, category.course, category.isActive, category.imageUrl, category.color];
}
