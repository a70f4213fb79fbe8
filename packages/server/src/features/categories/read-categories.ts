import { categoryToWire, type CategoryWire } from '@simplato/contract';
import type { Queryable } from '../../db/database.ts';
import { listCategories } from './category-queries.ts';

/** The categories of a house as they go out, in the order of its menu. */
export async function readCategories(db: Queryable, restaurantId: number): Promise<CategoryWire[]> {
  return (await listCategories(db, restaurantId)).map(categoryToWire);
}
