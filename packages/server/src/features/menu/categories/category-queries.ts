import type { Category, NewCategory } from '@simplato/domain';
import { onlyRow, type Queryable } from '../../../db/database.ts';

const COLUMNS = `category_id as "categoryId", restaurant_id as "restaurantId", name, course,
  is_active as "isActive", image_url as "imageUrl", color, served_hours as "servedHours",
  translations, position, version`;

export async function listCategories(db: Queryable, restaurantId: number): Promise<Category[]> {
  return db.query<Category>(
    `select ${COLUMNS} from categories where restaurant_id = $1 and deleted_at is null
     order by position, category_id`,
    [restaurantId],
  );
}

export async function findCategory(db: Queryable, restaurantId: number, categoryId: number) {
  const [category] = await db.query<Category>(
    `select ${COLUMNS} from categories
     where restaurant_id = $1 and category_id = $2 and deleted_at is null`,
    [restaurantId, categoryId],
  );
  return category ?? null;
}

/**
 * Makes room for a category after all of its course and of earlier courses, moving the later ones
 * on by one. Returns its position.
 */
export async function makeRoom(
  db: Queryable,
  restaurantId: number,
  course: number,
  categoryId: number | null,
): Promise<number> {
  const rows = await db.query<{ position: number }>(
    `with place as (
       select coalesce(max(position), 0) + 1 as position from categories
       where restaurant_id = $1 and course <= $2 and deleted_at is null
         and category_id is distinct from $3::int
     ), moved as (
       update categories c set position = c.position + 1 from place
       where c.restaurant_id = $1 and c.position >= place.position
         and c.category_id is distinct from $3::int
     )
     select position from place`,
    [restaurantId, course, categoryId],
  );
  return onlyRow(rows).position;
}

export async function insertCategory(
  db: Queryable,
  restaurantId: number,
  position: number,
  category: NewCategory,
): Promise<Category> {
  const rows = await db.query<Category>(
    `insert into categories (restaurant_id, position, name, course, is_active, image_url, color,
       served_hours, translations)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb) returning ${COLUMNS}`,
    [restaurantId, position, ...valuesOf(category)],
  );
  return onlyRow(rows);
}

export async function updateCategory(
  db: Queryable,
  { restaurantId, categoryId, position }: Category,
  category: NewCategory,
): Promise<Category> {
  const rows = await db.query<Category>(
    `update categories set position = $3, name = $4, course = $5, is_active = $6, image_url = $7,
       color = $8, served_hours = $9::jsonb, translations = $10::jsonb, version = version + 1
     where restaurant_id = $1 and category_id = $2 returning ${COLUMNS}`,
    [restaurantId, categoryId, position, ...valuesOf(category)],
  );
  return onlyRow(rows);
}

/** Puts the categories in the order of `categoryIds`. */
export async function updatePositions(
  db: Queryable,
  restaurantId: number,
  categoryIds: readonly number[],
): Promise<void> {
  await db.query(
    `update categories c set position = wanted.place
     from unnest($2::int[]) with ordinality as wanted (id, place)
     where c.restaurant_id = $1 and c.category_id = wanted.id`,
    [restaurantId, categoryIds],
  );
}

function valuesOf(category: NewCategory): unknown[] {
  return [
    category.name,
    category.course,
    category.isActive,
    category.imageUrl,
    category.color,
    category.servedHours && JSON.stringify(category.servedHours),
    JSON.stringify(category.translations),
  ];
}
