import { kitchenToWire, type KitchenNowWire } from '@simplato/contract';
import { kitchenState, type House } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { findRestaurant } from './restaurant-queries.ts';

/** Reads a house from the database; throws if there is none. */
export async function loadHouse(db: Queryable, restaurantId: number): Promise<House> {
  const house = await findRestaurant(db, restaurantId);
  if (!house) throw new AppError('not_found');
  return house;
}

/**
 * What clients need to know about ordering: the kitchen's hours and pause, and whether it is open
 * now.
 */
export function kitchenNow(house: House, at: Date): KitchenNowWire {
  const { kitchen, version, paysOnline, takesTips } = house;
  const { isOpen } = kitchenState(kitchen, at.getTime());
  return {
    ...kitchenToWire(kitchen),
    abierta: isOpen,
    version,
    pagoonline: paysOnline,
    propinas: takesTips,
  };
}
