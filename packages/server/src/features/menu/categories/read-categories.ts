import { categoryToWire, type CategoryWire } from '@simplato/contract';
import type { Queryable } from '../../../db/database.ts';
import { listCategories } from './category-queries.ts';

/** The categories of a restaurant in the wire format, in menu order. */
export async function readCategories(db: Queryable, restaurantId: number): Promise<CategoryWire[]> {
  return (await listCategories(db, restaurantId)).map(categoryToWire);
}
