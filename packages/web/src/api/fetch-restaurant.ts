import { readRestaurant, restaurantFromWire } from '@simplato/contract';
import type { House } from '@simplato/domain';
import { call } from './call.ts';

/** The restaurant of this session. */
export async function readHouse(): Promise<House> {
  return restaurantFromWire(await call(readRestaurant));
}
