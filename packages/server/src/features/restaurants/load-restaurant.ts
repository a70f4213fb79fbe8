import type { Restaurant } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { findRestaurant } from './restaurant-queries.ts';

/** Reads a restaurant from the database; throws if there is none. */
export async function loadRestaurant(db: Queryable, restaurantId: number): Promise<Restaurant> {
  const restaurant = await findRestaurant(db, restaurantId);
  if (!restaurant) throw new AppError('not_found');
  return restaurant;
}
