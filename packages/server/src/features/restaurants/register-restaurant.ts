import type { Restaurant } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { insertRestaurant } from './restaurant-queries.ts';

/** Answers the new house's id. */
export async function registerRestaurant(
  db: Queryable,
  restaurant: Omit<Restaurant, 'restaurantId'>,
): Promise<number> {
  return insertRestaurant(db, restaurant);
}
