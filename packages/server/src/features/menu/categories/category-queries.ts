import type { Category, NewCategory } from '@simplato/domain';
import { columnNames, selected, valuesOf, type Columns } from '../../../db/columns.ts';
import { onlyRow, type Queryable } from '../../../db/database.ts';

const WRITTEN: Columns<NewCategory & { position: number }> = {
  position: ['position', 'int'],
  name: ['name', 'text'],
  course: ['course', 'int'],
  isActive: ['is_active', 'boolean'],
  imageUrl: ['image_url', 'text'],
  color: ['color', 'text'],
  servedHours: ['served_hours', 'jsonb'],
  translations: ['translations', 'jsonb'],
};
const READ: Columns<Category> = {
  categoryId: ['category_id', 'int'],
  restaurantId: ['restaurant_id', 'int'],
  ...WRITTEN,
  version: ['version', 'int'],
};
const COLUMNS = selected(READ, 'c');
const WRITTEN_COLUMNS = columnNames(WRITTEN);

export async function listCategories(db: Queryable, restaurantId: number): Promise<Category[]> {
  return db.query<Category>(
    `select ${COLUMNS} from categories c where restaurant_id = $1 and deleted_at is null
     order by position, category_id`,
    [restaurantId],
  );
}

export async function findCategory(db: Queryable, restaurantId: number, categoryId: number) {
  const [category] = await db.query<Category>(
    `select ${COLUMNS} from categories c
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
    `insert into categories as c (restaurant_id, ${WRITTEN_COLUMNS.join(', ')})
     values ($1, ${WRITTEN_COLUMNS.map((_, index) => `$${index + 2}`).join(', ')})
     returning ${COLUMNS}`,
    [restaurantId, ...valuesOf(WRITTEN, { ...category, position })],
  );
  return onlyRow(rows);
}

export async function updateCategory(
  db: Queryable,
  { restaurantId, categoryId, position }: Category,
  category: NewCategory,
): Promise<Category> {
  const rows = await db.query<Category>(
    `update categories as c
     set ${WRITTEN_COLUMNS.map((name, index) => `${name} = $${index + 3}`).join(', ')},
       version = version + 1
     where restaurant_id = $1 and category_id = $2 returning ${COLUMNS}`,
    [restaurantId, categoryId, ...valuesOf(WRITTEN, { ...category, position })],
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
