import { kitchenToWire, type KitchenNowWire } from '@simplato/contract';
import { kitchenState, type House } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { findRestaurant } from './restaurant-queries.ts';

/** A house as it is stored. */
export async function loadHouse(db: Queryable, restaurantId: number): Promise<House> {
  const house = await findRestaurant(db, restaurantId);
  if (!house) throw new AppError('not_found');
  return house;
}

/** Whether it takes orders, for those who look on: what it says, and what that comes to now. */
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
