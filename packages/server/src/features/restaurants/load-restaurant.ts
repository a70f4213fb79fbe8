import { kitchenToWire, type KitchenNowWire } from '@simplato/contract';
import { kitchenState, type Restaurant } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { findRestaurant } from './restaurant-queries.ts';

/** Reads a restaurant from the database; throws if there is none. */
export async function loadRestaurant(db: Queryable, restaurantId: number): Promise<Restaurant> {
  const restaurant = await findRestaurant(db, restaurantId);
  if (!restaurant) throw new AppError('not_found');
  return restaurant;
}

/**
 * What clients need to know about ordering: the kitchen's hours and pause, and whether it is open
 * now.
 */
export function kitchenNow(restaurant: Restaurant, at: Date): KitchenNowWire {
  const { kitchen, version, paysOnline, takesTips } = restaurant;
  const { isOpen } = kitchenState(kitchen, at.getTime());
  return {
    ...kitchenToWire(kitchen),
    abierta: isOpen,
    version,
    pagoonline: paysOnline,
    propinas: takesTips,
  };
}
