import type { Queryable } from '../../db/database.ts';
import { countRestaurants } from './restaurant-queries.ts';

export async function hasRestaurants(db: Queryable): Promise<boolean> {
  return (await countRestaurants(db)) > 0;
}
